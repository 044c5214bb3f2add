/// A stored property of a type.
struct StoredField {
    /// Its offset in a value, in bytes.
    let offset: Int
    let type: Any.Type
    /// Whether it is no weak or unowned reference.
    let isStrong: Bool

    /// The stored properties of a struct, in order. Other types have none that matter here; a protocol is not allowed.
    static func fields(of type: Any.Type) -> [StoredField] {
        // In an object, properties lie elsewhere than in the value, which is a reference.
        guard !(type is AnyClass) else { return [] }
        return (0..<fieldCount(type)).map { index in
            var description = FieldDescription()
            let fieldType = fieldType(type, index, &description)
            description.free?(description.name)
            return StoredField(
                offset: fieldOffset(type, index), type: fieldType, isStrong: description.isStrong)
        }
    }
}

// The functions of the Swift runtime by which `Mirror` and key paths find properties: see `ReflectionMirror.swift` in
// the standard library's sources, whose declarations these follow. The runtime of each platform has them under these
// names, while the Swift function around them, `_forEachField`, is not in Apple's SDKs.

/// What the runtime says about a property apart from its type. The name has to be freed.
private struct FieldDescription {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    // Nobody reads it, but the runtime writes it here.
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
    _ type: Any.Type, _ index: Int, _ description: UnsafeMutablePointer<FieldDescription>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, _ index: Int) -> Int
