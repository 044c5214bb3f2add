import Expectations
import FlowEditing
import TestSupport
import Testing

/// Lines that are scaled until they fill the flow, as rows of photos are.
@Suite struct ScalingTests {
    /// Photos of some shapes, width to height.
    private func photos(_ shapes: [Double]) -> FlowItems {
        FlowItems(shapes.map { FlowSize(width: $0 * 100, height: 100) })
    }

    private func options(_ change: (inout FlowOptions) -> Void = { _ in }) -> FlowOptions {
        tight {
            $0.scaling = FlowScaling(thickness: 100)
            change(&$0)
        }
    }

    /// 1600 / 9 is no whole number of steps, of which all scaled lengths are.
    @Test func aLengthIsTruncatedToAStep() {
        let items = photos([16.0 / 9])
        let expected = rect(0, 0, (1600.0 / 9 * 1_048_576).rounded(.down) / 1_048_576, 100)
        expectEqual(FlowArrangement(of: items, in: 300, options: options()).frames[0], expected)
        expectEqual(EditableFlow(of: items, in: 300, options: options()).frame(at: 0), expected)
    }

    @Test func evenRowsAreAsNearAsTheyCanBeTogether() {
        func counts(_ shapes: Double..., breaking: FlowLineBreaking) -> [Int] {
            let items = photos(shapes)
            let options = options { $0.lineBreaking = breaking }
            return FlowArrangement(of: items, in: 400, options: options).lines.map(\.range.count)
        }
        // 3 + 2 is as near to 4 as 3 is, and leaves 2 + 4 for the last row.
        expectEqual(counts(3, 2, 2, 4, breaking: .greedy), [2, 2])
        expectEqual(counts(3, 2, 2, 4, breaking: .even), [1, 2, 1])
        expectEqual(counts(3, 2, 2, 4, breaking: .balanced), [1, 2, 1])
        // The last row is 1 of 4, or 1 + 3 + 1. Even rows may leave space there.
        expectEqual(counts(2, 2.5, 1, 3, 1, breaking: .greedy), [2, 2, 1])
        expectEqual(counts(2, 2.5, 1, 3, 1, breaking: .even), [2, 2, 1])
        expectEqual(counts(2, 2.5, 1, 3, 1, breaking: .balanced), [2, 3])
    }

    /// One row of all photos would be 10 high: not farther from 100 than 20 rows together that are 5 too high each.
    @Test func manyRowsAreBetterThanOneOfNoHeight() {
        for breaking in FlowLineBreaking.allCases {
            let found = FlowArrangement(
                of: FlowItems([FlowSize](repeating: FlowSize(width: 1, height: 1), count: 80)), in: 420,
                options: options { $0.lineBreaking = breaking })
            expectEqual(found.lines.map(\.range.count), [Int](repeating: 4, count: 20), "\(breaking)")
        }
    }

    @Test func rowsFillTheFlowToTheLastBitAndPhotosKeepTheirShapes() {
        let seed = UInt64.random(in: 0...999_999)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let shapes = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                Double.random(in: 0.3...3, using: &random)
            }
            let items = FlowItems(shapes.map { FlowSize(width: $0 * 1000, height: 1000) })
            let width = Double(Int.random(in: 200...1500, using: &random))
            let found = FlowArrangement(
                of: items, in: width, options: options { $0.itemSpacing = 2 })
            for (number, line) in found.lines.enumerated() {
                if number < found.lines.count - 1 { expectEqual(line.frame.width, width, "SEED=\(seed)") }
                for index in line.range {
                    let frame = found.frames[index]
                    expectEqual(frame.height, line.frame.height, "SEED=\(seed)")
                    #expect(abs(frame.width - shapes[index] * frame.height) < 0x1p-12, "SEED=\(seed)")
                    if index > line.range.lowerBound {
                        let before = found.frames[index - 1]
                        expectEqual(frame.x, before.x + before.width + 2, "SEED=\(seed)")
                    }
                }
            }
        }
    }
}
