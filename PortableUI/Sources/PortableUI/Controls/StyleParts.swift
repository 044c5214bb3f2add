/// A view that a style gets to arrange, such as the label of a button.
///
/// It is built where the style puts it, in the environment there.
nonisolated struct StylePart: View {
    private let make: (BuildContext) -> LayoutElement

    /// Several views are side by side.
    @MainActor init<Content: View>(_ content: Content) {
        make = { $0.build(single: content, in: .horizontal) }
    }
}

extension StylePart: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] { [make(context)] }
}

/// A style of some kind of control: what makes its views from its configuration.
protocol ControlLook<Configuration> {
    associatedtype Configuration
    associatedtype Body: View

    @MainActor func body(_ configuration: Configuration, in context: BuildContext) -> Body
}

extension BuildContext {
    /// Builds the views of a control. Several are side by side.
    @MainActor
    func build<Look: ControlLook>(_ look: Look, _ configuration: Look.Configuration) -> LayoutElement {
        build(single: look.body(configuration, in: self), in: .horizontal)
    }
}
