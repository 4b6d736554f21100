/// Gives the host memory to write an argument to, until `band_free`.
@_expose(wasm, "band_alloc") @_cdecl("band_alloc")
public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutablePointer<UInt8>.allocate(capacity: max(Int(count), 1))
}

/// Takes back memory that `band_alloc`, or a function that returns a pointer, gave out.
@_expose(wasm, "band_free") @_cdecl("band_free")
public func release(_ memory: UnsafeMutablePointer<UInt8>) {
  memory.deallocate()
}

/// Copies texts to memory that the host reads and gives back: the length of each as a little-endian 32-bit integer, then
/// the bytes of each in order.
func handOver(_ texts: [[UInt8]]) -> UnsafeMutablePointer<UInt8> {
  var size = 0
  for text in texts { size += 4 + text.count }
  let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
  var next = memory
  for text in texts {
    for shift in 0..<4 {
      next.pointee = UInt8(truncatingIfNeeded: text.count >> (8 * shift))
      next += 1
    }
  }
  for text in texts {
    text.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return }
      next.initialize(from: first, count: bytes.count)
    }
    next += text.count
  }
  return memory
}
