/// Something that is dragged, with what tells of which types it is.
public final class NSItemProvider {
    /// The types of the item, the best one first.
    package let registeredTypeIdentifiers: [String]
    /// What the item is called.
    public var suggestedName: String?

    /// An item of no type, which nothing accepts.
    public init() {
        registeredTypeIdentifiers = []
    }

    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    }
}

/// A type of data.
public struct UTType: Hashable, Sendable {
    public let identifier: String

    public static let propertyList = UTType(identifier: "com.apple.property-list")
}

/// What a drop does, as far as its target says.
public enum DropOperation: Sendable {
    case copy
    case move
}

public struct DropProposal: Sendable {
    public let operation: DropOperation

    public init(operation: DropOperation) {
        self.operation = operation
    }
}

/// What is dragged over a view.
public struct DropInfo {
    /// The pointer's place in the view, in points.
    public let location: CGPoint
    let item: NSItemProvider

    func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        contentTypes.contains { item.registeredTypeIdentifiers.contains($0.identifier) }
    }

    /// The items of some types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        hasItemsConforming(to: contentTypes) ? [item] : []
    }
}

/// What follows something that is dragged over a view.
@MainActor public protocol DropDelegate {
    /// Whether it may be dropped here.
    func validateDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    /// Called when the pointer has moved.
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
    /// Called when it is dropped, unless the proposal was another one.
    func performDrop(info: DropInfo) -> Bool
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

extension View {
    /// Lets people drag the view. A test does so with `ViewHost.lift(id:)`.
    ///
    /// - Parameter data: Makes what is dragged, when the view is lifted. It may be called several times, and for nothing.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        ModifiedView(content: self, modifier: DragSource(data: data))
    }

    /// Lets something be dropped on the view, also where that cannot be touched.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], delegate: any DropDelegate
    ) -> some View {
        ModifiedView(content: self, modifier: DropTarget(types: supportedContentTypes, delegate: delegate))
    }
}

nonisolated struct DragSource: ElementModifier {
    let data: () -> NSItemProvider

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        DragSourceElement(data, around: child, context: context)
    }
}

package final class DragSourceElement: ModifierElement {
    package let data: () -> NSItemProvider

    init(_ data: @escaping () -> NSItemProvider, around child: LayoutElement, context: BuildContext) {
        self.data = data
        super.init(around: child, context: context)
    }

    override package var name: String { "onDrag" }
}

nonisolated struct DropTarget: ElementModifier {
    let types: [UTType]
    let delegate: any DropDelegate

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        DropTargetElement(self, around: child, context: context)
    }
}

package final class DropTargetElement: ModifierElement {
    private let target: DropTarget

    init(_ target: DropTarget, around child: LayoutElement, context: BuildContext) {
        self.target = target
        super.init(around: child, context: context)
    }

    override package var name: String { "onDrop" }

    package var delegate: any DropDelegate { target.delegate }

    /// Whether it takes any type of data. One that takes none is as if it were not there.
    package var takesTypes: Bool { !target.types.isEmpty }

    package func info(of item: NSItemProvider, at point: CGPoint) -> DropInfo {
        DropInfo(location: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), item: item)
    }

    /// Whether an item may be dropped at a point of the view.
    @MainActor package func accepts(_ item: NSItemProvider, at point: CGPoint) -> Bool {
        let info = info(of: item, at: point)
        return info.hasItemsConforming(to: target.types) && delegate.validateDrop(info: info)
    }
}
