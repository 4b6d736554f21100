import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Numbers for temporary files: different for every file of the process.
let temporaryNumbers = Counter()

final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  func next() -> Int { value.add(1, ordering: .relaxed).newValue }
}

/// Does independent work on several threads and takes the results one by one in their order.
///
/// Work begins in order too, and no more than `window` pieces ahead of the result that is taken next, so that memory doesn't grow
/// with the number of pieces. With one job, or one piece, everything happens on the calling thread.
///
/// - Parameters:
///   - count: how many pieces of work there are.
///   - jobs: how many threads there may be.
///   - window: how many results may be done and not yet taken; 4 for each job where it is nothing.
///   - work: does the piece of that number. It runs on any thread.
///   - take: is given each result, on the calling thread; where it returns false, no more work is begun.
public func inOrder<Result: Sendable, Failure: Error>(
  _ count: Int, jobs: Int, window: Int? = nil, work: @escaping @Sendable (Int) -> Result,
  take: (Int, Result) throws(Failure) -> Bool
) throws(Failure) {
  let jobs = min(jobs, count)
  if jobs <= 1 {
    for index in 0..<max(0, count) where try !take(index, work(index)) { return }
    return
  }
  let queue = WorkQueue(count: count, window: max(jobs, window ?? 4 * jobs), work: work)
  let threads = (0..<jobs).compactMap { _ in startThread { queue.run() } }
  defer {
    queue.stop()
    for thread in threads { pthread_join(thread, nil) }
  }
  // Where not even one thread could be had, the work is done here.
  if threads.isEmpty {
    for index in 0..<count where try !take(index, work(index)) { return }
    return
  }
  for index in 0..<count where try !take(index, queue.result(index)) { return }
}

/// The state that the threads of one run share.
private final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  // Guarded by `mutex`: everything that changes. `condition` tells of every change.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var started = 0
  private var taken = 0
  private var isStopped = false
  /// The result of piece n stands at n modulo the window.
  private var results: [Result?]
  private let count: Int
  private let work: @Sendable (Int) -> Result

  init(count: Int, window: Int, work: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.work = work
    results = [Result?](repeating: nil, count: window)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(condition)
    mutex.deallocate()
    condition.deallocate()
  }

  /// Does pieces until there are none: the body of a thread.
  func run() {
    while let index = next() {
      let result = work(index)
      pthread_mutex_lock(mutex)
      results[index % results.count] = result
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }
  }

  private func next() -> Int? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isStopped, started < count, started >= taken + results.count { pthread_cond_wait(condition, mutex) }
    if isStopped || started >= count { return nil }
    started += 1
    return started - 1
  }

  /// Waits for a result and makes room for another.
  func result(_ index: Int) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = results[index % results.count] {
        results[index % results.count] = nil
        taken = index + 1
        pthread_cond_broadcast(condition)
        return result
      }
      pthread_cond_wait(condition, mutex)
    }
  }

  func stop() {
    pthread_mutex_lock(mutex)
    isStopped = true
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }
}

/// The body of a thread, boxed for the C interface.
private final class ThreadBody {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Starts a thread with as much stack as a main thread has: nesting is limited with that in mind.
private func startThread(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, 8 << 20)
  let body = Unmanaged.passRetained(ThreadBody(run))
  #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(&thread, &attributes, { threadMain($0) }, body.toOpaque())
  #else
    var thread = pthread_t()
    let status = pthread_create(&thread, &attributes, { threadMain($0) }, body.toOpaque())
  #endif
  if status != 0 {
    body.release()
    return nil
  }
  return thread
}

#if canImport(Darwin)
  private func threadMain(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#else
  private func threadMain(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run() }
    return nil
  }
#endif
