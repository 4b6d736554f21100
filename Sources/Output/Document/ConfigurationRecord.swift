import BandScreenModel

/// What a document says of one configuration, frames aside.
public struct ConfigurationRecord: Sendable {
  /// The device's `id` as in the catalogue.
  public var deviceID: String
  public var deviceName: String
  public var platform: Platform
  public var form: Form
  /// Device pixels per point.
  public var scale: Double
  public var orientation: Orientation
  public var textSize: TextSize
  public var direction: ReadingDirection
  /// The language that texts are in; `none` where no table of strings is used.
  public var language: LanguageTag
  public var isDark: Bool
  /// The height of the keyboard in points; nothing where it is down.
  public var keyboardHeight: Double?
  /// With the keyboard up: the index of the input that has the focus.
  public var focus: Int?
  /// The screen's state; nothing where it has none.
  public var state: String?
  public var size: PointSize
  public var insets: Edges<Double>
  /// The radius of the display's corners in points; nothing where no source gives it.
  public var corner: Double?
  /// What hides paint: notch, island, hole; nothing where there is one and no source gives its rectangle.
  public var cutouts: [Rectangle]?
  /// A hinge that separates two panes.
  public var hinge: Rectangle?
  public var strips: [Strip]
  /// How deep no tappable may rest in each of `strips`, from the glass; nothing where it takes no taps or the depth is unknown.
  public var tapDepths: [Double?]
  /// The edges whose gestures an exclusive screen asks the system to defer here.
  public var deferredEdges: EdgeSet
  /// What differs from the elements as they are told once.
  public var changes: [ElementChange]
  /// Where everything is at the other detents of the screen's sheets, if more than the place of a sheet depends on them.
  public var rests: [RestRecord] = []
  /// Of each sticky element: how far from its edge of the scroll around it it stops.
  public var stickyInsets: [StickyInset] = []

  /// The record of a cell of the matrix.
  ///
  /// - Parameters:
  ///   - states: the names of the screen's states.
  public init(
    device: DeviceProfile, profile: OrientationProfile, discrete: DiscreteCase, states: [String] = [],
    focus: Int? = nil, deferredEdges: EdgeSet = [], changes: [ElementChange] = []
  ) {
    deviceID = device.id
    deviceName = device.name
    platform = device.platform
    form = device.form
    scale = device.scale
    orientation = profile.orientation
    textSize = discrete.textSize
    direction = discrete.direction
    language = discrete.language
    isDark = discrete.isDark
    keyboardHeight = discrete.isKeyboardUp ? profile.keyboardHeight : nil
    self.focus = focus
    state = states.indices.contains(discrete.state) ? states[discrete.state] : nil
    size = profile.size
    insets = profile.insets
    corner = profile.hasUnknownCorner ? nil : profile.corner
    cutouts = profile.hasUnknownCutout && profile.cutouts.isEmpty ? nil : profile.cutouts
    hinge = profile.hinge
    strips = profile.strips
    tapDepths = profile.strips.map { $0.isTapStrip ? profile.tapDepth(of: $0) : nil }
    self.deferredEdges = deferredEdges
    self.changes = changes
  }
}

/// Where a sticky element stops: the inset of the scroll around it, in points.
public struct StickyInset: Sendable, Equatable {
  /// The index of the element.
  public var element: Int
  public var inset: Double

  public init(element: Int, inset: Double) {
    self.element = element
    self.inset = inset
  }
}

/// Where everything is while the sheets of a screen are at certain detents.
public struct RestRecord: Sendable, Equatable {
  public var detents: [SheetRestRecord]
  /// One for each element in order; nothing for an element that doesn't exist then.
  public var frames: FrameTable

  public init(detents: [SheetRestRecord], frames: FrameTable) {
    self.detents = detents
    self.frames = frames
  }
}

/// A sheet at a detent.
public struct SheetRestRecord: Sendable, Equatable {
  /// The index of the sheet among the elements.
  public var element: Int
  /// The detent's name.
  public var detent: String

  public init(element: Int, detent: String) {
    self.element = element
    self.detent = detent
  }
}

/// What of an element differs in one configuration from what the document says of it once.
public struct ElementChange: Sendable, Equatable {
  /// The index of the element.
  public var element: Int
  /// The paint it has here; nothing where it is as told.
  public var paint: PaintRecord?
  /// The text it has here; nothing where it is as told.
  public var text: String?
  /// Why its line count is approximate here; nothing where that is as told.
  public var approximation: TextUncertainty?
  /// The style it has here, "" for the platform's standard one; nothing where it is as told.
  public var style: String?
  /// The image it shows here; nothing where it is as told.
  public var image: String?
  /// Whether it clips here; nothing where that is as told.
  public var clips: Bool?
  /// The edges to which its paint reaches here; nothing where they are as told.
  public var bleed: EdgeSet?
  /// Whether its `enabled:` condition fails here.
  public var isDisabled: Bool

  public init(
    element: Int, paint: PaintRecord? = nil, text: String? = nil, approximation: TextUncertainty? = nil,
    isDisabled: Bool = false
  ) {
    self.element = element
    self.paint = paint
    self.text = text
    self.approximation = approximation
    self.isDisabled = isDisabled
  }

  /// What of an element is otherwise in a case than as told, what hangs on its layout aside.
  public init(of element: Int, _ here: ElementRecord, _ told: ElementRecord) {
    self.init(element: element)
    if here.text != told.text { text = here.text ?? "" }
    if here.approximation != told.approximation { approximation = here.approximation }
    if here.style != told.style { style = here.style ?? "" }
    if here.image != told.image { image = here.image ?? "" }
    if here.clips != told.clips { clips = here.clips }
    if here.bleed != told.bleed { bleed = here.bleed }
  }

  /// Whether nothing differs.
  public var isEmpty: Bool {
    paint == nil && text == nil && approximation == nil && style == nil && image == nil && clips == nil && bleed == nil
      && !isDisabled
  }
}
