import Expectations
import PortableUITesting
import Testing

@MainActor @Suite struct AnyLayoutTests {
    private struct Adaptive: View {
        var layout: AnyLayout
        let counter: Counter
        var body: some View {
            layout {
                Text("A"); counter
            }
        }
    }

    /// Remembers in its cache what made it. With another name, it is another type of layout, which has a cache of the same type.
    private struct Remembering<Name>: Layout {
        func makeCache(subviews: Subviews) -> String { "\(Name.self)" }
        func updateCache(_ cache: inout String, subviews: Subviews) { cache += "+" }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout String) -> CGSize {
            CGSize(width: cache.count, height: 1)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout String
        ) {}
    }

    @Test func aLayoutNeverGetsTheCacheOfAnother() {
        let counter = Counter()
        let host = host(Adaptive(layout: AnyLayout(Remembering<Int>()), counter: counter))
        expectEqual(host.size, CGSize(width: "Int".count, height: 1))
        host.rootView.layout = AnyLayout(Remembering<Int>())
        expectEqual(host.size, CGSize(width: "Int+".count, height: 1))
        host.rootView.layout = AnyLayout(Remembering<String>())
        expectEqual(host.size, CGSize(width: "String".count, height: 1))
        host.rootView.layout = AnyLayout(Remembering<String>())
        expectEqual(host.size, CGSize(width: "String+".count, height: 1))
    }

    @Test func itAnswersAsTheLayoutInside() {
        let children = [
            LayoutSubviewStub(spacing: ViewSpacing(5), firstTextBaseline: 3) { _ in
                CGSize(width: 10, height: 4)
            }
        ]
        let subviews = LayoutSubviews(children)
        let layout = AnyLayout(HStackLayout())
        var cache = layout.makeCache(subviews: subviews)
        expectEqual(layout.spacing(subviews: subviews, cache: &cache), ViewSpacing(5))
        expectEqual(
            layout.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache),
            CGSize(width: 10, height: 4))
        let bounds = CGRect(x: 0, y: 0, width: 10, height: 4)
        let baseline = layout.explicitAlignment(
            of: VerticalAlignment.firstTextBaseline, in: bounds, proposal: .unspecified, subviews: subviews,
            cache: &cache)
        expectEqual(baseline, 3)
        layout.placeSubviews(in: bounds, proposal: .unspecified, subviews: subviews, cache: &cache)
        expectEqual(children[0].frame, bounds)
    }
}
