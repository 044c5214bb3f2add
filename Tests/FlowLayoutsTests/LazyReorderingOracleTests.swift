import Expectations
import FlowLayouts
import PortableUITesting
import TestSupport
import Testing

/// What a lazy flow shows while one of its views is dragged, compared with a flow that is not lazy, of the views in the
/// order that a drop would give them.
@MainActor @Suite(.inBothModes) struct LazyReorderingOracleTests {
    private struct Wall: View {
        @State var items: [FlowLayoutsTests.Wall.Item]
        let size: LazyFlowItemSize<FlowLayoutsTests.Wall.Item>

        var body: some View {
            ScrollView {
                LazyHFlow(items, size: size, alignment: .top, spacing: 8) {
                    Box($0.size.width, $0.size.height)
                }
                .onFlowReorder { items.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    /// The lines and frames of a flow, of which each block may be one by itself.
    private struct Expected {
        var frames: [FlowRect] = []
        var lines: [FlowLine] = []

        init(_ items: [FlowLayoutsTests.Wall.Item], block: Int) {
            for start in stride(from: 0, to: items.count, by: block) {
                var sizes = FlowItems()
                for item in items[start..<min(start + block, items.count)] {
                    sizes.append(width: item.size.width, height: item.size.height)
                }
                let options = FlowOptions(itemSpacing: 8, lineSpacing: 8)
                let flow = FlowArrangement(of: sizes, in: 390, options: options)
                let top = lines.last.map { $0.frame.y + $0.frame.height + 8 } ?? 0
                func below(_ rect: FlowRect) -> FlowRect {
                    FlowRect(x: rect.x, y: rect.y + top, width: rect.width, height: rect.height)
                }
                frames += flow.frames.map(below)
                lines += flow.lines.map {
                    FlowLine(
                        range: $0.range.lowerBound + start..<$0.range.upperBound + start,
                        frame: below($0.frame))
                }
            }
        }
    }

    /// Moves an item where it would go at a point: before the first whose middle is past it, on the nearest line.
    private func drag(
        _ id: Int, to point: CGPoint, in items: inout [FlowLayoutsTests.Wall.Item], block: Int
    ) throws {
        let flow = Expected(items, block: block)
        func distance(_ line: FlowLine) -> Double {
            max(line.frame.y - point.y, point.y - line.frame.y - line.frame.height, 0)
        }
        let least = flow.lines.map(distance).min()
        let line = try #require(flow.lines.last { distance($0) == least })
        let next = line.range.first { flow.frames[$0].x + flow.frames[$0].width / 2 > point.x }
        let source = try #require(items.firstIndex { $0.id == id })
        items.move(
            fromOffsets: IndexSet(integer: source), toOffset: next ?? line.range.upperBound)
    }

    /// Expects all boxes where they would be: those that exist, and among them those that meet the window.
    private func expectBoxes(of items: [FlowLayoutsTests.Wall.Item], in host: ViewHost<Wall>, block: Int) {
        var boxes: [Int: CGRect] = [:]
        for node in host.frames.preorder where node.name == "Color" {
            boxes[node.identity.id?.base as? Int ?? -1] = node.frame
        }
        for (item, frame) in zip(items, Expected(items, block: block).frames) {
            let expected = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
            if let box = boxes[item.id] {
                expectEqual(box, expected)
            } else {
                #expect(expected.minY >= 300)
            }
        }
    }

    @Test(arguments: [false, true], 1...3)
    func theViewsAreWhereTheyWouldBe(isEstimated: Bool, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var items = FlowLayoutsTests.Wall(200, seed: seed).items
        // Two views of 130 fill 268, so that a block has 20.
        let (size, block): (LazyFlowItemSize<FlowLayoutsTests.Wall.Item>, Int) =
            isEstimated ? (.estimated(CGSize(width: 130, height: 24)), 20) : (.fixed { $0.size }, 200)
        let host = host(Wall(items: items, size: size), width: 390, height: 300)
        for _ in 0..<3 {
            let shown = zip(items, Expected(items, block: block).frames).filter { $1.y < 300 }
            let dragged = try #require(shown.randomElement(using: &random)).0.id
            let lifted = try host.lift(id: dragged)
            var point = CGPoint.zero
            for _ in 0..<6 {
                point = CGPoint(
                    x: .random(in: 0..<390, using: &random), y: .random(in: 0..<290, using: &random))
                lifted.move(to: point)
                try drag(dragged, to: point, in: &items, block: block)
                expectBoxes(of: items, in: host, block: block)
            }
            // It is dropped where it is shown, although another line may be at the pointer now.
            try lifted.drop(at: point)
            expectBoxes(of: items, in: host, block: block)
        }
    }
}
