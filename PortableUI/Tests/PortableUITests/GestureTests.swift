import PortableUITesting
import Testing

/// What a pointer does to views, in a square of 100 by 100 that is 10 from the corner of its host.
@MainActor @Suite struct GestureTests {
    private final class Log { var lines: [String] = [] }

    private struct Square<G: Gesture>: View {
        let gesture: G?

        var body: some View {
            Color.red.frame(width: 100, height: 100).gesture(gesture).id("square")
                .coordinateSpace(name: "inner").padding(10)
        }
    }

    private func drag(_ log: Log, distance: CGFloat = 10, in space: CoordinateSpace = .local) -> some Gesture
    {
        DragGesture(minimumDistance: distance, coordinateSpace: space)
            .onChanged {
                log.lines.append(
                    "\($0.startLocation.x) \($0.startLocation.y): \($0.translation.width) \($0.translation.height)"
                )
            }
            .onEnded { log.lines.append("end \($0.location.x) \($0.location.y)") }
    }

    @Test func aDragIsMeasuredInItsSpace() throws {
        for (space, start, end) in [
            (CoordinateSpace.local, (50.0, 50.0), (70.0, 45.0)), (.named("inner"), (50, 50), (70, 45)),
            (.global, (60, 60), (80, 55)),
        ] {
            let log = Log()
            let host = ViewHost(Square(gesture: drag(log, in: space)))
            try #require(host.press(id: "square")).release(at: CGPoint(x: 80, y: 55))
            #expect(
                log.lines == ["\(start.0) \(start.1): 20.0 -5.0", "end \(end.0) \(end.1)"])
        }
    }

    // The left and the right half of the square.
    @Test func aGestureFollowsAPointerOnViewsInside() throws {
        let log = Log()
        let halves = HStack(spacing: 0) {
            Color.red.id("left")
            Color.green.allowsHitTesting(false).id("right")
        }
        .frame(width: 100, height: 100)
        .gesture(drag(log, distance: 0))
        let host = ViewHost(halves)
        try #require(host.press(id: "left")).release(at: CGPoint(x: 80, y: 55))
        #expect(log.lines == ["25.0 50.0: 0.0 0.0", "25.0 50.0: 55.0 5.0", "end 80.0 55.0"])
        #expect(host.press(id: "right") == nil)
    }

    // Three and four make five.
    @Test func aShortMovementIsNoDrag() throws {
        let log = Log()
        let host = ViewHost(Square(gesture: drag(log, distance: 5)))
        let press = try #require(host.press(id: "square"))
        press.move(to: CGPoint(x: 63, y: 63))
        #expect(log.lines.isEmpty)
        press.move(to: CGPoint(x: 63, y: 64))
        #expect(log.lines.count == 1)
    }

    @Test func whatIsCancelledDoesNotEnd() throws {
        let log = Log()
        let host = ViewHost(Square(gesture: drag(log, distance: 0)))
        let press = try #require(host.press(id: "square"))
        press.move(to: .zero)
        press.cancel()
        #expect(log.lines.count == 2)
        #expect(!log.lines.contains { $0.hasPrefix("end") })
    }

    private struct Follower: View {
        @GestureState(resetTransaction: Transaction(animation: .default)) private var offset: CGFloat?

        var body: some View {
            Color.red.frame(width: 10, height: 10)
                .gesture(
                    LongPressGesture()
                        .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
                        .updating($offset) { value, offset, transaction in
                            guard case .second(true, let drag?) = value else { return }
                            offset = drag.translation.width
                            transaction.animation = .linear
                        }
                )
                .id("follower")
                .padding(.leading, offset ?? 0)
        }
    }

    @Test func gestureStateLastsAsLongAsTheGesture() throws {
        let host = ViewHost(Follower())
        let press = try #require(host.press(id: "follower"))
        press.move(to: CGPoint(x: 25, y: 5))
        #expect(host.frames.frame.width == 30)
        #expect(host.animation == .linear)
        press.release(at: CGPoint(x: 45, y: 5))
        #expect(host.frames.frame.width == 10)
        #expect(host.animation == .default)
    }

    @Test func thereHasToBeAGestureThatCanBeTouched() {
        #expect(ViewHost(Square(gesture: DragGesture?.none)).press(id: "square") == nil)
        #expect(ViewHost(Square(gesture: DragGesture())).press(id: "circle") == nil)
        #expect(ViewHost(Square(gesture: DragGesture()).disabled(true)).press(id: "square") == nil)
        #expect(ViewHost(Square(gesture: DragGesture()).allowsHitTesting(false)).press(id: "square") == nil)
    }

    // As a list's `onMove` says it: offsets are counted before the move.
    @Test(arguments: [
        ([0], 0, "ABCDE"), ([0], 1, "ABCDE"), ([0], 2, "BACDE"), ([4], 1, "AEBCD"), ([0, 2], 5, "BDEAC"),
        ([1, 3], 2, "ABDCE"), ([], 3, "ABCDE"),
    ])
    func elementsMoveByOffsets(source: [Int], destination: Int, result: String) {
        var letters = Array("ABCDE")
        letters.move(fromOffsets: IndexSet(source), toOffset: destination)
        #expect(String(letters) == result)
    }

    @Test func elementsAreRemovedAtOffsets() {
        var letters = Array("ABCDE")
        letters.remove(atOffsets: [1, 4])
        #expect(String(letters) == "ACD")
    }
}
