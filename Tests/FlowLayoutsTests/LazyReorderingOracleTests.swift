import Expectations
import LazyFlowLayouts
import PortableUITesting
import TestSupport
import Testing

/// What a lazy flow shows while one of its views is dragged, compared with a flow that is not lazy, of the views in the
/// order that a drop would give them. The oracle knows nothing of right to left: there, points and frames are mirrored.
@MainActor @Suite(.inBothModes) struct LazyReorderingOracleTests {
    private typealias Item = FlowLayoutsTests.Wall.Item

    private struct Wall: View {
        @State var items: [Item]
        let axis: Axis
        let size: LazyFlowItemSize<Item>

        var body: some View {
            switch axis {
            case .horizontal:
                ScrollView {
                    LazyHFlow(items, size: size, alignment: .top, spacing: 8, content: box)
                        .onFlowReorder { items.move(fromOffsets: $0, toOffset: $1) }
                }
            case .vertical:
                ScrollView(.horizontal) {
                    LazyVFlow(items, size: size, alignment: .leading, spacing: 8, content: box)
                        .onFlowReorder { items.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }

        private func box(_ item: Item) -> some View { Box(item.size.width, item.size.height) }
    }

    /// The lines and frames of a flow in 390 × 300, of which each block may be one by itself.
    private struct Expected {
        var frames: [CGRect] = []
        var lines: [(range: Range<Int>, frame: CGRect)] = []
        let axis: Axis

        init(_ items: [Item], axis: Axis, block: Int) {
            self.axis = axis
            for start in stride(from: 0, to: items.count, by: block) {
                var sizes = FlowItems()
                for item in items[start..<min(start + block, items.count)] {
                    sizes.append(width: item.size.width, height: item.size.height)
                }
                let options = FlowOptions(
                    axis: axis == .horizontal ? .horizontal : .vertical, itemSpacing: 8, lineSpacing: 8)
                let flow = FlowArrangement(
                    of: sizes, in: axis == .horizontal ? 390 : 300, options: options)
                let end = lines.last.map { axis == .horizontal ? $0.frame.maxY : $0.frame.maxX }
                let offset = end.map { $0 + 8 } ?? 0
                func after(_ rect: FlowRect) -> CGRect {
                    CGRect(rect).offsetBy(
                        dx: axis == .horizontal ? 0 : offset, dy: axis == .horizontal ? offset : 0)
                }
                frames += flow.frames.map(after)
                lines += flow.lines.map {
                    ($0.range.lowerBound + start..<$0.range.upperBound + start, after($0.frame))
                }
            }
        }

        /// Before which item something goes at a point: the first whose middle is past it, on the nearest line.
        func next(at point: CGPoint) throws -> Int {
            func distance(_ frame: CGRect) -> CGFloat {
                axis == .horizontal
                    ? max(frame.minY - point.y, point.y - frame.maxY, 0)
                    : max(frame.minX - point.x, point.x - frame.maxX, 0)
            }
            let least = lines.map { distance($0.frame) }.min()
            let line = try #require(lines.last { distance($0.frame) == least })
            let next = line.range.first {
                axis == .horizontal ? frames[$0].midX > point.x : frames[$0].midY > point.y
            }
            return next ?? line.range.upperBound
        }
    }

    /// Expects all boxes where they would be: those that exist, and among them those that meet the window.
    private func expectBoxes(
        of items: [Item], in host: ViewHost<Wall>, _ expected: Expected, isMirrored: Bool
    ) {
        var boxes: [Int: CGRect] = [:]
        for node in host.frames.preorder where node.name == "Color" {
            boxes[node.identity.id?.base as? Int ?? -1] = node.frame
        }
        for (item, frame) in zip(items, expected.frames) {
            let place = isMirrored ? mirrored(frame) : frame
            if let box = boxes[item.id] {
                expectEqual(box, place)
            } else {
                #expect(frame.minY >= 300 || frame.minX >= 390)
            }
        }
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        CGRect(x: 390 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    struct Setting: CustomTestStringConvertible {
        let axis: Axis
        let direction: LayoutDirection
        let isEstimated: Bool

        static var all: [Setting] {
            Axis.allCases.flatMap { axis in
                LayoutDirection.allCases.flatMap { direction in
                    [false, true].map { Setting(axis: axis, direction: direction, isEstimated: $0) }
                }
            }
        }

        var testDescription: String { "\(axis), \(direction)\(isEstimated ? ", estimated" : "")" }
    }

    @Test(arguments: Setting.all, 1...2)
    func theViewsAreWhereTheyWouldBe(setting: Setting, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var items = FlowLayoutsTests.Wall(200, seed: seed).items
        // 20 views of 100 by 80 cover 160,000 square points.
        let (size, block): (LazyFlowItemSize<Item>, Int) =
            setting.isEstimated ? (.estimated(CGSize(width: 100, height: 80)), 20) : (.fixed { $0.size }, 200)
        let isMirrored = setting.direction == .rightToLeft
        let host = host(
            Wall(items: items, axis: setting.axis, size: size), width: 390, height: 300,
            direction: setting.direction)
        for _ in 0..<3 {
            let shown = zip(items, Expected(items, axis: setting.axis, block: block).frames)
                .filter { $1.minY < 300 && $1.minX < 390 }
            let dragged = try #require(shown.randomElement(using: &random)).0.id
            let lifted = try host.lift(id: dragged)
            var pointer = CGPoint.zero
            for _ in 0..<6 {
                // Mirrored, a point at the left edge would be outside.
                let point = CGPoint(
                    x: .random(in: 1..<390, using: &random), y: .random(in: 0..<290, using: &random))
                pointer = isMirrored ? CGPoint(x: 390 - point.x, y: point.y) : point
                lifted.move(to: pointer)
                let next = try Expected(items, axis: setting.axis, block: block).next(at: point)
                let source = try #require(items.firstIndex { $0.id == dragged })
                items.move(fromOffsets: IndexSet(integer: source), toOffset: next)
                expectBoxes(
                    of: items, in: host, Expected(items, axis: setting.axis, block: block),
                    isMirrored: isMirrored)
            }
            // It is dropped where it is shown, although another line may be at the pointer now.
            try lifted.drop(at: pointer)
            expectBoxes(
                of: items, in: host, Expected(items, axis: setting.axis, block: block), isMirrored: isMirrored
            )
        }
    }
}
