import FlowLayouts
import PortableUITesting
import TestSupport
import Testing

/// Compares which views of lazy flows are in sight, and where, with what OpenSwiftUI said.
@MainActor
@Suite struct LazySecondOpinionTests {
    @Test func viewsInSightAreWhereAnotherImplementationPlacesThem() throws {
        let comparison = try Comparison(of: "lazy", numbersPerSeed: 100)
        for seed in comparison.seeds { try LazyScreen(seed: seed).show(comparison.check) }
    }
}

/// A window with a lazy flow that people scroll while data, sizes, separators and the window change.
@MainActor
private final class LazyScreen {
    private let seed: UInt64
    private let options: LazyOptions
    private var random: SeededGenerator
    private var state: LazyState
    private var newNumber: Int
    private var offset: CGFloat = 0
    private let host: ViewHost<ScrollView<AnyView>>

    init(seed: UInt64) {
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        let newNumber = 10 + Int.random(in: 0...400, using: &random)
        let (options, state) = (LazyOptions(seed: seed), LazyState(data: Array(0..<newNumber)))
        let flow = AnyView(options.flow(state))
        host = ViewHost(ScrollView { flow }, proposal: ProposedViewSize(width: 200, height: 200))
        (self.options, self.state, self.random, self.newNumber) = (options, state, random, newNumber)
    }

    /// Tells where the parts in sight are, in all steps.
    func show(_ tell: (UInt64, String, [Place]) -> Void) throws {
        func tellSeen(_ step: Int, _ what: String) {
            tell(seed * 100 + UInt64(step), "\(options.name) \(what)", seen)
        }
        tellSeen(0, "first")
        for step in 0..<12 {
            let what = change()
            let flow = AnyView(options.flow(state))
            host.rootView = ScrollView { flow }
            try scroll()
            tellSeen(2 * step + 1, what)
            offset = CGFloat(Int.random(in: 0...40, using: &random)) * CGFloat(state.data.count) / 10
            try scroll()
            tellSeen(2 * step + 2, "scroll \(short(offset))")
        }
    }

    /// Scrolls as far as people asked, or as there are views: the scroll view of the answers did so at each change.
    private func scroll() throws { try host.scroll(to: CGPoint(x: 0, y: offset)) }

    private var seen: [Place] {
        let window = host.proposal.replacingUnspecifiedDimensions()
        return host.places(countingFrom: 1).filter { place in
            place.frame.minX >= -1 && place.frame.maxX <= window.width + 1 && place.frame.minY >= 0
                && place.frame.maxY <= window.height
        }
    }

    private func change() -> String {
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            let width = CGFloat(80 + 4 * Int.random(in: 0...60, using: &random))
            let height = CGFloat(60 + 4 * Int.random(in: 0...60, using: &random))
            host.proposal = ProposedViewSize(width: width, height: height)
            return "resize \(short(width)) \(short(height))"
        case 1:
            let count = Int.random(in: 0...min(state.data.count, 60), using: &random)
            let start = Int.random(in: 0...state.data.count - count, using: &random)
            state.data.removeSubrange(start..<start + count)
            return "remove \(start) \(count)"
        case 2:
            let count = Int.random(in: 1...60, using: &random)
            let index = Int.random(in: 0...state.data.count, using: &random)
            state.data.insert(contentsOf: newNumber..<newNumber + count, at: index)
            newNumber += count
            return "insert \(index) \(count)"
        case 3:
            state.growth = CGFloat(Int.random(in: 0...20, using: &random))
            return "grow \(short(state.growth))"
        case 4:
            state.separates.toggle()
            return "separators \(state.separates)"
        default:
            state.data.shuffle(using: &random)
            return "shuffle"
        }
    }
}
