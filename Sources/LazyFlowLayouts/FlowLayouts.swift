// Importing this module also imports FlowLayouts, and with it SwiftUI, or PortableUI where there is no SwiftUI.
@_exported import FlowLayouts
