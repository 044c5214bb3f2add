import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// Drags that end without a word, drops that are not the flow's, and data that answers later. Boxes are 40 × 20, 10 apart.
@MainActor
@Suite(.inBothModes) struct DragEndTests {
    private final class Log {
        var moves: [String] = []
        var letters: Binding<[String]>?
        var enabled: Binding<Bool>?
    }

    private struct Boxes: View {
        @State var letters = ["A", "B", "C"]
        @State var isEnabled = true
        var changesData = true
        let log: Log

        var body: some View {
            let _ = (log.letters, log.enabled) = ($letters, $isEnabled)
            HFlow(spacing: 10) { ForEach(letters, id: \.self) { Box(40, 20).onTapGesture {}.id($0) } }
                .onFlowReorder(isEnabled: isEnabled) { source, destination in
                    log.moves.append("\(source.map(\.self)) \(destination)")
                    if changesData { letters.move(fromOffsets: source, toOffset: destination) }
                }
        }
    }

    /// The letters in the order of their places.
    private func order<V: View>(in host: ViewHost<V>) -> String {
        host.frames.preorder.filter { $0.name == "Color" }.sorted { $0.frame.minX < $1.frame.minX }
            .compactMap { $0.identity.id?.base as? String }.joined()
    }

    private func isFaint<V: View>(in host: ViewHost<V>) -> Bool {
        host.displayList.items.contains { $0.opacity == 0.4 }
    }

    // MARK: A drag that ends without a word

    /// A host in which A is dragged to the end, and the drag ends there. Only a host as usual tells of that.
    private func hostAfterCancellation(_ log: Log = Log()) throws -> ViewHost<Boxes> {
        let host = host(Boxes(log: log), width: 300)
        let lifted = try host.lift(id: "A")
        lifted.move(to: CGPoint(x: 138, y: 10))
        expectEqual(order(in: host), "BCA")
        lifted.cancel()
        return host
    }

    private func expectAllIsAsBefore(
        _ host: ViewHost<Boxes>, sourceLocation: SourceLocation = #_sourceLocation
    )
        throws
    {
        expectEqual(order(in: host), "ABC", sourceLocation: sourceLocation)
        #expect(!isFaint(in: host), sourceLocation: sourceLocation)
        try host.perform(accessibilityAction: "Move Forward", onID: "A")
        expectEqual(order(in: host), "BAC", sourceLocation: sourceLocation)
    }

    @Test func aDropMovesNothingOnceReorderingIsDisabled() throws {
        let log = Log()
        let host = host(Boxes(log: log), width: 300)
        let lifted = try host.lift(id: "A")
        lifted.move(to: CGPoint(x: 138, y: 10))
        log.enabled?.wrappedValue = false
        try lifted.drop(at: CGPoint(x: 138, y: 10))
        #expect(log.moves.isEmpty)
        expectEqual(order(in: host), "ABC")
        #expect(!isFaint(in: host))
    }

    @Test func leavingTheAppEndsIt() throws {
        let host = try hostAfterCancellation()
        host.environment.scenePhase = .inactive
        expectEqual(order(in: host), "ABC")
        host.environment.scenePhase = .active
        try expectAllIsAsBefore(host)
    }

    @Test func theNextLiftEndsIt() throws {
        let host = try hostAfterCancellation()
        let lifted = try host.lift(id: "C")
        expectEqual(order(in: host), "ABC")
        try lifted.drop(at: CGPoint(x: 2, y: 10))
        expectEqual(order(in: host), "CAB")
    }

    // With two fingers, in two windows or in one.
    @Test func twoFlowsDoNotEndEachOthersDrags() throws {
        let (first, second) = (Log(), Log())
        let flows = VStack(alignment: .leading, spacing: 10) {
            Boxes(log: first)
            Boxes(letters: ["D", "E", "F"], log: second)
        }
        let host = host(flows, width: 300)
        let a = try host.lift(id: "A")
        a.move(to: CGPoint(x: 138, y: 10))
        let d = try host.lift(id: "D")
        d.move(to: CGPoint(x: 138, y: 40))
        expectEqual(order(in: host).filter("ABC".contains), "BCA")
        expectEqual(order(in: host).filter("DEF".contains), "EFD")
        // One is no view of the other flow.
        #expect(throws: DriverError.self) { try d.drop(at: CGPoint(x: 2, y: 10)) }
        try d.drop(at: CGPoint(x: 138, y: 40))
        try a.drop(at: CGPoint(x: 138, y: 10))
        expectEqual([first.moves, second.moves], [["[0] 3"], ["[0] 3"]])
    }

    // The same view is lifted again, by another press or because the system asks once more.
    @Test func theSameViewCanBeLiftedAgain() throws {
        let log = Log()
        let host = host(Boxes(log: log), width: 300)
        let first = try host.lift(id: "A")
        first.move(to: CGPoint(x: 138, y: 10))
        let second = try host.lift(id: "A")
        expectEqual(order(in: host), "ABC")
        #expect(!isFaint(in: host))
        try first.drop(at: CGPoint(x: 138, y: 10))
        expectEqual(order(in: host), "BCA")
        #expect(throws: DriverError.self) { try second.drop(at: CGPoint(x: 2, y: 10)) }
        expectEqual(log.moves, ["[0] 3"])
        // What was dropped is lifted under another name.
        try host.lift(id: "A").drop(at: CGPoint(x: 2, y: 10))
        expectEqual(order(in: host), "ABC")
    }

    @Test func aViewIsNotTakenForTheOneThatIsLiftedAfterIt() throws {
        let log = Log()
        let host = host(Boxes(log: log), width: 300)
        let first = try host.lift(id: "A")
        let second = try host.lift(id: "B")
        #expect(throws: DriverError.self) { try first.drop(at: CGPoint(x: 138, y: 10)) }
        #expect(log.moves.isEmpty)
        try second.drop(at: CGPoint(x: 138, y: 10))
        expectEqual(log.moves, ["[1] 3"])
    }

    // X.A.B.C, where the pointer is at the end of B.
    @Test func aDropRightAfterAChangeOfTheDataGoesToThePointer() throws {
        let log = Log()
        let host = host(Boxes(log: log), width: 300)
        let lifted = try host.lift(id: "A")
        lifted.move(to: CGPoint(x: 138, y: 10))
        expectEqual(order(in: host), "BCA")
        log.letters?.wrappedValue.insert("X", at: 0)
        expectEqual(order(in: host), "XABC")
        try lifted.drop()
        expectEqual(log.moves, ["[1] 3"])
        expectEqual(order(in: host), "XBAC")
    }

    @Test func aDropMovesTheView() throws {
        let host = host(Boxes(log: Log()), width: 300)
        let lifted = try host.lift(id: "A")
        lifted.move(to: CGPoint(x: 60, y: 10))
        expectEqual(lifted.operation, .move)
    }

    // MARK: Drops that are not the flow's

    private struct Taker: DropDelegate {
        let log: Log

        func performDrop(info: DropInfo) -> Bool {
            log.moves.append("dropped")
            return true
        }
    }

    // The property list of the file might be a view of the flow, by its type.
    @Test(arguments: [true, false])
    func dropsOnWhatIsAroundTheFlowPassThrough(isEnabled: Bool) throws {
        let log = Log()
        let view = VStack(spacing: 10) {
            Box(40, 20).id("file").onDrag {
                NSItemProvider(item: NSData(), typeIdentifier: UTType.propertyList.identifier)
            }
            Boxes(isEnabled: isEnabled, log: log)
        }
        .onDrop(of: [.propertyList], delegate: Taker(log: log))
        let host = host(view)
        try host.lift(id: "file").drop(at: CGPoint(x: 60, y: 40))
        expectEqual(log.moves, ["dropped"])
        guard isEnabled else { return }
        // The same right after a drag of the flow.
        try host.lift(id: "B").drop(at: CGPoint(x: 2, y: 40))
        expectEqual(log.moves, ["dropped", "[1] 0"])
    }

    @Test func aFlowInAViewOfAnotherLetsThatPass() throws {
        struct Groups: View {
            @State private var groups = [["A", "B"], ["C", "D"]]
            let log: Log

            var body: some View {
                HFlow(spacing: 10) {
                    ForEach(groups, id: \.self) { group in
                        HFlow(spacing: 0) { ForEach(group, id: \.self) { Box(40, 20).id($0) } }
                            .onFlowReorder { log.moves.append("inner \($0.map(\.self)) \($1)") }
                            .padding(10)
                            .id(group[0] + "s")
                    }
                }
                .onFlowReorder { log.moves.append("outer \($0.map(\.self)) \($1)") }
            }
        }
        let log = Log()
        let host = host(Groups(log: log), width: 300)
        let group = try host.lift(id: "As")
        // In the middle of D.
        try group.drop(at: CGPoint(x: 180, y: 20))
        expectEqual(log.moves, ["outer [0] 2"])
        let box = FlowLayoutsTests.host(Groups(log: log), width: 300)
        try box.lift(id: "D").drop(at: CGPoint(x: 122, y: 20))
        expectEqual(log.moves, ["outer [0] 2", "inner [1] 0"])
    }

    // A system may lose the name of what is dragged, or add to it.
    @Test(arguments: [nil, "a", "b"] as [String?])
    func aDropIsKnownByItsName(name: String?) throws {
        let log = Log()
        let host = host(Boxes(log: log), width: 300)
        let lifted = try host.lift(id: "A")
        switch name {
        case "a": lifted.suggestedName = (lifted.suggestedName ?? "") + ".plist"
        case "b": lifted.suggestedName = "something else"
        default: lifted.suggestedName = nil
        }
        if name == "b" {
            #expect(throws: DriverError.self) { try lifted.drop(at: CGPoint(x: 138, y: 10)) }
            #expect(log.moves.isEmpty)
        } else {
            try lifted.drop(at: CGPoint(x: 138, y: 10))
            expectEqual(log.moves, ["[0] 3"])
        }
    }

    // MARK: The places for drops

    // Whether SwiftUI asks only what touches reach, or all: over a view and in the gap between two.
    @Test(arguments: [true, false], [CGFloat(115), 95, 138])
    func whicheverPlaceIsAskedDoesTheSame(needsTouch: Bool, x: CGFloat) throws {
        let log = Log()
        let host = host(Boxes(log: log), width: 300)
        let lifted = try host.lift(id: "A")
        lifted.needsTouch = needsTouch
        lifted.move(to: CGPoint(x: x, y: 10))
        expectEqual(lifted.operation, .move)
        expectEqual(order(in: host), x < 120 ? "BAC" : "BCA")
        try lifted.drop()
        expectEqual(log.moves, [x < 120 ? "[0] 2" : "[0] 3"])
        expectEqual(host.frames.preorder.filter { $0.name == "onDrop" }.count, 2)
    }

    private func placeForDrops(in host: ViewHost<Boxes>) -> CGRect? {
        host.frames.preorder.last { $0.name == "onDrop" }?.frame
    }

    // It is there from the start, as a drag may not find one that comes later.
    @Test func thePlaceInFrontIsOnlyAsLongAsItsDrag() throws {
        let host = host(Boxes(log: Log()), width: 300)
        let (none, all) = (rect(0, 0, 0, 0), rect(0, 0, 140, 20))
        expectEqual(placeForDrops(in: host), none)
        let lifted = try host.lift(id: "A")
        expectEqual(placeForDrops(in: host), all)
        lifted.move(to: CGPoint(x: 60, y: 10))
        lifted.move(to: CGPoint(x: 500, y: 10))
        expectEqual(placeForDrops(in: host), all)
        try lifted.drop(at: CGPoint(x: 138, y: 10))
        expectEqual(placeForDrops(in: host), none)
        // Where it was already, nothing moves.
        try host.lift(id: "A").drop(at: CGPoint(x: 130, y: 10))
        expectEqual(placeForDrops(in: host), none)
        expectEqual(order(in: host), "BCA")
        try host.perform(accessibilityAction: "Move Back", onID: "A")
    }

    private struct Counter: View {
        @State private var count = 0
        let letter: String
        let appeared: (String) -> Void

        var body: some View {
            Button("\(letter)\(count)") { count += 1 }.id(letter).onAppear { appeared(letter) }
        }
    }

    // A press that lifts a view and lets it go costs no tap, nor does the place for drops cost views their state.
    @Test func aTapReachesItsViewWhileOneIsLifted() throws {
        let log = Log()
        let flow = HFlow(spacing: 10) {
            ForEach(["a", "b"], id: \.self) { Counter(letter: $0) { log.moves.append($0) } }
        }
        .onFlowReorder { _, _ in }
        let host = host(flow, width: 200)
        try host.tap(at: CGPoint(x: 2, y: 5))
        _ = try host.lift(id: "a")
        try host.tap(at: CGPoint(x: 2, y: 5))
        expectEqual(host.strings, ["a2", "b0"])
        let lifted = try host.lift(id: "b")
        lifted.move(to: CGPoint(x: 2, y: 5))
        expectEqual(host.strings, ["b0", "a2"])
        try host.tap("a2")
        expectEqual(host.strings, ["b0", "a3"])
        try lifted.drop(at: CGPoint(x: 2, y: 5))
        try host.tap(at: CGPoint(x: 2, y: 5))
        expectEqual(host.strings, ["b1", "a3"])
        expectEqual(log.moves.sorted(), ["a", "b"])
    }

    // MARK: Data that answers later

    @Test func dataMayAnswerLater() throws {
        let log = Log()
        let host = host(Boxes(changesData: false, log: log), width: 300)
        try host.lift(id: "A").drop(at: CGPoint(x: 138, y: 10))
        expectEqual(log.moves, ["[0] 3"])
        expectEqual(order(in: host), "BCA")
        #expect(!isFaint(in: host))
        // An app may disable reordering until it answers.
        log.enabled?.wrappedValue = false
        expectEqual(order(in: host), "BCA")
        log.enabled?.wrappedValue = true
        // Until then, it is not known where a view would go.
        #expect(throws: DriverError.self) { try host.perform(accessibilityAction: "Move Back", onID: "A") }
        // A tap does not take that back.
        try host.tap(id: "A")
        expectEqual(order(in: host), "BCA")
        log.letters?.wrappedValue = ["B", "C", "A"]
        expectEqual(order(in: host), "BCA")
        // What comes after that is shown at once, also if it is what was there before.
        log.letters?.wrappedValue = ["A", "B", "C"]
        expectEqual(order(in: host), "ABC")
        try host.perform(accessibilityAction: "Move Forward", onID: "A")
        expectEqual(log.moves, ["[0] 3", "[0] 2"])
    }

    @Test func dataThatDoesNotAnswerGetsItsViewBack() async throws {
        let log = Log()
        let host = host(Boxes(changesData: false, log: log), width: 300)
        // At once, as others wait for the main actor, and a lift ends by itself after a while.
        try host.lift(id: "A").drop(at: CGPoint(x: 138, y: 10))
        await host.settle()
        // It takes a second, and longer on a busy machine.
        for _ in 0..<100 where order(in: host) != "ABC" {
            try await Task.sleep(for: .seconds(0.1))
            await host.settle()
        }
        expectEqual(order(in: host), "ABC")
        expectEqual(host.animation, .default)
    }

    // MARK: Reduce Motion

    @Test func nothingSlidesWherePeopleWantLessMotion() throws {
        let host = host(Boxes(log: Log()), width: 300)
        host.environment.accessibilityReduceMotion = true
        let lifted = try host.lift(id: "A")
        lifted.move(to: CGPoint(x: 138, y: 10))
        expectEqual(order(in: host), "BCA")
        expectEqual(host.animation, nil)
        try lifted.drop(at: CGPoint(x: 138, y: 10))
        expectEqual(host.animation, nil)
        try host.perform(accessibilityAction: "Move Back", onID: "A")
        expectEqual(order(in: host), "BAC")
        expectEqual(host.animation, nil)
    }
}
