/// A type whose views Xcode shows beside their source. Here nothing shows them by itself, but a test can.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    /// The views to show.
    @ViewBuilder static var previews: Previews { get }
}

/// How large a preview is. Nothing follows from it here.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Says how large the view is in a preview. Nothing follows from it here.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Names the view in a preview. Nothing follows from it here.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
