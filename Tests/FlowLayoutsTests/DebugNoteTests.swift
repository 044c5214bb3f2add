import Expectations
import PortableUITesting
import Testing

@testable import FlowLayouts

/// What a debug build says of mistakes. Notes are those of all flows of all tests, so only whether there are more is known.
@MainActor
@Suite(.inBothModes) struct DebugNoteTests {
    @Test func aNoteIsSaidOnce() {
        let note = DebugNote("All views are new.")
        var lines: [String] = []
        for _ in 0..<3 { note.say { lines.append($0) } }
        expectEqual(lines, ["FlowLayouts: All views are new."])
        expectEqual(note.count, 3)
    }

    /// The notes that there is a reason for while something is done.
    private func notes(while action: () throws -> Void) rethrows -> [String] {
        let notes = [
            "ids": DebugNote.idsAreMissing, "new": .viewsAreMadeAnew, "view": .viewIsMissing,
        ]
        let counts = notes.mapValues(\.count)
        try action()
        return notes.filter { $0.value.count > counts[$0.key] ?? 0 }.keys.sorted()
    }

    @Test func idsOfAnotherTypeAreMissing() {
        func flow(_ count: Int, _ label: @escaping (FlowOverflow) -> some View) -> HFlow<some View> {
            flowOfBoxes(count).maxLines(1) { hidden in label(hidden) }
        }
        expectEqual(
            notes { _ = host(flow(5) { Text("\($0.ids(as: Int.self).count)") }, width: 140).strings }, [])
        expectEqual(
            notes { _ = host(flow(5) { Text("\($0.ids(as: String.self).count)") }, width: 140).strings },
            ["ids"])
        // Nothing is hidden.
        let told = flowOfBoxes(3).maxLines(1).onFlowChange { _ = $0.hiddenIDs(as: String.self) }
        expectEqual(notes { _ = host(told, width: 140).frames }, [])
    }

    @Test func aPlaceholderHasNoView() {
        func flow(_ text: String) -> some View { HFlow { FlowText(verbatim: text) { Box(40, 20) } } }
        for text in ["", "%@", "a %1$@ b", "%@ %1$@", "100%%", "%", "%0$@ %1@"] {
            expectEqual(notes { _ = host(flow(text)).frames }, [], "\(text)")
        }
        for text in ["%@ %@", "%2$@"] {
            expectEqual(notes { _ = host(flow(text)).frames }, ["view"], "\(text)")
        }
        expectEqual(notes { _ = host(HFlow { FlowText(verbatim: "%@") }).frames }, [])
    }

    private struct Chips: View {
        var limit: Int??

        var body: some View {
            let flow = HFlow { Chip() }
            limit.map { flow.maxLines($0) } ?? flow
        }
    }

    private struct Chip: View {
        @State private var taps = 0

        var body: some View { Button("\(taps) taps") { taps += 1 } }
    }

    // With the first modifier, without the last, and with it again. Another value of a modifier makes no view anew.
    @Test func viewsAreMadeAnew() throws {
        let host = host(Chips(), width: 200)
        func notes(with limit: Int??, taps: Int) -> [String] {
            self.notes {
                host.rootView.limit = limit
                expectEqual(host.strings, ["\(taps) taps"])
            }
        }
        for limit in [2, nil, 2] as [Int?] {
            try host.tap("0 taps")
            expectEqual(notes(with: limit.map { .some($0) }, taps: 0), ["new"])
            expectEqual(notes(with: limit.map { .some($0) }, taps: 0), [])
        }
        try host.tap("0 taps")
        for limit in [nil, 3] as [Int?] { expectEqual(notes(with: .some(limit), taps: 1), []) }
    }
}
