import PortableUITesting

/// What a layout was asked, and the subviews it got.
final class LayoutLog: @unchecked Sendable {
    enum Call: Equatable {
        case makeCache
        case updateCache
        case sizeThatFits(ProposedViewSize)
        case placeSubviews(CGRect, ProposedViewSize)
    }

    var calls: [Call] = []
    var subviews: LayoutSubviews?

    /// The calls since the last time.
    func take() -> [Call] {
        defer { calls = [] }
        return calls
    }

    var placements: [Call] {
        calls.filter { if case .placeSubviews = $0 { true } else { false } }
    }
}

/// A layout that says 30 × 20, places nothing, and logs what it is asked.
struct SpyLayout: Layout {
    let log: LayoutLog
    var size = CGSize(width: 30, height: 20)

    func makeCache(subviews: Subviews) -> Int {
        log.calls.append(.makeCache)
        return 0
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
        log.calls.append(.updateCache)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        log.calls.append(.sizeThatFits(proposal))
        log.subviews = subviews
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        log.calls.append(.placeSubviews(bounds, proposal))
    }
}

/// A layout of one size, which puts each subview at the same place.
struct FixedLayout: Layout {
    var width: CGFloat = 10
    var x: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: width, height: 10)
    }

    func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: CGPoint(x: x, y: 0), proposal: .unspecified) }
    }
}
