import BandChecker
import BandDiagnostics
import BandLang
import BandSyntax

/// What the host asks for; see `compileRequest` for the form.
struct Request {
  private(set) var main: SourceText?
  private(set) var project: SourceText?
  private(set) var files = FileTable()
  private(set) var options = CompileOptions()
  private(set) var isWellFormed = true

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let part = nextPart(&rest), take(part) else {
        isWellFormed = false
        return
      }
    }
  }

  /// Keeps a part; false where its kind is unknown.
  private mutating func take(_ part: Part) -> Bool {
    switch part.kind {
    case "main": main = SourceText(name: part.name, bytes: part.bytes)
    case "project": project = SourceText(name: part.name, bytes: part.bytes)
    case "file": files.add(part.name, part.bytes)
    case "device": options.overrides.devices.append(part.name)
    case "target": options.overrides.targets.append(part.name)
    case "orientation": options.overrides.orientations.append(part.name)
    case "text-size": options.overrides.textSizes.append(part.name)
    case "locale": options.overrides.locales.append(part.name)
    case "state": options.overrides.states.append(part.name)
    case "allow": options.levels.append((rule: RuleName(part.name), level: .allow))
    case "warn": options.levels.append((rule: RuleName(part.name), level: .warn))
    case "deny": options.levels.append((rule: RuleName(part.name), level: .deny))
    default: return false
    }
    return true
  }

  private struct Part {
    var kind: String
    var name: String
    var bytes: [UInt8]
  }

  /// Takes the first part off the bytes; nothing where they don't begin with a whole one.
  private func nextPart(_ rest: inout ArraySlice<UInt8>) -> Part? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = rest[..<end].split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard words.count == 3, let length = Int(String(decoding: words[1], as: UTF8.self)), length >= 0,
      length <= rest.endIndex - end - 1
    else { return nil }
    let part = Part(
      kind: String(decoding: words[0], as: UTF8.self), name: String(decoding: words[2], as: UTF8.self),
      bytes: Array(rest[(end + 1)..<(end + 1 + length)]))
    rest = rest[(end + 1 + length)...]
    return part
  }
}

/// The files that came with a request.
struct FileTable: SourceProvider, Sendable {
  private var contents: [String: [UInt8]] = [:]

  mutating func add(_ name: String, _ bytes: [UInt8]) { contents[name] = bytes }

  func source(at path: String) -> SourceReading { contents[path].map { .found($0) } ?? .missing }

  func file(at path: String, limit: Int) -> SourceReading { source(at: path) }

  func imageHeader(at path: String) -> [UInt8]? { contents[path] }

  func names(in folder: String) -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    var names: Set<String> = []
    for path in contents.keys where path.utf8.starts(with: prefix.utf8) {
      let rest = path.utf8.dropFirst(prefix.utf8.count)
      names.insert(String(decoding: rest.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self))
    }
    return names.sorted()
  }

  func sources(near path: String) -> [String] {
    contents.keys.filter { $0.hasSuffix(".band") && folder(of: $0) == folder(of: path) }.sorted()
  }

  private func folder(of path: String) -> Substring {
    path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
  }
}
