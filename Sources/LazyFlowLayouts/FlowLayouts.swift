// Who imports this has all of FlowLayouts, too, and what that gives: SwiftUI, or PortableUI where it does not exist.
@_exported import FlowLayouts
