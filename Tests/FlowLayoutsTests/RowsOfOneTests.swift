import Expectations
import LazyFlowLayouts
import PortableUITesting
import Testing

/// Where a view goes that is dropped on a row or a column of a single view: before it in the first half across, and else after
/// it, wherever along the row.
@MainActor
@Suite(.inBothModes) struct RowsOfOneTests {
    enum Source: CaseIterable {
        case eager, fixed, estimated
    }

    private final class Log {
        var letters = ""
    }

    /// Boxes of 300 × 50 or, in columns, 50 × 300, 10 apart. “W” is as long as the flow, others may be shorter.
    private struct Boxes: View {
        @State var letters: [Character]
        let source: Source
        let axis: Axis
        var shortLength: CGFloat = 300
        let log: Log

        private func size(of letter: Character) -> CGSize {
            let length = letter == "W" ? 300 : shortLength
            return axis == .horizontal ? CGSize(width: length, height: 50) : CGSize(width: 50, height: length)
        }

        private func move(_ source: IndexSet, _ destination: Int) {
            letters.move(fromOffsets: source, toOffset: destination)
            log.letters = String(letters)
        }

        private func box(_ letter: Character) -> Box { Box(size(of: letter).width, size(of: letter).height) }

        var body: some View {
            switch (source, axis) {
            case (.eager, .horizontal):
                HFlow(spacing: 10) { ForEach(letters, id: \.self) { box($0) } }
                    .sizing(.fill).onFlowReorder { move($0, $1) }
            case (.eager, .vertical):
                VFlow(spacing: 10) { ForEach(letters, id: \.self) { box($0) } }
                    .sizing(.fill).onFlowReorder { move($0, $1) }
            case (_, .horizontal):
                ScrollView {
                    LazyHFlow(letters, id: \.self, size: lazySize, spacing: 10) { box($0) }
                        .sizing(.fill).onFlowReorder { move($0, $1) }
                }
            case (_, .vertical):
                ScrollView(.horizontal) {
                    LazyVFlow(letters, id: \.self, size: lazySize, spacing: 10) { box($0) }
                        .sizing(.fill).onFlowReorder { move($0, $1) }
                }
            }
        }

        private var lazySize: LazyFlowItemSize<Character> {
            source == .fixed ? .fixed { size(of: $0) } : .estimated(size(of: "W"))
        }
    }

    /// The order after a drop at a point, which is mirrored from right to left, and has its axes exchanged in columns.
    private func order(
        after id: Character, atX x: CGFloat, y: CGFloat, of letters: String = "ABC",
        shortLength: CGFloat = 300,
        _ source: Source, _ axis: Axis, _ direction: LayoutDirection = .leftToRight
    ) throws -> String {
        let log = Log()
        log.letters = letters
        let boxes = Boxes(
            letters: Array(letters), source: source, axis: axis, shortLength: shortLength, log: log)
        let host =
            axis == .horizontal
            ? host(boxes, width: 300, height: 400, direction: direction)
            : host(boxes, width: 400, height: 300, direction: direction)
        _ = host.frames
        var point = axis == .horizontal ? CGPoint(x: x, y: y) : CGPoint(x: y, y: x)
        if direction == .rightToLeft { point.x = host.proposal.width.map { $0 - point.x } ?? 0 }
        try host.lift(id: id).drop(at: point)
        return log.letters
    }

    // A is at 0 to 50, B at 60 to 110, C at 120 to 170.
    @Test(arguments: Source.allCases, [Axis.horizontal, .vertical])
    func itsMiddleAcrossDecides(source: Source, axis: Axis) throws {
        for x in [50, 250] as [CGFloat] {
            func order(after id: Character, at y: CGFloat) throws -> String {
                try self.order(after: id, atX: x, y: y, source, axis)
            }
            expectEqual(try order(after: "C", at: 1), "CAB")
            expectEqual(try order(after: "C", at: 24), "CAB")
            expectEqual(try order(after: "C", at: 26), "ACB")
            expectEqual(try order(after: "C", at: 65), "ACB")
            expectEqual(try order(after: "C", at: 105), "ABC")
            expectEqual(try order(after: "A", at: 169), "BCA")
            expectEqual(try order(after: "A", at: 105), "BAC")
            expectEqual(try order(after: "A", at: 65), "ABC")
        }
    }

    // Rows are read from the left or from the right, and go down in any case.
    @Test(arguments: Source.allCases)
    func fromRightToLeftToo(source: Source) throws {
        expectEqual(try order(after: "C", atX: 250, y: 1, source, .horizontal, .rightToLeft), "CAB")
        expectEqual(try order(after: "A", atX: 50, y: 169, source, .horizontal, .rightToLeft), "BCA")
    }

    // A.B / W / C, where A, B and C are 140 long. Among others, the middle along the row decides.
    @Test(arguments: Source.allCases, [Axis.horizontal, .vertical])
    func aLongViewAmongRowsOfSeveral(source: Source, axis: Axis) throws {
        func order(after id: Character, atX x: CGFloat, y: CGFloat) throws -> String {
            try self.order(after: id, atX: x, y: y, of: "ABWC", shortLength: 140, source, axis)
        }
        for x in [20, 280] as [CGFloat] {
            expectEqual(try order(after: "C", atX: x, y: 65), "ABCW")
            expectEqual(try order(after: "A", atX: x, y: 105), "BWAC")
        }
        expectEqual(try order(after: "W", atX: 20, y: 45), "WABC")
        expectEqual(try order(after: "W", atX: 200, y: 5), "AWBC")
        // The last row has space for another one after C.
        expectEqual(try order(after: "A", atX: 20, y: 125), "BWAC")
        expectEqual(try order(after: "A", atX: 20, y: 165), "BWCA")
        expectEqual(try order(after: "A", atX: 200, y: 125), "BWCA")
    }
}
