/// A path as it is typed in a shell: in quotes where something in it means more than itself there.
func quoted(_ path: String) -> String {
  let isPlain =
    !path.isEmpty
    && path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "@"):
        true
      default: byte >= 0x80
      }
    }
  if isPlain { return path }
  let isLiteral = path.utf8.contains { byte in
    switch byte {
    case UInt8(ascii: "$"), UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "!"): true
    default: false
    }
  }
  return isLiteral ? "'" + path.replacing("'", with: "'\\''") + "'" : "\"" + path + "\""
}
