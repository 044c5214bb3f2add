#if MACROS
    /// A value in the environment, with the default value that the variable is given. The variable is in an extension
    /// of ``EnvironmentValues``.
    @attached(accessor)
    @attached(peer, names: prefixed(__Key_))
    public macro Entry() = #externalMacro(module: "PortableUIMacros", type: "Entry")
#endif
