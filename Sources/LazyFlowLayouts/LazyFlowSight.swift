/// What all sections of a lazy flow have in common: the scroll view that shows them.
final class LazyFlowSight: @unchecked Sendable {
    private let lock = NSLock()
    private var latest: Known?
    private var header: CGFloat = 0
    /// What is at the start of the window.
    private var first: First?
    /// What was there before lines were broken in another length, until it is there again.
    private var keeping: First?
    /// Where the window began in its section when it was to be scrolled.
    private var scrolledFrom: CGFloat??
    /// What was scrolled there last. Its line has no other: else each change of the width could move a flow by up to a line.
    private var kept: First?
    /// Whether something can be scrolled there.
    private var isScrollable = false
    /// Scrolls to an element as soon as it is known what is in sight.
    var pendingScroll: (@MainActor () -> Void)?

    struct Known {
        /// How long the window is; `nil` where there is no scroll view.
        let windowLength: CGFloat?
        /// By what lines are broken.
        let availableLength: Double?
        /// How long the flow is along its lines.
        let flowLength: CGFloat
    }

    /// An item whose line is at the start of the window.
    struct First {
        weak var arrangement: LazyFlowArrangement?
        let item: Int
    }

    /// `nil` before the first layout.
    var known: Known? { lock.withLock { latest } }

    /// How long a header is, which may cover the beginning of the window; 0 without one.
    var headerLength: CGFloat { lock.withLock { header } }

    func setScrollable(_ isScrollable: Bool) {
        lock.withLock { self.isScrollable = isScrollable }
    }

    func setHeaderLength(_ length: CGFloat) {
        lock.withLock { header = length }
    }

    /// Takes what a section sees.
    ///
    /// - Parameters:
    ///   - start: Where the window begins in it.
    ///   - items: Those on the line at the start of the window, if that is one of the section.
    func take(
        _ new: Known, from start: CGFloat, first items: Range<Int>?, of arrangement: LazyFlowArrangement
    ) {
        lock.withLock {
            let isBrokenAnew =
                latest.map {
                    $0.availableLength != new.availableLength && abs($0.flowLength - new.flowLength) > 0.5
                } ?? false
            if isBrokenAnew, isScrollable {
                keeping = keeping ?? first
                scrolledFrom = nil
            }
            latest = new
            if let scrolledFrom, keeping?.arrangement === arrangement, start != scrolledFrom {
                (keeping, self.scrolledFrom) = (nil, nil)
            }
            guard keeping == nil else { return }
            if let items {
                let isKept = kept.map { $0.arrangement === arrangement && items.contains($0.item) } ?? false
                first = isKept ? kept : First(arrangement: arrangement, item: items.lowerBound)
            } else if first?.arrangement === arrangement {
                first = nil
            }
        }
    }

    /// The item of a section that is to be scrolled to the start of the window again.
    func keptItem(of arrangement: LazyFlowArrangement) -> Int? {
        lock.withLock { keeping?.arrangement === arrangement ? keeping?.item : nil }
    }

    /// What is to be scrolled to the start of the window again, once.
    func takeKeeping() -> First? {
        guard let keeping = lock.withLock({ scrolledFrom == nil ? keeping : nil }) else { return nil }
        let start = keeping.arrangement?.startOfWindow
        lock.withLock { (kept, scrolledFrom) = (keeping, .some(start)) }
        return keeping
    }
}
