/// A value in a class, copied on write, so that a view with dozens of options is as small as a pointer, and quick to
/// copy.
@dynamicMemberLookup
@_documentation(visibility: internal)
public struct FlowBoxed<Value> {
    private final class Box {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box

    package init(_ value: Value) {
        box = Box(value)
    }

    package var value: Value { box.value }

    public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
        box.value[keyPath: path]
    }

    public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member {
        get { box.value[keyPath: path] }
        set {
            var value = box.value
            value[keyPath: path] = newValue
            box = Box(value)
        }
    }
}

// What is in a box does not change.
extension FlowBoxed: @unchecked Sendable where Value: Sendable {}

// SwiftUI treats views and layouts with equal values as unchanged.
extension FlowBoxed: Equatable where Value: Equatable {
    public static func == (a: FlowBoxed, b: FlowBoxed) -> Bool { a.box === b.box || a.value == b.value }
}
