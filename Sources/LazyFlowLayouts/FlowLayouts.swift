// Whoever imports this module, and each file of it, also has FlowLayouts, and SwiftUI, or PortableUI where there is no SwiftUI.
@_exported import FlowLayouts
