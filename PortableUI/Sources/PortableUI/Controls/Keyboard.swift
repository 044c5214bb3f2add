// Modifiers for the keyboard of a text field. Nothing follows from them here: there is none.

/// Which letters of a text are capitalized while it is typed.
public struct TextInputAutocapitalization: Sendable {
    public static let never = TextInputAutocapitalization()
    public static let words = TextInputAutocapitalization()
    public static let sentences = TextInputAutocapitalization()
    public static let characters = TextInputAutocapitalization()
}

/// Which letters of a text are capitalized while it is typed, as UIKit says it.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none
    case words
    case sentences
    case allCharacters
}

/// The keys of a keyboard, by UIKit's names.
public enum UIKeyboardType: Int, Sendable {
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    case URL
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch
    case asciiCapableNumberPad
}

/// What the key says that submits a text field.
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}

extension View {
    /// Says what the key shows that submits a text field.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Says whether words are corrected.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    /// Says whether words are corrected.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// Says which letters are capitalized.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }

    /// Says which letters are capitalized.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    /// Says which keys there are.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
}
