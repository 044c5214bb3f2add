extension View {
    /// Gives a value to the views around. It takes the place of those that views inside give.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        ModifiedView(content: self, modifier: PreferenceWriter<K>(name: "preference") { _, _ in value })
    }

    /// Changes the value that views inside give to those around; if none does, the default.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        ModifiedView(
            content: self,
            modifier: PreferenceWriter<K>(name: "transformPreference") { known, _ in
                var value = known ?? K.defaultValue
                callback(&value)
                return value
            })
    }

    /// Gives a value made from a place in the view to the views around.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        ModifiedView(
            content: self,
            modifier: PreferenceWriter<K>(name: "anchorPreference") { _, frame in
                transform(value.anchor(frame))
            })
    }
}

nonisolated struct PreferenceWriter<K: PreferenceKey>: SimpleModifier {
    typealias Element = PreferenceWriterElement<K>

    let name: StaticString
    /// Makes the value from that of the views inside, if they give one, and the view's frame in the host's space.
    let value: (_ known: K.Value?, _ frame: CGRect) -> K.Value
}

final class PreferenceWriterElement<K: PreferenceKey>: ModifiedElement<PreferenceWriter<K>> {
    override var name: String { "\(modifier.name)" }

    override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
        guard Asked.self == K.self else { return super.preference(key) }
        // The keys are the same, and so are the types of their values.
        return unsafeBitCast(modifier.value(super.preference(K.self), frame), to: Asked.Value.self)
    }
}
