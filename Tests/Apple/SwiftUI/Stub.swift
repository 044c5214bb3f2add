// What every file of this module needs to stand in for SwiftUI.

@_exported import CoreGraphics
@_exported import Foundation

func stub<T>() -> T { fatalError() }
func opaque() -> EmptyView { fatalError() }

/// What all views without a body have in common. Not Apple's.
public protocol _PrimitiveView: View where Body == Never {}
extension _PrimitiveView { public var body: Never { fatalError() } }
