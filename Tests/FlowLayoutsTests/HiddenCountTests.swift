import Expectations
import FlowLayouts
import PortableUITesting
import Testing

/// Dividers and spacers in flows that hide views: nobody counts them. Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct HiddenCountTests {
    // Tools in groups: with 6 between them, "Cut" is 18 wide, "Copy", "Bold", "Ital" and "Find" 24, and a divider 1.
    // In 130 stay Cut, Copy and Bold: 18 + 6 + 24 + 6 + 1 + 6 + 24 + 6 + 12 = 103 with "+2".
    @Test(arguments: [(130, "+2"), (90, "+3"), (60, "+4")])
    func onlyToolsCount(width: CGFloat, number: String) {
        let tools = HFlow(spacing: 6) {
            Text("Cut")
            Text("Copy")
            Divider()
            Text("Bold").flowAvoidsBreakBefore()
            Text("Ital")
            Divider()
            Text("Find").flowAvoidsBreakBefore()
        }
        .maxLines(1) { Text("+\($0.count)") }
        expectEqual(host(tools, width: width).strings.last, number)
    }

    @Test func spacersDoNotCount() {
        var count: Int?
        let flow = HFlow(spacing: 10) {
            Box(40, 20)
            Spacer()
            Box(40, 20)
            Spacer()
            Box(40, 20)
        }
        .maxViews(1).onFlowChange { count = $0.hiddenCount }
        _ = host(flow, width: 200).frames
        expectEqual(count, 2)
    }

    // Two boxes of 40, a divider and "+1" are 40 + 10 + 40 + 10 + 1 + 10 + 12 = 123 wide. The divider has nothing to part.
    @Test(arguments: [123, 140, 160] as [CGFloat])
    func noDividerDanglesBeforeTheNumber(width: CGFloat) {
        let flow = HFlow(spacing: 10) {
            Box(40, 20)
            Box(40, 20)
            Divider()
            Box(60, 20)
        }
        .maxLines(1) { Text("+\($0.count)") }
        let host = host(flow, width: width)
        expectEqual(host.strings, ["+1"])
        expectEqual(host.dividers, [])
        expectEqual(host.texts.map(\.minX), [100])
        // All are 171 wide.
        let all = FlowLayoutsTests.host(flow, width: 171)
        expectEqual(all.strings, [])
        expectEqual(all.dividers.count, 1)
    }
}
