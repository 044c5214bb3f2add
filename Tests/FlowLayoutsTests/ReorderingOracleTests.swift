import Expectations
import FlowLayouts
import PortableUITesting
import TestSupport
import Testing

/// Where a view goes that is dropped, by its lines and the middles of views: in each direction, along both axes, with lines
/// of different thickness.
@MainActor
@Suite(.inBothModes) struct ReorderingOracleTests {
    private static let space: CGFloat = 170
    private static let sizes: [CGSize] = [
        CGSize(width: 40, height: 20), CGSize(width: 30, height: 36), CGSize(width: 60, height: 12),
        CGSize(width: 50, height: 24), CGSize(width: 80, height: 20), CGSize(width: 20, height: 44),
        CGSize(width: 70, height: 16),
    ]

    private final class Log {
        var move: [Int]?
    }

    /// Boxes whose ids are their numbers, 10 apart. In a vertical flow, width and height change places.
    private struct Boxes: View {
        let axis: Axis
        let alignment: Int
        let log: Log

        var body: some View {
            switch axis {
            case .horizontal:
                HFlow(alignment: [.top, .center, .bottom, .firstTextBaseline][alignment], spacing: 10) {
                    ForEach(0..<7) { Box(sizes[$0].width, sizes[$0].height).id($0) }
                }
                .sizing(.fill)
                .onFlowReorder { log.move = Array($0) + [$1] }
            case .vertical:
                VFlow(alignment: [.leading, .center, .trailing, .leading][alignment], spacing: 10) {
                    ForEach(0..<7) { Box(sizes[$0].height, sizes[$0].width).id($0) }
                }
                .sizing(.fill)
                .onFlowReorder { log.move = Array($0) + [$1] }
            }
        }
    }

    private func host(_ boxes: Boxes, _ direction: LayoutDirection = .leftToRight) -> ViewHost<Boxes> {
        let isHorizontal = boxes.axis == .horizontal
        return FlowLayoutsTests.host(
            boxes, width: isHorizontal ? Self.space : nil, height: isHorizontal ? nil : Self.space,
            direction: direction)
    }

    /// The move by a drop at a point: from which number to before which, unless it stays where it is.
    private func move(
        of id: Int, to point: CGPoint, _ axis: Axis, _ alignment: Int, _ direction: LayoutDirection
    ) throws -> [Int]? {
        let log = Log()
        let host = host(Boxes(axis: axis, alignment: alignment, log: log), direction)
        try host.lift(id: id).drop(at: point)
        return log.move
    }

    /// The same by the places of the boxes: 40 30 60 / 50 80 20 / 70.
    private func expectedMove(of id: Int, to point: CGPoint, frames: [CGRect], _ axis: Axis) -> [Int]? {
        func along(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.x : point.y }
        func across(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.y : point.x }
        func distance(_ line: Range<Int>) -> CGFloat {
            let start = across(frames[line].reduce(CGRect.null) { $0.union($1) }.origin)
            let end = frames[line].map { across(CGPoint(x: $0.maxX, y: $0.maxY)) }.max() ?? 0
            return max(start - across(point), across(point) - end, 0)
        }
        let lines = [0..<3, 3..<6, 6..<7]
        let least = lines.map(distance).min()
        let line = lines.last { distance($0) == least } ?? 0..<0
        let middles = frames.map { CGPoint(x: $0.midX, y: $0.midY) }
        var next = line.first { along(middles[$0]) > along(point) }
        // The last box is alone. Past its end, there is space for another one.
        if line == 6..<7, along(point) <= along(CGPoint(x: frames[6].maxX, y: frames[6].maxY)) {
            next = across(middles[6]) > across(point) ? 6 : nil
        }
        let destination = next ?? line.upperBound
        return destination == id || destination == id + 1 ? nil : [id, destination]
    }

    @Test(arguments: [Axis.horizontal, .vertical], 0..<4)
    func aViewGoesWhereItIsDropped(axis: Axis, alignment: Int) throws {
        var random = SeededGenerator(seed: UInt64(alignment) + (axis == .horizontal ? 0 : 10))
        let resting = host(Boxes(axis: axis, alignment: alignment, log: Log()))
        let frames = (0..<7).compactMap { resting.frames.frame(id: $0) }
        let size = resting.frames.frame.size
        expectEqual(axis == .horizontal ? size.width : size.height, Self.space)
        for _ in 0..<20 {
            let id = Int.random(in: 0..<7, using: &random)
            let point = CGPoint(
                x: .random(in: 0..<size.width, using: &random),
                y: .random(in: 0..<size.height, using: &random))
            let move = try move(of: id, to: point, axis, alignment, .leftToRight)
            expectEqual(
                move, expectedMove(of: id, to: point, frames: frames, axis), "\(id) to \(point.x), \(point.y)"
            )
            // From right to left, all is as in a mirror.
            let mirrored = CGPoint(x: size.width - point.x, y: point.y)
            expectEqual(
                try self.move(of: id, to: mirrored, axis, alignment, .rightToLeft), move,
                "\(id) to \(point.x), \(point.y)")
        }
    }

    // AAAA.BBB | CCCCC.DD, also without D
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [true, false])
    func aLineBreakCountsAsAView(direction: LayoutDirection, hasD: Bool) throws {
        func move(of id: String, toX x: CGFloat, y: CGFloat) throws -> [Int]? {
            let log = Log()
            let flow = HFlow(spacing: 10) {
                Box(40, 20).id("A")
                Box(30, 20).id("B")
                LineBreak()
                Box(50, 20).id("C")
                if hasD { Box(20, 20).id("D") }
            }
            .sizing(.fill)
            .onFlowReorder { log.move = Array($0) + [$1] }
            let host = FlowLayoutsTests.host(flow, width: 200, direction: direction)
            try host.lift(id: id).drop(at: CGPoint(x: direction == .leftToRight ? x : 200 - x, y: y))
            return log.move
        }
        // Before the first one after the break.
        expectEqual(try move(of: "A", toX: 10, y: 35), [0, 3])
        guard hasD else { return }
        // Past the end, before the first one after the break, between the two, and before the first of all.
        expectEqual(try move(of: "A", toX: 190, y: 45), [0, 5])
        expectEqual(try move(of: "A", toX: 10, y: 45), [0, 3])
        expectEqual(try move(of: "A", toX: 55, y: 45), [0, 4])
        expectEqual(try move(of: "C", toX: 10, y: 10), [3, 0])
        expectEqual(try move(of: "D", toX: 50, y: 5), [4, 1])
        // At the end of the row that the break ends, before that.
        expectEqual(try move(of: "A", toX: 190, y: 10), [0, 2])
        expectEqual(try move(of: "D", toX: 190, y: 10), [4, 2])
        // In the middle of both rows it goes to the second one, and a point above that to the first.
        expectEqual(try move(of: "A", toX: 10, y: 25), [0, 3])
        expectEqual(try move(of: "D", toX: 10, y: 25), [4, 3])
        expectEqual(try move(of: "D", toX: 10, y: 24), [4, 0])
        expectEqual(try move(of: "A", toX: 190, y: 24), [0, 2])
    }
}
