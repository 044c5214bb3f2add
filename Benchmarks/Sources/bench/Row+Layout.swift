import FlowLayouts
import PortableUITesting

// The pass that a system makes of a layout: a cache, a size, and places in bounds of that size.

extension Row {
    static let pass = pass("layout pass", FlowLayout(alignment: .topLeading, spacing: 8))

    static let preferredPass = pass(
        "layout pass with the spacings that views prefer", FlowLayout(alignment: .topLeading, spacing: nil))

    static let seedPass = pass(
        "layout pass of JustifiableFlowLayout, which measures twice", JustifiablePass(minSpacing: 8))

    private static func pass<L: Layout>(
        _ name: String, _ layout: L
    ) -> Row {
        Row(name: name, limit: largestPass) { _, container in
            let content = Stubs()
            // A system keeps the cache for the next pass.
            var kept: [L.Cache] = []
            return Work(
                prepare: { work in content.refill(with: work) },
                run: { _ in
                    var cache = layout.makeCache(subviews: content.subviews)
                    layout.pass(over: content.subviews, in: container, cache: &cache)
                    kept.append(cache)
                },
                release: { kept = [] },
                measurements: { content.measurements })
        }
    }

    static let warmPass = Row(name: "layout pass at another width", limit: largestPass) { _, container in
        let layout = FlowLayout(alignment: .topLeading, spacing: 8)
        let content = Stubs()
        var cache = layout.makeCache(subviews: content.subviews)
        return Work(
            prepare: { work in
                content.refill(with: work)
                layout.updateCache(&cache, subviews: content.subviews)
                // A window that is dragged has been through some widths already.
                for step in 1...5 {
                    layout.pass(over: content.subviews, in: container + 10 * Double(step), cache: &cache)
                }
            },
            run: { _ in layout.pass(over: content.subviews, in: container, cache: &cache) },
            measurements: { content.measurements })
    }

    /// Subviews take some hundred bytes each.
    private static let largestPass = 100_000
}

extension Layout {
    fileprivate func pass(over subviews: LayoutSubviews, in width: Double, cache: inout Cache) {
        let proposal = ProposedViewSize(width: width, height: nil)
        let size = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        placeSubviews(
            in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// Subviews with sizes from the workload: the cheapest that there are.
@MainActor
private final class Stubs {
    private(set) var subviews = LayoutSubviews([])
    private var stubs: [LayoutSubviewStub] = []

    func refill(with work: Workload) {
        stubs = zip(work.widths, work.heights).map { width, height in
            let size = CGSize(width: width, height: height)
            return LayoutSubviewStub { _ in size }
        }
        subviews = LayoutSubviews(stubs)
    }

    /// How often they were measured, all together.
    var measurements: Int { stubs.reduce(0) { $0 + $1.measurements.count } }
}
