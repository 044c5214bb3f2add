#if MACROS
    /// A preview, of which Xcode shows the views. Here it is type-checked, and expands to nothing.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "PortableUIMacros", type: "Preview")
#endif
