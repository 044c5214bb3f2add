import PortableUITesting
import TestSupport
import Testing

/// A random lazy flow that is much longer than a screen, alone in a scroll view or in none.
@MainActor final class LongLazyFlow {
    private let seed: UInt64
    private var random: SeededGenerator
    private let host: ViewHost<LazyScreen>

    init(seed: UInt64) {
        self.seed = seed
        // Twelve seeds after one another have each scroll view, axis and direction once.
        let kind = Int(seed % 12)
        var random = SeededGenerator(seed: seed)
        var screen = LazyScreen(
            groups: [], sizes: random.element(of: [.equal, .fixed]), optionsSeed: random.next(),
            axis: Axis.allCases[kind / 2 % 2], hasHeaders: false, hasReader: random.chance(2),
            isReorderable: false, guessesWindow: kind < 4 && random.chance(4))
        screen.scrolling = LazyScreen.Scrolling.allCases[kind / 4]
        if !random.chance(3) { screen.separator = 2 }
        // Without a scroll view, all of them exist.
        let count = screen.scrolling == .nowhere ? 600 : 3000
        let items = (0..<count).map { number in
            LazyScreen.Item(
                key: number, id: number,
                size: CGSize(width: random.length(in: 8...40), height: random.length(in: 6...24)))
        }
        screen.groups = [LazyScreen.Group(key: "all", id: 0, items: items)]
        host = FlowLayoutsTests.host(
            screen, direction: kind.isMultiple(of: 2) ? .leftToRight : .rightToLeft)
        self.random = random
    }

    /// Expects that what is seen is what the engine arranges, in lines of lengths that differ by little, wherever people scroll.
    func expectPicture() throws {
        let isHorizontal = host.rootView.axis == .horizontal
        var lineLength: CGFloat =
            switch host.rootView.scrolling {
            case .nowhere: 60
            case .across: 90
            case .bothWays: 270
            }
        for _ in 0..<4 {
            lineLength += random.element(of: [-9, -0.5, -0.25, 0, 0, 0.25, 0.5, 9])
            let window = host.rootView.scrolling == .bothWays ? 40 : lineLength
            let end: CGFloat? = host.rootView.scrolling == .nowhere ? nil : 50
            host.rootView.lineLength = host.rootView.scrolling == .bothWays ? lineLength : nil
            host.proposal = ProposedViewSize(
                width: isHorizontal ? window : end, height: isHorizontal ? end : window)
            let picture = LazyPicture(of: host.rootView, in: lineLength)
            guard host.rootView.scrolling != .nowhere else {
                expectSame(picture, lineLength)
                continue
            }
            for _ in 0..<2 {
                let across: CGFloat = random.length(in: 0...Int(picture.length))
                let along: CGFloat = random.length(in: 0...230)
                try host.scroll(
                    to: isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along))
                expectSame(picture, lineLength)
            }
        }
    }

    private func expectSame(_ picture: LazyPicture, _ lineLength: CGFloat) {
        let (seen, screen) = (LazySeen(in: host), host.rootView)
        let shift = seen.shift(from: picture, isGuessed: false) ?? .zero
        let faults = seen.differences(from: picture, shift: shift)
        #expect(
            faults.isEmpty,
            """
            seed \(seed)\(host.graph.isPessimistic ? ", pessimistic" : ""), \(screen.axis), \(screen.scrolling), \
            \(host.environment.layoutDirection), \(screen.sizes)\(screen.guessesWindow ? ", guesses" : ""), \
            \(lineLength) at \(host.scrollOffset): \(faults.sorted().joined(separator: "\n"))
            """)
    }
}
