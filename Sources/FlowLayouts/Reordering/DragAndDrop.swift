#if canImport(UniformTypeIdentifiers)
    import UniformTypeIdentifiers
#endif

// The system's drag and drop, as far as a flow needs it: lifting a view, haptics, scrolling, and dragging buttons are the
// system's. SwiftUI does not always report that a drag has ended, so nothing depends on that.

extension View {
    /// Lets people lift the view. On tvOS and watchOS, nothing can be dragged.
    ///
    /// A system may ask for what is dragged several times, and for a menu or a press that comes to nothing.
    @ViewBuilder func onLift(isEnabled: Bool, perform action: @escaping () -> Void) -> some View {
        #if os(tvOS) || os(watchOS)
            self
        #else
            onDrag {
                guard isEnabled else { return NSItemProvider() }
                action()
                let item = NSItemProvider(item: NSData(), typeIdentifier: liftedViewType.identifier)
                item.suggestedName = Lift.last?.name
                return item
            }
        #endif
    }

    /// Follows a view that people drag over this one.
    @ViewBuilder func onDropOfLifted(_ target: LiftedViewTarget) -> some View {
        #if os(tvOS) || os(watchOS)
            self
        #else
            onDrop(of: [liftedViewType], delegate: target)
        #endif
    }
}

/// That people have lifted a view. When they lift another one, of any flow, the drag of this one has ended, wherever that
/// was.
@MainActor final class Lift: Equatable {
    /// The last one, as long as its flow waits for the drop.
    private(set) static weak var last: Lift?

    /// What the drag is called, by which it is known.
    let name = UUID().uuidString
    /// Whether the data has changed since the drop.
    var isAnswered = false
    /// When the system last told of the drag. It does so at each moment, so this is no state.
    private(set) var lastWord = ContinuousClock.now
    private let end: () -> Void

    /// - Parameter end: Ends the drag for its flow.
    init(end: @escaping () -> Void) {
        self.end = end
    }

    /// - Parameter old: The last lift of the same flow.
    func begin(insteadOf old: Lift?) {
        if Self.last != old { Self.last?.end() }
        Self.last = self
        hear()
    }

    func hear() { lastWord = .now }

    nonisolated static func == (a: Lift, b: Lift) -> Bool { a === b }
}

/// What follows a view that people drag.
struct LiftedViewTarget {
    /// `nil` if none is lifted.
    let lift: Lift?
    /// The pointer is at a point of the view.
    let hover: @MainActor (CGPoint) -> Void
    let leave: @MainActor () -> Void
    /// The view is dropped at a point.
    let drop: @MainActor (CGPoint) -> Void
}

#if !os(tvOS) && !os(watchOS)
    /// What a lifted view is to others: something that hardly anything else accepts, or is.
    private let liftedViewType = UTType.propertyList

    extension LiftedViewTarget: DropDelegate {
        /// A system may lose the name of what is dragged, but does not give it that of something else.
        func validateDrop(info: DropInfo) -> Bool {
            guard let lift else { return false }
            return info.itemProviders(for: [liftedViewType])
                .allSatisfy { $0.suggestedName?.contains(lift.name) ?? true }
        }

        func dropEntered(info: DropInfo) { hover(info.location) }

        func dropUpdated(info: DropInfo) -> DropProposal? {
            hover(info.location)
            return DropProposal(operation: .move)
        }

        func dropExited(info: DropInfo) { leave() }

        func performDrop(info: DropInfo) -> Bool {
            drop(info.location)
            return true
        }
    }
#endif
