// Previews and apps.

public protocol _PreviewProvider {}
@MainActor @preconcurrency public protocol PreviewProvider: _PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PortableUIMacros", type: "Preview")

@available(SwiftUI_14, *)
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
@available(SwiftUI_14, *) extension Never: Scene {}
@available(SwiftUI_14, *)
@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { stub() }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { stub() }
}
@available(SwiftUI_14, *)
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}
@available(SwiftUI_14, *) extension App { @MainActor @preconcurrency public static func main() {} }
@available(SwiftUI_14, *)
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    @MainActor @preconcurrency public var body: Never { fatalError() }
}

#if os(macOS)
    @MainActor @preconcurrency open class NSApplication: NSResponder {
        public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
        open class var shared: NSApplication { stub() }
        @discardableResult
        open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool { stub() }
        open func activate(ignoringOtherApps flag: Bool) {}
    }
    @MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
        func applicationDidFinishLaunching(_ notification: Notification)
        func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    }
    @available(macOS 11.0, *)
    @MainActor @preconcurrency @propertyWrapper
    public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty
    where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
        @MainActor @preconcurrency public var wrappedValue: DelegateType { stub() }
        @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    }
#endif
