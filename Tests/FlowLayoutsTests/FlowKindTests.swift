import Expectations
import PortableUITesting
import Testing

@testable import FlowLayouts

/// What changes the identity of a flow's views: whether it has modifiers that do something with each of them.
@MainActor
@Suite(.inBothModes) struct FlowKindTests {
    private struct Chips: View {
        var isCompact: Bool
        var keepsModifier: Bool

        var body: some View {
            let flow = HFlow { Chip() }
            if keepsModifier {
                flow.maxLines(isCompact ? 2 : nil)
            } else {
                isCompact ? flow.maxLines(2) : flow
            }
        }
    }

    private struct Chip: View {
        @State private var taps = 0

        var body: some View { Button("\(taps) taps") { taps += 1 } }
    }

    // Whether it is said is known of all flows of all tests only, so some of them may have said it, too.
    @Test(arguments: [true, false])
    func aDebugBuildSaysThatViewsAreMadeAnew(keepsModifier: Bool) throws {
        let host = host(Chips(isCompact: false, keepsModifier: keepsModifier), width: 200)
        try host.tap("0 taps")
        let count = DebugNote.viewsAreMadeAnew.count
        host.rootView.isCompact = true
        expectEqual(host.strings, [keepsModifier ? "1 taps" : "0 taps"])
        if !keepsModifier { #expect(DebugNote.viewsAreMadeAnew.count > count) }
    }

    @Test func itIsSaidOnce() {
        let note = DebugNote("All views are new.")
        var lines: [String] = []
        for _ in 0..<3 { note.say { lines.append($0) } }
        expectEqual(lines, ["FlowLayouts: All views are new."])
        expectEqual(note.count, 3)
    }
}
