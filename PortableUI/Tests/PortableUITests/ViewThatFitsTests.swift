import Expectations
import PortableUITesting
import Testing

/// The first of some views that fits. Characters are 6 × 12.
@MainActor @Suite struct ViewThatFitsTests {
    private let words = ViewThatFits(in: .horizontal) {
        Text("AAA AAA")
        Text("BBB")
        Text("C")
    }

    @Test func theFirstThatFitsIsShown() {
        expectEqual(host(words).strings, ["AAA AAA"])
        expectEqual(host(words, width: 42).strings, ["AAA AAA"])
        expectEqual(host(words, width: 41).strings, ["BBB"])
        expectEqual(host(words, width: 18).texts, [rect(0, 0, 18, 12)])
        expectEqual(host(words, width: 6).strings, ["C"])
    }

    @Test func elseTheLastIs() {
        expectEqual(host(words, width: 0).strings, ["C"])
        expectEqual(host(words, width: 0).texts.count, 1)
    }

    @Test func onlyTheGivenAxesCount() {
        expectEqual(host(words, width: 100, height: 0).strings, ["AAA AAA"])
        let both = ViewThatFits {
            Text("AAA"); Text("B")
        }
        expectEqual(host(both, width: 18, height: 12).strings, ["AAA"])
        expectEqual(host(both, width: 18, height: 11).strings, ["B"])
        let vertical = ViewThatFits(in: .vertical) {
            Text("AAA AAA"); Text("B")
        }
        // Along the other axis a view is measured with what is offered: two lines of 12.
        expectEqual(host(vertical, width: 18, height: 24).strings, ["AAA AAA"])
        expectEqual(host(vertical, width: 18, height: 23).strings, ["B"])
    }

    @Test func itTakesTheGuidesOfTheViewItShows() {
        let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("A").font(.system(size: 20))
            words
        }
        expectEqual(host(view, width: 12 + 18).texts, [rect(0, 0, 12, 24), rect(12, 9, 18, 12)])
    }

    @Test func withoutViewsItIsEmpty() {
        expectEqual(host(ViewThatFits { EmptyView() }, width: 10).size, .zero)
    }
}
