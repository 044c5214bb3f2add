// What a Mac tells of its mouse.

@_exported import Foundation

@available(macOS 10.0, *)
open class NSEvent: NSObject {
    open class var pressedMouseButtons: Int { fatalError() }
}
