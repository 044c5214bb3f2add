import Expectations
import PortableUITesting
import Testing

extension HorizontalAlignment {
    private enum Column: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
    }
    fileprivate static let column = HorizontalAlignment(Column.self)
}

extension VerticalAlignment {
    private enum Row: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    fileprivate static let row = VerticalAlignment(Row.self)
}

/// Guides: set by views, carried through modifiers, merged by containers.
@MainActor @Suite struct AlignmentGuideTests {
    /// The dimensions of a view as a layout around it sees them.
    private func dimensions(_ view: some View, width: CGFloat? = nil) throws -> ViewDimensions {
        let log = LayoutLog()
        _ = host(SpyLayout(log: log) { view }).frames
        return try #require(log.subviews?.first).dimensions(in: ProposedViewSize(width: width, height: nil))
    }

    @Test func modifiersCarryGuides() throws {
        let text = Text("AA").alignmentGuide(.column) { _ in 2 }
        try expectEqual(dimensions(text)[explicit: .column], 2)
        try expectEqual(dimensions(text.padding(.leading, 5))[.column], 7)
        try expectEqual(dimensions(text.frame(width: 20, alignment: .trailing))[.column], 10)
        try expectEqual(dimensions(text.background(Color.red).opacity(0.5).layoutPriority(1))[.column], 2)
        try expectEqual(dimensions(text.alignmentGuide(.column) { $0[.column] + 1 })[.column], 3)
        try expectEqual(dimensions(Text("A").padding(4))[.firstTextBaseline], 13)
    }

    @Test func containersMergeGuides() throws {
        let stack = VStack(alignment: .leading, spacing: 0) {
            Text("A").alignmentGuide(.row) { _ in 3 }
            Text("B").alignmentGuide(.row) { _ in 5 }
            Text("C")
        }
        let dimensions = try dimensions(stack)
        // 3, and 12 + 5: their mean. The third view has no such guide.
        expectEqual(dimensions[explicit: .row], 10)
        expectEqual(dimensions[explicit: .firstTextBaseline], 9)
        expectEqual(dimensions[explicit: .lastTextBaseline], 33)
        expectEqual(dimensions[explicit: .column], nil)
        expectEqual(dimensions[explicit: VerticalAlignment.center], nil)
        let host = host(
            HStack(alignment: .row, spacing: 0) {
                stack; Text("D")
            })
        expectEqual(host.texts[3], rect(6, 4, 6, 12))
    }

    // In all stacks the texts are 10, 40 and 25 from the edge: the first counts.
    @Test func separatorsOfAListBeginAtTheFirstText() throws {
        let texts = Group {
            Text("A").padding(.leading, 10)
            Text("B").padding(.leading, 40)
            Text("C").padding(.leading, 25)
        }
        for stack in [
            AnyView(VStack(alignment: .leading) { texts }), AnyView(ZStack(alignment: .leading) { texts }),
        ] {
            try expectEqual(dimensions(stack)[explicit: .listRowSeparatorLeading], 10)
        }
        let box = Color.red.frame(width: 10, height: 10)
        try expectEqual(dimensions(HStack { box })[explicit: .listRowSeparatorLeading], nil)
        expectEqual(HorizontalAlignment.column.combineExplicit([1, nil, 3, 8]), 4)
        expectEqual(HorizontalAlignment.listRowSeparatorLeading.combineExplicit([3, nil, 1, 8]), 1)
        expectEqual(VerticalAlignment.lastTextBaseline.combineExplicit([3, nil, 8, 1]), 8)
        expectEqual(VerticalAlignment.firstTextBaseline.combineExplicit([CGFloat?]()), nil)
    }

    // Unlike custom guides, a view's own edges and center say nothing about the container's.
    @Test func builtInGuidesStayInTheirContainer() throws {
        func guided(_ view: some View) -> some View {
            view
                .alignmentGuide(.leading) { _ in 1 }.alignmentGuide(HorizontalAlignment.center) { _ in 1 }
                .alignmentGuide(.trailing) { _ in 1 }.alignmentGuide(.top) { _ in 1 }
                .alignmentGuide(VerticalAlignment.center) { _ in 1 }.alignmentGuide(.bottom) { _ in 1 }
        }
        let text = guided(Text("A"))
        for container in [AnyView(HStack { text }), AnyView(VStack { text }), AnyView(ZStack { text })] {
            let dimensions = try dimensions(container)
            for guide in [HorizontalAlignment.leading, .center, .trailing] {
                expectEqual(dimensions[explicit: guide], nil)
            }
            for guide in [VerticalAlignment.top, .center, .bottom] {
                expectEqual(dimensions[explicit: guide], nil)
            }
        }
        // Frames, padding and fixed sizes have just one view, whose guides are theirs.
        try expectEqual(dimensions(text.padding(.leading, 5))[explicit: .leading], 6)
        try expectEqual(dimensions(text.frame(width: 16, alignment: .trailing))[explicit: .trailing], 16)
        try expectEqual(dimensions(text.fixedSize())[explicit: .top], 1)
    }

    // Without memory, each level would ask its child twice, and 40 levels a trillion times.
    @Test func deepNestingAsksEachLevelAFewTimes() {
        final class Tally: @unchecked Sendable { var count = 0 }
        func asked(_ depth: Int) -> Int {
            let tally = Tally()
            var view = AnyView(
                Text("A").alignmentGuide(.top) { _ in
                    tally.count += 1
                    return 0
                })
            for _ in 0..<depth {
                let inner = view
                view = AnyView(HStack(alignment: .top) { VStack { inner } })
            }
            _ = host(view, width: 100, height: 100).frames
            return tally.count
        }
        #expect(asked(20) <= 2 * asked(10))
    }
}
