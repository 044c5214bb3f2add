import Expectations
import LazyFlowLayouts
import PortableUITesting
import Testing

/// What is written once more for columns, and once more for each initializer.
@MainActor @Suite(.inBothModes) struct LazyFlowColumnTests {
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

    // MARK: Initializers

    private let shelves = LazyShelf.of([3])

    private func tile(_: LazyShelf.Box) -> Color { .red }

    private func noHeader(_: LazyShelf) -> EmptyView { EmptyView() }

    // Boxes are 20 long, and two fit in 50. The first is 30 thick, and the others are 10.
    @Test func eachInitializerOfRowsTakesItsParameters() {
        let size = LazyFlowItemSize<LazyShelf.Box>.fixed { CGSize(width: 20, height: $0.id == 0 ? 30 : 10) }
        let boxes = shelves[0].boxes
        func frames(_ flow: LazyHFlow) -> [CGRect] {
            host(ScrollView { flow }, width: 50, height: 100).frames.frames(named: "Color")
        }
        let given = [
            LazyHFlow(
                boxes, id: \.id, size: size, alignment: .top, spacing: 2, itemSpacing: 4, rowSpacing: 6,
                content: tile),
            LazyHFlow(
                boxes, size: size, alignment: .top, spacing: 2, itemSpacing: 4, rowSpacing: 6, content: tile),
            LazyHFlow(
                sections: shelves, elements: \.boxes, size: size, alignment: .top, spacing: 2,
                itemSpacing: 4, rowSpacing: 6, content: tile, header: noHeader),
        ]
        for flow in given {
            expectEqual(frames(flow), [rect(0, 0, 20, 30), rect(24, 0, 20, 10), rect(0, 36, 20, 10)])
        }
        let usual = [
            LazyHFlow(boxes, id: \.id, size: size, content: tile),
            LazyHFlow(boxes, size: size, content: tile),
            LazyHFlow(sections: shelves, elements: \.boxes, size: size, content: tile, header: noHeader),
        ]
        for flow in usual {
            expectEqual(frames(flow), [rect(0, 0, 20, 30), rect(28, 10, 20, 10), rect(0, 38, 20, 10)])
        }
    }

    // As above, with x and y in each other's place.
    @Test func eachInitializerOfColumnsTakesItsParameters() {
        let size = LazyFlowItemSize<LazyShelf.Box>.fixed { CGSize(width: $0.id == 0 ? 30 : 10, height: 20) }
        let boxes = shelves[0].boxes
        func frames(_ flow: LazyVFlow) -> [CGRect] {
            host(ScrollView(.horizontal) { flow }, width: 100, height: 50).frames.frames(named: "Color")
        }
        let given = [
            LazyVFlow(
                boxes, id: \.id, size: size, alignment: .leading, spacing: 2, itemSpacing: 4,
                columnSpacing: 6, content: tile),
            LazyVFlow(
                boxes, size: size, alignment: .leading, spacing: 2, itemSpacing: 4, columnSpacing: 6,
                content: tile),
            LazyVFlow(
                sections: shelves, elements: \.boxes, size: size, alignment: .leading, spacing: 2,
                itemSpacing: 4, columnSpacing: 6, content: tile, header: noHeader),
        ]
        for flow in given {
            expectEqual(frames(flow), [rect(0, 0, 30, 20), rect(0, 24, 10, 20), rect(36, 0, 10, 20)])
        }
        let usual = [
            LazyVFlow(boxes, id: \.id, size: size, content: tile),
            LazyVFlow(boxes, size: size, content: tile),
            LazyVFlow(sections: shelves, elements: \.boxes, size: size, content: tile, header: noHeader),
        ]
        for flow in usual {
            expectEqual(frames(flow), [rect(0, 0, 30, 20), rect(10, 28, 10, 20), rect(38, 0, 10, 20)])
        }
    }

    // MARK: Reordering

    private struct Letter: Identifiable { let id: String }

    private struct Group: Identifiable {
        let id: Int
        var letters: [Letter]
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
