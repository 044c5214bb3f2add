import Expectations
import FlowEngine
import Testing

/// Right to left, reversed items and reversed lines are mirror images, whatever else a flow does.
@Suite struct MirrorTests {
    private let rows = items((3, 2), (4, 1), (2, 2), (5, 1))

    private func picture(axis: FlowAxis = .horizontal, _ change: (inout FlowOptions) -> Void) -> String {
        var options = FlowOptions(axis: axis, itemSpacing: 1, lineSpacing: 1)
        change(&options)
        return FlowArrangement(of: rows, in: axis == .horizontal ? 9 : 5, options: options).picture
    }

    @Test func reversedItemsBeginAtTheOtherEnd() {
        let reversed = """
            BBBB.AAA
            .....AAA
            ........
            DDDDD.CC
            ......CC
            """
        expectEqual(picture { $0.reversesItems = true }, reversed)
        expectEqual(picture { $0.direction = .rightToLeft }, reversed)
    }

    @Test func reversedLinesBeginAtTheBottom() {
        expectEqual(
            picture { $0.reversesLines = true },
            """
            CC......
            CC.DDDDD
            ........
            AAA.....
            AAA.BBBB
            """)
        expectEqual(
            picture {
                ($0.reversesItems, $0.reversesLines, $0.direction) = (true, true, .rightToLeft)
            }, picture { $0.reversesLines = true })
    }

    @Test func columnsAreReversedLikewise() {
        // Columns of A and B, and of C and D.
        expectEqual(
            picture(axis: .vertical) { $0.reversesItems = true },
            """
            BBBB.DDDDD
            ..........
            AAA..CC...
            AAA..CC...
            """)
        let reversed = """
            ...CC..AAA
            ...CC..AAA
            ..........
            DDDDD.BBBB
            """
        expectEqual(picture(axis: .vertical) { $0.reversesLines = true }, reversed)
        expectEqual(picture(axis: .vertical) { $0.direction = .rightToLeft }, reversed)
    }

    // A flow may be longer than any one item.
    @Test func positionsBeyondTheLargestLengthAreMirrored() {
        let four = items([(Double, Double)](repeating: (3e9, 1), count: 4))
        var options = tight { $0.direction = .rightToLeft }
        let row = FlowArrangement(of: four, in: nil, options: options)
        expectEqual(row.frames.map(\.x), [9e9, 6e9, 3e9, 0])
        expectEqual(row.lines.map(\.frame.x), [0])
        options = tight { ($0.axis, $0.reversesItems) = (.vertical, true) }
        let column = items([(Double, Double)](repeating: (1, 3e9), count: 4))
        expectEqual(
            FlowArrangement(of: column, in: nil, options: options).frames.map(\.y), [9e9, 6e9, 3e9, 0])
    }

    /// The frames of two flows that should be mirror images of one another.
    private func check(
        axis: FlowAxis, _ change: (inout FlowOptions) -> Void, mirror: (FlowRect, FlowSize) -> FlowRect
    ) throws {
        for seed in UInt64(0)..<1500 {
            var random = RandomArrangement(seed: seed)
            random.flow.options.axis = axis
            random.flow.options.itemAlignment = .center
            // Baselines lie at one side of an item: they are no mirror images.
            for (index, traits) in random.items.traits.enumerated() {
                var traits = traits
                traits.alignment = traits.alignment.map { _ in .bottom }
                random.items[index].traits = traits
            }
            // Lines without space begin at the start with these, reversed or not.
            if [.spaceAround, .spaceEvenly].contains(random.flow.options.distribution) {
                random.flow.options.sizing = .hug
            }
            if [.spaceAround, .spaceEvenly].contains(random.flow.options.lineDistribution) {
                random.across = nil
            }
            let plain = random.arrangement
            let direction = random.flow.options.direction
            change(&random.flow.options)
            if random.flow.options.direction != direction {
                for index in random.items.indices { random.items[index].traits.direction?.toggle() }
            }
            let mirrored = random.arrangement
            let size = plain.size
            try #require(mirrored.size == size, "\(random)")
            let areMirrored =
                plain.frames.map { mirror($0, size) } == Array(mirrored.frames)
                && plain.lines.map { mirror($0.frame, size) } == mirrored.lines.map(\.frame)
                && plain.itemSeparators.map { mirror($0, size) } == mirrored.itemSeparators
                && plain.lineSeparators.map { mirror($0, size) } == mirrored.lineSeparators
            try #require(areMirrored, "\(random)")
        }
    }

    private func sideways(_ rect: FlowRect, _ size: FlowSize) -> FlowRect { rect.mirrored(in: size.width) }

    private func upsideDown(_ rect: FlowRect, _ size: FlowSize) -> FlowRect {
        rect.transposed.mirrored(in: size.height).transposed
    }

    @Test(arguments: FlowAxis.allCases)
    func everyFlowIsMirroredRightToLeft(axis: FlowAxis) throws {
        try check(axis: axis, { $0.direction.toggle() }, mirror: sideways)
    }

    @Test func everyFlowOfReversedItemsIsMirroredAlongItsLines() throws {
        try check(axis: .horizontal, { $0.reversesItems.toggle() }, mirror: sideways)
        try check(axis: .vertical, { $0.reversesItems.toggle() }, mirror: upsideDown)
    }

    @Test func everyFlowOfReversedLinesIsMirroredAcrossItsLines() throws {
        try check(axis: .horizontal, { $0.reversesLines.toggle() }, mirror: upsideDown)
        try check(axis: .vertical, { $0.reversesLines.toggle() }, mirror: sideways)
    }
}

extension FlowDirection {
    fileprivate mutating func toggle() {
        self = self == .leftToRight ? .rightToLeft : .leftToRight
    }
}
