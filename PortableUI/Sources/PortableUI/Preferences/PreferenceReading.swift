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
}

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
