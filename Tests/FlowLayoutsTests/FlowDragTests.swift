import Expectations
import PortableUITesting
import Testing

@testable import FlowLayouts

/// A drag without anything that is dragged.
@MainActor
@Suite struct FlowDragTests {
    private func place(_ number: Int, section: Int = 0) -> FlowPlace {
        FlowPlace(section: section, number: number)
    }

    private func lift(_ id: String) -> FlowDrag {
        FlowDrag(lifting: id, by: Lift {})
    }

    /// The ids as they are shown.
    private func shown(_ ids: [String], _ drag: FlowDrag) -> [String] {
        guard let move = drag.pendingMove(of: ids) else { return ids }
        return ids.indices.map { ids[move.source(of: $0)] }
    }

    @Test func aLiftedViewIsWhereItWas() {
        let drag = lift("b")
        #expect(!drag.isPending)
        expectEqual(shown(["a", "b", "c"], drag), ["a", "b", "c"])
    }

    @Test func itGoesBeforeTheViewAtThePointer() {
        var drag = lift("b")
        drag.hover(at: CGPoint(x: 10, y: 0), from: place(1), before: 0)
        #expect(drag.isPending)
        expectEqual(shown(["a", "b", "c", "d"], drag), ["b", "a", "c", "d"])
        // Numbers are those of the views as they are shown: past the end, and before c.
        drag.hover(at: CGPoint(x: 20, y: 0), from: place(1), before: 4)
        expectEqual(shown(["a", "b", "c", "d"], drag), ["a", "c", "d", "b"])
        drag.hover(at: CGPoint(x: 30, y: 0), from: place(1), before: 1)
        expectEqual(shown(["a", "b", "c", "d"], drag), ["a", "b", "c", "d"])
    }

    @Test func aMoveSaysWhatTheDataNeeds() {
        var drag = lift("b")
        drag.hover(at: CGPoint(x: 40, y: 0), from: place(1), before: 3)
        let move = drag.pendingMove(of: ["a", "b", "c"])
        expectEqual(move, FlowMove(place: place(1), destination: 2))
        expectEqual(move?.offset, 3)
        drag.hover(at: CGPoint(x: 50, y: 0), from: place(1), before: 0)
        expectEqual(drag.pendingMove(of: ["a", "b", "c"])?.offset, 0)
    }

    // Whichever arrives first: that it was dropped, or that the data has changed.
    @Test func aDropShowsTheSameBeforeAndAfterTheDataHasChanged() {
        var drag = lift("b")
        drag.hover(at: CGPoint(x: 60, y: 0), from: place(1), before: 3)
        let new = shown(["a", "b", "c"], drag)
        expectEqual(new, ["a", "c", "b"])
        expectEqual(shown(new, drag), new)
        drag.drop()
        #expect(!drag.isPending)
        expectEqual(shown(["a", "b", "c"], drag), new)
        // What comes late changes nothing.
        drag.leave()
        drag.hover(at: CGPoint(x: 70, y: 0), from: place(1), before: 0)
        expectEqual(shown(["a", "b", "c"], drag), new)
        expectEqual(shown(new, drag), new)
    }

    @Test func awayFromTheFlowNothingIsPending() {
        var drag = lift("b")
        drag.hover(at: CGPoint(x: 80, y: 0), from: place(1), before: 0)
        drag.leave()
        #expect(!drag.isPending)
        expectEqual(shown(["a", "b", "c"], drag), ["a", "b", "c"])
        drag.hover(at: CGPoint(x: 90, y: 0), from: place(1), before: 3)
        expectEqual(shown(["a", "b", "c"], drag), ["a", "c", "b"])
    }

    @Test func anotherPlaceInTheDataBeginsAnew() {
        var drag = lift("b")
        drag.hover(at: CGPoint(x: 100, y: 0), from: place(1), before: 0)
        // Two views have come before it.
        let ids = ["x", "y", "a", "b", "c"]
        expectEqual(shown(ids, drag), ids)
        drag.hover(at: CGPoint(x: 110, y: 0), from: place(3), before: 3)
        expectEqual(shown(ids, drag), ids)
        drag.hover(at: CGPoint(x: 120, y: 0), from: place(3), before: 2)
        expectEqual(shown(ids, drag), ["x", "y", "b", "a", "c"])
        // And it is gone.
        expectEqual(shown(["x", "y"], drag), ["x", "y"])
        // Fewer are left than it had before it.
        var last = lift("a")
        last.hover(at: CGPoint(x: 130, y: 0), from: place(0), before: 5)
        expectEqual(shown(["a", "b"], last), ["a", "b"])
    }

    @Test func sectionsAreToldApart() {
        var drag = lift("b")
        drag.hover(at: CGPoint(x: 140, y: 0), from: place(1, section: 2), before: 0)
        #expect(drag.pendingMove { section, number in section == 2 && number == 1 ? "b" : nil } != nil)
        expectEqual(drag.pendingMove { section, number in section == 0 && number == 1 ? "b" : nil }, nil)
    }

    @Test func nothingFollowsUntilThePointerHasMoved() {
        var drag = lift("b")
        let ids = ["a", "b", "c"]
        drag.hover(at: CGPoint(x: 10, y: 10), from: place(1), before: 3)
        for x in [10, 9, 12] as [CGFloat] {
            drag.hover(at: CGPoint(x: x, y: 11), from: place(1), before: 0)
            expectEqual(shown(ids, drag), ["a", "c", "b"])
        }
        drag.hover(at: CGPoint(x: 12.5, y: 11), from: place(1), before: 0)
        expectEqual(shown(ids, drag), ["b", "a", "c"])
        // Once the data has changed, it is found anew.
        drag.hover(at: CGPoint(x: 12.5, y: 11), from: place(2), before: 4)
        expectEqual(shown(["x", "a", "b", "c"], drag), ["x", "a", "c", "b"])
    }

    // A view before it has gone, so that it would go past the end.
    @Test func whatHasGoneLeavesNoPlaceBehindTheEnd() {
        var drag = lift("a")
        drag.hover(at: CGPoint(x: 10, y: 0), from: place(0), before: 3)
        expectEqual(shown(["a", "b", "c"], drag), ["b", "c", "a"])
        expectEqual(shown(["a", "b"], drag), ["a", "b"])
        expectEqual(drag.pendingMove(of: ["a", "b"]), nil)
    }

    // A finger may rest over the flow for as long as it likes, and data may take a second.
    @Test func onlyOverTheFlowItWaitsForever() {
        var drag = lift("b")
        expectEqual(drag.patience, .seconds(5))
        drag.hover(at: CGPoint(x: 10, y: 0), from: place(1), before: 0)
        expectEqual(drag.patience, nil)
        drag.leave()
        expectEqual(drag.patience, .seconds(5))
        drag.hover(at: CGPoint(x: 20, y: 0), from: place(1), before: 0)
        drag.drop()
        expectEqual(drag.patience, .seconds(1))
    }

    // Also if the data is soon as it was again.
    @Test func aMoveIsShownOnce() {
        var drag = lift("b")
        drag.hover(at: CGPoint(x: 10, y: 0), from: place(1), before: 0)
        drag.drop()
        expectEqual(shown(["a", "b", "c"], drag), ["b", "a", "c"])
        expectEqual(shown(["b", "a", "c"], drag), ["b", "a", "c"])
        expectEqual(shown(["a", "b", "c"], drag), ["a", "b", "c"])
    }
}
