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

    @Test func spacingAndAlignment() {
        let stack = host(
            ScrollView {
                LazyVStack(alignment: .trailing, spacing: 5) {
                    Text("A")
                    ForEach(0..<2) { Text(String(repeating: "B", count: $0 + 1)) }
                    Group {
                        EmptyView()
                        Text("CCC")
                    }
                }
            }, width: 100, height: 100)
        expectEqual(
            stack.texts,
            [
                rect(94, 0, 6, 12), rect(94, 17, 6, 12), rect(88, 34, 12, 12), rect(82, 51, 18, 12),
            ]
        )
        let usual = host(
            ScrollView { LazyVStack { ForEach(0..<2) { Text("\($0)") } } }, width: 100, height: 100)
        expectEqual(usual.texts, [rect(47, 0, 6, 12), rect(47, 20, 6, 12)])
    }

    @Test func aRowMayHaveSeveralViewsOrNone() {
        let stack = host(
            ScrollView {
                LazyVStack(spacing: 2) {
                    ForEach(0..<3) { number in
                        if number == 0 {
                            Text("a")
                            Text("b")
                        } else if number == 2 {
                            Text("c")
                        }
                    }
                }
            }, width: 6, height: 100)
        expectEqual(stack.texts, [rect(0, 0, 6, 12), rect(0, 14, 6, 12), rect(0, 28, 6, 12)])
    }

    @Test func modifiersAroundRowsLeaveThemLazy() {
        let log = Log()
        let stack = host(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { number in
                        let _ = log.built.append(number)
                        Text("A")
                    }
                    .padding(4).font(.system(size: 20))
                }
            }, width: 12, height: 64)
        expectEqual(stack.texts.prefix(2), [rect(0, 4, 12, 24), rect(0, 36, 12, 24)])
        expectEqual(log.take(), [0, 1, 2])
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

    @Test func aHeaderScrollsWithTheStack() throws {
        let log = Log()
        let stack = host(
            ScrollView {
                Text("A").padding(.bottom, 88)
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { number in
                        let _ = log.built.append(number)
                        Color.red.frame(height: 10)
                    }
                }
            }, width: 100, height: 50)
        _ = stack.frames
        // None is seen as yet: one is measured.
        expectEqual(log.take(), [0])
        try stack.scroll(to: CGPoint(x: 0, y: 90))
        let gap: CGFloat = 8
        expectEqual(stack.colors.first, rect(0, 10 + gap, 100, 10))
        expectEqual(log.take(), [0, 1, 2, 3, 4])
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

    @Test func correctionsAboveDoNotMoveWhatIsSeen() throws {
        let host = show(Rows(numbers: Array(0..<10_000), height: zigzag, spacing: 3))
        try host.scroll(to: CGPoint(x: 0, y: 100_000))
        var before = seen(host)
        for _ in 0..<300 {
            try host.scroll(to: CGPoint(x: 0, y: host.scrollOffset.y - 7))
            let now = seen(host)
            for (number, top) in now {
                if let old = before[number] { expectEqual(top, old + 7) }
            }
            #expect(Set(now.keys).intersection(before.keys).count >= 2)
            before = now
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

    @Test func theTopAndTheEndAreReached() throws {
        let host = show(Rows(numbers: Array(0..<10_000), height: zigzag, spacing: 3))
        for _ in 0..<3 {
            try host.scroll(to: CGPoint(x: 0, y: CGFloat.infinity))
            expectEqual(seen(host)[9_999], 100 - zigzag(9_999))
            #expect(host.rootView.log.take().count < 60)
            try host.scroll(to: .zero)
            expectEqual(seen(host)[0], 0)
            #expect(host.rootView.log.take().count < 60)
        }
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

    @Test func atTheTopNewRowsShow() {
        let host = show(Rows(numbers: Array(0..<1000)))
        _ = host.frames
        host.rootView.numbers.insert(-1, at: 0)
        expectEqual(seen(host)[-1], 0)
        expectEqual(seen(host)[0], 10)
    }

    @Test func equalIdsAreDifferentRows() throws {
        let host = show(Rows(numbers: [Int](repeating: 7, count: 1000)))
        expectEqual(host.colors.count, 11)
        expectEqual(Set(host.frames.preorder.map(\.identity)).count, host.frames.preorder.count)
        try host.scroll(to: CGPoint(x: 0, y: 505))
        expectEqual(host.colors.count, 13)
        expectEqual(Set(host.frames.preorder.map(\.identity)).count, host.frames.preorder.count)
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

    @Test(arguments: LayoutDirection.allCases)
    func aHorizontalStackIsReadInItsDirection(direction: LayoutDirection) throws {
        let log = Log()
        let stack = host(
            ScrollView(.horizontal) {
                LazyHStack(alignment: .bottom, spacing: 2) {
                    ForEach(0..<1_000_000) { number in
                        let _ = log.built.append(number)
                        Color.red.frame(width: 8, height: 10)
                    }
                }
            }, width: 100, height: 50, direction: direction)
        try stack.scroll(to: CGPoint(x: 2_000_000, y: 0))
        let leading = direction == .leftToRight ? rect(0, 40, 8, 10) : rect(92, 40, 8, 10)
        #expect(stack.colors.contains(leading))
        expectEqual(stack.colors.count, 12)
        #expect(log.built.count < 30)
        #expect(log.built.contains(200_000))
        expectEqual(stack.scrollOffset, CGPoint(x: 2_000_000, y: 0))
    }
}
