extension View {
    /// Runs an action when the value that views inside give is first known, and when it changes.
    ///
    /// Actions run after layout, as those of `onGeometryChange(for:of:action:)`. Nothing is reported as long as no
    /// view gives a value, and the default when the last one that did is gone.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        ModifiedView(content: self, modifier: PreferenceChange<K>(action: action))
    }

    /// Puts views in front of this one that are made from the value that views inside it give, or the default. They
    /// are stacked, offered this view's size, and aligned in it.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        ModifiedView(
            content: self,
            modifier: PreferenceLayer<K, V>(content: transform, alignment: alignment, isBehind: false))
    }

    /// Puts views behind this one that are made from the value that views inside it give, or the default. They are
    /// stacked, offered this view's size, and aligned in it.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        ModifiedView(
            content: self,
            modifier: PreferenceLayer<K, V>(content: transform, alignment: alignment, isBehind: true))
    }
}

// MARK: - Actions

nonisolated struct PreferenceChange<K: PreferenceKey>: SimpleModifier where K.Value: Equatable {
    typealias Element = PreferenceChangeElement<K>

    let action: (K.Value) -> Void
}

final class PreferenceChangeElement<K: PreferenceKey>: ModifiedElement<PreferenceChange<K>>
where K.Value: Equatable {
    private let invalidation: Invalidation

    required init(_ modifier: PreferenceChange<K>, around child: LayoutElement, context: BuildContext) {
        invalidation = context.invalidation
        super.init(modifier, around: child, context: context)
    }

    override var name: String { "onPreferenceChange" }

    override func reportEvents() {
        super.reportEvents()
        let value = preference(K.self)
        if value == nil, ownNode.reported(as: K.Value.self) == nil { return }
        invalidation.report { [self] in
            if ownNode.report(value ?? K.defaultValue, in: invalidation, to: modifier.action) {
                invalidation.tally.countAction(of: name)
            }
        }
    }
}

// MARK: - Layers

nonisolated struct PreferenceLayer<K: PreferenceKey, Content: View>: ElementModifier {
    let content: (K.Value) -> Content
    let alignment: Alignment
    let isBehind: Bool

    @MainActor func element(around child: LayoutElement, in context: BuildContext) -> LayoutElement {
        let outer = context.around(child)
        let content = content
        return PreferenceLayerElement<K>(
            alignment: alignment, isBehind: isBehind, around: child, context: context
        ) { value in
            // Views may be built several times in one evaluation, each time as if for the first time.
            outer.node.forgetMeetings()
            return outer.build(single: content(value), in: .stacked)
        }
    }
}

/// An element with views in front of or behind it that are built when those inside it have been laid out.
final class PreferenceLayerElement<K: PreferenceKey>: ModifierElement {
    private let build: (K.Value) -> LayoutElement
    private let alignment: Alignment
    private let isBehind: Bool
    private let invalidation: Invalidation
    private var layer: LayoutElement?
    /// What the layer's views have read from observable models.
    private var reads: ModelReads?

    init(
        alignment: Alignment, isBehind: Bool, around child: LayoutElement, context: BuildContext,
        build: @escaping (K.Value) -> LayoutElement
    ) {
        self.build = build
        self.alignment = alignment
        self.isBehind = isBehind
        invalidation = context.invalidation
        super.init(around: child, context: context)
    }

    override var name: String { isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue" }

    override func forEachChild(_ body: (LayoutElement) -> Void) {
        if isBehind, let layer { body(layer) }
        body(child)
        if !isBehind, let layer { body(layer) }
    }

    override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
        LayoutElement.combined(key) { body in
            body(child)
            if let layer { body(layer) }
        }
    }

    override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        layer = nil
        super.placeChildren(in: bounds, proposal: proposal)
    }

    override func didLayOutChildren(in bounds: CGRect, proposal: ProposedViewSize) {
        let (layer, reads) = invalidation.watch { build(child.preference(K.self) ?? K.defaultValue) }
        self.reads = reads
        self.layer = layer
        place(layer, alignment: alignment, in: bounds, proposal: proposal)
        layOut(layer, in: bounds, proposal: proposal)
    }
}
