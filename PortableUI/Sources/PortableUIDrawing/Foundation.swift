// Whoever draws needs CGFloat, CGRect and their kin.
@_exported import Foundation
