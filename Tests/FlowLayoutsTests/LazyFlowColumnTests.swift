import Expectations
import LazyFlowLayouts
import PortableUITesting
import Testing

/// What is written once more for columns.
@MainActor @Suite(.inBothModes) struct LazyFlowColumnTests {
    private struct Letter: Identifiable { let id: String }

    private struct Group: Identifiable {
        let id: Int
        var letters: [Letter]
    }

    // Three of 30 × 20, 10 apart, are 80 of 200.
    @Test func columnsAreAtTheBottom() {
        let flow = LazyVFlow(0..<3, id: \.self, size: .fixed(CGSize(width: 30, height: 20)), spacing: 10) {
            _ in
            Color.red
        }
        func tops(_ flow: LazyVFlow) -> [CGFloat] {
            host(ScrollView(.horizontal) { flow }, width: 100, height: 200).frames.frames(named: "Color")
                .map(\.minY)
        }
        expectEqual(tops(flow), [0, 30, 60])
        expectEqual(tops(flow.columnAlignment(.bottom)), [120, 150, 180])
        expectEqual(tops(flow.columnAlignment(.center)), [60, 90, 120])
    }

    // Columns of two, after headers of 20: A and B at 30, C at 60; X and Y after the second header.
    @Test func aLetterMovesInItsSection() throws {
        final class Log { var moves: [String] = [] }
        struct Groups: View {
            @State var groups = [
                Group(id: 0, letters: ["A", "B", "C"].map { Letter(id: $0) }),
                Group(id: 1, letters: ["X", "Y", "Z"].map { Letter(id: $0) }),
            ]
            let log = Log()

            var body: some View {
                ScrollView(.horizontal) {
                    LazyVFlow(
                        sections: groups, elements: \.letters, size: .fixed(CGSize(width: 20, height: 30)),
                        spacing: 10
                    ) { _ in
                        Box(20, 30)
                    } header: { _ in
                        Color.green.frame(width: 20)
                    }
                    .onFlowReorder { group, source, destination in
                        log.moves.append("\(group): \(Array(source)) \(destination)")
                        groups[group].letters.move(fromOffsets: source, toOffset: destination)
                    }
                }
            }
        }
        let groups = Groups()
        let host = host(groups, width: 300, height: 70)
        try host.perform(accessibilityAction: "Move Forward", onID: "Y")
        expectEqual(groups.log.moves, ["1: [1] 3"])
        try host.perform(accessibilityAction: "Move Back", onID: "B")
        expectEqual(groups.log.moves.last, "0: [1] 0")
    }
}
