import Expectations
import FlowEngine
import TestSupport
import Testing

@testable import FlowLayouts

/// The engine, asked in the lengths of views.
@Suite struct EngineGeometryTests {
    // In the engine's own lengths, the answer is the same.
    @Test(arguments: 0..<50 as Range<UInt64>)
    func itArrangesInTheSpaceOfAView(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let options = FlowLayout().randomized(using: &random)._configuration.value.options
        let items = FlowItems(
            (0..<6).map { _ in
                FlowSize(width: random.length(in: 0...60), height: random.length(in: 0...60))
            })
        for (length, across) in [(100, 300), (100, nil), (nil, 300), (nil, nil)] as [(CGFloat?, CGFloat?)] {
            expectEqual(
                FlowArrangement(of: items, in: length, across: across, options: options).frames,
                FlowArrangement(
                    of: items, in: length.map { Double($0) }, across: across.map { Double($0) },
                    options: options
                ).frames)
        }
    }
}
