#if canImport(UniformTypeIdentifiers)
    import UniformTypeIdentifiers
#endif

// The part of the system's drag and drop that a flow needs. Lifting a view, haptics, scrolling, and whether buttons can be
// dragged are the system's. SwiftUI does not always report that a drag has ended, so nothing depends on that.

extension View {
    /// Lets people lift the view. On tvOS and watchOS, nothing can be dragged.
    ///
    /// A system may run the action several times for one drag, and for a menu or a press that leads to none.
    ///
    /// - Parameter action: Begins the drag, and returns its name.
    @ViewBuilder
    nonisolated func onLift(isEnabled: Bool, perform action: @escaping () -> String) -> some View {
        #if os(tvOS) || os(watchOS)
            self
        #else
            onDrag {
                guard isEnabled else { return NSItemProvider() }
                let item = NSItemProvider(item: NSData(), typeIdentifier: liftedViewType.identifier)
                item.suggestedName = action()
                return item
            }
        #endif
    }

    /// Makes this view a drop target for a lifted view. If none is lifted, it accepts no type of data, and lets all drags pass.
    @ViewBuilder nonisolated func dropTarget(of follower: DragFollower) -> some View {
        #if os(tvOS) || os(watchOS)
            self
        #else
            onDrop(of: follower.isOpen ? [liftedViewType] : [], delegate: follower)
        #endif
    }
}

/// What the system says about a drag, until the next lift.
///
/// It is not view state, as it changes with every event, and even while views are evaluated.
final class DragSession: Equatable, Sendable {
    /// The name by which the drag is recognized.
    let name = UUID().uuidString
    /// Whether the data has changed since the drop.
    let isAnswered = Locked(false)
    /// When the system last told of the drag.
    let lastEvent = Locked(ContinuousClock.now)

    static func == (a: DragSession, b: DragSession) -> Bool { a === b }
}

#if !os(tvOS) && !os(watchOS)
    /// The type of a lifted view: one that hardly anything else offers or accepts.
    private let liftedViewType = UTType.propertyList

    extension DragFollower: DropDelegate {
        /// A system may lose the name of a drag, but does not give it another one's.
        func validateDrop(info: DropInfo) -> Bool {
            guard isOpen, let session = drag?.session else { return false }
            return info.itemProviders(for: [liftedViewType])
                .allSatisfy { $0.suggestedName?.contains(session.name) ?? true }
        }

        func dropEntered(info: DropInfo) { follow(info.location) }

        func dropUpdated(info: DropInfo) -> DropProposal? {
            follow(info.location)
            return DropProposal(operation: .move)
        }

        func dropExited(info: DropInfo) { leave() }

        func performDrop(info: DropInfo) -> Bool {
            drop(at: info.location)
            return true
        }
    }
#endif
