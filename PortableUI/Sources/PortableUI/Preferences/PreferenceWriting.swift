extension View {
    /// Gives a value to the views around. It takes the place of those that views inside give.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        ModifiedView(content: self, modifier: PreferenceWriter<K>(value: value))
    }
}

nonisolated struct PreferenceWriter<K: PreferenceKey>: SimpleModifier {
    typealias Element = PreferenceWriterElement<K>

    let value: K.Value
}

final class PreferenceWriterElement<K: PreferenceKey>: ModifiedElement<PreferenceWriter<K>> {
    override var name: String { "preference" }

    override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
        guard Asked.self == K.self else { return super.preference(key) }
        // The keys are the same, and so are the types of their values.
        return unsafeBitCast(modifier.value, to: Asked.Value.self)
    }
}
