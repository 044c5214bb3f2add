import FlowLayouts
import TestSupport

/// Makes a random view, in which everything follows from a seed.
@MainActor
final class ViewMaker {
    let subject: Subject
    /// Whether data have another order after each change.
    let reorders: Bool
    /// How often the state has changed.
    let change: Int
    private var random: SeededGenerator
    private var partCount = 0

    init(_ kind: Kind, seed: UInt64, change: Int = 0) {
        subject = kind.subject
        reorders = kind.reorders
        self.change = change
        random = SeededGenerator(seed: seed &* 0x1234_5678_9ABC_DEF1)
    }

    func sample() -> Sample { view(depth: 1 + integer(below: 3)) }

    // MARK: Random values

    func integer(below count: Int) -> Int { Int(random.next() % UInt64(count)) }

    func chance(_ oneIn: Int) -> Bool { integer(below: oneIn) == 0 }

    func element<Element>(of elements: [Element]) -> Element { elements[integer(below: elements.count)] }

    /// From 4 to 80 points, and 3 more after each change.
    func length() -> CGFloat { CGFloat(4 * integer(below: 20)) + 4 + growth }

    var growth: CGFloat { CGFloat(3 * change) }

    /// Texts prefer other distances than words that have nothing but a size: where there are texts, all are given.
    func spacing() -> CGFloat? {
        let spacing = element(of: [nil, nil, 0, 8, 5, -4] as [CGFloat?])
        return subject == .words || subject == .nested ? spacing ?? 7 : spacing
    }

    /// The number of a new part.
    func number() -> Int {
        defer { partCount += 1 }
        return partCount
    }

    // MARK: Views

    func view(depth: Int) -> Sample {
        if depth == 0 { return leaf() }
        var sample = container(depth: depth)
        for _ in 0..<integer(below: 3) { sample = modified(sample) }
        return sample
    }

    func views<Made>(_ count: Int, _ make: () -> Made) -> [Made] { (0..<count).map { _ in make() } }

    private func container(depth: Int) -> Sample {
        if subject.isChange || subject.hasContainers && !chance(3) { return special(depth: depth) }
        let isDecorated = subject == .decorated && chance(2)
        let kind = isDecorated ? 0 : integer(below: subject == .plain ? 8 : 12)
        if kind == 7, depth > 1 { return leaf() }
        let count = integer(below: 4)
        let children = views(count + (chance(8) ? 0 : 1)) { view(depth: depth - 1) }
        let traits = subject == .traits && kind > 7 ? children.map { _ in integer(below: 10) } : []
        let factor = element(of: [0.5, 1, 2])
        let spacing = spacing()
        let content = content(
            of: traits.isEmpty
                ? children : zip(children, traits).map { trait($1, factor, of: $0) })
        let names = children.names
        if isDecorated { return decorated(names, content) }
        return switch kind {
        case 0...6: plainContainer(kind, spacing, names, content)
        case 7: leaf()
        case 8...10: row(spacing, traits, names, content)
        default: column(spacing, traits, names, content)
        }
    }

    /// Views as data: after changes of state maybe without the last one, backwards, or turned by one and without another.
    func content(of samples: [Sample]) -> ForEach<[Int], Int, AnyView> {
        let views = samples.map(\.view)
        var order = Array(views.indices)
        if reorders, views.count > 2 {
            switch change {
            case 0: order.removeLast()
            case 1: break
            case 2: order.reverse()
            default: order = Array(2..<views.count) + [0]
            }
        }
        return ForEach(order, id: \.self) { views[$0] }
    }

    private func special(depth: Int) -> Sample {
        switch subject {
        case .photos: photos()
        case .glue: glue(depth: depth)
        case .last: lastLine(depth: depth)
        case .nested: nested(depth: depth)
        case .limits: limited()
        case .words: words()
        case .switching: switching()
        case .scroll: scrolling(depth: depth)
        case .frames: stackOfFrames()
        case .adaptive: adaptiveColumns(depth: depth)
        case .expandable: expandable()
        case .spacers: spacers()
        case .data: changingData()
        case .animated: animatedData()
        case .reordered: reordered()
        case .separated: separated()
        case .columned: columned()
        case .lines: changingLines()
        case .texts: changingTexts()
        case .environments: environments(depth: depth)
        case .around: aroundFlow()
        case .summaries: summary()
        case .repeatedIDs: repeatedIDs()
        case .plain, .flows, .traits, .decorated: leaf()
        }
    }
}

extension Subject {
    /// Whether there are containers of its own.
    fileprivate var hasContainers: Bool { ![.plain, .flows, .traits, .decorated].contains(self) }
}
