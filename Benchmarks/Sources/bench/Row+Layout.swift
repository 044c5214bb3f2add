import FlowLayouts
import PortableUITesting

// The pass that a system makes of a layout: a cache, a size, and places in bounds of that size.

extension Row {
    static let pass = pass("layout pass", FlowLayout(alignment: .topLeading, spacing: 8), over: Stubs.self)

    static let preferredPass = pass(
        "layout pass with the spacings that views prefer", FlowLayout(alignment: .topLeading, spacing: nil),
        over: Stubs.self)

    static let limitedPass = pass(
        "the same, of which ten lines are shown",
        FlowLayout(alignment: .topLeading, spacing: nil).maxLines(10), over: Stubs.self)

    static let seedPass = pass(
        "layout pass of JustifiableFlowLayout, which measures twice", JustifiablePass(minSpacing: 8),
        over: Stubs.self)

    static let viewPass = pass(
        "layout pass over colors in frames", FlowLayout(alignment: .topLeading, spacing: 8), over: Views.self,
        limit: 10_000)

    private static func pass<L: Layout>(
        _ name: String, _ layout: L, over kind: Content.Type, limit: Int = largestPass
    ) -> Row {
        Row(name: name, limit: limit) { _, container in
            let content = kind.init()
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
                measurements: content.measurements)
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
            measurements: content.measurements)
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

/// Subviews with sizes from the workload.
@MainActor
private class Content {
    fileprivate(set) var subviews = LayoutSubviews([])

    required init() {}

    func refill(with work: Workload) {}

    /// Tells how often they were measured, all together, if that is known.
    var measurements: (() -> Int)? { nil }
}

/// The cheapest subviews there are.
private final class Stubs: Content {
    private var stubs: [LayoutSubviewStub] = []

    override func refill(with work: Workload) {
        stubs = zip(work.widths, work.heights).map { width, height in
            let size = CGSize(width: width, height: height)
            return LayoutSubviewStub { _ in size }
        }
        subviews = LayoutSubviews(stubs)
    }

    override var measurements: (() -> Int)? {
        { self.stubs.reduce(0) { $0 + $1.measurements.count } }
    }
}

/// Those of views that have others inside, and remember what they have answered.
private final class Views: Content {
    override func refill(with work: Workload) {
        // Else the new ones would stand among the old ones in memory.
        subviews = LayoutSubviews([])
        let reader = SubviewReader { self.subviews = $0 }
        let views = reader {
            ForEach(work.widths.indices, id: \.self) { index in
                Color.clear.frame(width: work.widths[index], height: work.heights[index])
            }
        }
        _ = ViewHost(views).frames
    }
}

/// Hands its subviews out, and leaves them alone. On the main actor only.
private struct SubviewReader: Layout, @unchecked Sendable {
    let read: (LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        read(subviews)
    }
}
