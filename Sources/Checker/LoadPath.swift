/// Joins a path that a file names with the folder of that file.
///
/// - Parameters:
///   - path: as written, with `/`.
///   - file: the file that names it, relative to the project's root.
/// - Returns: the path relative to the root, normalized; nothing where it is absolute or leads out of the root.
public func resolvePath(_ path: String, from file: String) -> String? {
  let slash = UInt8(ascii: "/")
  let written = Array(path.utf8)
  if written.first == slash { return nil }
  var parts: [ArraySlice<UInt8>] = []
  let folder = Array(file.utf8)
  if let end = folder.lastIndex(of: slash) {
    parts = folder[..<end].split(separator: slash)
  }
  for part in written.split(separator: slash) {
    if part.elementsEqual([UInt8(ascii: ".")]) { continue }
    if part.elementsEqual([UInt8(ascii: "."), UInt8(ascii: ".")]) {
      if parts.isEmpty { return nil }
      parts.removeLast()
    } else {
      parts.append(part)
    }
  }
  var joined: [UInt8] = []
  for part in parts {
    if !joined.isEmpty { joined.append(slash) }
    joined += part
  }
  return String(decoding: joined, as: UTF8.self)
}
