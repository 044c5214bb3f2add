import Expectations
import LazyFlowLayouts
import PortableUITesting
import TestSupport
import Testing

/// Which views of a lazy flow of known sizes are made anew: none that is there before and after a change.
@MainActor @Suite(.inBothModes) struct LazyFlowIdentityTests {
    enum Sizes: CaseIterable {
        case equal, different
    }

    private func wall(_ sizes: Sizes, axis: Axis, seed: UInt64) -> Wall {
        var wall = Wall(3000, seed: seed)
        wall.axis = axis
        if sizes == .equal { wall.size = .fixed(CGSize(width: 34, height: 26)) }
        return wall
    }

    /// The ids of the views that exist, and of those that are in the window.
    private func views(in host: ViewHost<Wall>) -> (existing: Set<Int>, seen: Set<Int>) {
        let frames = host.frames
        let boxes = frames.preorder.filter { $0.name == "Color" }
        // To touch it is not enough.
        let window = frames.frame.insetBy(dx: 0.01, dy: 0.01)
        let seen = boxes.filter { $0.frame.intersects(window) }
        func ids(_ boxes: [FrameNode]) -> Set<Int> {
            Set(boxes.compactMap { $0.identity.id?.base as? Int })
        }
        return (ids(boxes), ids(seen))
    }

    /// Expects that a change makes no view anew that was in sight before and is after it. Others are made once.
    private func expectNoViewAnew(
        in host: ViewHost<Wall>, _ comment: String, change: () throws -> Void
    ) rethrows {
        let (before, seenBefore) = views(in: host)
        _ = host.rootView.log.takeAppeared()
        try change()
        let (after, seenAfter) = views(in: host)
        let appeared = host.rootView.log.takeAppeared()
        #expect(!seenBefore.isDisjoint(with: seenAfter))
        #expect(seenBefore.intersection(seenAfter).isDisjoint(with: appeared), "\(comment)")
        #expect(Set(appeared).isSuperset(of: after.subtracting(before)), "\(comment)")
        expectEqual(Set(appeared).count, appeared.count, "\(comment)")
    }

    @Test(arguments: Sizes.allCases, Axis.allCases)
    func whatStaysIsTheSameViews(sizes: Sizes, axis: Axis) throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let host = show(wall(sizes, axis: axis, seed: seed))
        try host.scroll(to: axis == .horizontal ? CGPoint(x: 0, y: 3000) : CGPoint(x: 1500, y: 0))
        var new = 10_000
        for round in 0..<40 {
            let ids = views(in: host).seen
            let seen = host.rootView.items.indices.filter { ids.contains(host.rootView.items[$0].id) }
            // On screen, or somewhere before it.
            let index = round.isMultiple(of: 3) ? Int.random(in: 0..<seen[0], using: &random) : seen[7]
            expectNoViewAnew(in: host, "seed \(seed), round \(round)") {
                switch round % 5 {
                case 0:
                    new += 1
                    let size = CGSize(width: 41, height: 23)
                    host.rootView.items.insert(Wall.Item(id: new, size: size), at: index)
                case 1: host.rootView.items.remove(at: index)
                case 2: host.rootView.items.swapAt(index, index + 30)
                case 3:
                    let item = host.rootView.items.remove(at: index)
                    host.rootView.items.insert(item, at: index + 12)
                default: host.rootView.items.removeSubrange(index..<index + 5)
                }
            }
        }
    }

    // The view that began the window begins it again, and those around it stay.
    @Test(arguments: Sizes.allCases, Axis.allCases)
    func anotherLengthOfLinesKeepsViews(sizes: Sizes, axis: Axis) throws {
        let host = show(wall(sizes, axis: axis, seed: 11))
        try host.scroll(to: axis == .horizontal ? CGPoint(x: 0, y: 3000) : CGPoint(x: 1500, y: 0))
        for length in [300, 500, 200, 800, 390] as [CGFloat] {
            let before = views(in: host).existing
            _ = host.rootView.log.takeAppeared()
            if axis == .horizontal { host.proposal.width = length } else { host.proposal.height = length }
            let after = views(in: host).existing
            // Others may exist until it has scrolled.
            let appeared = Set(host.rootView.log.takeAppeared())
            #expect(!before.isDisjoint(with: after))
            #expect(before.intersection(after).isDisjoint(with: appeared), "\(length)")
            #expect(appeared.isSuperset(of: after.subtracting(before)), "\(length)")
        }
    }

    @Test(arguments: [false, true])
    func aDropKeepsViews(isEqual: Bool) throws {
        final class Log { var appeared: [Int] = [] }
        struct Numbers: View {
            @State var numbers = Array(0..<1000)
            let isEqual: Bool
            let log: Log

            var body: some View {
                ScrollView {
                    LazyHFlow(
                        numbers, id: \.self,
                        size: isEqual
                            ? .fixed(CGSize(width: 40, height: 20))
                            : .fixed { CGSize(width: 20 + $0 * 7 % 5 * 10, height: 20) },
                        spacing: 8
                    ) { number in
                        Color.red.onAppear { log.appeared.append(number) }
                    }
                    .onFlowReorder { numbers.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
        let log = Log()
        let host = host(Numbers(isEqual: isEqual, log: log), width: 390, height: 400)
        let before = Set(host.frames.preorder.compactMap { $0.identity.id?.base as? Int })
        let lifted = try host.lift(id: 3)
        log.appeared = []
        lifted.move(to: CGPoint(x: 200, y: 300))
        _ = host.frames
        lifted.move(to: CGPoint(x: 20, y: 130))
        _ = host.frames
        try lifted.drop(at: CGPoint(x: 20, y: 130))
        _ = host.frames
        #expect(before.isDisjoint(with: log.appeared))
        #expect(host.frames.frame(id: 3)?.minY ?? 0 > 100)
    }

    // A change of one section makes none of another anew, and those that stay in theirs stay.
    @Test func sectionsKeepTheirViews() throws {
        final class Log { var appeared: [Int] = [] }
        struct Shelves: View {
            var shelves = LazyShelf.of([20, 20, 20, 20])
            let log: Log

            var body: some View {
                ScrollView {
                    LazyHFlow(
                        sections: shelves, elements: \.boxes, size: .fixed(CGSize(width: 40, height: 20)),
                        spacing: 8
                    ) { box in
                        Color.red.onAppear { log.appeared.append(box.id) }
                    } header: {
                        Text("\($0.id)").frame(height: 20)
                    }
                }
            }
        }
        let log = Log()
        let host = host(Shelves(log: log), width: 390, height: 400)
        _ = host.frames
        log.appeared = []
        host.rootView.shelves[0].boxes.removeFirst(3)
        _ = host.frames
        host.rootView.shelves[1].boxes.insert(LazyShelf.Box(id: 999), at: 0)
        _ = host.frames
        host.rootView.shelves[1].boxes.swapAt(1, 9)
        _ = host.frames
        expectEqual(log.appeared, [999])
    }
}
