import Expectations
import PortableUITesting
import Testing

@MainActor @Suite struct HostCountTests {
    private struct Chip: View {
        let number: Int
        var body: some View { Text("\(number)").frame(height: 10) }
    }

    private struct Box<Content: View>: View {
        let content: Content
        var body: some View { content }
    }

    @Test func bodiesAndNewViewsAreCountedByType() {
        struct Chips: View {
            var count: Int
            var body: some View {
                Box(content: ForEach(0..<count, id: \.self) { Chip(number: $0) })
            }
        }
        let host = host(Chips(count: 3))
        expectEqual(host.counts().bodies, ["Chips": 1, "Box": 1, "Chip": 3])
        expectEqual(host.counts().bodies, [:])
        host.rootView.count = 5
        let counts = host.counts()
        expectEqual(counts.bodies, ["Chips": 1, "Box": 1, "Chip": 5])
        expectEqual(counts.made, ["Chip": 2])
        expectEqual(counts.evaluations, 1)
        expectEqual(counts.layouts, 1)
    }

    @Test func actionsTransformsAndReadersAreCounted() {
        struct Reading: View {
            @State private var seen: CGFloat = 0
            var isShown = true
            var body: some View {
                GeometryReader { geometry in Text("\(geometry.size.width)") }
                    .onGeometryChange(for: CGFloat.self, of: \.size.width) { seen = $0 }
                if isShown { Text("shown").onAppear {}.onDisappear {} }
            }
        }
        let host = host(Reading(), width: 100)
        let first = host.counts()
        expectEqual(first.actions, ["onAppear": 1, "onGeometryChange": 1])
        // Once with each of the two evaluations.
        expectEqual(first.evaluations, 2)
        expectEqual(first.readers, 2)
        expectEqual(first.transforms, 2)
        host.proposal.width = 200
        expectEqual(host.counts().actions, ["onGeometryChange": 1])
        host.rootView.isShown = false
        expectEqual(host.counts().actions, ["onDisappear": 1])
    }
}
