// Whoever draws needs CGFloat, CGRect and their kin. On Apple's platforms, Foundation alone does not bring what they do.
@_exported import Foundation

#if canImport(CoreGraphics)
    @_exported import CoreGraphics
#endif
