#if canImport(UniformTypeIdentifiers)
    import UniformTypeIdentifiers
#endif

// The part of the system's drag and drop that a flow needs. The system itself lifts a view, scrolls, and decides whether buttons
// can be dragged. SwiftUI does not always report that a drag has ended, so nothing depends on that.

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

#if !os(tvOS) && !os(watchOS)
    /// The type of a lifted view: one that hardly anything else offers or accepts.
    private let liftedViewType = UTType.propertyList

    extension DragFollower: DropDelegate {
        /// A system may lose the name of a drag, but does not give it that of another.
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
