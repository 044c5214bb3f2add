import Expectations
import PortableUITesting
import Testing

/// A layout as one writes it for SwiftUI: all of its views as wide as the widest.
private struct EqualWidthHStack: Layout {
    struct CacheData {
        var widest: CGSize
        var gaps: [CGFloat]
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func makeCache(subviews: Subviews) -> CacheData {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let widest = sizes.reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
        let gaps = subviews.indices.dropLast().map {
            subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .horizontal)
        }
        return CacheData(widest: widest, gaps: gaps)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
        CGSize(
            width: cache.widest.width * CGFloat(subviews.count) + cache.gaps.reduce(0, +),
            height: cache.widest.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
    ) {
        var x = bounds.minX + cache.widest.width / 2
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(cache.widest))
            x += cache.widest.width + (index < cache.gaps.count ? cache.gaps[index] : 0)
        }
    }
}

/// A layout written for SwiftUI, tested through stand-ins for views.
@Suite struct CustomLayoutTests {
    @Test func throughStandIns() {
        let children = [(10, 20), (30, 5)].map { width, height in
            LayoutSubviewStub(spacing: ViewSpacing(4)) { _ in CGSize(width: width, height: height) }
        }
        let layout = EqualWidthHStack()
        let subviews = LayoutSubviews(children)
        var cache = layout.makeCache(subviews: subviews)
        let size = layout.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
        expectEqual(size, CGSize(width: 64, height: 20))
        layout.placeSubviews(
            in: CGRect(origin: CGPoint(x: 100, y: 10), size: size), proposal: .unspecified,
            subviews: subviews, cache: &cache)
        expectEqual(children.map(\.frame), [rect(110, 10, 10, 20), rect(134, 17.5, 30, 5)])
        expectEqual(children.map(\.measurements), [[.unspecified], [.unspecified]])
        expectEqual(
            children.map(\.placedProposal),
            [
                ProposedViewSize(width: 30, height: 20), ProposedViewSize(width: 30, height: 20),
            ])
    }

    @Test func standInsHaveBaselinesAndPriorities() {
        let children = [
            LayoutSubviewStub(priority: 2, firstTextBaseline: 9, lastTextBaseline: 21) { _ in
                CGSize(width: 10, height: 24)
            },
            LayoutSubviewStub(firstTextBaseline: 15) { _ in CGSize(width: 10, height: 20) },
        ]
        let subviews = LayoutSubviews(children, layoutDirection: .rightToLeft)
        expectEqual(subviews.map(\.priority), [2, 0])
        expectEqual(subviews.layoutDirection, .rightToLeft)
        let dimensions = subviews.map { $0.dimensions(in: .unspecified) }
        expectEqual(dimensions.map { $0[.firstTextBaseline] }, [9, 15])
        expectEqual(dimensions.map { $0[.lastTextBaseline] }, [21, 20])
        expectEqual(dimensions.map { $0[explicit: .lastTextBaseline] }, [21, nil])

        let stack = HStackLayout(alignment: .firstTextBaseline, spacing: 0)
        var cache: Void = ()
        let size = stack.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
        expectEqual(size, CGSize(width: 20, height: 30))
        stack.placeSubviews(
            in: CGRect(origin: .zero, size: size), proposal: .unspecified, subviews: subviews, cache: &cache)
        expectEqual(children.map(\.frame), [rect(0, 6, 10, 24), rect(10, 0, 10, 20)])
        // Asking for a guide leaves the placements as they are.
        let bounds = CGRect(x: 0, y: 0, width: 20, height: 30)
        let first = stack.explicitAlignment(
            of: VerticalAlignment.firstTextBaseline, in: bounds, proposal: .unspecified, subviews: subviews,
            cache: &cache)
        expectEqual(first, 15)
        expectEqual(children.map(\.frame), [rect(0, 6, 10, 24), rect(10, 0, 10, 20)])
    }
}
