import Expectations
import PortableUITesting
import Testing

@testable import FlowLayouts

/// A drag without anything that is dragged.
@MainActor
@Suite struct FlowDragTests {
    private func place(_ number: Int, section: Int = 0) -> FlowPlace {
        FlowPlace(sectionIndex: section, number: number)
    }

    private func lift(_ id: String) -> FlowDrag {
        FlowDrag(lifting: id, in: DragSession())
    }

    /// The ids as they are shown.
    private func shown(_ ids: [String], _ drag: FlowDrag) -> [String] {
        guard let move = drag.pendingMove(of: ids) else { return ids }
        return ids.indices.map { ids[move.numberBefore($0, among: ids.count)] }
    }

    // Whichever arrives first: that it was dropped, or that the data has changed.
    @Test func aDropShowsTheSameBeforeAndAfterTheDataHasChanged() {
        var drag = lift("b")
        drag.hover(at: CGPoint(x: 60, y: 0), from: place(1), before: 3, among: 3)
        let new = shown(["a", "b", "c"], drag)
        expectEqual(new, ["a", "c", "b"])
        expectEqual(shown(new, drag), new)
        drag.isDropped = true
        #expect(!drag.isOverFlow)
        expectEqual(shown(["a", "b", "c"], drag), new)
        // What comes late changes nothing.
        drag.leave()
        drag.hover(at: CGPoint(x: 70, y: 0), from: place(1), before: 0, among: 3)
        expectEqual(shown(["a", "b", "c"], drag), new)
        expectEqual(shown(new, drag), new)
    }

    @Test func sectionsAreToldApart() {
        var drag = lift("b")
        drag.hover(at: CGPoint(x: 140, y: 0), from: place(1, section: 2), before: 0, among: 3)
        func move(in sections: [[String]]) -> FlowMove? {
            drag.pendingMove { section, number in
                section < sections.count && number < sections[section].count ? sections[section][number] : nil
            }
        }
        expectEqual(move(in: [[], [], ["a", "b"]])?.sectionIndex, 2)
        expectEqual(move(in: [["a", "b"], [], ["a", "c"]]), nil)
        expectEqual(move(in: [["a", "b"]]), nil)
    }

    // Where a view before it comes to stay, it has the same number in another section.
    @Test func aPlaceInAnotherSectionIsForgotten() {
        var drag = lift("b")
        let pointer = CGPoint(x: 10, y: 0)
        drag.hover(at: pointer, from: place(1, section: 0), before: 3, among: 3)
        drag.hover(at: pointer, from: place(1, section: 1), before: 0, among: 3)
        let move = drag.pendingMove { section, number in section == 1 && number == 1 ? "b" : "other" }
        expectEqual(move, FlowMove(place: place(1, section: 1), destination: 0))
    }

    @Test func nothingFollowsUntilThePointerHasMoved() {
        var drag = lift("b")
        let ids = ["a", "b", "c"]
        drag.hover(at: CGPoint(x: 10, y: 10), from: place(1), before: 3, among: 3)
        for x in [10, 9, 12] as [CGFloat] {
            drag.hover(at: CGPoint(x: x, y: 11), from: place(1), before: 0, among: 3)
            expectEqual(shown(ids, drag), ["a", "c", "b"])
        }
        drag.hover(at: CGPoint(x: 12.5, y: 11), from: place(1), before: 0, among: 3)
        expectEqual(shown(ids, drag), ["b", "a", "c"])
        drag.hover(at: CGPoint(x: 12.5, y: 13.5), from: place(1), before: 2, among: 3)
        expectEqual(shown(ids, drag), ["a", "b", "c"])
        // Once the data has changed, it is found anew.
        drag.hover(at: CGPoint(x: 12.5, y: 11), from: place(2), before: 4, among: 4)
        expectEqual(shown(["x", "a", "b", "c"], drag), ["x", "a", "c", "b"])
    }

    // It would go past the end of those that were there, and it goes past the end of those that are left.
    @Test func aPlaceThatHasGoneIsForgotten() {
        var drag = lift("a")
        drag.hover(at: CGPoint(x: 10, y: 0), from: place(0), before: 4, among: 4)
        expectEqual(shown(["a", "b", "c", "d"], drag), ["b", "c", "d", "a"])
        expectEqual(shown(["a", "b", "c"], drag), ["a", "b", "c"])
        drag.hover(at: CGPoint(x: 10, y: 0), from: place(0), before: 3, among: 3)
        expectEqual(shown(["a", "b", "c"], drag), ["b", "c", "a"])
        // The views that were shown last are more than there are.
        drag.hover(at: CGPoint(x: 90, y: 0), from: place(0), before: 9, among: 2)
        expectEqual(shown(["a", "b"], drag), ["b", "a"])
    }

    // What comes before its section changes offsets, and nothing that is seen.
    @Test func aMoveCountsWhatIsBeforeItsSectionNow() {
        var drag = lift("b")
        let ids = ["a", "b", "c"]
        drag.hover(
            at: CGPoint(x: 10, y: 0), from: FlowPlace(sectionIndex: 1, sectionStart: 6, number: 1), before: 3,
            among: 3)
        let place = FlowPlace(sectionIndex: 1, sectionStart: 5, number: 1)
        drag.hover(at: CGPoint(x: 10, y: 0), from: place, before: 2, among: 3)
        expectEqual(drag.pendingMove(of: ids), FlowMove(place: place, destination: 2))
    }

    @Test func aMoveOfNumbersIsOneOfAll() {
        for (source, destination) in (0..<5).flatMap({ a in (0..<5).map { (a, $0) } }) {
            let move = FlowMove(place: place(source), destination: destination)
            for count in 0..<7 {
                let numbers = (0..<count).map { move.numberBefore($0, among: count) }
                var expected = Array(0..<count)
                if max(source, destination) < count {
                    expected.insert(expected.remove(at: source), at: destination)
                }
                expectEqual(numbers, expected, "\(source) to \(destination) of \(count)")
            }
        }
    }

    // MARK: Timeout

    // A finger may rest over the flow without a word. What has left the flow may be lost, and data may not answer. A Mac knows
    // its mouse.
    @Test func howLongItWaits() {
        var drag = lift("b")
        func expectPatience(_ seconds: Int?, withMouse: Int) {
            expectEqual(drag.timeout(knowsMouse: false), seconds.map(Duration.seconds))
            expectEqual(drag.timeout(knowsMouse: true), .seconds(withMouse))
        }
        expectPatience(20, withMouse: 1)
        drag.hover(at: CGPoint(x: 10, y: 0), from: place(1), before: 0, among: 3)
        expectPatience(nil, withMouse: 1)
        drag.leave()
        expectPatience(20, withMouse: 1)
        drag.hover(at: CGPoint(x: 20, y: 0), from: place(1), before: 0, among: 3)
        drag.isDropped = true
        expectPatience(1, withMouse: 1)
    }

    /// A drag over the flow, and a wait for its timeout.
    @MainActor private final class Waiting {
        var drag: FlowDrag?
        var isMouseDown: Bool?
        /// How long after the last event it ended.
        var timeout: Duration?

        func wait() async {
            let binding = Binding {
                self.drag
            } set: {
                self.drag = $0
            }
            await binding.waitForTimeout {
                self.isMouseDown
            } then: {
                self.timeout = self.drag?.session.lastEvent.current.duration(to: .now)
                self.drag = nil
            }
        }
    }

    private func waiting(isMouseDown: Bool?) -> Waiting {
        var drag = lift("b")
        drag.hover(at: CGPoint(x: 10, y: 0), from: place(1), before: 0, among: 3)
        let waiting = Waiting()
        (waiting.drag, waiting.isMouseDown) = (drag, isMouseDown)
        return waiting
    }

    @Test func aFingerThatRestsOverTheFlowIsNotWaitedFor() async {
        let waiting = waiting(isMouseDown: nil)
        await waiting.wait()
        #expect(waiting.drag != nil)
        expectEqual(waiting.timeout, nil)
    }

    // The button is up after 1.5 seconds: the first look after that is at 2 seconds.
    @Test func aMouseButtonThatIsUpEndsIt() async throws {
        let waiting = waiting(isMouseDown: true)
        let task = Task { await waiting.wait() }
        try await Task.sleep(for: .seconds(1.5))
        #expect(waiting.drag != nil)
        waiting.isMouseDown = false
        await task.value
        expectEqual(waiting.drag, nil)
    }

    // A word without news is one, too: AppKit tells of a pointer that rests.
    @Test func aTimeoutCountsFromTheLastEvent() async throws {
        let waiting = waiting(isMouseDown: false)
        let task = Task { await waiting.wait() }
        try await Task.sleep(for: .seconds(0.5))
        waiting.drag?.session.lastEvent.current = .now
        await task.value
        #expect(try #require(waiting.timeout) >= .seconds(1))
        expectEqual(waiting.drag, nil)
    }

    // The data's answer does not depend on a mouse.
    @Test func afterTheDropTheMouseDoesNotCount() async {
        let waiting = waiting(isMouseDown: true)
        waiting.drag?.isDropped = true
        await waiting.wait()
        expectEqual(waiting.drag, nil)
    }

    @Test func eachLiftIsAWord() async throws {
        let waiting = Waiting()
        let binding = Binding {
            waiting.drag
        } set: {
            waiting.drag = $0
        }
        let name = binding.lift("a")
        let earlier = try #require(waiting.drag).session.lastEvent.current
        expectEqual(binding.lift("a"), name)
        #expect(try #require(waiting.drag).session.lastEvent.current > earlier)
        #expect(binding.lift("b") != name)
        waiting.drag?.isDropped = true
        let dropped = waiting.drag?.session.name
        #expect(binding.lift("b") != dropped)
    }

    /// A view that is dragged over itself.
    private struct Dragged: View {
        final class Handle { var drag: Binding<FlowDrag?>? }

        let handle: Handle
        @State private var drag: FlowDrag?

        var body: some View {
            let _ = handle.drag = $drag
            let (binding, reordering) = ($drag, FlowReordering(isEnabled: true) { _ in })
            Box(40, 20).movable(
                by: reordering, id: "b", from: FlowPlace(number: 1), previous: 0, isLast: true, drag: drag,
                lift: { binding.lift("b") }
            )
            .id("b")
            .following($drag, by: reordering) { drag, point in
                drag.hover(at: point, from: FlowPlace(number: 1), before: 0, among: 3)
            } pendingMove: {
                $0.pendingMove(of: ["a", "b", "c"])
            }
        }
    }

    @Test func whateverTheSystemTellsIsAWord() throws {
        let handle = Dragged.Handle()
        let host = host(Dragged(handle: handle))
        let lifted = try host.lift(id: "b")
        let session = try #require(handle.drag?.wrappedValue).session
        func expectWord(_ event: () throws -> Void) rethrows {
            let before = session.lastEvent.current
            try event()
            #expect(session.lastEvent.current > before)
        }
        expectWord { lifted.move(to: CGPoint(x: 10, y: 10)) }
        expectWord { lifted.move(to: CGPoint(x: 100, y: 10)) }
        expectWord { lifted.move(to: CGPoint(x: 20, y: 10)) }
        try expectWord { try lifted.drop() }
    }

    @Test func aWaitEndsWithTheDragOrItsTask() async throws {
        let waiting = Waiting()
        await waiting.wait()
        waiting.drag = lift("b")
        let task = Task { await waiting.wait() }
        task.cancel()
        await task.value
        expectEqual(waiting.drag?.id, "b")
    }
}

extension FlowDrag {
    @MainActor fileprivate func pendingMove(of ids: [String]) -> FlowMove? {
        pendingMove { _, number in number < ids.count ? ids[number] : nil }
    }
}
