import Expectations
import LazyFlowLayouts
import PortableUITesting
import TestSupport
import Testing

/// Lazy flows of known sizes among other views, whatever has been changed and scrolled before: what is seen is what is seen
/// of flows that are not lazy.
@MainActor @Suite(.inBothModes) struct LazyFlowHistoryTests {
    private struct Screen: View {
        var first: [Wall.Item]
        var second: [Wall.Item]
        var space: CGFloat = 60
        let axis: Axis
        let isLazy: Bool
        let hasReader: Bool
        /// For the options.
        let seed: UInt64

        var body: some View {
            if hasReader { LazyFlowReader { _ in screen } } else { screen }
        }

        @ViewBuilder private var screen: some View {
            switch axis {
            case .horizontal:
                ScrollView {
                    VStack(alignment: .leading, spacing: 0) {
                        Color.blue.frame(height: space)
                        row(first)
                        Color.blue.frame(height: 30)
                        row(second)
                        Color.blue.frame(height: space)
                    }
                }
            case .vertical:
                ScrollView(.horizontal) {
                    HStack(alignment: .top, spacing: 0) {
                        Color.blue.frame(width: space)
                        column(first)
                        Color.blue.frame(width: 30)
                        column(second)
                        Color.blue.frame(width: space)
                    }
                }
            }
        }

        @ViewBuilder private func row(_ items: [Wall.Item]) -> some View {
            if isLazy {
                styled(LazyHFlow(items, size: .fixed { $0.size }, alignment: .top, spacing: 4, content: box))
            } else {
                styled(HFlow(alignment: .top, spacing: 4) { ForEach(items, content: box) })
            }
        }

        @ViewBuilder private func column(_ items: [Wall.Item]) -> some View {
            if isLazy {
                styled(
                    LazyVFlow(items, size: .fixed { $0.size }, alignment: .leading, spacing: 4, content: box))
            } else {
                styled(VFlow(alignment: .leading, spacing: 4) { ForEach(items, content: box) })
            }
        }

        private func styled<Flow: SeparatedFlow>(_ flow: Flow) -> Flow {
            var random = SeededGenerator(seed: seed)
            var flow = random.chance(2) ? flow.sizing(.fill) : flow.randomized(using: &random)
            if random.chance(3) { flow = flow.itemSeparator { Text("·") } }
            if random.chance(3) { flow = flow.lineSeparator { Divider() } }
            return flow
        }

        private func box(_ item: Wall.Item) -> some View { Box(item.size.width, item.size.height) }
    }

    private func seen(in host: ViewHost<Screen>) -> [Int: CGRect] {
        let frames = host.frames
        let window = frames.frame.insetBy(dx: 0.1, dy: 0.1)
        guard frames.frame.width > 0, frames.frame.height > 0 else { return [:] }
        var seen: [Int: CGRect] = [:]
        for node in frames.preorder where node.name == "Color" && node.frame.intersects(window) {
            if let id = node.identity.id?.base as? Int { seen[id] = node.frame }
        }
        return seen
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func whatIsSeenIsThatOfFlowsThatAreNotLazy(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let axis: Axis = random.chance(2) ? .horizontal : .vertical
        let hasReader = random.chance(2)
        func screen(isLazy: Bool) -> Screen {
            let items = Wall(150, seed: seed).items
            return Screen(
                first: Array(items[..<100]), second: Array(items[100...]), axis: axis, isLazy: isLazy,
                hasReader: hasReader, seed: seed)
        }
        let direction: LayoutDirection = random.chance(2) ? .leftToRight : .rightToLeft
        let lazy = host(screen(isLazy: true), width: 300, height: 240, direction: direction)
        let eager = host(screen(isLazy: false), width: 300, height: 240, direction: direction)
        var new = 1000
        func edit(_ items: inout [Wall.Item]) {
            new += 1
            let size = CGSize(
                width: CGFloat(random.length(in: 10...90)), height: CGFloat(random.length(in: 10...60)))
            let item = Wall.Item(id: new, size: size)
            let index = Int.random(in: 0...items.count, using: &random)
            switch Int.random(in: 0..<7, using: &random) {
            case 0 where !items.isEmpty: items.removeSubrange(index / 2..<index)
            case 1 where index < items.count: items[index].size = size
            case 2 where index < items.count: items.swapAt(index, 0)
            case 3 where random.chance(4): items = []
            case 4:
                items.insert(
                    contentsOf: (0..<60).map { Wall.Item(id: new * 100 + $0, size: size) }, at: index)
            default: items.insert(item, at: index)
            }
        }
        var story: [String] = []
        for _ in 0..<25 {
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                switch Int.random(in: 0..<6, using: &random) {
                case 0:
                    edit(&lazy.rootView.first)
                    eager.rootView.first = lazy.rootView.first
                    story.append("first: \(lazy.rootView.first.count)")
                case 1:
                    edit(&lazy.rootView.second)
                    eager.rootView.second = lazy.rootView.second
                    story.append("second: \(lazy.rootView.second.count)")
                case 2:
                    let lengths: [CGFloat] = [0, 80, 150, 300, 600]
                    let proposal = ProposedViewSize(
                        width: lengths.randomElement(using: &random) ?? 0,
                        height: lengths.randomElement(using: &random) ?? 0)
                    (lazy.proposal, eager.proposal) = (proposal, proposal)
                    story.append("\(proposal)")
                case 3:
                    let space = ([0, 60, 700] as [CGFloat]).randomElement(using: &random) ?? 0
                    (lazy.rootView.space, eager.rootView.space) = (space, space)
                    story.append("space: \(space)")
                default:
                    let offset = CGFloat(random.length(in: 0...2500))
                    try lazy.scroll(
                        to: axis == .horizontal ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0))
                    story.append("to \(offset)")
                }
            }
            _ = lazy.frames
            try eager.scroll(to: lazy.scrollOffset)
            expectEqual(eager.scrollOffset, lazy.scrollOffset, "seed \(seed): \(story)")
            let (actual, expected) = (seen(in: lazy), seen(in: eager))
            // What is scrolled by an anchor is not always there exactly.
            let isSame =
                actual.keys == expected.keys
                && actual.allSatisfy { id, frame in
                    guard let other = expected[id] else { return false }
                    return abs(frame.minX - other.minX) < 1e-9 && abs(frame.minY - other.minY) < 1e-9
                        && frame.size == other.size
                }
            #expect(isSame, "seed \(seed): \(story): \(actual), and not \(expected)")
            if !isSame { return }
        }
    }
}
