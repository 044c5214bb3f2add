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

nonisolated struct GeometryChange<Value: Equatable & Sendable>: ElementModifier {
    let transform: @Sendable (GeometryProxy) -> Value
    let action: (Value) -> Void

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        GeometryChangeElement(self, around: child, context: context)
    }
}

final class GeometryChangeElement<Value: Equatable & Sendable>: ModifierElement {
    /// The value that the action got last, which outlives the elements.
    private final class Known {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let change: GeometryChange<Value>
    private let spaces: NamedSpaces
    private let invalidation: Invalidation
    /// What the transform has read from observable models.
    private var reads: ModelReads?

    init(_ change: GeometryChange<Value>, around child: LayoutElement, context: BuildContext) {
        self.change = change
        spaces = context.namedSpaces
        invalidation = context.invalidation
        super.init(around: child, context: context)
    }

    override var name: String { "onGeometryChange" }

    override func reportEvents() {
        super.reportEvents()
        guard invalidation.reportsGeometry else { return }
        let proxy = GeometryProxy(geometry: ViewGeometry(frame: frame, spaces: spaces))
        let (value, reads) = invalidation.watch { change.transform(proxy) }
        self.reads = reads
        let known = ownNode.state[0] as? Known
        if known?.value != value {
            ownNode.state[0] = Known(value)
            change.action(value)
        }
    }
}
