// What SwiftUI's signatures and the checked sources name of the types of data.

@_exported import Foundation

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct UTType: Hashable, Sendable {
    let base: Int
    public var identifier: String { fatalError() }
    public static var propertyList: UTType { fatalError() }
}
