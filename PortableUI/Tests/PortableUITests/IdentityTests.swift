import Expectations
import PortableUITesting
import Testing

/// What became of each element from one layout to the next.
@MainActor @Suite struct IdentityTests {
    private struct Row: View {
        var names: [String]
        var spacing: CGFloat = 0
        var body: some View {
            HStack(spacing: spacing) { ForEach(names, id: \.self) { Text($0) } }
        }
    }

    /// The changes of the texts, by their ids.
    private func changes(_ host: ViewHost<Row>) -> [String] {
        host.update().compactMap { change in
            guard let id = change.identity.id else { return nil }
            let frames = [change.old, change.new].map { $0.map { "\(Int($0.minX))" } ?? "-" }
            return "\(id) \(frames[0])>\(frames[1])"
        }
    }

    @Test func atFirstEverythingIsInserted() {
        let host = host(Row(names: ["a", "b"]))
        let all = host.update()
        expectEqual(all.map(\.new), [rect(0, 0, 12, 12), rect(0, 0, 6, 12), rect(6, 0, 6, 12)])
        #expect(all.allSatisfy { $0.isInsertion && !$0.isRemoval })
        expectEqual(host.update(), [])
    }

    @Test func elementsMoveAreInsertedAndRemoved() {
        let host = host(Row(names: ["a", "b", "c", "d"]))
        _ = host.update()
        host.rootView.names = ["c", "x", "b", "a"]
        expectEqual(changes(host), ["c 12>0", "x ->6", "b 6>12", "a 0>18", "d 18>-"])
        host.rootView.names = ["x"]
        expectEqual(changes(host), ["x 6>0", "c 0>-", "b 12>-", "a 18>-"])
    }

    @Test func modifiersHaveIdentitiesOfTheirOwn() {
        let host = host(
            VStack {
                Group {
                    Text("A"); Text("B")
                }.padding(2).padding(3).background(Color.red).border(Color.blue)
                ForEach(0..<3) { Text("\($0)").opacity(0.5) }
                ScrollView {
                    Text("C"); Divider()
                }.frame(height: 9)
            }
            .padding())
        let nodes = host.frames.preorder
        expectEqual(Set(nodes.map(\.identity)).count, nodes.count)
        let inner = nodes.first { $0.name == "Text" }?.identity
        let outer = nodes.filter { $0.name == "padding" }.last?.identity
        expectEqual(outer?.component, .modifier)
        expectEqual(outer?.description.hasSuffix("/^"), true)
        #expect(inner != outer)
    }
}
