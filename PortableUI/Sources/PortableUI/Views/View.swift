/// A part of a user interface, described by the views it consists of.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { self }
}

/// Views that PortableUI itself knows how to show have no body to ask for.
extension View where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
