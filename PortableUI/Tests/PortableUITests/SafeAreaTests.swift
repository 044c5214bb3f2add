import Expectations
import PortableUITesting
import Testing

/// Hosts with bars over their edges.
@MainActor @Suite struct SafeAreaTests {
    private final class Log {
        var proxy: ScrollViewProxy?
        var bounds: CGRect?
    }

    /// Rows of 10 points.
    private struct List: View {
        var axes = Axis.Set.vertical
        let log: Log

        var body: some View {
            ScrollViewReader { proxy in
                let _ = log.proxy = proxy
                ScrollView(axes) {
                    if axes == .vertical {
                        LazyVStack(spacing: 0) { rows }.background { reader }
                    } else {
                        LazyHStack(spacing: 0) { rows }.background { reader }
                    }
                }
            }
        }

        private var rows: some View {
            ForEach(0..<100) { _ in Color.red.frame(width: 10, height: 10) }
        }

        private var reader: some View {
            GeometryReader { geometry in
                let _ = log.bounds = geometry.bounds(of: .scrollView)
            }
        }
    }

    private func list(
        _ insets: EdgeInsets, axes: Axis.Set = .vertical, direction: LayoutDirection = .leftToRight
    ) -> (ViewHost<List>, Log) {
        let log = Log()
        let shown = host(
            List(axes: axes, log: log), width: 100, height: 100, direction: direction)
        shown.safeAreaInsets = insets
        return (shown, log)
    }

    private let bars = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)

    @Test func contentBeginsBetweenBarsAndShowsUnderThem() throws {
        let (host, log) = list(bars)
        // 13 rows down to the lower end of the lower bar, and one more.
        expectEqual(host.colors.map(\.minY), (0..<14).map { CGFloat($0) * 10 })
        expectEqual(log.bounds, rect(0, 0, 100, 100))
        try host.scroll(to: CGPoint(x: 0, y: 200))
        expectEqual(host.colors.first?.minY, -30)
        expectEqual(host.colors.last?.maxY, 140)
        expectEqual(log.bounds, rect(0, 200, 100, 100))
        // The last row comes to rest above the lower bar.
        try host.scroll(to: CGPoint(x: 0, y: 10_000))
        expectEqual(host.colors.last?.maxY, 100)
    }

    @Test func aPessimisticWindowIsAsTallAsTheScreen() {
        HostBehavior.ofNewHosts.withValue(.pessimistic(lastStateFirst: true)) {
            let (host, log) = list(bars)
            _ = host.frames
            expectEqual(log.bounds, rect(0, -20, 100, 150))
        }
    }

    @Test func viewsAreScrolledToBetweenBars() {
        let (host, log) = list(bars)
        _ = host.frames
        for (anchor, y) in [(UnitPoint.top, 0), (.bottom, 90), (.center, 45)] as [(UnitPoint, CGFloat)] {
            log.proxy?.scrollTo(50, anchor: anchor)
            expectEqual(host.frames.frame(id: 50)?.minY, y)
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func barsBesideAreAtTheLeadingAndTheTrailingEdge(direction: LayoutDirection) throws {
        let (host, _) = list(
            EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40), axes: .horizontal, direction: direction)
        // 14 under the bar, and one more.
        expectEqual(host.colors.count, 15)
    }

    // MARK: Spaces of scroll views

    @Test func aScrollViewAlongAnAxisIsFoundAroundOthers() {
        final class Seen { var bounds: [Axis?: CGRect?] = [:] }
        let seen = Seen()
        let content = ScrollView {
            ScrollView(.horizontal) {
                GeometryReader { geometry in
                    let _ = seen.bounds[nil] = geometry.bounds(of: .scrollView)
                    let _ = seen.bounds[.vertical] = geometry.bounds(of: .scrollView(axis: .vertical))
                    let _ = seen.bounds[.horizontal] = geometry.bounds(of: .scrollView(axis: .horizontal))
                }
                .frame(width: 300, height: 400)
            }
        }
        _ = host(content, width: 50, height: 60).frames
        let inner = rect(0, 0, 50, 400)
        expectEqual(seen.bounds, [nil: inner, .horizontal: inner, .vertical: rect(0, 0, 50, 60)])
    }
}
