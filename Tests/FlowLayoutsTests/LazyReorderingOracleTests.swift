import FlowLayouts
import TestSupport
import Testing

/// What a lazy flow shows while one of its views is dragged, compared with a flow that is not lazy, of the views in the
/// order that a drop would give them.
@MainActor @Suite struct LazyReorderingOracleTests {
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

    private func arrangement(_ items: [FlowLayoutsTests.Wall.Item]) -> FlowArrangement {
        var sizes = FlowItems()
        for item in items { sizes.append(width: item.size.width, height: item.size.height) }
        return FlowArrangement(of: sizes, in: 390, options: FlowOptions(itemSpacing: 8, lineSpacing: 8))
    }

    /// Moves an item where it would go at a point: before the first whose middle is past it, on the nearest line.
    private func drag(_ id: Int, to point: CGPoint, in items: inout [FlowLayoutsTests.Wall.Item]) throws {
        let flow = arrangement(items)
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
    private func expectBoxes(
        of items: [FlowLayoutsTests.Wall.Item], in host: ViewHost<Wall>, but dragged: Int? = nil
    ) {
        var boxes: [Int: CGRect] = [:]
        for node in host.frames.preorder where node.name == "Color" {
            boxes[node.identity.id?.base as? Int ?? -1] = node.frame
        }
        for (item, frame) in zip(items, arrangement(items).frames) where item.id != dragged {
            let expected = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
            if let box = boxes[item.id] {
                #expect(box == expected)
            } else {
                #expect(expected.minY >= 300)
            }
        }
    }

    @Test(arguments: [false, true], 1...10)
    func theOthersAreWhereTheyWouldBe(isEstimated: Bool, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var items = FlowLayoutsTests.Wall(200, seed: seed).items
        let size: LazyFlowItemSize<FlowLayoutsTests.Wall.Item> =
            isEstimated ? .estimated(CGSize(width: 60, height: 24)) : .fixed { $0.size }
        let host = host(Wall(items: items, size: size), width: 390, height: 300)
        for _ in 0..<3 {
            let shown = zip(items, arrangement(items).frames).filter { $1.y < 300 }
            let dragged = try #require(shown.randomElement(using: &random)).0.id
            let press = try #require(host.press(id: dragged))
            var point = CGPoint.zero
            for _ in 0..<6 {
                point = CGPoint(
                    x: .random(in: -20...410, using: &random), y: .random(in: 0..<290, using: &random))
                press.move(to: point)
                try drag(dragged, to: point, in: &items)
                expectBoxes(of: items, in: host, but: dragged)
            }
            press.release(at: point)
            try drag(dragged, to: point, in: &items)
            expectBoxes(of: items, in: host)
        }
    }
}
