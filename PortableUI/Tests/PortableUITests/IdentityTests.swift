import Expectations
import PortableUITesting
import Testing

@MainActor @Suite struct IdentityTests {
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
