import Expectations
import FlowLayoutsMigration
import Testing

/// The call sites of the five published layouts.
@MainActor
@Suite struct CallSiteTests {
    /// Texts of 6 points a character and 12 high, in a font of size 10.
    private func texts<V: View>(_ view: V, width: CGFloat) -> [CGRect] {
        host(view, width: width).frames.frames(named: "Text")
    }

    // MARK: FlowLayout(mode:binding:items:viewMapping:)

    // Each text with 4 around it: "some long item" is 92 × 20, "short" 38 × 28, "items" 38 × 20.
    @Test func aTagCloud() {
        let view = FlowLayoutView(
            binding: .constant(5), items: ["some long item", "short", "items"]
        ) {
            Text($0).frame(height: $0 == "short" ? 20 : nil)
        }
        expectEqual(texts(view, width: 140), [rect(4, 4, 84, 12), rect(96, 8, 30, 12), rect(4, 32, 30, 12)])
        expectEqual(view.size(width: 140), size(140, 48))
    }

    // As it was called, in a scroll view and in a stack, with a binding and without.
    @available(*, deprecated)
    @Test func modesMakeNoDifference() {
        let words = ["a", "b", "c"]
        let expected = texts(FlowLayoutView(items: words) { Text($0) }, width: 30)
        expectEqual(
            expected.map(\.origin), [CGPoint(x: 4, y: 4), CGPoint(x: 18, y: 4), CGPoint(x: 4, y: 24)])
        let scrolled = FlowLayoutView(mode: .scrollable, binding: .constant(5), items: words) { Text($0) }
        expectEqual(texts(scrolled, width: 30), expected)
        expectEqual(texts(FlowLayoutView(mode: .vstack, items: words) { Text($0) }, width: 30), expected)
    }

    // The design took an item equal to the last one for the last one, and began again at the corner.
    @Test func equalItemsAreDifferent() {
        let view = FlowLayoutView(binding: .constant(5), items: ["a", "b", "a", "a"]) {
            Text($0)
        }
        expectEqual(
            texts(view, width: 30),
            [
                rect(4, 4, 6, 12), rect(18, 4, 6, 12), rect(4, 24, 6, 12), rect(18, 24, 6, 12),
            ])
    }

    // The package that the design became: no binding is needed, the space is chosen, and items are any collection.
    @Test func aTagCloudOfThePackage() {
        let expected = [rect(1, 1, 84, 12), rect(87, 1, 30, 12), rect(1, 15, 30, 12)]
        let names = ["some long item", "short", "items"]
        let view = FlowLayoutView(items: names, itemSpacing: 1) { Text($0) }
        expectEqual(texts(view, width: 140), expected)
        let slice = FlowLayoutView(items: names.lazy.filter { $0 != "short" }) { Text($0) }
        expectEqual(texts(slice, width: 140), [rect(4, 4, 84, 12), rect(96, 4, 30, 12)])
    }

    @Test func itemsThatAreNotHashableAreToldApart() {
        struct Tag { let name: String }
        let view = FlowLayoutView(items: [Tag(name: "a"), Tag(name: "b"), Tag(name: "a")]) {
            Text($0.name)
        }
        expectEqual(texts(view, width: 30), [rect(4, 4, 6, 12), rect(18, 4, 6, 12), rect(4, 24, 6, 12)])
    }

    @Test func aChangeThroughTheBindingShowsTheItemsAnew() {
        final class Store {
            var names = ["a", "b"]
            var refresh: Binding<Int>?
        }
        struct Cloud: View {
            let store: Store
            @State private var refresh = 0

            var body: some View {
                let _ = store.refresh = $refresh
                FlowLayoutView(binding: $refresh, items: store.names) { Text($0) }
            }
        }
        let store = Store()
        let cloud = host(Cloud(store: store), width: 100)
        expectEqual(cloud.frames.frames(named: "Text").count, 2)
        store.names = ["a", "b", "c"]
        expectEqual(cloud.frames.frames(named: "Text").count, 2)
        store.refresh?.wrappedValue += 1
        expectEqual(cloud.frames.frames(named: "Text").map(\.minX), [4, 18, 32])
    }

    // MARK: FlowLayout(spacing:)

    // The design aligned the tops of views, as `.top` does. The lower one is in the middle of 58: (58 - 20) / 2.
    @Test func viewsOfARowAreCenteredUnlessTheyAreAtTheTop() {
        func tops(_ flow: some View) -> [CGFloat] {
            host(flow, width: 100).frames.frames(named: "Color").map(\.minY)
        }
        func views() -> some View {
            Group {
                Color.red.frame(width: 20, height: 20)
                Color.red.frame(width: 20, height: 58)
            }
        }
        expectEqual(tops(FlowLayout(spacing: 12) { views() }), [19, 0])
        expectEqual(tops(FlowLayout(alignment: .top, spacing: 12) { views() }), [0, 0])
    }

    // MARK: CollectionView(data:content:)

    private struct Pill: Identifiable {
        let id: Int
        var height: CGFloat
    }

    @Test func aCollection() {
        let pills = [Pill(id: 0, height: 20), Pill(id: 1, height: 40), Pill(id: 2, height: 20)]
        let view = CollectionView(data: pills) { pill in Box(40, pill.height) }
        expectEqual(
            boxes(view, width: 100), [rect(0, 0, 40, 20), rect(50, 0, 40, 40), rect(0, 50, 40, 20)])
        expectEqual(view.size(width: 100), size(100, 70))
        // A slider moves the width.
        expectEqual(boxes(view, width: 80).map(\.minY), [0, 30, 80])
        expectEqual(boxes(view, width: 140).map(\.minY), [0, 0, 0])
    }

    // MARK: JustifiableFlowLayout(minSpacing:shouldJustify:)

    @Test func aFlowThatIsJustifiedOrNot() {
        let content = Group {
            Box(20, 10)
            Box(40, 30)
            Box(30, 10)
        }
        expectEqual(
            boxes(JustifiableFlowLayout(minSpacing: 10) { content }, width: 90),
            [
                rect(0, 0, 20, 10), rect(30, 0, 40, 30), rect(0, 40, 30, 10),
            ])
        expectEqual(
            boxes(JustifiableFlowLayout(minSpacing: 10, shouldJustify: true) { content }, width: 90),
            [
                rect(10, 0, 20, 10), rect(50, 0, 40, 30), rect(5, 40, 30, 10),
            ])
        expectEqual(JustifiableFlowLayout { content }.size(), size(98, 30))
    }

    // MARK: FlexibleView(data:spacing:alignment:content:)

    @Test(arguments: [
        (HorizontalAlignment.leading, [0, 50, 0] as [CGFloat]), (.center, [10, 60, 35]),
        (.trailing, [20, 70, 70]),
    ])
    func aFlexibleView(alignment: HorizontalAlignment, left: [CGFloat]) {
        let view = FlexibleView(data: [10, 30, 20] as [CGFloat], spacing: 10, alignment: alignment) {
            Box(40, $0)
        }
        expectEqual(boxes(view, width: 110).map(\.minX), left)
        // Rows are 30 and 20 high, and their boxes centered.
        expectEqual(boxes(view, width: 110).map(\.minY), [10, 0, 40])
        expectEqual(view.size(width: 110), size(110, 60))
    }

    // The design kept sizes by element: equal ones were one, and ids had to be the elements.
    @Test func equalElementsAreDifferent() {
        let view = FlexibleView(data: "abab") { Text(String($0)) }
        expectEqual(texts(view, width: 30).map(\.minX), [0, 14, 0, 14])
    }

    // MARK: Arranger(containerSize:subviews:spacing:)

    @Test func anArrangerOfOnesOwn() {
        let children = [box(40, 20), box(40, 60), box(30, 20), box(200, 10)]
        let arranger = Arranger(containerSize: size(90, 500), subviews: LayoutSubviews(children), spacing: 10)
        let result = arranger.arrange()
        expectEqual(result.size, size(200, 110))
        expectEqual(
            result.cells.map(\.frame),
            [
                rect(0, 0, 40, 20), rect(50, 0, 40, 60), rect(0, 70, 30, 20), rect(0, 100, 200, 10),
            ])
    }

    // One break is before the first box, and one after it. They have no size.
    @Test func eachSubviewHasACell() {
        final class Log: @unchecked Sendable { var cells: [CGRect] = [] }
        struct Logging: Layout {
            let log: Log

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let arranger = Arranger(
                    containerSize: size(100, 100), subviews: subviews[1..<subviews.count], spacing: 10)
                log.cells = arranger.arrange().cells.map(\.frame)
                return .zero
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let log = Log()
        let view = Logging(log: log) {
            Box(5, 5)
            LineBreak()
            Box(40, 20)
            LineBreak()
            Box(30, 20)
        }
        _ = view.size()
        expectEqual(log.cells, [.zero, rect(0, 0, 40, 20), rect(40, 0, 0, 0), rect(0, 30, 30, 20)])
    }
}
