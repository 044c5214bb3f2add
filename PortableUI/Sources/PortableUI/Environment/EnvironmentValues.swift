import PortableUIDrawing

/// A key for a value that views inherit from the views around them.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value where none has been set.
    static var defaultValue: Value { get }
}

/// Whether people see a part of an app, and use it.
public enum ScenePhase: Comparable, Sendable {
    case background
    case inactive
    case active
}

/// The values that a view inherits from the views around it.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The side from which lines are read. Left to right by default.
    public var layoutDirection: LayoutDirection = .leftToRight
    /// The language and the conventions that views follow: those of the system by default. Nothing here is translated.
    public var locale: Locale {
        get { ownLocale ?? .current }
        set { ownLocale = newValue }
    }
    private var ownLocale: Locale?
    /// Whether surroundings are light or dark. Light by default.
    public var colorScheme: ColorScheme = .light
    /// Whether the view can be used. True by default.
    public var isEnabled = true
    /// Whether people use the app.
    public var scenePhase = ScenePhase.active
    /// Whether people want less to move. Views can read it, but nothing here follows it.
    public var accessibilityReduceMotion = false
    /// The font of texts that have none of their own. `nil` means body.
    public var font: Font?
    /// The most lines a text takes; `nil` for as many as it needs.
    public var lineLimit: Int?
    /// The distance between the lines of a text, in points; less than 0 counts as 0.
    public var lineSpacing: CGFloat = 0
    /// How large the user wants texts to be. Fonts of text styles follow it, and others do not.
    public var dynamicTypeSize: DynamicTypeSize = .large
    /// Whether the labels of buttons look as they do elsewhere.
    var buttonsArePlain = false
    /// Whether text fields have a border.
    var textFieldsAreBordered = false
    /// What submitting a text field does, from the inside out.
    var submitActions: [() -> Void] = []
    /// Whether the digits of texts have one width; `nil` for as their fonts have it.
    var textsHaveMonospacedDigits: Bool?
    /// The axis of the stack around a view, where there is one.
    var stackOrientation: Axis?
    /// The style of texts and shapes that have none of their own. `nil` means primary.
    var foregroundStyle: (any ShapeStyle)?
}

extension EnvironmentValues {
    /// The style of texts that say nothing themselves.
    var usualTextStyle: TextStyle {
        TextStyle(font: .some(font), hasMonospacedDigits: textsHaveMonospacedDigits)
    }
}
