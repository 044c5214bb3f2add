import TestSupport

@testable import FlowEditing

/// A random list of items, beside an editable flow that is to have the same ones after each edit.
struct RandomEdits: CustomStringConvertible {
    let seed: UInt64
    var random: SeededGenerator
    var list: [FlowItem]
    var edited: EditableFlow
    /// How many kinds of items there are: plain ones, or also those with spacings, baselines and traits.
    private let variety: Int
    private(set) var log: [String] = []

    init(seed: UInt64) {
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        var options = RandomFlow(seed: seed).options
        options.randomizeCapabilities(using: &random)
        // Most flows break greedily, and that is where edits are local.
        if !random.chance(4) { options.lineBreaking = .greedy }
        if !random.chance(4) { options.columns = .natural }
        let variety = Int.random(in: 0...2, using: &random)
        let count = random.chance(3) ? 0 : Int.random(in: 0...(random.chance(8) ? 2000 : 120), using: &random)
        list = (0..<count).map { _ in FlowItem(variety: variety, using: &random) }
        let available = RandomEdits.available(using: &random)
        edited = EditableFlow(of: FlowItems(list), in: available, options: options)
        self.variety = variety
        self.random = random
    }

    private static func available(using random: inout SeededGenerator) -> Double? {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: nil
        case 1: 0
        default: random.length(in: 20...400)
        }
    }

    /// The items as an arrangement takes them, and how it arranges them from scratch.
    var items: FlowItems { FlowItems(list) }
    var arrangement: FlowArrangement {
        FlowArrangement(
            of: items, in: edited.availableLength, across: edited.availableThickness, options: edited.options)
    }

    /// Edits the flow and the list at random.
    mutating func edit() {
        let at = place()
        let end = min(at + Int.random(in: 0...(random.chance(6) ? 600 : 5), using: &random), list.count)
        switch Int.random(in: 0..<11, using: &random) {
        case 0, 1:
            let item = item()
            log.append("insert \(item) at \(at)")
            edited.insert(item, at: at)
            list.insert(item, at: at)
        case 2, 3:
            guard at < list.count else { return }
            log.append("remove \(at)")
            edited.remove(at: at)
            list.remove(at: at)
        case 4, 5:
            guard at < list.count else { return }
            let item = item()
            log.append("replace \(at) with \(item)")
            if random.chance(2) { edited[at] = item } else { edited.replace(at: at, with: item) }
            list[at] = item
        case 6:
            log.append("remove \(at..<end)")
            edited.removeSubrange(at..<end)
            list.removeSubrange(at..<end)
        case 7:
            let count = Int.random(in: 0...(random.chance(6) ? 600 : 5), using: &random)
            let new = (0..<count).map { _ in item() }
            log.append("replace \(at..<end) with \(new)")
            edited.replaceSubrange(at..<end, with: FlowItems(new))
            list.replaceSubrange(at..<end, with: new)
        case 8:
            let target = Int.random(in: 0...list.count, using: &random)
            log.append("move \(at..<end) to \(target)")
            if end == at + 1 {
                edited.move(from: at, to: target)
            } else {
                edited.moveSubrange(at..<end, to: target)
            }
            let moved = Array(list[at..<end])
            if target > end {
                list.insert(contentsOf: moved, at: target)
                list.removeSubrange(at..<end)
            } else if target < at {
                list.removeSubrange(at..<end)
                list.insert(contentsOf: moved, at: target)
            }
        case 9:
            switch Int.random(in: 0..<4, using: &random) {
            case 0: edited.availableLength = RandomEdits.available(using: &random)
            case 1: edited.availableThickness = random.chance(2) ? nil : random.length(in: 0...600)
            case 2: edited.options.lineSpacing = random.length(in: -30...12)
            default: edited.options.randomizeCapabilities(using: &random)
            }
            log.append("space \(edited.availableLength as Any) \(edited.availableThickness as Any)")
        default:
            let count = Int.random(in: 0...(random.chance(4) ? 1800 : 5), using: &random)
            let item = item()
            log.append("replace \(at..<end) with \(count) × \(item)")
            edited.replaceSubrange(at..<end, with: FlowItems(repeating: item, count: count))
            list.replaceSubrange(at..<end, with: repeatElement(item, count: count))
        }
    }

    /// Where to edit: anywhere, or at an item that decides about others.
    private mutating func place() -> Int {
        let any = Int.random(in: 0...list.count, using: &random)
        guard random.chance(3) else { return any }
        return switch Int.random(in: 0..<3, using: &random) {
        case 0: list.indices.max { list[$0].width < list[$1].width } ?? any
        case 1: list.indices.max { list[$0].height < list[$1].height } ?? any
        default: list.count
        }
    }

    private mutating func item() -> FlowItem { FlowItem(variety: variety, using: &random) }

    var description: String {
        "seed \(seed): \(edited.options) in \(edited.availableLength as Any), after \(log.joined(separator: ", "))"
    }
}

extension FlowItem {
    init(variety: Int, using random: inout SeededGenerator) {
        self.init(
            width: random.chance(20) ? 0 : Double.random(in: 0...90, using: &random),
            height: random.chance(20) ? 0 : Double.random(in: 0...40, using: &random))
        guard variety > 0, random.chance(4) else { return }
        if random.chance(2) { spacing = random.length(in: random.chance(8) ? -99...99 : -3...12) }
        if random.chance(2) { firstBaseline = random.length(in: -5...45) }
        if random.chance(2) { lastBaseline = random.length(in: -5...45) }
        if variety > 1 { traits = FlowItemTraits(using: &random) }
    }
}
