#if MACROS
    /// A preview, of which Xcode shows the views. Here it is type-checked, and expands to nothing.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "PortableUIMacros", type: "Preview")

    /// A preview, of which Xcode shows the views. Here it is type-checked, and expands to nothing.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "PortableUIMacros", type: "Preview")
#endif

/// What previews are made of. There is nothing of it here but the type of their traits.
public enum Preview {
    /// What can be said about a preview of views.
    public enum ViewTraits: Sendable {}
}

/// Something that a preview says about its surroundings. Nothing follows from it here.
public struct PreviewTrait<T>: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }

    /// - Parameters:
    ///   - width: In points.
    ///   - height: In points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }

    public static var portrait: PreviewTrait { PreviewTrait() }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    public static var landscapeRight: PreviewTrait { PreviewTrait() }
}
