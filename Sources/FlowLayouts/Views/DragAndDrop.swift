#if canImport(UniformTypeIdentifiers)
    import UniformTypeIdentifiers
#endif

// The system's drag and drop, as far as a flow needs it: lifting a view, haptics, scrolling, and dragging buttons are the
// system's. SwiftUI does not report that a drag ends where nothing takes it, so nothing depends on that.

extension View {
    /// Lets people lift the view. On tvOS and watchOS, nothing can be dragged.
    @ViewBuilder func onLift(isEnabled: Bool, perform action: @escaping () -> Void) -> some View {
        #if os(tvOS) || os(watchOS)
            self
        #else
            onDrag {
                guard isEnabled else { return NSItemProvider() }
                action()
                return NSItemProvider(item: NSData(), typeIdentifier: liftedViewType.identifier)
            }
        #endif
    }

    /// Follows a view that people drag over this one.
    @ViewBuilder func onDropOfLifted(_ target: LiftedViewTarget) -> some View {
        #if os(tvOS) || os(watchOS)
            self
        #else
            onDrop(of: [liftedViewType], delegate: LiftedViewDelegate(target: target))
        #endif
    }
}

/// Knows whether a view of a flow is the last one that was lifted. When people lift another view, the drag of one of this
/// flow has ended, wherever that was.
final class LastLift: @unchecked Sendable {
    private let lock = NSLock()
    private var isMine = false
    private var observer: (any NSObjectProtocol)?

    private static let name = Notification.Name("FlowLayouts.viewLifted")

    init() {
        observer = NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: nil) {
            [weak self] notification in
            guard let self else { return }
            let isMine = notification.object as AnyObject === self
            self.lock.withLock { self.isMine = isMine }
        }
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    var isHere: Bool { lock.withLock { isMine } }

    /// Notes that a view of this flow was lifted.
    func note() {
        NotificationCenter.default.post(name: Self.name, object: self)
    }
}

/// What follows a view that people drag.
struct LiftedViewTarget {
    /// Whether a view is dragged that may be dropped here.
    let isLifted: () -> Bool
    /// The pointer is at a point of the view.
    let hover: (CGPoint) -> Void
    let leave: () -> Void
    let drop: () -> Void
}

#if !os(tvOS) && !os(watchOS)
    /// What a lifted view is to others: something that hardly anything else accepts, or is.
    private let liftedViewType = UTType.propertyList

    private struct LiftedViewDelegate: DropDelegate {
        let target: LiftedViewTarget

        func validateDrop(info: DropInfo) -> Bool { target.isLifted() }

        func dropEntered(info: DropInfo) { target.hover(info.location) }

        func dropUpdated(info: DropInfo) -> DropProposal? {
            target.hover(info.location)
            return DropProposal(operation: .move)
        }

        func dropExited(info: DropInfo) { target.leave() }

        func performDrop(info: DropInfo) -> Bool {
            target.drop()
            return true
        }
    }
#endif
