import Expectations
import LazyFlowLayouts
import PortableUITesting
import Testing

/// A spacer, or a view without a length, that no line has room for makes no line of its own.
@MainActor
@Suite(.inBothModes) struct RowOfNothingTests {
    nonisolated enum Distance: CaseIterable {
        case usual, without, nothing
    }

    /// As long as they may be: 93 leaves no room for the spacing, and 90 none for a spacer after it.
    private func length(besides distance: Distance) -> CGFloat { distance == .usual ? 90 : 93 }

    @ViewBuilder private func view(_ distance: Distance) -> some View {
        switch distance {
        case .usual: Spacer()
        case .without: Spacer(minLength: 0)
        case .nothing: Color.clear.frame(width: 0, height: 0)
        }
    }

    @Test(arguments: Distance.allCases)
    func aDistanceBetweenRowsTakesNoRow(distance: Distance) {
        let length = length(besides: distance)
        let flow = HFlow(spacing: 8) {
            Box(length, 20).id(0)
            view(distance)
            Box(length, 20).id(1)
        }
        let host = host(flow, width: 100)
        expectEqual(host.items, [rect(0, 0, length, 20), rect(0, 28, length, 20)])
        expectEqual(host.frames.frame.height, 48)
    }

    @Test(arguments: Distance.allCases)
    func aDistanceBetweenColumnsTakesNoColumn(distance: Distance) {
        let length = length(besides: distance)
        let flow = VFlow(spacing: 8) {
            Box(20, length).id(0)
            view(distance)
            Box(20, length).id(1)
        }
        let host = host(flow, height: 100)
        expectEqual(host.items, [rect(0, 0, 20, length), rect(28, 0, 20, length)])
        expectEqual(host.frames.frame.width, 48)
    }

    @Test(arguments: Distance.allCases)
    func neitherDoesOneAtTheEnd(distance: Distance) {
        let length = length(besides: distance)
        let flow = HFlow(spacing: 8) {
            Box(length, 20).id(0)
            view(distance)
            view(distance)
        }
        expectEqual(host(flow, width: 100).frames.frame.height, 20)
    }

    // What its row leaves is a spacer's, as in a wider one: 100 − 93.
    @Test(arguments: [(LayoutDirection.leftToRight, 7), (.rightToLeft, 0)] as [(LayoutDirection, CGFloat)])
    func aSpacerAtTheStartTakesWhatItsRowLeaves(direction: LayoutDirection, x: CGFloat) {
        let flow = HFlow(spacing: 8) {
            Spacer(minLength: 0)
            Box(93, 20)
            Box(50, 20)
        }
        expectEqual(boxes(flow, width: 100, direction: direction).first, rect(x, 0, 93, 20))
        expectEqual(flow.size(width: 100), size(100, 48))
    }

    @Test func aSpacerKeepsTheRowThatHasRoomForIt() {
        let flow = HFlow(spacing: 8) {
            Box(90, 20)
            Spacer()
            Box(50, 20)
        }
        expectEqual(boxes(flow, width: 100), [rect(0, 0, 90, 20), rect(50, 28, 50, 20)])
    }

    @Test func itCountsForNoLimit() {
        let flow = HFlow(spacing: 8) {
            Box(90, 20).id(0)
            Spacer()
            Box(90, 20).id(1)
        }
        let limited = host(flow.maxLines(2), width: 100)
        expectEqual(limited.items, [rect(0, 0, 90, 20), rect(0, 28, 90, 20)])
        let fitting = host(flow.hidesOverflow(), width: 100, height: 48)
        expectEqual(fitting.items, [rect(0, 0, 90, 20), rect(0, 28, 90, 20)])
    }

    @Test func itHasNoSeparator() {
        let flow = HFlow(spacing: 2) {
            Box(40, 20).id(0)
            Box(40, 20).id(1)
            Spacer()
            Box(90, 20).id(2)
        }
        let host = host(flow.itemSeparator { Text("·") }, width: 92)
        expectEqual(host.items, [rect(0, 0, 40, 20), rect(50, 0, 40, 20), rect(0, 22, 90, 20)])
        expectEqual(host.strings, ["·"])
        expectEqual(host.texts, [rect(42, 4, 6, 12)])
    }

    @Test func aLazyFlowIsLikeOthers() {
        let flow = ScrollView {
            LazyHFlow(size: .estimated, alignment: .top, spacing: 8) {
                Box(90, 20).id(0)
                Spacer()
                Box(90, 20).id(1)
            }
        }
        expectEqual(host(flow, width: 100, height: 200).items.map(\.minY), [0, 28])
    }

    // MARK: Which views count

    private struct Badge: View {
        let isShown: Bool
        var body: some View {
            if isShown { Box(10, 10) }
        }
    }

    /// A flow of two views and one between them is as wide as a stack.
    private func check(_ view: some View, width: CGFloat) {
        let flow = HFlow {
            Box(20, 10)
            view
            Box(20, 10)
        }
        let stack = HStack {
            Box(20, 10)
            view
            Box(20, 10)
        }
        expectEqual(flow.size(), size(width, 10))
        expectEqual(flow.size(), stack.size())
    }

    // 20 + 8 + 20, and with a view between them two distances.
    @Test func whatIsNoViewHasNoDistance() {
        check(EmptyView(), width: 48)
        check(Badge(isShown: false), width: 48)
        check(Badge(isShown: true), width: 66)
        check(Badge(isShown: true).hidden(), width: 66)
        check(Color.clear.frame(width: 0, height: 0), width: 56)
    }
}
