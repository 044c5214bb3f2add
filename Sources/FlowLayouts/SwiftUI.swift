// The one place that chooses: SwiftUI where it exists, PortableUI where it does not. Every other file
// of this module is written against the names that both have.
@_exported import FlowEngine

#if canImport(SwiftUI)
    @_exported import SwiftUI
#else
    @_exported import PortableUI
#endif
