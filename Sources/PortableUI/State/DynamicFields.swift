/// A property of a view that is connected with something outside of it before `body` is asked.
protocol DynamicField {
    /// - Parameters:
    ///   - index: The number of the property among the dynamic ones of its view.
    ///   - context: That of the view.
    mutating func connect(_ index: Int, in context: BuildContext)
}

/// Finds the dynamic properties of views, and remembers where each type of view has them.
final class DynamicFields {
    private struct Field {
        var offset: Int
        var type: any DynamicField.Type
    }

    private var fields: [ObjectIdentifier: [Field]] = [:]

    /// Connects the dynamic properties of a view's copy. Reflection finds where they are, so that each
    /// copy can be given its own connections, as two uses of one view value have different state.
    func connect<V: View>(_ view: inout V, in context: BuildContext) {
        let fields = fields(of: V.self)
        guard !fields.isEmpty else { return }
        withUnsafeMutableBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return }
            for (index, field) in fields.enumerated() {
                connect(field.type, at: base + field.offset, index: index, in: context)
            }
        }
    }

    private func connect<F: DynamicField>(
        _ type: F.Type, at address: UnsafeMutableRawPointer, index: Int, in context: BuildContext
    ) {
        address.assumingMemoryBound(to: F.self).pointee.connect(index, in: context)
    }

    private func fields<V: View>(of type: V.Type) -> [Field] {
        if let known = fields[ObjectIdentifier(type)] { return known }
        let found = StoredField.fields(of: type).compactMap { field in
            (field.type as? any DynamicField.Type).map { Field(offset: field.offset, type: $0) }
        }
        fields[ObjectIdentifier(type)] = found
        return found
    }
}
