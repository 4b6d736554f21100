import BandOutput
import BandPlacement
import BandProver
import BandScreenModel
import BandSyntax

/// A closed form as JSON: `docs/schema/closed-form.schema.json` is its shape.
///
/// - Parameter cases: the screen's cases, in the order of their first configurations.
func closedFormDocument(
  screen: String, _ cases: [ClosedFormCase], elements: ElementTable, states: [String], isPretty: Bool
) -> [UInt8] {
  var json = JSONWriter(isPretty: isPretty)
  json.beginObject()
  json.key("format")
  json.beginObject(onOneLine: true)
  json.field("name", "bandlang-closed-form")
  json.field("version", 2)
  json.endObject()
  json.field("screen", screen)
  json.key("elements")
  json.beginArray()
  for entry in elements.entries { json.string(entry.path) }
  json.endArray()
  json.key("cases")
  json.beginArray()
  for one in cases { json.closedForm(one, states: states) }
  json.endArray()
  json.endObject()
  json.newline()
  return json.bytes
}

extension JSONWriter {
  fileprivate mutating func closedForm(_ one: ClosedFormCase, states: [String]) {
    let family = one.envelope.family
    beginObject()
    field("family", family.title)
    field("platform", family.platform.text)
    field("form", family.form.text)
    field("navigation", family.navigation.text)
    field("orientation", family.orientation.text)
    key("when")
    beginArray()
    for discrete in one.discretes {
      beginObject(onOneLine: true)
      field("textSize", discrete.textSize.text)
      field("direction", discrete.direction.text)
      field("keyboard", discrete.isKeyboardUp)
      field("dark", discrete.isDark)
      field("spanned", discrete.isSpanned)
      if discrete.state < states.count { field("state", states[discrete.state]) }
      endObject()
    }
    endArray()
    key("variables")
    beginArray(onOneLine: true)
    for axis in one.form.root.axes {
      guard case .environment(let variable) = axis.variable else { continue }
      string(variable.text)
    }
    endArray()
    key("constants")
    beginObject(onOneLine: true)
    for constant in one.constants {
      key(text: constant.variable.text)
      number(constant.length)
    }
    endObject()
    if !one.same.isEmpty {
      key("same")
      beginObject(onOneLine: true)
      for length in one.same {
        key(text: length.variable.text)
        string(length.whole.text)
      }
      endObject()
    }
    numbers("lower", one.form.root.axes.map { $0.lower })
    numbers("upper", one.form.root.axes.map { $0.upper })
    key("bounds")
    forms(one.form.domain)
    key("notLinear")
    beginArray(onOneLine: true)
    for element in one.form.notLinear { integer(Int(one.entries[element])) }
    endArray()
    key("groups")
    beginArray()
    for group in one.form.groups where !group.regions.isEmpty { self.group(group, one) }
    endArray()
    if !one.points.isEmpty { points(of: one) }
    endObject()
  }

  private mutating func group(_ group: ClosedForm.Group, _ one: ClosedFormCase) {
    beginObject()
    key("elements")
    beginArray(onOneLine: true)
    for element in group.elements { integer(Int(one.entries[element])) }
    endArray()
    key("regions")
    beginArray()
    for region in group.regions {
      beginObject()
      key("bounds")
      forms(region.bounds.map { $0.form })
      let strict = region.bounds.indices.filter { region.bounds[$0].isStrict }
      if !strict.isEmpty {
        key("strict")
        beginArray(onOneLine: true)
        for index in strict { integer(index) }
        endArray()
      }
      key("frames")
      beginArray()
      for frame in region.forms {
        guard let frame else {
          null()
          continue
        }
        forms([frame.x, frame.y, frame.width, frame.height])
      }
      endArray()
      endObject()
    }
    endArray()
    endObject()
  }

  private mutating func points(of one: ClosedFormCase) {
    key("points")
    beginArray()
    for point in one.points {
      beginObject(onOneLine: true)
      numbers("values", point.lengths)
      key("frames")
      beginArray()
      for (element, frame) in point.frames.enumerated() {
        // An element and its frame, or nothing where it doesn't exist.
        beginArray()
        integer(Int(one.entries[element]))
        if let frame {
          for value in [frame.x, frame.y, frame.width, frame.height] { number(value) }
        }
        endArray()
      }
      endArray()
      endObject()
    }
    endArray()
    field("skipped", one.skippedPoints)
  }

  /// Forms, each the constant and then a coefficient for each variable.
  private mutating func forms(_ forms: [LinearForm]) {
    beginArray(onOneLine: true)
    for form in forms {
      beginArray()
      number(form.constant)
      for coefficient in form.coefficients { number(coefficient) }
      endArray()
    }
    endArray()
  }

  private mutating func numbers(_ name: StaticString, _ values: [Double]) {
    key(name)
    beginArray(onOneLine: true)
    for value in values { number(value) }
    endArray()
  }
}
