#if canImport(SwiftUI)
    @_exported import SwiftUI
#else
    @_exported import PortableUI
#endif
import FlowLayouts
import PortableUITesting
import Testing

/// The examples of PortableUI, with the values they have.
@MainActor
enum PortableExamples {
    @Values static var host: [String] {
        let host = ViewHost(
            Text("Hello").font(.system(size: 10)).padding(4),
            proposal: ProposedViewSize(width: 100, height: nil))
        host.frames.frame  // x 0, y 0, 38 × 20
        host.frames.frames(named: "Text")[0]  // x 4, y 4, 30 × 12
        host.displayList.items.count  // 1
    }

    static var stub: [String] { stub(in: HStackLayout(spacing: 0)) }

    @Values private static func stub(in layout: some Layout) -> [String] {
        let child = LayoutSubviewStub { _ in CGSize(width: 50, height: 20) }
        let subviews = LayoutSubviews([child])
        var cache = layout.makeCache(subviews: subviews)
        layout.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)  // 50 × 20
        child.measurements == [.unspecified]  // true
    }
}

struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(into: CGSize.zero) { total, subview in
            let size = subview.sizeThatFits(.unspecified)
            total.width += size.width
            total.height += size.height
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: corner, proposal: .unspecified)
            corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
        }
    }
}

/// The tests that the article on testing shows.
@Suite struct DiagonalTests {
    @Test func eachViewBeginsWhereTheOneBeforeEnds() {
        let children = [
            LayoutSubviewStub { _ in CGSize(width: 30, height: 10) },
            LayoutSubviewStub { proposal in CGSize(width: proposal.width ?? 50, height: 20) },
        ]
        let subviews = LayoutSubviews(children)
        var cache: Void = ()
        let size = Diagonal().sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
        #expect(size == CGSize(width: 80, height: 30))

        let bounds = CGRect(x: 100, y: 100, width: 80, height: 30)
        Diagonal().placeSubviews(in: bounds, proposal: .unspecified, subviews: subviews, cache: &cache)
        #expect(children[0].frame == CGRect(x: 100, y: 100, width: 30, height: 10))
        #expect(children[1].frame == CGRect(x: 130, y: 110, width: 50, height: 20))
        #expect(children[1].measurements == [.unspecified, .unspecified])
    }

    @MainActor
    @Test func aTextOnTheDiagonal() {
        let views = Diagonal {
            Color.red.frame(width: 30, height: 10)
            Text("Hello").font(.system(size: 10)).id("text")
        }
        let host = ViewHost(views, proposal: ProposedViewSize(width: 200, height: nil))
        #expect(host.frames.frame(id: "text") == CGRect(x: 30, y: 10, width: 30, height: 12))

        host.environment.layoutDirection = .rightToLeft
        #expect(host.frames.frame(id: "text") == CGRect(x: 0, y: 10, width: 30, height: 12))
    }
}

/// The test of a whole package, whose view is in `Tags.swift`.
@Suite struct TagsTests {
    @MainActor
    @Test func tagsWrap() {
        let host = ViewHost(Tags(["Swift", "Linux"]), proposal: ProposedViewSize(width: 60, height: nil))
        #expect(host.frames.frames(named: "Text").map(\.minX) == [8, 8])
    }
}

/// How a test scrolls.
@Suite struct ScrollingTests {
    @MainActor
    @Test func rowsAreMadeAsTheyAreSeen() throws {
        let rows = ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<1000) { _ in Color.red.frame(height: 20) }
            }
        }
        let host = ViewHost(rows, proposal: ProposedViewSize(width: 100, height: 200))
        try host.scroll(to: CGPoint(x: 0, y: 10_000))
        #expect(host.frames.frame(id: 500) == CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(host.frames.frame(id: 0) == nil)
    }
}

/// How frames are printed.
@MainActor
@Suite struct FrameTreeTests {
    @Test func framesPrintAsTheArticleShows() throws {
        let flow = HFlow(spacing: 10) {
            ForEach(["Swift", "Linux", "Layout"], id: \.self) { Text($0) }
        }
        .font(.system(size: 10))
        let host = ViewHost(flow, proposal: ProposedViewSize(width: 80, height: nil))
        let article = try Package.text(of: "Sources/FlowLayouts/FlowLayouts.docc/TestingViews.md")
        #expect(article.contains("```\n\(host.frames)\n```"), "\(host.frames)")
    }
}

/// How a test taps and drives controls, and waits for what views do on the main queue.
@Suite struct ActionTests {
    struct Tally: View {
        @State private var count = 0

        var body: some View {
            HStack {
                Text("\(count)")
                Button("Add") { count += 1 }.disabled(count == 2)
            }
        }
    }

    @MainActor
    @Test func aTallyCountsToTwo() throws {
        let host = ViewHost(Tally())
        try host.tap("Add")
        try host.tap("Add")
        #expect(throws: DriverError.self) { try host.tap("Add") }
    }

    // "Wrap" is alone in the second row, and goes to the first when "Swift" leaves it.
    @MainActor
    @Test func aDraggedTopicGoesToTheNextRow() throws {
        let host = ViewHost(ReorderableTopics(), proposal: ProposedViewSize(width: 290, height: nil))
        let lifted = try host.lift(id: "Swift")
        lifted.move(to: CGPoint(x: 120, y: 10))
        try lifted.drop(at: CGPoint(x: 120, y: 60))
        #expect(host.frames.frame(id: "Wrap")?.minY == 0)
        #expect(host.frames.frame(id: "Swift")?.minX == 0)

        try host.perform(accessibilityAction: "Move Back", onID: "Swift")
        #expect(host.frames.frame(id: "Swift")?.minY == 0)
    }

    struct Labels: View {
        @State private var labels = ["a"]
        @State private var newLabel = ""
        @State private var spacing = 0.0

        var body: some View {
            VStack(alignment: .leading) {
                HStack(spacing: spacing) {
                    ForEach(labels, id: \.self) { Text($0) }
                }
                Slider(value: $spacing, in: 0...20) { Text("Spacing") }
                TextField("New label", text: $newLabel)
                    .onSubmit {
                        labels.append(newLabel)
                        newLabel = ""
                    }
            }
            .font(.system(size: 10))
        }
    }

    @MainActor
    @Test func labelsAreAddedAndMoved() throws {
        let host = ViewHost(Labels(), proposal: ProposedViewSize(width: 200, height: nil))
        try host.type("bc", into: "New label")
        try host.submit()
        #expect(host.frames.frames(named: "Text")[1] == CGRect(x: 6, y: 0, width: 12, height: 12))
        try host.slide("Spacing", to: 10)
        #expect(host.frames.frames(named: "Text")[1] == CGRect(x: 16, y: 0, width: 12, height: 12))
    }

    struct AsHighAsItsText: View {
        @State private var height: CGFloat = 0

        var body: some View {
            VStack {
                GeometryReader { _ in Text("Hello").font(.system(size: 10)).background(reader) }
            }
            .frame(height: height)
        }

        private var reader: some View {
            GeometryReader { geometry -> Color in
                let size = geometry.size
                DispatchQueue.main.async { height = size.height }
                return .clear
            }
        }
    }

    @MainActor
    @Test func aViewSettles() async {
        let host = ViewHost(AsHighAsItsText(), proposal: ProposedViewSize(width: 100, height: nil))
        #expect(host.frames.frame.height == 0)
        await host.settle()
        #expect(host.frames.frame.height == 12)
    }
}
