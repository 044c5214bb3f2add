// As with SwiftUI, importing PortableUI brings CGFloat, CGRect and their kin.
@_exported import Foundation

#if canImport(CoreGraphics)
    @_exported import CoreGraphics
#endif
