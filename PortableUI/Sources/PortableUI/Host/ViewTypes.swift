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

/// The dynamic properties of a type. Each type is inspected only once, since that takes long.
struct DynamicFields {
    private struct Field {
        var offset: Int
        var type: any DynamicField.Type
    }

    private let fields: [Field]
    /// Whether the node of a view keeps values of properties.
    let hasState: Bool

    var isEmpty: Bool { fields.isEmpty }

    init(of type: Any.Type) {
        fields = StoredField.fields(of: type).compactMap { field in
            (field.type as? any DynamicField.Type).map { Field(offset: field.offset, type: $0) }
        }
        hasState = fields.contains { $0.type.isState }
    }

    /// Connects the properties of a value's copy. Reflection finds where they are, so that each copy can be given its
    /// own connections, as two uses of one view value have different state.
    func connect<Value>(_ value: inout Value, in context: BuildContext) {
        withUnsafeMutableBytes(of: &value) { bytes in
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

/// What follows from the type of a view alone.
final class ViewType {
    /// The view's type, if PortableUI itself turns such views into elements.
    let primitive: (any PrimitiveView.Type)?
    let isMultiView: Bool
    /// The dynamic properties; `nil` if PortableUI itself turns such views into elements.
    let fields: DynamicFields?
    /// How often bodies were evaluated, and how many of these views were new, since the host was last asked.
    var bodyCount = 0
    var madeCount = 0
    /// The type's name without its generic arguments; `nil` if it is one of PortableUI's own. To find it takes long, and only
    /// who counts asks.
    private(set) lazy var name: String? =
        String(reflecting: type).hasPrefix("PortableUI.") ? nil : String("\(type)".prefix { $0 != "<" })
    private let type: any View.Type

    /// Whether the node of the view keeps values of properties.
    var hasState: Bool { fields?.hasState ?? false }

    init<V: View>(_ type: V.Type) {
        self.type = type
        primitive = type as? any PrimitiveView.Type
        isMultiView = type is any MultiView.Type
        fields = primitive == nil ? DynamicFields(of: type) : nil
    }
}

/// The types that a host has met: those of views, and those of modifiers, which may have dynamic properties, too.
final class ViewTypes {
    private var types: [ObjectIdentifier: ViewType] = [:]
    private var fields: [ObjectIdentifier: DynamicFields] = [:]

    func type<V: View>(of view: V) -> ViewType {
        if let known = types[ObjectIdentifier(V.self)] { return known }
        let new = ViewType(V.self)
        types[ObjectIdentifier(V.self)] = new
        return new
    }

    /// Moves what all types have counted to a tally.
    func addCounts(to tally: inout Tally) {
        for type in types.values { tally.take(type) }
    }

    /// The dynamic properties of a type other than a view.
    func fields(of type: Any.Type) -> DynamicFields {
        if let known = fields[ObjectIdentifier(type)] { return known }
        let new = DynamicFields(of: type)
        fields[ObjectIdentifier(type)] = new
        return new
    }
}
