import BandOutput

/// Where the pictures of a screen go: a folder of its own with a file each, or one stream or file that takes a single picture.
struct PictureFiles: PictureFolder {
  private enum Place {
    case folder(String)
    case single(DocumentSink)
  }

  private var place: Place
  /// The files that are begun and not in place yet, all bytes on the disk.
  private(set) var files: [(path: String, file: AtomicFile)] = []
  /// How many pictures there were.
  private(set) var count = 0
  /// The first picture, where only one can be taken.
  private var first: [UInt8] = []

  init(for screen: String, of input: Input, _ plan: OutputPlan) {
    switch plan {
    case .folder: place = .folder(plan.folder(for: screen, of: input) ?? screen)
    case .nothing, .standardOutput, .file: place = .single(plan.sink(for: screen, of: input, .svg))
    }
  }

  mutating func write(_ name: String, _ bytes: [UInt8]) throws(FileFailure) {
    count += 1
    switch place {
    case .folder(let folder):
      let path = Paths.join(folder, name)
      if count == 1 { try makeFolder(folder) }
      let file = try AtomicFile(path)
      try file.write(bytes)
      try file.finish()
      files.append((path, file))
    case .single: if count == 1 { first = bytes }
    }
  }

  /// Hands on the only picture where one can be taken; of several none is written.
  mutating func finish(to path: String?) throws(FileFailure) {
    guard case .single(var sink) = place, count == 1 else { return }
    try sink.write(first)
    if let file = try sink.finished(), let path { files.append((path, file)) }
  }
}
