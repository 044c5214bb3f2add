// SwiftUI's names for what drawing needs. The other names of the module are not SwiftUI's: who needs them imports it.
@_exported import enum PortableUIDrawing.LayoutDirection
@_exported import struct PortableUIDrawing.Path
@_exported import enum PortableUIDrawing.RoundedCornerStyle
@_exported import enum PortableUIDrawing.TextAlignment
@_exported import struct PortableUIDrawing.UnitPoint

#if !canImport(CoreGraphics)
    @_exported import struct PortableUIDrawing.CGAffineTransform
#endif
