// Toggles, sliders, text fields and pickers.

nonisolated public struct Toggle<Label>: _PrimitiveView where Label: View {
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {}
    @available(SwiftUI_16, *) @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {}
}

@available(tvOS, unavailable)
nonisolated public struct Slider<Label, ValueLabel>: _PrimitiveView where Label: View, ValueLabel: View {}
@available(tvOS, unavailable)
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
}

nonisolated public struct TextField<Label>: _PrimitiveView where Label: View {
    @available(SwiftUI_15, *)
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {}
}

nonisolated public struct Picker<Label, SelectionValue, Content>: _PrimitiveView
where Label: View, SelectionValue: Hashable, Content: View {
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

@MainActor @preconcurrency public protocol PickerStyle {}
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *) @available(watchOS, unavailable)
nonisolated public struct MenuPickerStyle: PickerStyle { nonisolated public init() {} }
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *) @available(watchOS, unavailable)
extension PickerStyle where Self == MenuPickerStyle {
    @MainActor @preconcurrency public static var menu: MenuPickerStyle { stub() }
}

@MainActor @preconcurrency public protocol TextFieldStyle {}
nonisolated public struct PlainTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
extension TextFieldStyle where Self == PlainTextFieldStyle {
    @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { stub() }
}
@available(tvOS, unavailable) @available(watchOS, unavailable)
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle { nonisolated public init() {} }
@available(tvOS, unavailable) @available(watchOS, unavailable)
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle { stub() }
}

@available(SwiftUI_15, *)
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { fatalError() }
    public static let text: SubmitTriggers = stub(), search: SubmitTriggers = stub()
}

extension View {
    nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { opaque() }
    nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle { opaque() }
    @available(SwiftUI_15, *)
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View { opaque() }
}
