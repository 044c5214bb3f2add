import Expectations
import PortableUITesting
import TestSupport
import Testing

@testable import FlowLayouts

/// Spacers and dividers among the views of a flow.
@MainActor
@Suite(.inBothModes) struct SpacerDividerTests {
    private func row<Content: View>(
        spacing: CGFloat = 10, width: CGFloat, @ViewBuilder _ content: () -> Content
    ) -> ViewHost<HFlow<Content>> {
        host(HFlow(alignment: .top, spacing: spacing, content: content), width: width)
    }

    // MARK: Spacer

    @Test func spacersShareItAfterOthersHaveGrown() {
        let row = row(spacing: 0, width: 100) {
            Spacer(minLength: 0)
            Box(20, 10)
            Spacer(minLength: 0)
            Spacer(minLength: 0).flowGrow(3)
            Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 30).frame(height: 5).flowGrow()
        }
        expectEqual(row.frames.frames(named: "Spacer").map(\.width), [10, 10, 30])
        expectEqual(row.frames.frames(named: "Color").map(\.minX), [10, 70])
    }

    @Test func anEmptyFlowIsAnEmptyStack() {
        let between = VStack {
            Box(10, 10)
            HFlow { EmptyView() }
            Box(10, 10)
        }
        let stack = VStack {
            Box(10, 10)
            HStack { EmptyView() }
            Box(10, 10)
        }
        expectEqual(between.size(), stack.size())
        expectEqual(between.size(), size(10, 20))
    }

    // MARK: What makes no line of its own

    // 90 leaves no room for a spacer, and 93 none for the spacing before it. A spacer takes what the row of the view after it
    // leaves.
    @Test func aDistanceBetweenRowsTakesNoRow() {
        func check(_ distance: some View, besides length: CGFloat, next x: CGFloat) {
            let flow = HFlow(spacing: 8) {
                Box(length, 20).id(0)
                distance
                Box(length, 20).id(1)
            }
            let host = host(flow, width: 100)
            expectEqual(host.items, [rect(0, 0, length, 20), rect(x, 28, length, 20)])
            expectEqual(host.frames.frame.height, 48)
        }
        check(Spacer(), besides: 90, next: 10)
        check(Color.clear.frame(width: 0, height: 0), besides: 93, next: 0)
    }

    // The row has no space for the spacer before the boxes. What is between them is the separator of the first box.
    @Test func separatorsAreThoseOfTheirViews() {
        let flow = HFlow(spacing: 2) {
            Spacer()
            Box(76, 20).id(0)
            Box(5, 20).id(1)
        }
        let host = host(flow.itemSeparator { Text("·") }, width: 91)
        expectEqual(host.items, [rect(0, 0, 76, 20), rect(86, 0, 5, 20)])
        let separators = host.frames.preorder.filter { $0.name == "Text" }.map(\.frame)
        expectEqual(separators.firstIndex(of: rect(78, 4, 6, 12)), 1)
    }

    // The first row has no space for what has no length at its end. What is in the last is the separator of its first box.
    @Test(arguments: [0, 1]) func separatorsAreThoseOfTheirViewsAfterAnEndWithoutSpace(hiddenBefore: Int) {
        let flow = HFlow(spacing: 2) {
            ForEach(0..<hiddenBefore, id: \.self) { _ in Box(92, 20).layoutPriority(-1) }
            equalBoxes(2)
            Color.clear.frame(width: 0, height: 0)
            Box(92, 20)
            equalBoxes(2)
        }
        let host = host(flow.itemSeparator { Text("·") }.maxLines(3), width: 92)
        let separators = host.frames.preorder.filter { $0.name == "Text" }.map(\.frame)
        expectEqual(separators.firstIndex(of: rect(42, 4, 6, 12)), hiddenBefore)
        expectEqual(separators.firstIndex(of: rect(42, 48, 6, 12)), hiddenBefore + 4)
    }

    // Boxes of 156 and 66, 8 apart: with the spacer they need 238, or 8 more. Below that, the second wraps.
    @Test(arguments: [nil, 0] as [CGFloat?])
    func theViewAfterItIsOnOneSideInEveryWidth(minLength: CGFloat?) {
        for width in stride(from: CGFloat(66), through: 260, by: 1) {
            let row = row(spacing: 8, width: width) {
                Box(156, 12).id(0)
                Spacer(minLength: minLength)
                Box(66, 12).id(1)
            }
            // A box that is longer than the flow sticks out of it.
            expectEqual(row.items[1].maxX, width, "in \(width)")
            expectEqual(row.items[1].minY, width < (minLength ?? 8) + 238 ? 20 : 0, "in \(width)")
        }
    }

    // Three columns of 20. With the spacer as a cell, the third box begins the second row.
    @Test func inColumnsItIsACell() {
        let host = host(
            HFlow(alignment: .top, spacing: 10) {
                Box(20, 10).id(0)
                Box(20, 10).id(1)
                Spacer()
                Box(20, 10).id(2)
            }
            .columns(3), width: 80)
        expectEqual(host.items, [rect(0, 0, 20, 10), rect(30, 0, 20, 10), rect(0, 20, 20, 10)])
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

    // MARK: Divider

    @Test func aLineOfOnesOwnIsADividerToo() {
        let row = row(width: 100) {
            Box(20, 30)
            Rectangle().frame(width: 1)
            Box(20, 20)
        }
        expectEqual(row.frames.frames(named: "Rectangle"), [rect(30, 0, 1, 30)])
    }

    @Test func aDividerWithAnAlignmentOfItsOwnKeepsIt() {
        let row = row(width: 100) {
            Box(20, 30)
            Divider().flowAlignment(.bottom)
        }
        expectEqual(row.frames.frames(named: "Divider"), [rect(30, 20, 1, 10)])
    }

    // A rule is no wider than 1, and as high as it may be: 10, as any color, if nobody says how high.
    @Test func onlyARuleWithoutAHeightOfItsOwnIsADivider() {
        let heights = [nil, 5, 10, 20, .infinity] as [CGFloat?]
        for width in [0, 0.5, 1, 1.5] as [CGFloat] {
            for least in heights.dropLast() {
                for ideal in heights.dropLast() where (ideal ?? .infinity) >= (least ?? 0) {
                    for most in heights where (most ?? .infinity) >= max(least ?? 0, ideal ?? 0) {
                        let row = row(width: 100) {
                            Box(20, 30)
                            Color.red.frame(width: width).frame(
                                minHeight: least, idealHeight: ideal, maxHeight: most)
                        }
                        let height = ideal ?? min(max(10, least ?? 0), most ?? .infinity)
                        let isDivider = width <= 1 && height == 10 && (most ?? .infinity) == .infinity
                        expectEqual(
                            row.frames.frames(named: "Color").last,
                            rect(30, 0, width, isDivider ? 30 : height),
                            "\(width), \(least as Any)...\(ideal as Any)...\(most as Any)")
                    }
                }
            }
        }
    }

    // Along the lines its place is that of a box as long as it, and others are where they are beside that.
    @Test(arguments: [Axis.horizontal, .vertical], 0..<100 as Range<UInt64>)
    func aDividerHasThePlaceOfAThinBox(axis: Axis, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let flow = FlowConfiguration(axis: axis, alignment: .topLeading, itemSpacing: 4, lineSpacing: 6)
        let layout = HFlowLayout(_configuration: FlowBoxed(flow)).randomized(using: &random)
        let length = CGFloat(random.length(in: 0...150))
        let boxes = (0..<8).map { _ in
            random.chance(3) ? nil : Box(random.length(in: 10...60), random.length(in: 10...60))
        }
        func places(divider: some View) -> [CGPoint] {
            let content = ForEach(boxes.indices, id: \.self) { index in
                if let box = boxes[index] { box } else { divider }
            }
            let flow = layout._configuration.flow(memory: nil) { content }
            let (width, height) = axis == .horizontal ? (length, nil) : (nil, length)
            return zip(boxes, host(flow, width: width, height: height).items).map { box, frame in
                if box != nil { return frame.origin }
                return axis == .horizontal ? CGPoint(x: frame.minX, y: 0) : CGPoint(x: 0, y: frame.minY)
            }
        }
        let thin = axis == .horizontal ? Box(1, 10) : Box(10, 1)
        expectEqual(places(divider: Divider()), places(divider: thin))
    }

    // MARK: Measurements

    @Test func mostViewsAreNotAskedForIt() {
        let children = [box(0, 20), box(1, 20), box(40, 10)]
        Pass(FlowLayout(), children).place(width: 100)
        #expect(children.allSatisfy { $0.measurements == [.unspecified] })
    }
}
