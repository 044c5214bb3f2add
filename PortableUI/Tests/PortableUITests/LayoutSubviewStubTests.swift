import Expectations
import PortableUITesting
import Testing

/// Stand-ins for views.
@Suite struct LayoutSubviewStubTests {
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
