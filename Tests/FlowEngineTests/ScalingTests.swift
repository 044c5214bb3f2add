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
        expectEqual(arrangement.size, size(300, 220))
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

    /// 150 of 300 is as far from it as 450. But one photo would be 200 high, and two are 66.7.
    @Test func nearnessIsThatOfHeights() {
        for shape in [3, 4, 4.4] {
            let found = FlowArrangement(of: photos(1.5, shape, 3), in: 300, options: options())
            expectEqual(found.lines.map(\.range), [0..<2, 2..<3], "\(shape)")
        }
        // 50 would be as near as 150, and 49 is not.
        expectEqual(frames(photos(2, 4, 3), in: 300, options())[1].y, 0)
        #expect(frames(photos(2, 4.125, 3), in: 300, options())[1].y > 0)
    }

    @Test func spacingsAreNotScaled() {
        let found = frames(photos(1.2, 2, 4), in: 410, options { ($0.itemSpacing, $0.lineSpacing) = (10, 4) })
        expectEqual(found, [rect(0, 0, 150, 125), rect(160, 0, 250, 125), rect(0, 129, 400, 100)])
    }

    @Test func sizesAreShapes() {
        let items: FlowItems = [
            FlowItem(width: 4032, height: 4032), FlowItem(width: 3, height: 2),
            FlowItem(width: 1, height: 0.5),
        ]
        expectEqual(
            frames(items, in: 300, options()),
            [rect(0, 0, 120, 120), rect(120, 0, 180, 120), rect(0, 120, 200, 100)])
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

    /// Nine squares in 408, with 8 between them: four are 96 high.
    @Test func theLastRowIsAsHighAsTheOneBefore() {
        func heights(_ items: FlowItems, in available: Double = 408, _ scaling: FlowScaling) -> [Double] {
            let options = FlowOptions(lastLine: .likePrevious, scaling: scaling)
            return FlowArrangement(of: items, in: available, options: options).lines.map(\.frame.height)
        }
        let scaling = FlowScaling(thickness: 100)
        let squares = photos(1, 1, 1, 1, 1, 1, 1, 1, 1)
        expectEqual(heights(squares, scaling), [96, 96, 96])
        // Three of four are 130.67 high, which a fourth one has no space for, nor three.
        expectEqual(
            heights(photos(1, 1, 1, 1), in: 348, scaling)[1], heights(photos(1, 1, 1, 1), in: 348, scaling)[0]
        )
        // Where there is no row before, it is as high as rows are to be: in another paragraph, too.
        expectEqual(heights(photos(1), scaling), [100])
        var paragraphs = squares
        paragraphs[4].traits.breaksBefore = true
        paragraphs[8].traits.breaksBefore = true
        expectEqual(heights(paragraphs, scaling), [96, 96, 100])
        // 125 high, the last row would be too long, and 50 is less than the least height of a row.
        expectEqual(heights(photos(3.2, 4), in: 400, scaling), [125, 100])
        expectEqual(heights(photos(8, 1), in: 400, FlowScaling(thickness: 100, minThickness: 80)), [50, 80])
    }

    @Test func theLastRowIsAtItsStart() {
        let options = FlowOptions(
            itemSpacing: 0, lineSpacing: 0, distribution: .spaceBetween, lastLine: .likePrevious,
            scaling: FlowScaling(thickness: 100))
        expectEqual(
            frames(photos(1, 1, 1, 0.5, 0.5), in: 270, options)[3...],
            [rect(0, 90, 45, 90), rect(45, 90, 45, 90)])
    }

    @Test func aRowThatIsNotScaledKeepsAllShapes() {
        for shape in 1...60 {
            let items = photos(1, Double(shape))
            let expected = [rect(0, 0, 100, 100), rect(100, 0, Double(shape * 100), 100)]
            expectEqual(frames(items, in: 10_000, options()), expected)
        }
    }

    @Test func aParagraphHasALastRow() {
        var items = photos(1, 1, 1)
        items[1].traits.breaksBefore = true
        expectEqual(
            frames(items, in: 300, options()),
            [rect(0, 0, 100, 100), rect(0, 100, 100, 100), rect(100, 100, 100, 100)])
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

    /// Three photos are 823 long and four 1138, so that three are nearer to the 975. But three can be no more than 948 long.
    @Test(arguments: FlowLineBreaking.allCases)
    func rowsAreFullWhereverTheirHeightsAllowIt(breaking: FlowLineBreaking) {
        let widths = [1500.0, 667, 1327, 1333, 752, 1500, 665, 1402, 1339]
        let found = FlowArrangement(
            of: FlowItems(widths.map { FlowSize(width: $0, height: 1000) }), in: 975,
            options: options(FlowScaling(thickness: 235, minThickness: 199.75, maxThickness: 270.25)) {
                ($0.itemSpacing, $0.lineSpacing, $0.lineBreaking) = (2, 2, breaking)
            })
        expectEqual(found.lines.map(\.range), [0..<4, 4..<8, 8..<9])
        expectEqual(found.lines.dropLast().map(\.frame.width), [975, 975])
        let heights = [969 / 4.827, 969 / 4.319, 235]
        for (line, height) in zip(found.lines, heights) { #expect(abs(line.frame.height - height) < 0x1p-10) }
    }

    /// Rows are 90 to 112 high, and 400 wide: from 357.1 to 444.4 at 100.
    @Test func aRowLeavesThePhotoThatTheNextOneNeeds() {
        let scaling = FlowScaling(thickness: 100, minThickness: 90, maxThickness: 112)
        func counts(_ shapes: Double...) -> [Int] {
            FlowArrangement(
                of: FlowItems(shapes.map { FlowSize(width: $0, height: 1) }), in: 400,
                options: options(scaling)
            ).lines.map(\.range.count)
        }
        // 360, or 420, which is nearer. After the latter, 340 and 740 are out of range, and 400 is not.
        expectEqual(counts(2, 1.6, 0.6, 3.4, 4), [2, 2, 1])
        expectEqual(counts(2, 1.6, 0.6, 3.4, 0.5, 4), [3, 2, 1])
        // 390, or 430, which is farther. After the former, 340 and 450 are out of range, and 410 is not.
        expectEqual(counts(2, 1.9, 0.4, 3, 1.1, 4), [3, 2, 1])
        expectEqual(counts(2, 1.9, 0.4, 3.2, 4), [2, 2, 1])
    }

    @Test func aPanoramaStandsAlone() {
        let scaling = FlowScaling(thickness: 100, minThickness: 80, maxThickness: 150)
        let found = frames(photos(1, 5, 1), in: 400, options(scaling))
        // The first is alone as well then, and no higher than it may be.
        expectEqual(found, [rect(0, 0, 150, 150), rect(0, 150, 400, 80), rect(0, 230, 100, 100)])
        expectEqual(frames(photos(8), in: 400, options(scaling)), [rect(0, 0, 400, 50)])
    }

    @Test func aRowThatIsTooHighToFillTheFlowIsAligned() {
        let scaling = FlowScaling(thickness: 100, minThickness: 100, maxThickness: 125)
        let found = FlowArrangement(
            of: photos(1, 1.5, 4), in: 400, options: options(scaling) { $0.lineAlignment = .trailing })
        expectEqual(
            Array(found.frames),
            [
                rect(87.5, 0, 125, 125), rect(212.5, 0, 187.5, 125), rect(0, 125, 400, 100),
            ])
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

    @Test func captionsAreAlignedWithTheBottomsOfPhotos() {
        var items = photos(1, 2)
        items[1].firstBaseline = 60
        items.append(
            FlowItem(width: 50, height: 20, firstBaseline: 15, traits: FlowItemTraits(keepsSize: true)))
        let arrangement = FlowArrangement(
            of: items, in: 350, options: options { $0.itemAlignment = .firstTextBaseline })
        expectEqual(
            Array(arrangement.frames), [rect(0, 0, 100, 100), rect(100, 0, 200, 100), rect(300, 85, 50, 20)])
        expectEqual(arrangement.size, size(350, 105))
    }

    private func filling(_ item: FlowItem, _ change: (inout FlowItemTraits) -> Void = { _ in }) -> FlowItem {
        var item = item
        item.traits.fillLine()
        change(&item.traits)
        return item
    }

    /// It keeps its shape, whatever range rows have: 400 by 2 / 3.
    @Test(arguments: [FlowLineBreaking.greedy, .even], [Double.infinity, 120])
    func aPhotoThatFillsItsRowTakesAllOfIt(breaking: FlowLineBreaking, most: Double) {
        var items = photos(1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5)
        items[2] = filling(FlowItem(width: 300, height: 200))
        let scaling = FlowScaling(thickness: 100, minThickness: 80, maxThickness: most)
        let found = frames(
            items, in: 400,
            options(scaling) { ($0.itemSpacing, $0.lineSpacing, $0.lineBreaking) = (10, 10, breaking) })
        let thickness = (800.0 / 3 * 1_048_576).rounded(.down) / 1_048_576
        expectEqual(found[2], rect(0, 110, 400, thickness))
        expectEqual(found[0], rect(0, 0, 150, 100))
        expectEqual(found[6].height, 100)
    }

    /// A rule, and a heading no longer than 250. What else grows keeps its size.
    @Test(arguments: FlowAxis.allCases)
    func whatKeepsItsSizeAndFillsItsRowIsAsLongAsThat(axis: FlowAxis) {
        func item(_ length: Double, _ thickness: Double) -> FlowItem {
            axis == .horizontal
                ? FlowItem(width: length, height: thickness) : FlowItem(width: thickness, height: length)
        }
        let items: FlowItems = [
            item(150, 100), filling(item(10, 1)) { $0.keepsSize = true }, item(150, 100),
            filling(item(51, 20)) { ($0.keepsSize, $0.maxLength) = (true, 250) },
        ]
        let found = FlowArrangement(of: items, in: 400, options: options { $0.axis = axis })
        expectEqual(
            found.frames.map { axis == .horizontal ? $0.width : $0.height }, [150, 400, 150, 250])
        expectEqual(found.frames.map { axis == .horizontal ? $0.height : $0.width }, [100, 1, 100, 20])
    }

    @Test func nothingElseGrows() {
        var items = photos(1, 3)
        items[0].traits = FlowItemTraits(grow: 1, shrink: 1, minLength: 150, keepsSize: true)
        expectEqual(frames(items, in: 200, options())[0], rect(0, 0, 150, 100))
    }

    @Test(arguments: [FlowColumns.uniform, .count(2)])
    func inColumnsNothingIsScaled(columns: FlowColumns) {
        let scaled = options { $0.columns = columns }
        var plain = scaled
        plain.scaling = nil
        expectEqual(frames(photos(1, 2, 0.5), in: 300, scaled), frames(photos(1, 2, 0.5), in: 300, plain))
    }

    @Test(arguments: [0, -1, .nan, 1e-9] as [Double])
    func aBadThicknessScalesNothing(thickness: Double) {
        let found = frames(photos(1, 1.5, 2), in: 300, options(FlowScaling(thickness: thickness)))
        expectEqual(found, frames(photos(1, 1.5, 2), in: 300, tight()))
    }

    @Test(arguments: [.nan, -5, .infinity] as [Double])
    func badLimitsAreHarmless(limit: Double) {
        let scaling = FlowScaling(thickness: 100, minThickness: limit, maxThickness: limit)
        for frame in frames(photos(1, 1.5, 2, 0.25, 9), in: 300, options(scaling)) {
            #expect(frame.width.isFinite && frame.height > 0 && frame.x >= 0 && frame.x + frame.width <= 300)
        }
    }

    @Test func withoutAnEndRowsHaveTheirHeight() {
        expectEqual(
            frames(photos(1, 1.5), in: nil, options(FlowScaling(thickness: 50))),
            [rect(0, 0, 50, 50), rect(50, 0, 75, 50)])
    }

    @Test func columnsAreAsWideAsTheirPhotos() {
        let found = frames(photos(1, 0.5, 0.25), in: 360, options { $0.axis = .vertical })
        // 100 wide, the first two are 300 high, and the third one 400, which is too high.
        expectEqual(found, [rect(0, 0, 120, 120), rect(0, 120, 120, 240), rect(120, 0, 90, 360)])
    }

    @Test func rightToLeftIsAMirror() {
        let found = frames(photos(1, 1.5, 2), in: 300, options { $0.direction = .rightToLeft })
        expectEqual(found, [rect(180, 0, 120, 120), rect(0, 0, 180, 120), rect(100, 120, 200, 100)])
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

    /// Six squares leave as much of two rows by three and three as by four and two. But the former are nearer to 100:
    /// 700² / 300 twice is less than 600² / 400 and 800² / 200. 110.1 is no whole number of steps.
    @Test(arguments: [100.0, 110, 110.1, 110.2, 110.3, 112.7])
    func rowsThatCannotFillTheFlowAreEven(maxThickness: Double) {
        for breaking in [FlowLineBreaking.even, .balanced] {
            let found = FlowArrangement(
                of: photos(1, 1, 1, 1, 1, 1), in: 1000,
                options: options(FlowScaling(thickness: 100, maxThickness: maxThickness)) {
                    ($0.lineBreaking, $0.lastLine, $0.maxItemsPerLine) = (breaking, .grows, 4)
                })
            expectEqual(found.lines.map(\.range), [0..<3, 3..<6], "\(breaking)")
        }
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

    /// All ways to break up to nine photos.
    @Test func noOtherRowsAreNearer() {
        let seed = UInt64.random(in: 0...999_999)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            let lengths = (0..<Int.random(in: 1...9, using: &random)).map { _ in
                Int.random(in: 20...400, using: &random)
            }
            let (spacing, space) = (
                Int.random(in: 0...12, using: &random), Int.random(in: 100...900, using: &random)
            )
            let items = FlowItems(lengths.map { FlowSize(width: Double($0), height: 100) })
            for breaking in [FlowLineBreaking.even, .balanced] {
                let rows = FlowArrangement(
                    of: items, in: Double(space),
                    options: options { ($0.itemSpacing, $0.lineBreaking) = (Double(spacing), breaking) }
                ).lines.map(\.range)
                // Of each photo's height, the square of the distance from 100, times its length.
                func cost(_ rows: [Range<Int>]) -> Double {
                    rows.reduce(0) { sum, row in
                        let length = lengths[row].reduce(0, +)
                        let height = 100 * Double(space - spacing * (row.count - 1)) / Double(length)
                        let isFree = breaking == .even && row.upperBound == lengths.count && height > 100
                        return sum + (isFree ? 0 : (height - 100) * (height - 100) * Double(length))
                    }
                }
                var least = Double.infinity
                for breaks in 0..<1 << (lengths.count - 1) {
                    var (rows, start) = ([Range<Int>](), 0)
                    for index in lengths.indices where index + 1 == lengths.count || breaks >> index & 1 == 1
                    {
                        rows.append(start..<index + 1)
                        start = index + 1
                    }
                    least = min(least, cost(rows))
                }
                let comment = "SEED=\(seed): \(lengths) by \(spacing) in \(space), \(breaking)"
                #expect(cost(rows) <= least * (1 + 0x1p-40), "\(comment)")
            }
        }
    }

    /// All ways to break up to ten photos: rows leave their range only if there is no way in which all are in it.
    @Test func rowsLeaveTheirRangeOnlyIfTheyHaveTo() {
        let seed = UInt64.random(in: 0...999_999)
        var random = SeededGenerator(seed: seed)
        var count = 0
        for _ in 0..<400 {
            let lengths = (0..<Int.random(in: 3...10, using: &random)).map { _ in
                Int.random(in: 40...200, using: &random)
            }
            let space = Double(Int.random(in: 150...600, using: &random))
            /// Whether all rows but the last are in range, and that one is no lower.
            func areInRange(_ rows: [Range<Int>]) -> Bool {
                rows.allSatisfy { row in
                    let height =
                        100 * (space - Double(4 * (row.count - 1))) / Double(lengths[row].reduce(0, +))
                    return height >= 80 && (height <= 120 || row.upperBound == lengths.count)
                }
            }
            let isPossible = (0..<1 << (lengths.count - 1)).contains { breaks in
                var (rows, start) = ([Range<Int>](), 0)
                for index in lengths.indices where index + 1 == lengths.count || breaks >> index & 1 == 1 {
                    rows.append(start..<index + 1)
                    start = index + 1
                }
                return areInRange(rows)
            }
            guard isPossible else { continue }
            count += 1
            let scaling = FlowScaling(thickness: 100, minThickness: 80, maxThickness: 120)
            for breaking in [FlowLineBreaking.even, .balanced] {
                let found = FlowArrangement(
                    of: FlowItems(lengths.map { FlowSize(width: Double($0), height: 100) }), in: space,
                    options: options(scaling) { ($0.itemSpacing, $0.lineBreaking) = (4, breaking) })
                #expect(
                    areInRange(found.lines.map(\.range)), "SEED=\(seed): \(lengths) in \(space), \(breaking)")
            }
        }
        #expect(count > 100)
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
