extension View {
    /// Runs an action when a value made from the view's geometry is first known, and when it changes.
    ///
    /// Actions run after layout. Where they change state, the views are evaluated and laid out again, until no
    /// action changes any, or up to the host's `ViewHost.roundLimit`.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Makes the value.
    ///   - action: Gets the new value.
    @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        ModifiedView(content: self, modifier: GeometryChange(transform: transform, action: action))
    }
}

nonisolated struct GeometryChange<Value: Equatable & Sendable>: SimpleModifier {
    typealias Element = GeometryChangeElement<Value>

    let transform: @Sendable (GeometryProxy) -> Value
    let action: (Value) -> Void
}

/// A transform by itself, whatever the action is.
private struct GeometryTransform<Value> {
    let make: (GeometryProxy) -> Value
}

final class GeometryChangeElement<Value: Equatable & Sendable>: ModifiedElement<GeometryChange<Value>> {
    private lazy var geometry = ownNode.memory { ViewGeometry() }
    private let hostMemory: HostMemory
    /// What a pessimistic host makes before it places the views inside.
    private var early: Value?

    required init(
        _ modifier: GeometryChange<Value>, around child: LayoutElement, context: BuildContext
    ) {
        hostMemory = context.hostMemory
        super.init(modifier, around: child, context: context)
        geometry.follow(context)
    }

    override var name: String { "onGeometryChange" }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        if isPessimistic { early = value() }
        super.placeChildren(in: bounds, proposal: proposal)
    }

    override func reportEvents() {
        super.reportEvents()
        guard hostMemory.reportsGeometry else { return }
        let value = early ?? value()
        hostMemory.report { [self] in
            if ownNode.report(value, in: hostMemory, to: modifier.action) {
                hostMemory.tally.countAction(of: name)
            }
        }
    }

    private func value() -> Value {
        geometry.frame = frame
        return ownNode.made(of: GeometryTransform(make: modifier.transform), in: hostMemory) { transform in
            hostMemory.tally.transforms += 1
            return transform.make(GeometryProxy(geometry: geometry))
        }
    }
}
