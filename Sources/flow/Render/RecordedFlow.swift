import FlowLayout
import Synchronization

/// A flow that records where it places everything: views know of no lines.
struct RecordedFlow: Layout {
    let layout: FlowLayout
    let record = FlowRecord()

    func makeCache(subviews: Subviews) -> FlowLayout.Cache {
        layout.makeCache(subviews: subviews)
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowLayout.Cache
    ) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowLayout.Cache
    ) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        record.arrangement = layout.arrangement(
            in: bounds.size, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// The latest arrangement of a flow, from its top left corner, left to right.
final class FlowRecord: Sendable {
    private let latest = Mutex<FlowArrangement?>(nil)

    var arrangement: FlowArrangement? {
        get { latest.withLock { $0 } }
        set { latest.withLock { $0 = newValue } }
    }
}
