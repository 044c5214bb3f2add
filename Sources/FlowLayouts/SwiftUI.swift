// The part of the engine that apps name: the values of modifiers.
@_exported import enum FlowEngine.FlowColumns
@_exported import enum FlowEngine.FlowDistribution
@_exported import enum FlowEngine.FlowItemAlignment
@_exported import enum FlowEngine.FlowLastLine
@_exported import enum FlowEngine.FlowLineAlignment
@_exported import enum FlowEngine.FlowLineBreaking
@_exported import enum FlowEngine.FlowLineDistribution
@_exported import enum FlowEngine.FlowSizing
@_exported import enum FlowEngine.FlowWrapping

// The only place that chooses between SwiftUI and PortableUI. All other files use only names that both have.
#if canImport(SwiftUI)
    @_exported import SwiftUI
#else
    @_exported import PortableUI
#endif
