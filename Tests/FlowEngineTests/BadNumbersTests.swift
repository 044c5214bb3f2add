import Expectations
import FlowEditing
import TestSupport
@testable import NaiveFlows
import Testing

/// Numbers that no one should pass, and some do.
@Suite struct BadNumbersTests {
    // At the target, one would be 400 × 100 × 2²⁰ long; filling 400, the other 100 × 400 × 2²⁰ thick.
    @Test func scaledItemsAreNoLargerThanAnyItem() {
        let unit = 1 / 1_048_576.0
        var options = FlowOptions(itemSpacing: 0, lineSpacing: 0)
        options.scaling = FlowScaling(thickness: 100, maxThickness: .infinity)
        let flat = FlowArrangement(
            of: [FlowItem(width: 400, height: unit)], in: nil, options: options)
        expectEqual(flat.frames[0].width, 4_294_967_296)
        options.lastLine = .grows
        let thin = FlowArrangement(
            of: [FlowItem(width: unit, height: 100)], in: 400, options: options)
        expectEqual(thin.frames[0].height, 4_294_967_296)
    }

    // 2,050 items of 2³² points are longer than any length of the engine.
    @Test(arguments: FlowLineBreaking.allCases)
    func sumsBeyondAllLengthsBreakAsGreedily(breaking: FlowLineBreaking) {
        let many = FlowItems([FlowSize](repeating: size(4_294_967_296, 1), count: 2051))
        let options = FlowOptions(
            itemSpacing: 0, lineSpacing: 0, lineBreaking: breaking, maxItemsPerLine: 2050)
        let arrangement = FlowArrangement(of: many, in: nil, options: options)
        expectEqual(arrangement.lines.map(\.range), [0..<2050, 2050..<2051])
        #expect(arrangement.size.width.isFinite)
    }

    // Greedy lines are shorter than any length; one that begins in the middle of them is not.
    @Test(arguments: FlowLineBreaking.allCases)
    func linesThatWouldBeBeyondAllLengthsBreakAsGreedily(breaking: FlowLineBreaking) {
        let long = [FlowSize](repeating: size(4_294_967_296, 1), count: 4094)
        let options = tight { ($0.lineBreaking, $0.maxItemsPerLine) = (breaking, 2048) }
        let arrangement = FlowArrangement(
            of: FlowItems([size(0, 1)] + long + [size(0, 1)]), in: nil, options: options)
        expectEqual(arrangement.lines.map(\.range), [0..<2048, 2048..<4096])
    }

    // Scaled lines may be any number of times as long as the space.
    @Test(arguments: FlowLineBreaking.allCases)
    func photosBeyondAllLengthsBreakAsGreedily(breaking: FlowLineBreaking) {
        let many = FlowItems((0..<6200).map { size($0 % 3 == 0 ? 10 : 4_294_967_296, 1) })
        let options = tight { ($0.lineBreaking, $0.scaling) = (breaking, FlowScaling(thickness: 1)) }
        let greedy = tight { $0.scaling = FlowScaling(thickness: 1) }
        let arrangement = FlowArrangement(of: many, in: 1_000_000, options: options)
        #expect(arrangement.isFinite)
        expectEqual(
            arrangement.lines.map(\.range),
            FlowArrangement(of: many, in: 1_000_000, options: greedy).lines.map(\.range))
    }

    // 2⁻²⁰ point counts to 2⁴³ points in 64 bits: 2,048 of the largest lengths.
    @Test func sumsBeyondTheLargestNumberStopThere() {
        let endless = items([(Double, Double)](repeating: (.infinity, .infinity), count: 3000))
        for (available, direction): (Double?, FlowDirection) in [
            (nil, .leftToRight), (nil, .rightToLeft), (0, .leftToRight), (0, .rightToLeft),
        ] {
            let arrangement = FlowArrangement(
                of: endless, in: available,
                options: FlowOptions(itemSpacing: .infinity, lineSpacing: .infinity, direction: direction))
            #expect(arrangement.isFinite)
            expectEqual(max(arrangement.size.width, arrangement.size.height), 8_796_093_022_208)
            if direction == .leftToRight {
                #expect(
                    zip(arrangement.frames, arrangement.frames.dropFirst()).allSatisfy {
                        $0.x <= $1.x && $0.y <= $1.y
                    })
            }
        }
    }

    // Sums of the squares of their lengths would have too many digits: lines stay as they are.
    @Test func linesOfTheLargestLengthAreNotBalanced() {
        let list = FlowItems([FlowSize](repeating: size(0x1p32, 1), count: 1100))
        let arrangement = FlowArrangement(of: list, in: nil, options: tight { $0.minLines = 3 })
        expectEqual(arrangement.lines.count, 1)
    }

    // All of 10,000 items that can shrink to nothing are on one line. It is 2⁴³ points too long for that of their lengths
    // which counts, so they keep most of what they have.
    @Test(arguments: [FlowWrapping.smallest, .oneLineIfPossible])
    func aLineMayBeTooLongForItsLengths(wrapping: FlowWrapping) {
        let item = FlowItem(width: 0x1p32, height: 1, traits: FlowItemTraits(shrink: 1))
        let options = FlowOptions(itemSpacing: 0, wrapping: wrapping)
        let list = FlowItems(repeatElement(item, count: 10_000))
        let arrangement = FlowArrangement(of: list, in: 100, options: options)
        #expect(arrangement.frames.allSatisfy { $0.x >= 0 })
        expectEqual(
            arrangement.frames.last, EditableFlow(of: list, in: 100, options: options).frame(at: 9999))
    }

    // Nothing is scaled to less than the target without an end, however long distances are.
    @Test func photosAreAtTheTargetWithoutAnEnd() {
        let photos = FlowItems([FlowSize](repeating: size(10, 10), count: 3000))
        let options = FlowOptions(itemSpacing: 0x1p32, scaling: FlowScaling(thickness: 20))
        let arrangement = FlowArrangement(of: photos, in: nil, options: options)
        #expect(arrangement.frames.allSatisfy { $0.width == 20 && $0.height == 20 })
    }

    // A flow is at most 2⁴³ points thick. No line is after its end.
    @Test(arguments: [(0x1p32, 8), (20, 0x1p32), (0x1p32, 0x1p32)])
    func aFlowMayBeTooThickForItsLines(thickness: Double, spacing: Double) {
        let list = FlowItems([FlowSize](repeating: size(10, thickness), count: 2100))
        let options = FlowOptions(lineSpacing: spacing)
        let arrangement = FlowArrangement(of: list, in: 10, options: options)
        expectEqual(arrangement.size.height, 0x1p43)
        #expect(arrangement.frames.allSatisfy { $0.y <= 0x1p43 })
        let editable = EditableFlow(of: list, in: 10, options: options)
        expectEqual(editable.size, arrangement.size)
        expectEqual(editable.frame(at: 2099), arrangement.frames[2099])
    }
}

// MARK: Random flows

extension BadNumbersTests {
    /// Any mixture of absurd numbers gives finite frames, whatever else a flow and its items are told.
    @Test func framesAreAlwaysFinite() throws {
        for seed in UInt64(0)..<4000 {
            var random = SeededGenerator(seed: seed)
            let list = FlowItems((0..<Int.random(in: 0...8, using: &random)).map { _ in random.anyItem() })
            var options = FlowOptions(itemSpacing: random.anyNumber(), lineSpacing: random.anyNumber())
            options.randomizeEnumerations(using: &random)
            if random.chance(2) { options.randomizeCapabilities(using: &random) }
            if random.chance(2) { options.itemSeparator = random.anyNumber() }
            if random.chance(2) { options.lineSeparator = random.anyNumber() }
            if random.chance(4) {
                options.columns = .count([.min, -1, .max].randomElement(using: &random) ?? 0)
                options.maxItemsPerLine = [.min, -1, .max].randomElement(using: &random)
                options.minLines = [.min, -1, 3, .max].randomElement(using: &random) ?? 0
            }
            let available = random.chance(3) ? nil : random.anyNumber()
            let across = random.chance(3) ? nil : random.anyNumber()
            let gap = random.anyNumber()
            let arrangement = FlowArrangement(
                of: list, in: available, across: across, options: options, lineSpacing: { _, _ in gap })
            try #require(arrangement.isFinite, "seed \(seed)")
            try #require(arrangement.frames.count == list.count, "seed \(seed)")
            let ranges = arrangement.lines.map(\.range)
            try #require(ranges.flatMap { Array($0) } == Array(0..<list.count), "seed \(seed)")

            let overflow = FlowItem(width: random.anyNumber(), height: random.anyNumber())
            let limited = list.limited(toLines: 2, in: available, options: options) { _ in overflow }
                .selection
            let rest = FlowArrangement(of: limited.items, in: available, options: limited.plan.options)
            try #require(rest.isFinite, "seed \(seed)")
            try #require(rest.lines.count <= 2, "seed \(seed)")
        }
    }

    /// So many of them that sums of their lengths may be larger than any length.
    @Test func framesOfThousandsOfItemsAreFinite() throws {
        for seed in UInt64(0)..<30 {
            var random = SeededGenerator(seed: seed)
            // In every other flow, just a length is large, so that even breaking may add them up.
            let isBad = seed % 2 == 0
            let width = isBad ? random.anyNumber() : Double(1 << Int.random(in: 0...32, using: &random))
            let most = FlowSize(width: width, height: random.anyNumber())
            let count = Int.random(in: 1000...3000, using: &random)
            var list = FlowItems([FlowSize](repeating: most, count: count))
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                let index = Int.random(in: 0..<list.count, using: &random)
                list[index] = FlowItem(
                    width: random.anyNumber(), height: random.anyNumber(),
                    traits: FlowItemTraits(using: &random))
            }
            var options = FlowOptions(
                itemSpacing: isBad ? random.anyNumber() : 0.1, lineSpacing: random.anyNumber())
            options.randomizeEnumerations(using: &random)
            if random.chance(3) { options.scaling = FlowScaling(thickness: random.anyNumber()) }
            options.maxItemsPerLine = [nil, 1, 7, 2050].randomElement(using: &random) ?? nil
            options.minLines = [1, 2, 100, 5000].randomElement(using: &random) ?? 1
            let length = isBad ? random.anyNumber() : width * Double.random(in: 1...9, using: &random)
            let available = random.chance(2) ? nil : length
            let arrangement = FlowArrangement(of: list, in: available, options: options)
            try #require(arrangement.isFinite, "seed \(seed)")
            try #require(arrangement.lines.last?.range.upperBound == list.count, "seed \(seed)")
            let flow = EditableFlow(of: list, in: available, options: options)
            try #require(flow.lineCount == arrangement.lines.count, "seed \(seed)")
            let limited = list.limited(toLines: 3, in: available, options: options) { _ in nil }.selection
            let rest = FlowArrangement(of: limited.items, in: available, options: limited.plan.options)
            try #require(rest.lines.count <= 3, "seed \(seed)")
        }
    }

    /// Edits make the same of them as an arrangement.
    @Test func editsOfAnyNumbersEqualAnArrangementFromScratch() throws {
        for seed in UInt64(0)..<400 {
            var random = SeededGenerator(seed: seed)
            var options = FlowOptions(itemSpacing: random.anyNumber(), lineSpacing: random.anyNumber())
            options.randomizeEnumerations(using: &random)
            options.randomizeCapabilities(using: &random)
            var flow = EditableFlow(
                in: random.chance(3) ? nil : random.anyNumber(),
                across: random.chance(3) ? random.anyNumber() : nil, options: options)
            for _ in 0..<8 {
                let at = Int.random(in: 0...flow.count, using: &random)
                if at < flow.count, random.chance(3) {
                    flow.remove(at: at)
                } else {
                    flow.insert(random.anyItem(), at: at)
                }
                let arrangement = FlowArrangement(
                    of: flow.items, in: flow.availableLength, across: flow.availableThickness,
                    options: options)
                try #require(flow.arrangement == arrangement, "seed \(seed)")
            }
        }
    }

    // So much is missing that it can only be counted up to the largest number.
    @Test func endlessItemsShrinkIntoAFiniteLine() {
        let shrinking = FlowItemTraits(shrink: 0.0001)
        var list = items([(Double, FlowItemTraits)](repeating: (.infinity, shrinking), count: 3000))
        list.setSpacings([Double](repeating: 0, count: 3000))
        let options = tight { $0.wrapping = .smallest }
        let arrangement = FlowArrangement(of: list, in: 10, options: options)
        #expect(arrangement.isFinite)
        expectEqual(arrangement.lines.count, 1)
    }
}

extension SeededGenerator {
    fileprivate mutating func anyNumber() -> Double {
        let odd: [Double] = [
            .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
            .leastNormalMagnitude, .greatestFiniteMagnitude, 0, -0.0, -5, 4_294_967_296, -4_294_967_296,
            0.1, 17.3,
        ]
        return odd[Int.random(in: odd.indices, using: &self)]
    }

    fileprivate mutating func anyItem() -> FlowItem {
        var item = FlowItem(width: anyNumber(), height: anyNumber())
        if chance(2) { item.spacing = anyNumber() }
        if chance(2) { item.firstBaseline = anyNumber() }
        if chance(2) { item.lastBaseline = anyNumber() }
        if chance(2) {
            item.traits = FlowItemTraits(using: &self)
            (item.traits.grow, item.traits.shrink) = (anyNumber(), anyNumber())
            (item.traits.minLength, item.traits.maxLength) = (anyNumber(), anyNumber())
            item.traits.priority = anyNumber()
        }
        return item
    }
}

extension FlowSize {
    fileprivate var isFinite: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension FlowRect {
    fileprivate var isFinite: Bool {
        x.isFinite && y.isFinite && FlowSize(width: width, height: height).isFinite
    }
}

extension FlowArrangement {
    fileprivate var isFinite: Bool {
        size.isFinite && frames.allSatisfy(\.isFinite) && lines.allSatisfy(\.frame.isFinite)
            && itemSeparators.allSatisfy(\.isFinite) && lineSeparators.allSatisfy(\.isFinite)
    }
}
