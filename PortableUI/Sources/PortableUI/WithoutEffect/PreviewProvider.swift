/// A type whose views Xcode shows beside their source. Here nothing shows them by itself, but a test can.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    /// The views to show.
    @ViewBuilder static var previews: Previews { get }
}
