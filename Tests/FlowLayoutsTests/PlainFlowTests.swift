import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// What a flow puts around the views of its content: nothing, unless one of its modifiers needs that.
@MainActor
@Suite(.inBothModes) struct PlainFlowTests {
    /// The names of all elements that lead to the first text.
    private func path(_ flow: some View) -> [String] {
        func path(to node: FrameNode) -> [String]? {
            if node.name == "Text" { return [node.name] }
            return node.children.lazy.compactMap(path).first.map { [node.name] + $0 }
        }
        return path(to: host(flow).frames)?.filter { !$0.isEmpty } ?? []
    }

    private func names(_ view: some View) -> [String] {
        host(view).frames.preorder.map(\.name).filter { !$0.isEmpty }
    }

    private var flow: HFlow<some View> {
        HFlow(spacing: 8) {
            Text("one").flowGrow()
            ForEach(["two", "three"], id: \.self) { Text($0) }
        }
    }

    // Opacities of 1 and transactions are no elements.
    @Test func aViewGetsWhatAModifierNeeds() {
        expectEqual(path(flow.itemSeparator { Divider() }), ["HFlowLayout", "Text"])
        expectEqual(path(flow.maxLines(2)), ["HFlowLayout", "Text"])
        expectEqual(
            path(flow.onFlowReorder { _, _ in }),
            ["overlay", "onDrop", "background", "HFlowLayout", "onDrag", "accessibilityAction", "Text"])
    }

    /// Counts how often a view of it appears.
    private final class Log {
        var count = 0
    }

    private struct Remembering: View {
        let log: Log
        @State private var taps = 0

        var body: some View {
            Button("\(taps) taps") { taps += 1 }.onAppear { log.count += 1 }
        }
    }

    private enum Change: CaseIterable {
        case maxLines, hidesOverflow, separator
    }

    private struct Changing: View {
        let change: Change
        let isOn: Bool
        let log: Log

        var body: some View {
            let flow = HFlow(spacing: 8) { Remembering(log: log) }
            switch change {
            case .maxLines: flow.maxLines(isOn ? 2 : nil)
            case .hidesOverflow: flow.hidesOverflow(isOn)
            case .separator: flow.itemSeparator { if isOn { Divider() } }
            }
        }
    }

    @Test(arguments: Change.allCases)
    private func viewsKeepTheirStateWhileTheValueOfAModifierChanges(change: Change) throws {
        let log = Log()
        let host = host(Changing(change: change, isOn: true, log: log), width: 200)
        try host.tap("0 taps")
        for isOn in [false, true, false] {
            host.rootView = Changing(change: change, isOn: isOn, log: log)
            expectEqual(host.strings, ["1 taps"])
        }
        expectEqual(log.count, 1)
    }
}
