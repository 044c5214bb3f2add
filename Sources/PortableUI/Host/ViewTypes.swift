/// A property of a view that is connected with something outside of it before `body` is asked.
protocol DynamicField {
    /// Whether the node of the view keeps a value for the property.
    static var isState: Bool { get }

    /// - Parameters:
    ///   - index: The number of the property among the dynamic ones of its view.
    ///   - context: That of the view.
    mutating func connect(_ index: Int, in context: BuildContext)
}

extension DynamicField {
    static var isState: Bool { false }
}

/// What follows from the type of a view alone. Each type is inspected only once, since that takes long.
final class ViewType {
    struct Field {
        var offset: Int
        var type: any DynamicField.Type
    }

    /// The view's type, if PortableUI itself turns such views into elements.
    let primitive: (any PrimitiveView.Type)?
    let isMultiView: Bool
    /// The dynamic properties.
    let fields: [Field]
    /// Whether the node of the view keeps values of properties.
    let hasState: Bool

    init<V: View>(_ type: V.Type) {
        primitive = type as? any PrimitiveView.Type
        isMultiView = type is any MultiView.Type
        fields =
            primitive != nil
            ? []
            : StoredField.fields(of: type).compactMap { field in
                (field.type as? any DynamicField.Type).map { Field(offset: field.offset, type: $0) }
            }
        hasState = fields.contains { $0.type.isState }
    }

    /// Connects the dynamic properties of a view's copy. Reflection finds where they are, so that each
    /// copy can be given its own connections, as two uses of one view value have different state.
    func connect<V: View>(_ view: inout V, in context: BuildContext) {
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
}

/// The types of views that a host has met.
final class ViewTypes {
    private var types: [ObjectIdentifier: ViewType] = [:]

    func type<V: View>(of view: V) -> ViewType {
        if let known = types[ObjectIdentifier(V.self)] { return known }
        let new = ViewType(V.self)
        types[ObjectIdentifier(V.self)] = new
        return new
    }
}
