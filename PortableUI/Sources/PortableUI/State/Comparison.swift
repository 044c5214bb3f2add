/// How two values of a type are compared: by the type's own idea, else field by field, as far as can be told.
///
/// - References are equal if they lead to the same object.
/// - Functions are equal if their code is the same, and so is each value that they have captured, as far as the runtime
///   tells what those are: in a generic function it often does not.
/// - What cannot be told counts as different, as then SwiftUI looks again, too.
struct Comparison {
    private let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    static func areEqual<Value>(value a: Value, _ b: Value) -> Bool {
        withUnsafeBytes(of: a) { a in
            withUnsafeBytes(of: b) { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return true }
                return of(Value.self).areEqual(a, b)
            }
        }
    }

    // MARK: Types

    private static let known = Known()

    private final class Known: @unchecked Sendable {
        private let lock = NSLock()
        private var comparisons: [ObjectIdentifier: Comparison] = [:]

        subscript(type: Any.Type) -> Comparison? {
            get { lock.withLock { comparisons[ObjectIdentifier(type)] } }
            set { lock.withLock { comparisons[ObjectIdentifier(type)] = newValue } }
        }
    }

    private static func of(_ type: Any.Type) -> Comparison {
        if let comparison = known[type] { return comparison }
        let comparison = made(of: type)
        known[type] = comparison
        return comparison
    }

    private static func made<Value>(of type: Value.Type) -> Comparison {
        let size = MemoryLayout<Value>.size
        func haveSameBytes(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
            Self.haveSameBytes(a, b, size)
        }
        if let type = type as? any ComparedByParts.Type { return byParts(of: type) }
        if let type = type as? any Equatable.Type { return byEquality(of: type) }
        switch Kind(of: type) {
        case .structure, .tuple:
            let fields = StoredField.fields(of: type).map { (offset: $0.offset, comparison: of($0)) }
            guard !fields.isEmpty else { return Comparison(areEqual: haveSameBytes) }
            return Comparison { a, b in
                haveSameBytes(a, b)
                    || fields.allSatisfy { $0.comparison.areEqual(a + $0.offset, b + $0.offset) }
            }
        case .enumeration:
            return Comparison { a, b in
                haveSameBytes(a, b)
                    || haveSameCase(
                        a.assumingMemoryBound(to: Value.self).pointee,
                        b.assumingMemoryBound(to: Value.self).pointee)
            }
        case .function where size == 2 * MemoryLayout<Int>.size:
            return Comparison { Captures.areSame($0, $1) }
        case .function, .other:
            return Comparison(areEqual: haveSameBytes)
        }
    }

    private static func of(_ field: StoredField) -> Comparison {
        // A weak reference is not laid out as its type says.
        guard field.isStrong else { return Comparison { $0.load(as: UInt.self) == $1.load(as: UInt.self) } }
        return of(field.type)
    }

    private static func byParts<Value: ComparedByParts>(of type: Value.Type) -> Comparison {
        comparison(of: type) { Value.areEqual($0, $1) }
    }

    private static func byEquality<Value: Equatable>(of type: Value.Type) -> Comparison {
        comparison(of: type) { $0 == $1 }
    }

    private static func comparison<Value>(
        of type: Value.Type, by areEqual: @escaping (Value, Value) -> Bool
    ) -> Comparison {
        Comparison { a, b in
            haveSameBytes(a, b, MemoryLayout<Value>.size)
                || areEqual(
                    a.assumingMemoryBound(to: Value.self).pointee,
                    b.assumingMemoryBound(to: Value.self).pointee)
        }
    }

    private static func haveSameBytes(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
        memcmp(a, b, count) == 0
    }

    /// Compares what cases of an enumeration hold.
    private static func haveSameCase(_ a: Any, _ b: Any) -> Bool {
        guard let a = Mirror(reflecting: a).children.first, let b = Mirror(reflecting: b).children.first,
            a.label == b.label
        else { return false }
        return areEqual(a.value, b.value)
    }

    /// Whether two values have one type, and are equal.
    static func areEqual(_ a: Any, _ b: Any) -> Bool {
        func isEqual<Value>(_ a: Value) -> Bool { (b as? Value).map { areEqual(value: a, $0) } == true }
        return _openExistential(a, do: isEqual)
    }

    /// What the runtime calls the kind of a type.
    private enum Kind {
        case structure
        case enumeration
        case tuple
        case function
        case other

        init(of type: Any.Type) {
            switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
            case 0x200: self = .structure
            case 0x201: self = .enumeration
            case 0x301: self = .tuple
            case 0x302: self = .function
            default: self = .other
            }
        }
    }

    // MARK: Functions

    /// What a function has captured, as the runtime describes it: see `MetadataKind.def`, `TargetHeapLocalVariableMetadata`
    /// and `CaptureDescriptor` in Swift's sources.
    private struct Captures {
        private let comparisons: [(offset: Int, comparison: Comparison)]

        /// Compares two functions, each its code and its context.
        static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
            let word = MemoryLayout<UInt>.size
            guard a.load(as: UInt.self) == b.load(as: UInt.self) else { return false }
            let first = a.load(fromByteOffset: word, as: UnsafeRawPointer?.self)
            let second = b.load(fromByteOffset: word, as: UnsafeRawPointer?.self)
            if first == second { return true }
            guard let first, let second else { return false }
            let type = first.load(as: UnsafeRawPointer.self)
            guard type == second.load(as: UnsafeRawPointer.self), let captures = Captures(inContextOf: type)
            else { return false }
            return captures.comparisons.allSatisfy {
                $0.comparison.areEqual(first + $0.offset, second + $0.offset)
            }
        }

        /// - Parameter type: That of the object in which they are; `nil` if that does not say what they are.
        private init?(inContextOf type: UnsafeRawPointer) {
            let word = MemoryLayout<UInt>.size
            let isContext = type.load(as: UInt.self) == 0x400
            guard isContext,
                let descriptor = type.load(fromByteOffset: 2 * word, as: UnsafeRawPointer?.self)
            else { return nil }
            let count = Int(descriptor.load(as: UInt32.self))
            let bindingCount = Int(descriptor.load(fromByteOffset: 8, as: UInt32.self))
            // An object begins with its type and its count of references.
            var offset = (2 + bindingCount) * word
            var comparisons: [(offset: Int, comparison: Comparison)] = []
            for number in 0..<count {
                let reference = descriptor + 12 + 4 * number
                let name = reference + Int(reference.load(as: Int32.self))
                guard let capture = Capture(named: name.assumingMemoryBound(to: UInt8.self)) else {
                    return nil
                }
                offset = (offset + capture.alignment - 1) / capture.alignment * capture.alignment
                comparisons.append((offset, capture.comparison))
                offset += capture.size
            }
            self.comparisons = comparisons
        }
    }

    private struct Capture {
        let size: Int
        let alignment: Int
        let comparison: Comparison

        /// - Parameter name: Its mangled name.
        init?(named name: UnsafePointer<UInt8>) {
            let length = Self.length(of: name)
            let text = String(decoding: UnsafeBufferPointer(start: name, count: length), as: UTF8.self)
            // The runtime stops at a type that belongs to one that it does not know, such as the element of some data.
            if "xyzXYZpP".contains(where: { text.contains("Q\($0)") }) { return nil }
            if let type = _getTypeByMangledNameInContext(
                name, UInt(length), genericContext: nil, genericArguments: nil)
            {
                (size, alignment) = Self.layout(of: type)
                comparison = .of(type)
                return
            }
            // The runtime has no type for a function as the compiler sees it: “I…_”, thick and escaping if “eg” follows.
            guard text.hasSuffix("_"), text.contains("Ieg") else { return nil }
            size = 2 * MemoryLayout<UInt>.size
            alignment = MemoryLayout<UInt>.alignment
            comparison = Comparison { Captures.areSame($0, $1) }
        }

        private static func layout<Value>(of type: Value.Type) -> (size: Int, alignment: Int) {
            (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
        }

        /// Names end with 0, but may hold others in references: 4 bytes after one from 1 to 23, a pointer after one from 24
        /// to 31.
        private static func length(of name: UnsafePointer<UInt8>) -> Int {
            var length = 0
            while name[length] != 0 {
                switch name[length] {
                case 1...0x17: length += 5
                case 0x18...0x1F: length += 1 + MemoryLayout<UInt>.size
                default: length += 1
                }
            }
            return length
        }
    }
}

/// A type whose values are compared otherwise than by its own idea or field by field.
protocol ComparedByParts {
    static func areEqual(_ a: Self, _ b: Self) -> Bool
}

extension Optional: ComparedByParts {
    static func areEqual(_ a: Self, _ b: Self) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?): Comparison.areEqual(value: a, b)
        default: false
        }
    }
}
