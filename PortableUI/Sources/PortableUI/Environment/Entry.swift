#if MACROS
    /// A value in the environment, or one that a view hands to its container, with the default value that the variable
    /// is given. The variable is in an extension of ``EnvironmentValues`` or ``ContainerValues``.
    @attached(accessor)
    @attached(peer, names: prefixed(__Key_))
    public macro Entry() = #externalMacro(module: "PortableUIMacros", type: "Entry")
#endif
