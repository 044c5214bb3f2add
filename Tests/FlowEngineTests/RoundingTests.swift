import Expectations
import FlowEngine
import TestSupport
import Testing

/// Frames on a grid of pixels or cells.
@Suite struct RoundingTests {
    @Test(arguments: [(0.4, 0.0), (0.5, 1), (-0.5, 0), (-0.6, -1), (1.49, 1), (0x1p60, 0x1p60)])
    func edgesAreOnTheNearestLineOfTheGrid(edge: Double, rounded: Double) {
        let frame = rect(edge, edge, 0, 0).rounded(toMultiplesOf: size(1, 1))
        expectEqual(frame, rect(rounded, rounded, 0, 0))
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [Double])
    func aGridThatIsNoneLeavesEverything(cell: Double) {
        expectEqual(
            rect(0.3, 0.3, 1.2, 1.2).rounded(toMultiplesOf: size(cell, cell)), rect(0.3, 0.3, 1.2, 1.2))
    }

    // Ten of 10.4 reach to 104, not to 100 or 110.
    @Test func nothingDrifts() {
        let ten = FlowItems([FlowSize](repeating: size(10.4, 3), count: 10))
        let rounded = FlowArrangement(of: ten, in: nil, options: tight()).rounded(toMultiplesOf: size(1, 2))
        expectEqual(rounded.frames.map(\.x), [0, 10, 21, 31, 42, 52, 62, 73, 83, 94])
        expectEqual(rounded.frames.map(\.width), [10, 11, 10, 11, 10, 10, 11, 10, 11, 10])
        expectEqual(rounded.size, size(104, 4))
        expectEqual(rounded.lines.map(\.frame), [rect(0, 0, 104, 4)])
    }

    @Test func neighborsStayNeighbors() throws {
        for seed in UInt64(0)..<300 {
            var random = SeededGenerator(seed: seed)
            let items = FlowItems(
                (0..<20).map { _ in size(random.length(in: 0...30), random.length(in: 0...30)) })
            let cell = size(random.element(of: [1.0 / 3, 1, 7]), random.element(of: [0.5, 1, 2]))
            let exact = FlowArrangement(of: items, in: 100, options: tight())
            let rounded = exact.rounded(toMultiplesOf: cell)
            for line in rounded.lines {
                for index in line.range.dropFirst() {
                    let (left, right) = (rounded.frames[index - 1], rounded.frames[index])
                    try #require((left.x + left.width - right.x).magnitude < 1e-9, "seed \(seed)")
                }
            }
            let distance = (rounded.size.width - exact.size.width).magnitude
            try #require(distance <= cell.width / 2 + 1e-9, "seed \(seed)")
        }
    }
}

extension RoundingTests {
    /// Half of 67 pixels is between two pixels, and no whole number of the engine's units.
    @Test(arguments: FlowDirection.allCases)
    func neighborsStayNeighborsHalfwayBetweenPixels(direction: FlowDirection) {
        let items = FlowItems(repeating: FlowItem(width: 67.0 / 6, height: 67.0 / 6), count: 2)
        let rounded = FlowArrangement(of: items, in: 30, options: tight { $0.direction = direction })
            .rounded(toMultiplesOf: size(1.0 / 3, 1.0 / 3))
        let frames = rounded.frames.sorted { $0.x < $1.x }
        expectEqual(frames[0].x + frames[0].width, frames[1].x)
        expectEqual(frames[0].height, rounded.lines[0].frame.height)
    }

    /// A sixth of a point is half a pixel, and no whole number of the engine's units.
    @Test func neighborsOfAnEditableFlowStayNeighborsHalfwayBetweenPixels() {
        let flow = EditableFlow(of: items((1.0 / 6, 1), (1, 1)), in: nil, options: tight())
        let frames = flow.frames(of: 0..<2).map { $0.rounded(toMultiplesOf: size(1.0 / 3, 1.0 / 3)) }
        expectEqual(frames[0].x + frames[0].width, frames[1].x)
    }
}

extension SeededGenerator {
    fileprivate mutating func element(of list: [Double]) -> Double {
        list[Int.random(in: list.indices, using: &self)]
    }
}
