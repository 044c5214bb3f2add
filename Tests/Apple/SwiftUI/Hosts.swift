// What shows a view outside of a SwiftUI app.

@available(SwiftUI_16, *)
final public class ImageRenderer<Content> where Content: View {
    @MainActor public init(content view: Content) { fatalError() }
    @MainActor final public var content: Content {
        get { stub() }
        set {}
    }
    @MainActor final public var proposedSize: ProposedViewSize {
        get { stub() }
        set {}
    }
    @MainActor final public var scale: CGFloat {
        get { stub() }
        set {}
    }
    @MainActor final public var cgImage: CGImage? { stub() }
}

#if os(macOS)
    public typealias NSSize = CGSize
    public typealias NSRect = CGRect
    @MainActor open class NSResponder {}
    @MainActor open class NSView: NSResponder {
        public init(frame frameRect: NSRect) { fatalError() }
        open var frame: NSRect {
            get { stub() }
            set {}
        }
        open var bounds: NSRect {
            get { stub() }
            set {}
        }
        open var intrinsicContentSize: NSSize { stub() }
        open var subviews: [NSView] {
            get { stub() }
            set {}
        }
        open func addSubview(_ view: NSView) {}
        open func layoutSubtreeIfNeeded() {}
    }
    @MainActor @preconcurrency open class NSHostingView<Content>: NSView where Content: View {
        @MainActor @preconcurrency required public init(rootView: Content) { fatalError() }
        @MainActor @preconcurrency public var rootView: Content {
            get { stub() }
            set {}
        }
        @MainActor @preconcurrency override open var intrinsicContentSize: NSSize { stub() }
    }
#endif

#if os(iOS) || os(tvOS) || os(visionOS)
    @MainActor open class UIResponder {}
    @MainActor open class UIView: UIResponder {
        public init(frame: CGRect) { fatalError() }
        open var frame: CGRect {
            get { stub() }
            set {}
        }
        open var bounds: CGRect {
            get { stub() }
            set {}
        }
        open var subviews: [UIView] { stub() }
        open var isHidden: Bool {
            get { stub() }
            set {}
        }
        open func addSubview(_ view: UIView) {}
        open func layoutIfNeeded() {}
    }
    @MainActor open class UIViewController: UIResponder {
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var view: UIView! {
            get { stub() }
            set {}
        }
    }
    @MainActor open class UIWindow: UIView {
        open var rootViewController: UIViewController? {
            get { stub() }
            set {}
        }
    }
    @MainActor @preconcurrency open class UIHostingController<Content>: UIViewController where Content: View {
        @MainActor @preconcurrency public init(rootView: Content) { fatalError() }
        @MainActor @preconcurrency public var rootView: Content {
            get { stub() }
            set {}
        }
        @MainActor @preconcurrency public func sizeThatFits(in size: CGSize) -> CGSize { stub() }
    }
#endif
