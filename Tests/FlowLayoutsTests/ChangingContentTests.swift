import Expectations
import FlowLayouts
import Testing

/// Views that come, go and change their size while their flow is on the screen.
@MainActor
@Suite(.inBothModes) struct ChangingContentTests {
    private struct Item: Identifiable {
        let id: String
        let width: CGFloat
    }

    private final class Handle { var items: Binding<[Item]>? }

    private struct Content: View {
        @State var items = [Item(id: "a", width: 40), Item(id: "b", width: 40), Item(id: "c", width: 20)]
        let handle: Handle

        var body: some View {
            let _ = handle.items = $items
            HFlow(spacing: 10) {
                ForEach(items) { Box($0.width, 20).flowShrink() }
            }
            .lineBreaking(.balanced)
            .wrapping(.smallest)
        }
    }

    private let handle = Handle()

    @Test func anElementKeepsItsIdAndChangesItsSize() {
        let view = host(Content(handle: handle), width: 100)
        _ = view.update()
        handle.items?.wrappedValue[1] = Item(id: "b", width: 90)
        expectEqual(view.frames.frame(id: "a"), rect(0, 0, 40, 20))
        expectEqual(view.frames.frame(id: "b"), rect(0, 30, 90, 20))
        expectEqual(view.frames.frame(id: "c"), rect(0, 60, 20, 20))
        #expect(view.update().allSatisfy { !$0.isInsertion && !$0.isRemoval })
    }

    @Test func allElementsAreDeletedAndOneIsAdded() {
        let view = host(Content(handle: handle), width: 100)
        _ = view.update()
        handle.items?.wrappedValue = []
        expectEqual(view.frames.frames(named: "HFlowLayout").map(\.size), [.zero])
        handle.items?.wrappedValue = [Item(id: "d", width: 30)]
        expectEqual(view.frames.frames(named: "HFlowLayout").map(\.size), [size(30, 20)])
        expectEqual(view.frames.frame(id: "d")?.size, size(30, 20))
    }

    @Test func anElementIsAddedBetweenOthers() {
        let view = host(Content(handle: handle), width: 100)
        _ = view.update()
        handle.items?.wrappedValue.insert(Item(id: "d", width: 50), at: 1)
        expectEqual(view.frames.frame(id: "a"), rect(0, 0, 40, 20))
        expectEqual(view.frames.frame(id: "d"), rect(50, 0, 50, 20))
        expectEqual(view.frames.frame(id: "b"), rect(0, 30, 40, 20))
        expectEqual(view.frames.frame(id: "c"), rect(50, 30, 20, 20))
    }
}
