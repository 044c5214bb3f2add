// The system's drag and drop.

import UniformTypeIdentifiers

@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency
public protocol DropDelegate {
    @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
    @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
    @MainActor @preconcurrency func dropEntered(info: DropInfo)
    @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
    @MainActor @preconcurrency func dropExited(info: DropInfo)
}
@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DropDelegate {
    @MainActor @preconcurrency public func validateDrop(info: DropInfo) -> Bool { fatalError() }
    @MainActor @preconcurrency public func dropEntered(info: DropInfo) {}
    @MainActor @preconcurrency public func dropUpdated(info: DropInfo) -> DropProposal? { fatalError() }
    @MainActor @preconcurrency public func dropExited(info: DropInfo) {}
}

@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DropInfo {
    let base: Int
    public var location: CGPoint { fatalError() }
    @available(iOS 14.0, macOS 11.0, *)
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { fatalError() }
    @available(iOS 14.0, macOS 11.0, *)
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { fatalError() }
}
@available(*, unavailable) extension DropInfo: Sendable {}

@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum DropOperation: Sendable {
    case cancel
    case copy
    case move
}

@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { opaque() }
    @available(iOS 14.0, macOS 11.0, *)
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], delegate: any DropDelegate
    ) -> some View { opaque() }
}
