import Expectations
import FlowLayouts
import Testing

/// One row that scrolls, switched in place with rows that do not. Characters are 6 × 12.
@MainActor
@Suite(.inBothModes) struct OneLineTests {
    private final class Handles {
        var counts: [Int: Binding<Int>] = [:]
        var isExpanded: Binding<Bool>?
    }

    /// A text of two or three characters.
    private struct Counter: View {
        let id: Int
        let handles: Handles
        @State private var count = 0

        var body: some View {
            let _ = handles.counts[id] = $count
            Text("\(id):\(count)")
        }
    }

    private struct Chips: View {
        let handles: Handles
        @State private var isExpanded = false

        var body: some View {
            let _ = handles.isExpanded = $isExpanded
            ScrollView(isExpanded ? [] : .horizontal) {
                HFlow(spacing: 2) {
                    ForEach(0..<6, id: \.self) { Counter(id: $0, handles: handles) }
                }
            }
        }
    }

    // Six texts of 18 are 118 long; two fit into 40.
    @Test func aRowThatScrollsBecomesRowsInPlace() throws {
        let handles = Handles()
        let host = host(Chips(handles: handles), width: 40)
        expectEqual(host.frames.frame.size, size(40, 12))
        expectEqual(host.texts.map(\.minX), [0, 20, 40, 60, 80, 100])
        try host.scroll(to: CGPoint(x: 1000, y: 0))
        expectEqual(host.texts.last?.maxX, 40)
        handles.counts[5]?.wrappedValue = 7
        _ = host.update()

        withAnimation(.easeInOut) { handles.isExpanded?.wrappedValue = true }
        expectEqual(host.animation, .easeInOut)
        expectEqual(host.frames.frame.size, size(38, 40))
        expectEqual(host.texts.map(\.minX), [0, 20, 0, 20, 0, 20])
        expectEqual(host.strings, ["0:0", "1:0", "2:0", "3:0", "4:0", "5:7"])
        #expect(host.update().allSatisfy { !$0.isInsertion && !$0.isRemoval })

        withAnimation(.easeInOut) { handles.isExpanded?.wrappedValue = false }
        expectEqual(host.frames.frame.size, size(40, 12))
        #expect(host.update().allSatisfy { !$0.isInsertion && !$0.isRemoval })
    }
}
