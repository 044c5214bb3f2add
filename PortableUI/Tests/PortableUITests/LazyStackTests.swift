import Expectations
import PortableUITesting
import Testing

/// Lazy stacks in a window of 100 × 100 points.
@MainActor @Suite struct LazyStackTests {
    /// How often content closures have run.
    private final class Log {
        var built: [Int] = []

        func take() -> [Int] {
            defer { built = [] }
            return built
        }
    }

    /// Rows of given heights.
    private struct Rows: View {
        var numbers: [Int]
        var height: (Int) -> CGFloat = { _ in 10 }
        var spacing: CGFloat? = 0
        let log = Log()

        var body: some View {
            ScrollView {
                LazyVStack(spacing: spacing) {
                    ForEach(numbers, id: \.self) { number in
                        let _ = log.built.append(number)
                        Color.red.frame(height: height(number))
                    }
                }
            }
        }
    }

    private func show(_ rows: Rows) -> ViewHost<Rows> { host(rows, width: 100, height: 100) }

    /// The rows that are seen: their ids and top edges.
    private func seen(_ host: ViewHost<Rows>) -> [Int: CGFloat] {
        var seen: [Int: CGFloat] = [:]
        for node in host.frames.preorder where node.name == "Color" {
            guard node.frame.maxY > 0, node.frame.minY < 100 else { continue }
            seen[node.identity.id?.base as? Int ?? -1] = node.frame.minY
        }
        return seen
    }

    // All are thought to be as long as the first few, and so to be at the start.
    @Test func rowsOfNoLengthHideNoOther() {
        let host = show(Rows(numbers: Array(0..<12), height: { $0 == 6 ? 20 : 0 }))
        expectEqual(seen(host)[6], 0)
    }

    @Test func onlyRowsInTheWindowAndOneMoreExist() throws {
        let host = show(Rows(numbers: Array(0..<1_000_000)))
        expectEqual(host.colors, (0...10).map { rect(0, CGFloat($0) * 10, 100, 10) })
        expectEqual(host.rootView.log.take(), Array(0...10))
        try host.scroll(to: CGPoint(x: 0, y: 5_000_005))
        expectEqual(host.rootView.log.take().sorted(), Array(499_999...500_011))
        expectEqual(host.colors.first, rect(0, -15, 100, 10))
        expectEqual(host.colors.last, rect(0, 105, 100, 10))
        try host.scroll(to: CGPoint(x: 0, y: 5_000_010))
        expectEqual(host.rootView.log.take(), [])
        try host.scroll(to: CGPoint(x: 0, y: CGFloat.infinity))
        expectEqual(host.scrollOffset, CGPoint(x: 0, y: 9_999_900))
        expectEqual(host.rootView.log.take().sorted(), Array(999_989..<1_000_000))
        expectEqual(host.colors.count, 11)
    }

    @Test func withoutAScrollViewAllRowsExist() {
        let stack = host(LazyVStack(spacing: 0) { ForEach(0..<50) { Text("\($0)") } }, width: 60, height: 24)
        expectEqual(stack.texts.count, 50)
        expectEqual(stack.texts.last, rect(24, 49 * 12, 12, 12))
        let across = host(
            ScrollView(.horizontal) { LazyVStack(spacing: 0) { ForEach(0..<50) { Text("\($0)") } } },
            width: 60, height: 24)
        expectEqual(across.texts.count, 50)
    }

    // MARK: Estimates

    private func zigzag(_ number: Int) -> CGFloat { CGFloat(number * 37 % 29 + 5) }

    @Test func rowsSeenFromTheTopStandWhereTheyWouldInAStack() throws {
        let host = show(Rows(numbers: Array(0..<500), height: zigzag, spacing: 3))
        var tops: [CGFloat] = [0]
        for number in 0..<500 {
            tops.append(tops[number] + zigzag(number) + 3)
        }
        for offset in stride(from: CGFloat.zero, through: 5000, by: 40) {
            try host.scroll(to: CGPoint(x: 0, y: offset))
            expectEqual(host.scrollOffset.y, offset)
            let expected = (0..<500).filter { tops[$0 + 1] - 3 > offset && tops[$0] < offset + 100 }
            expectEqual(
                seen(host), Dictionary(uniqueKeysWithValues: expected.map { ($0, tops[$0] - offset) }))
        }
    }

    // The window is far from where the row would be if it were as high as the others.
    @Test func aHighRowStaysWhenTheWidthChanges() throws {
        let host = show(Rows(numbers: Array(0..<100), height: { $0 == 10 ? 900 : 10 }))
        try host.scroll(to: CGPoint(x: 0, y: 700))
        expectEqual(seen(host), [10: -600])
        expectEqual(host.rootView.log.take().suffix(3).sorted(), [9, 10, 11])
        for width in [50, 200, 30] as [CGFloat] {
            host.proposal.width = width
            expectEqual(seen(host), [10: -600])
        }
        expectEqual(host.rootView.log.take(), [])
    }

    // MARK: Data that changes

    @Test func rowsThatComeAndGoAboveDoNotMoveWhatIsSeen() throws {
        let host = show(Rows(numbers: Array(0..<1000), height: zigzag, spacing: 3))
        try host.scroll(to: CGPoint(x: 0, y: 9000))
        let before = seen(host)
        host.rootView.numbers = Array(2000..<2007) + Array(0..<1000)
        expectEqual(seen(host), before)
        host.rootView.numbers = Array(100..<1000)
        expectEqual(seen(host), before)
        // Where the first row seen goes, the next one stays.
        let first = before.min { $0.value < $1.value }?.key ?? -1
        host.rootView.numbers.removeAll { $0 == first }
        let after = seen(host)
        expectEqual(after[first], nil)
        expectEqual(after[first + 1], before[first + 1])
        host.rootView.numbers = []
        expectEqual(seen(host), [:])
        expectEqual(host.scrollOffset, .zero)
    }

    /// Where the first row of a stack comes from.
    enum RowKind: CaseIterable {
        case forEach, modifiedForEach, container, modifiedContainer, condition, anyView, ownView
    }

    /// A counter in a row of some kind, then other rows, and below the stack a view that is higher than the window.
    private struct Street: View {
        let kind: RowKind
        let handle: Handle<Int>
        var isOpen = true

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    switch kind {
                    case .forEach: rows
                    case .modifiedForEach: rows.opacity(0.5).padding(0).font(.system(size: 10))
                    case .container: HStack { counter }
                    case .modifiedContainer: Group { HStack { counter } }.padding(0)
                    case .condition: if isOpen { HStack { counter } }
                    case .anyView: AnyView(rows)
                    case .ownView: Own { rows }
                    }
                    ForEach(0..<100) { _ in Text("A") }
                }
                Color.red.frame(height: 1000)
            }
        }

        private var counter: some View { Counter(handle: handle) }

        private var rows: some View {
            ForEach(0..<1) { _ in counter }
        }
    }

    private struct Own<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { content }
    }

    @Test(arguments: RowKind.allCases, [600, 1800] as [CGFloat])
    func aRowThatHasLeftTheWindowIsFreed(kind: RowKind, offset: CGFloat) throws {
        let handle = Handle<Int>()
        let stack = host(Street(kind: kind, handle: handle), width: 12, height: 24)
        func row() throws -> FrameNode {
            try #require(stack.frames.preorder.first { $0.name == "Text" })
        }
        let before = try row()
        handle.value = 5
        expectEqual(stack.strings.first, "5")
        try expectEqual(row().identity, before.identity)
        try stack.scroll(to: CGPoint(x: 0, y: offset))
        #expect(!stack.strings.contains("5"))
        try stack.scroll(to: .zero)
        expectEqual(stack.strings.first, "0")
        // Another one, at the same place: had the old one been kept, the new one would stand beside it.
        #expect(try row().identity != before.identity)
        try expectEqual(row().identity.description, before.identity.description)
    }

    // MARK: The other axis
}
