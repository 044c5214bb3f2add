/// A text with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

extension Label: PrimitiveView {
    @MainActor func build(in context: BuildContext) -> [LayoutElement] {
        let configuration = LabelStyleConfiguration(title: StylePart(title), icon: StylePart(icon))
        return [context.build(context.environment.labelStyle, configuration)]
    }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    /// The views of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label's style knows about it.
public struct LabelStyleConfiguration {
    /// The text of a label.
    nonisolated public struct Title: View {
        fileprivate let part: StylePart

        public var body: some View { part }
    }

    /// The icon of a label.
    nonisolated public struct Icon: View {
        fileprivate let part: StylePart

        public var body: some View { part }
    }

    public let title: Title
    public let icon: Icon

    fileprivate init(title: StylePart, icon: StylePart) {
        self.title = Title(part: title)
        self.icon = Icon(part: icon)
    }
}

@available(*, unavailable)
extension LabelStyleConfiguration: Sendable {}

private struct LabelStyleLook<Style: LabelStyle>: ControlLook {
    let style: Style

    @MainActor func body(_ configuration: LabelStyleConfiguration, in context: BuildContext) -> some View {
        context.connected(style).makeBody(configuration: configuration)
    }
}

extension EnvironmentValues {
    private struct LabelStyleKey: EnvironmentKey {
        static var defaultValue: any ControlLook<LabelStyleConfiguration> {
            LabelStyleLook(style: DefaultLabelStyle())
        }
    }

    /// How labels look.
    var labelStyle: any ControlLook<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the labels in the view.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        ContextView(content: self) {
            $0.environment.labelStyle = LabelStyleLook(style: style)
        }
    }
}

/// The usual style: that of ``TitleAndIconLabelStyle``.
public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon and then the text, on a common baseline.
public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            configuration.icon
            configuration.title
        }
    }
}

/// The text alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
