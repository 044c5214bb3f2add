// The only place that chooses between SwiftUI and PortableUI. All other files use only names that both have.
@_exported import FlowEngine

#if canImport(SwiftUI)
    @_exported import SwiftUI
#else
    @_exported import PortableUI
#endif
