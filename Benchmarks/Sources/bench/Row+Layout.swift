import FlowLayout
import PortableUI

// The pass that a system makes of a layout: a cache, a size, and places in bounds of that size.

extension Row {
    static let pass = pass("layout pass", FlowLayout(spacing: 8))

    static let seedPass = pass("layout pass as in 002, which measures twice", JustifiablePass(minSpacing: 8))

    private static func pass<L: Layout>(_ name: String, _ layout: L) -> Row {
        Row(name: name, limit: largestPass) { _, container in
            let content = Content()
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
        let layout = FlowLayout(spacing: 8)
        let content = Content()
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

    /// Over views that have others inside, and remember what they have answered.
    static let viewPass = Row(name: "layout pass over colors in frames", limit: 10_000) { _, container in
        let layout = FlowLayout(spacing: 8)
        var subviews = LayoutSubviews([])
        return Work(
            prepare: { work in
                let reader = SubviewReader { subviews = $0 }
                let views = reader {
                    ForEach(work.widths.indices, id: \.self) { index in
                        Color.clear.frame(width: work.widths[index], height: work.heights[index])
                    }
                }
                _ = ViewHost(views).frames
            },
            run: { _ in
                var cache = layout.makeCache(subviews: subviews)
                layout.pass(over: subviews, in: container, cache: &cache)
            },
            release: { subviews = LayoutSubviews([]) })
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

/// Hands its subviews out, and leaves them alone.
private struct SubviewReader: Layout {
    let read: (LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        read(subviews)
    }
}

/// The cheapest subviews there are, each with a size from the workload.
private final class Content {
    private var stubs: [LayoutSubviewStub] = []
    private(set) var subviews = LayoutSubviews([])

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
