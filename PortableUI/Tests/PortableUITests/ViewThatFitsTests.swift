import Expectations
import PortableUITesting
import Testing

/// The first of several views that fits.
@MainActor @Suite struct ViewThatFitsTests {
    // 60 × 12, 30 × 12, or 6 × 24.
    @ViewBuilder private var texts: some View {
        Text("one of ten")
        Text("of 5!")
        VStack(spacing: 0) {
            Text("A")
            Text("B")
        }
    }

    @Test(
        arguments: [
            (60, 12, ["one of ten"]), (59, 12, ["of 5!"]), (30, 100, ["of 5!"]), (29, 24, ["A", "B"]),
            (100, 11, ["A", "B"]), (nil, nil, ["one of ten"]), (nil, 12, ["one of ten"]),
            (59, nil, ["of 5!"]),
            (.infinity, .infinity, ["one of ten"]),
            // None fits, so it is the last one.
            (5, 5, ["A", "B"]),
        ] as [(CGFloat?, CGFloat?, [String])])
    func theFirstViewThatFitsIsShown(width: CGFloat?, height: CGFloat?, strings: [String]) {
        let host = host(ViewThatFits { texts }, width: width, height: height)
        expectEqual(host.strings, strings)
        expectEqual(host.texts.count, strings.count)
        expectEqual(host.size, strings.count == 1 ? host.texts[0].size : CGSize(width: 6, height: 24))
    }

    @Test(
        arguments: [
            (.horizontal, 30, 5, "of 5!"), (.vertical, 5, 24, "A"), (.vertical, 30, 12, "of 5!"),
            ([], 5, 5, "one of ten"),
        ] as [(Axis.Set, CGFloat, CGFloat, String)])
    func onlyTheAxesThatAreSaidCount(axes: Axis.Set, width: CGFloat, height: CGFloat, first: String) {
        // On the other axis the texts get what is offered: in 5 points, each wraps.
        let host = host(ViewThatFits(in: axes) { texts }, width: width, height: height)
        expectEqual(host.strings.first, first)
    }

    @Test(arguments: [(40, 40), (39, 30), (19, 10)])
    func viewsInsideOfOthersAreTriedOneByOne(offered: CGFloat, width: CGFloat) {
        let host = host(
            ViewThatFits {
                ForEach([40, 30], id: \.self) { Color.red.frame(width: $0, height: 10) }
                Group {
                    Color.red.frame(width: 20, height: 10)
                    EmptyView()
                }
                if offered < 20 { Color.red.frame(width: 10, height: 10) }
            }, width: offered, height: 10)
        expectEqual(host.colors.map(\.width), [width])
    }

    // The ideal width is 30, and the view takes all that is offered.
    @Test func whatIsShownIsOfferedTheSameSpace() {
        let view = ViewThatFits { Color.red.frame(minWidth: 20, idealWidth: 30, maxWidth: .infinity) }
            .padding(5)
        let host = host(view, width: 60, height: 40)
        expectEqual(host.colors, [rect(5, 5, 50, 30)])
        expectEqual(host.size, CGSize(width: 60, height: 40))
        host.proposal.width = 20
        expectEqual(host.colors, [rect(5, 5, 20, 30)])
        expectEqual(host.size, CGSize(width: 30, height: 40))
    }

    @Test func withoutViewsItIsEmpty() {
        expectEqual(host(ViewThatFits {}, width: 50, height: 50).size, .zero)
    }

    @Test func onlyWhatIsShownAppears() {
        var events: [String] = []
        let (long, short) = (Handle<Int>(), Handle<Int>())
        let host = host(
            ViewThatFits {
                HStack(spacing: 0) {
                    Counter(handle: long)
                    Text("234567890")
                }
                .onAppear { events.append("+long") }
                .onDisappear { events.append("-long") }
                Counter(handle: short).onAppear { events.append("+short") }
            }, width: 60)
        expectEqual(host.strings, ["0", "234567890"])
        expectEqual(events, ["+long"])
        long.value = 1
        host.proposal.width = 59
        expectEqual(host.strings, ["0"])
        expectEqual(events, ["+long", "+short", "-long"])
        host.proposal.width = 60
        expectEqual(host.strings, ["1", "234567890"])
    }

    // The baseline of the small text is at 9, and of the large one, which has size 20, at 18.
    @Test func itsGuidesAreThoseOfWhatIsShown() {
        func texts(_ width: CGFloat) -> [CGRect] {
            host(
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Text("A")
                    ViewThatFits {
                        Text("BBBB").font(.system(size: 20))
                        Text("C")
                    }
                }, width: width
            ).texts
        }
        expectEqual(texts(54), [rect(0, 9, 6, 12), rect(6, 0, 48, 24)])
        expectEqual(texts(53), [rect(0, 0, 6, 12), rect(6, 0, 6, 12)])
    }

    /// Prefers 20 points to others.
    private struct Distant: Layout {
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing(20) }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 30, height: 10)
        }
        func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func itsSpacingIsThatOfTheFirst() {
        func texts(_ width: CGFloat) -> [CGRect] {
            host(
                HStack {
                    Text("A")
                    ViewThatFits {
                        Distant {}
                        Text("B")
                    }
                }, width: width
            ).texts
        }
        expectEqual(texts(56), [rect(0, 0, 6, 12)])
        expectEqual(texts(55), [rect(0, 0, 6, 12), rect(26, 0, 6, 12)])
    }

    private struct Wish: LayoutValueKey { static let defaultValue = 0 }

    /// Is as wide as what its views wish.
    private struct Wishes: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: subviews.reduce(0) { $0 + $1[Wish.self] }, height: 10)
        }
        func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func itHandsNoValuesOn() {
        let view = Wishes {
            ViewThatFits { Text("A").layoutValue(key: Wish.self, value: 30) }
            Text("B").layoutValue(key: Wish.self, value: 5)
        }
        expectEqual(host(view).size, CGSize(width: 5, height: 10))
    }

    private struct Form: View {
        @FocusState private var isFocused: Bool

        var body: some View {
            ViewThatFits { TextField("Name", text: .constant("")).id("field") }.focused($isFocused)
            Text(isFocused ? "focused" : "not focused").id("answer")
        }
    }

    // The tie is made before it is known which view is shown.
    @Test func whatIsShownFollowsAFocusAround() throws {
        let host = host(Form())
        try host.tap(id: "field")
        expectEqual(host.strings.last, "focused")
    }
}
