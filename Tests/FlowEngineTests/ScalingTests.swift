import Expectations
import FlowEditing
import TestSupport
import Testing

/// Lines that are scaled until they fill the flow, as rows of photos are.
@Suite struct ScalingTests {
    /// Photos of some shapes, width to height.
    private func photos(_ shapes: Double...) -> FlowItems {
        FlowItems(shapes.map { FlowSize(width: $0 * 100, height: 100) })
    }

    private func options(
        _ scaling: FlowScaling = FlowScaling(thickness: 100), _ change: (inout FlowOptions) -> Void = { _ in }
    ) -> FlowOptions {
        tight {
            $0.scaling = scaling
            change(&$0)
        }
    }

    private func frames(_ items: FlowItems, in available: Double?, _ options: FlowOptions) -> [FlowRect] {
        Array(FlowArrangement(of: items, in: available, options: options).frames)
    }

    // MARK: Rows

    @Test func aRowIsAsLongAsTheFlow() {
        // 100 high, the first two photos take 250 of 300, and all three 450, which is farther from it.
        let arrangement = FlowArrangement(of: photos(1, 1.5, 2), in: 300, options: options())
        expectEqual(
            Array(arrangement.frames),
            [
                rect(0, 0, 120, 120), rect(120, 0, 180, 120), rect(0, 120, 200, 100),
            ])
        expectEqual(arrangement.lines.map(\.frame), [rect(0, 0, 300, 120), rect(0, 120, 200, 100)])
    }

    @Test func aRowTakesAPhotoMoreIfItIsNearerThen() {
        // 250 of 312, which is 125 high, or 325: 312 / 325 is 12 / 13.
        let found = frames(photos(1, 1.5, 0.75, 3), in: 312, options())
        expectEqual(found[..<3], [rect(0, 0, 96, 96), rect(96, 0, 144, 96), rect(240, 0, 72, 96)])
        expectEqual(found[3], rect(0, 96, 300, 100))
        // As near, 80 high or 120: it does.
        expectEqual(frames(photos(1, 1, 1), in: 240, options())[2].y, 0)
        #expect(frames(photos(1, 1, 1), in: 240 - 1 / 512, options())[2].y > 0)
    }

    // Two a row. If the second one were on the first row, those of 1 and 2 would be alone on the next, and too short for it at
    // twice the height.
    @Test func theNextRowHasNoMorePhotosThanItMay() {
        let scaling = FlowScaling(thickness: 100, minThickness: 50, maxThickness: 200)
        let items = photos(4, 4, 1, 2, 4)
        let arrangement = FlowArrangement(
            of: items, in: 700, options: options(scaling) { $0.maxItemsPerLine = 2 })
        expectEqual(arrangement.lines.map(\.range), [0..<1, 1..<3, 3..<5])
        expectEqual(arrangement.lines.map(\.frame.height), [175, 140, 100])
    }

    @Test func spacingsAreNotScaled() {
        let found = frames(photos(1.2, 2, 4), in: 410, options { ($0.itemSpacing, $0.lineSpacing) = (10, 4) })
        expectEqual(found, [rect(0, 0, 150, 125), rect(160, 0, 250, 125), rect(0, 129, 400, 100)])
    }

    /// 1600 / 9 is no whole number of steps, of which all scaled lengths are.
    @Test func aLengthIsTruncatedToAStep() {
        let items = photos(16.0 / 9)
        let expected = [rect(0, 0, (1600.0 / 9 * 1_048_576).rounded(.down) / 1_048_576, 100)]
        expectEqual(frames(items, in: 300, options()), expected)
        expectEqual(EditableFlow(of: items, in: 300, options: options()).frame(at: 0), expected[0])
    }

    @Test func theLastRowKeepsItsHeightUnlessItIsToBeFilled() {
        expectEqual(frames(photos(1), in: 300, options()), [rect(0, 0, 100, 100)])
        expectEqual(frames(photos(1), in: 300, options { $0.lastLine = .natural }), [rect(0, 0, 100, 100)])
        expectEqual(frames(photos(1), in: 300, options { $0.lastLine = .grows }), [rect(0, 0, 300, 300)])
        // It never sticks out.
        expectEqual(
            frames(photos(2, 1.25), in: 312, options()), [rect(0, 0, 192, 96), rect(192, 0, 120, 96)])
    }

    // MARK: Limits

    @Test func aRowIsNoLowerThanTheLeastHeight() {
        // 325 is nearer to 300 than 225 is, but only 92.3 high.
        let items = photos(1, 1.25, 1)
        expectEqual(frames(items, in: 300, options(FlowScaling(thickness: 100, minThickness: 92)))[2].y, 0)
        let found = frames(items, in: 300, options(FlowScaling(thickness: 100, minThickness: 93)))
        expectEqual(found[2].y, found[0].height)
        expectEqual(found[1].x + found[1].width, 300)
    }

    // MARK: Other items

    @Test func someItemsKeepTheirSize() {
        var items = photos(1, 1, 3)
        items.insert(FlowItem(width: 60, height: 30, traits: FlowItemTraits(keepsSize: true)), at: 1)
        let found = frames(items, in: 300, options { $0.itemAlignment = .center })
        expectEqual(
            found,
            [
                rect(0, 0, 120, 120), rect(120, 45, 60, 30), rect(180, 0, 120, 120), rect(0, 120, 300, 100),
            ])
    }

    /// It keeps its shape, whatever range rows have: 400 by 2 / 3.
    @Test(arguments: [FlowLineBreaking.greedy, .even], [Double.infinity, 120])
    func aPhotoThatFillsItsRowTakesAllOfIt(breaking: FlowLineBreaking, most: Double) {
        var items = photos(1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5)
        items[2] = FlowItem(width: 300, height: 200)
        items[2].traits.fillLine()
        let scaling = FlowScaling(thickness: 100, minThickness: 80, maxThickness: most)
        let found = frames(
            items, in: 400,
            options(scaling) { ($0.itemSpacing, $0.lineSpacing, $0.lineBreaking) = (10, 10, breaking) })
        let thickness = (800.0 / 3 * 1_048_576).rounded(.down) / 1_048_576
        expectEqual(found[2], rect(0, 110, 400, thickness))
        expectEqual(found[0], rect(0, 0, 150, 100))
        expectEqual(found[6].height, 100)
    }

    // MARK: Even rows

    @Test func evenRowsAreAsNearAsTheyCanBeTogether() {
        func counts(_ shapes: Double..., breaking: FlowLineBreaking) -> [Int] {
            let items = FlowItems(shapes.map { FlowSize(width: $0 * 100, height: 100) })
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

    // MARK: Invariants

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
