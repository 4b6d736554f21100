import BandParser
import BandTestSupport
import Testing

struct SourcesTests {
  @Test func soundSourcesHaveNoFault() {
    let sources = soundSources()
    #expect(sources.count >= 4)
    for source in sources {
      let messages = Reading(source.source).file.diagnostics.map { diagnostic in
        let place = source.source.position(at: diagnostic.place.span.start)
        return "\(source.path):\(place.line):\(place.column): \(diagnostic.message)"
      }
      #expect(messages == [])
    }
  }
}
