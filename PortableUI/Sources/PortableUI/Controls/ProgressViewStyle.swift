/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    /// The views of a progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view's style knows about it.
public struct ProgressViewStyleConfiguration {
    /// What the task is.
    nonisolated public struct Label: View {
        fileprivate let part: StylePart

        public var body: some View { part }
    }

    /// What says how much is done.
    nonisolated public struct CurrentValueLabel: View {
        fileprivate let part: StylePart

        public var body: some View { part }
    }

    /// How much is done, from 0 to 1; `nil` if that is not known.
    public let fractionCompleted: Double?
    /// What the task is, if that is said.
    public let label: Label?
    /// What says how much is done, if anything does.
    public let currentValueLabel: CurrentValueLabel?

    init(fractionCompleted: Double?, label: StylePart?, currentValueLabel: StylePart?) {
        self.fractionCompleted = fractionCompleted
        self.label = label.map { Label(part: $0) }
        self.currentValueLabel = currentValueLabel.map { CurrentValueLabel(part: $0) }
    }
}

@available(*, unavailable)
extension ProgressViewStyleConfiguration: Sendable {}

private struct ProgressViewStyleLook<Style: ProgressViewStyle>: ControlLook {
    let style: Style

    @MainActor func body(
        _ configuration: ProgressViewStyleConfiguration, in context: BuildContext
    ) -> some View {
        context.connected(style).makeBody(configuration: configuration)
    }
}

extension EnvironmentValues {
    private struct ProgressViewStyleKey: EnvironmentKey {
        static var defaultValue: any ControlLook<ProgressViewStyleConfiguration> {
            ProgressViewStyleLook(style: DefaultProgressViewStyle())
        }
    }

    /// How progress views look.
    var progressViewStyle: any ControlLook<ProgressViewStyleConfiguration> {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the progress views in the view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        ContextView(content: self) {
            $0.environment.progressViewStyle = ProgressViewStyleLook(style: style)
        }
    }
}

/// The usual style: a line if it is known how much is done, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A line of 4 points, which is filled as far as the task is done, with its labels above and below it.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public nonisolated init() {
        tint = nil
    }

    /// - Parameter tint: The color of what is done.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            ProgressLine(fraction: configuration.fractionCompleted ?? 0, tint: tint)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A wheel, which does not show how much is done, above its label.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public nonisolated init() {
        tint = nil
    }

    /// - Parameter tint: The color of the wheel.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            ProgressWheel(tint: tint)
            configuration.label.foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A line that is filled from its leading end. By itself it is 150 wide, as a new `UIProgressView` is.
private struct ProgressLine: View {
    let fraction: Double
    let tint: Color?

    @Environment(\.tintColor) private var tintColor

    var body: some View {
        Capsule().fill(Color.gray.opacity(0.3))
            .frame(idealWidth: 150, minHeight: 4, maxHeight: 4)
            .overlay {
                GeometryReader { geometry in
                    Capsule().fill(tint ?? tintColor ?? .accentColor)
                        .frame(width: geometry.size.width * fraction)
                }
            }
    }
}

/// A wheel of eight spokes, of the sizes of a `UIActivityIndicatorView`.
private struct ProgressWheel: View {
    let tint: Color?

    @Environment(\.tintColor) private var tintColor
    @Environment(\.controlSize) private var controlSize

    private var diameter: CGFloat { [.large, .extraLarge].contains(controlSize) ? 37 : 20 }

    var body: some View {
        ZStack {
            ForEach(0..<8) { spoke in
                Capsule().fill(tint ?? tintColor ?? .gray)
                    .opacity(1 - Double(spoke) / 10)
                    .frame(width: diameter / 8, height: diameter / 3.5)
                    .frame(height: diameter, alignment: .top)
                    .rotationEffect(.degrees(Double(spoke) * -45))
            }
        }
        .frame(width: diameter, height: diameter)
    }
}
