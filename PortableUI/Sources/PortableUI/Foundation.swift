// As with SwiftUI, importing PortableUI brings CGFloat, CGRect and their kin, and `@Observable`.
@_exported import Foundation
@_exported import Observation

#if canImport(CoreGraphics)
    @_exported import CoreGraphics
#endif
