import Expectations
import PortableUITesting
import Testing

@MainActor @Suite struct BindingTests {
    private struct Point { var x = 0, y = 0 }

    private struct Coordinate: View {
        @Binding var value: Int
        let handle: Handle<Int>
        var body: some View {
            let _ = handle.binding = $value
            Text("\(value)")
        }
    }

    private struct Pair: View {
        @State private var point = Point()
        let x = Handle<Int>()
        let y = Handle<Int>()
        var body: some View {
            Coordinate(value: $point.x, handle: x)
            Coordinate(value: $point.y, handle: y)
            Text("\(point.x + point.y)")
        }
    }

    @Test func aBindingWritesToItsOwner() {
        let pair = Pair()
        let host = host(pair)
        expectEqual(host.strings, ["0", "0", "0"])
        pair.x.value = 3
        pair.y.value = 4
        expectEqual(host.strings, ["3", "4", "7"])
    }

    @Test func aConstantStays() {
        let handle = Handle<Int>()
        let host = host(Coordinate(value: .constant(5), handle: handle))
        _ = host.frames
        handle.value = 6
        expectEqual(host.strings, ["5"])
    }

    @Test func aBindingMayBeMadeOfFunctions() {
        var stored = 1
        let binding = Binding(get: { stored }, set: { stored = $0 * 10 })
        binding.wrappedValue = 2
        expectEqual(stored, 20)
        expectEqual(Binding(projectedValue: binding).wrappedValue, 20)
    }

    // MARK: Collections

    private struct Member: Identifiable {
        let id: Int
        var name: String
    }

    private struct Members: View {
        @State private var members = [Member(id: 1, name: "a"), Member(id: 2, name: "b")]

        var body: some View {
            HStack(spacing: 0) {
                ForEach($members) { $member in
                    Text(member.name).onTapGesture { member.name += "!" }
                }
                Button("add") { members.insert(Member(id: 3, name: "c"), at: 0) }
                Button("remove") { members.removeLast() }
            }
        }
    }

    @Test func elementsAreBound() throws {
        let host = host(Members())
        try host.tap("b")
        expectEqual(host.strings, ["a", "b!", "add", "remove"])
        expectEqual(host.frames.frame(id: 2), rect(6, 0, 12, 12))
        try host.tap("add")
        try host.tap("c")
        try host.tap(id: 2)
        expectEqual(host.strings, ["c!", "a", "b!!", "add", "remove"])
        try host.tap("remove")
        try host.tap("remove")
        expectEqual(host.strings, ["c!", "add", "remove"])
    }

    @Test func elementsWithoutIDsAreBound() throws {
        struct Words: View {
            @State private var words = ["a", "b"]
            var body: some View {
                HStack(spacing: 0) {
                    ForEach($words, id: \.self) { $word in
                        Button(word) { word += "!" }
                    }
                    Text(words.joined())
                }
            }
        }
        let host = host(Words())
        try host.tap("b")
        expectEqual(host.strings, ["a", "b!", "ab!"])
    }

    @Test func aBindingToACollectionIsACollectionOfBindings() {
        var words = ["a", "b", "c"]
        let binding = Binding(get: { words }, set: { words = $0 })
        expectEqual(binding.count, 3)
        expectEqual(binding.indices, 0..<3)
        binding[1].wrappedValue = "x"
        for word in binding { word.wrappedValue += "!" }
        binding.last?.wrappedValue = "z"
        expectEqual(words, ["a!", "x!", "z"])
        expectEqual(binding.reversed().map(\.wrappedValue), ["z", "x!", "a!"])
    }

    @Test func anEntryOfADictionaryIsBound() {
        var counts = ["a": 1]
        let binding = Binding(get: { counts }, set: { counts = $0 })
        binding["a"].wrappedValue? += 1
        binding["b"].wrappedValue = 5
        expectEqual(counts, ["a": 2, "b": 5])
    }

    @Test func anOptionalIsBoundWhileItHasAValue() throws {
        var name: String? = "a"
        let binding = Binding(get: { name }, set: { name = $0 })
        let unwrapped = try #require(Binding(binding))
        unwrapped.wrappedValue = "b"
        expectEqual(name, "b")
        name = nil
        expectEqual(unwrapped.wrappedValue, "a")
        expectEqual(Binding(binding).map(\.wrappedValue), nil)
        var number = 1
        let optional = Binding<Int?>(Binding(get: { number }, set: { number = $0 }))
        optional.wrappedValue = 2
        optional.wrappedValue = nil
        expectEqual(number, 2)
    }
}
