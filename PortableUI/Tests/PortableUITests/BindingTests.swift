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
}
