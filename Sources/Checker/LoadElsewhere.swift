import BandSyntax

/// A component that a file of the project declares which nothing imports.
public struct ComponentElsewhere: Sendable {
  public var name: Name
  /// The file's path relative to the project's root.
  public var path: String
}

extension Loader {
  /// How many folders, files and bytes are looked through at most.
  private static var mostFolders: Int { 64 }
  private static var mostFiles: Int { 200 }
  private static var mostBytes: Int { 1 << 22 }

  /// Looks for components that are used and declared in no file that was read: in the folder of the main file, those around it and the ones
  /// in these. A program that has all that it uses reads nothing more.
  mutating func findElsewhere() {
    var missing = undeclaredComponents()
    if missing.isEmpty { return }
    var bytesLeft = Self.mostBytes
    for path in sourcesAround(program.files[0].text.name).prefix(Self.mostFiles) {
      if missing.isEmpty || bytesLeft <= 0 { return }
      if program.files.contains(where: { $0.text.name == path }) { continue }
      guard case .found(let bytes) = provider.source(at: path) else { continue }
      bytesLeft -= bytes.count
      for declared in componentNames(in: bytes) {
        guard let index = missing.firstIndex(where: { program.names.utf8(of: $0).elementsEqual(declared) }) else {
          continue
        }
        program.elsewhere.append(ComponentElsewhere(name: missing.remove(at: index), path: path))
      }
    }
  }

  /// The names of components that are used and not declared; the first of them.
  private func undeclaredComponents() -> [Name] {
    var isDeclared = [Bool](repeating: false, count: program.names.count)
    for file in program.files {
      for item in file.tree.items {
        if case .declaration(let id) = item, file.tree[id].kind == .component {
          isDeclared[Int(file.tree[id].name.index)] = true
        }
      }
    }
    var missing: [Name] = []
    for file in program.files where !file.isStandard && !file.hasFailedImport {
      for element in file.tree.elements where !isDeclared[Int(element.kind.index)] && missing.count < 100 {
        guard let first = program.names.utf8(of: element.kind).first, first >= UInt8(ascii: "A"),
          first <= UInt8(ascii: "Z")
        else { continue }
        isDeclared[Int(element.kind.index)] = true
        missing.append(element.kind)
      }
    }
    return missing
  }

  /// Paths of sources in the folder of a file, in those that it is in, and in the folders that are in these.
  private func sourcesAround(_ file: String) -> [String] {
    var found = provider.sources(near: file)
    var folders: [String] = []
    var folder = file.utf8[...]
    while let slash = folder.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      folders.append(String(decoding: folder, as: UTF8.self) + "/")
    }
    folders.append("")
    var looked = 0
    for folder in folders.prefix(4) {
      found += provider.sources(near: folder + "x.band")
      // What has a point in its name is taken for a file.
      for name in provider.names(in: String(decoding: folder.utf8.dropLast(), as: UTF8.self))
      where !name.utf8.contains(UInt8(ascii: ".")) {
        looked += 1
        if looked > Self.mostFolders { return found }
        found += provider.sources(near: folder + name + "/x.band")
      }
    }
    return found
  }
}
