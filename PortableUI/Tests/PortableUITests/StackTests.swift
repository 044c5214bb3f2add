import Expectations
import PortableUITesting
import Testing

/// How stacks divide space, and where their views stand.
@MainActor @Suite struct StackTests {
    @Test func viewsStandSideBySide() {
        let host = host(
            HStack(alignment: .top, spacing: 6) {
                Text("A"); Text("BB");
                VStack(spacing: 0) {
                    Text("C"); Text("D")
                }
            })
        expectEqual(
            host.picture,
            """
            A.BB.C
            .....D
            """)
        expectEqual(
            host.texts, [rect(0, 0, 6, 12), rect(12, 0, 12, 12), rect(30, 0, 6, 12), rect(30, 12, 6, 12)])
    }

    @Test(arguments: [
        (
            HorizontalAlignment.leading,
            """
            AAAA
            BB..
            """
        ),
        (
            .center,
            """
            AAAA
            .BB.
            """
        ),
        (
            .trailing,
            """
            AAAA
            ..BB
            """
        ),
    ])
    func viewsStandBelowEachOther(alignment: HorizontalAlignment, picture: String) {
        let host = host(
            VStack(alignment: alignment, spacing: 0) {
                Text("AAAA"); Text("BB")
            })
        expectEqual(host.picture, picture)
    }

    @Test func aTextWrapsInItsShare() {
        let host = host(
            VStack(alignment: .leading, spacing: 0) {
                Text("AAAA AA"); Text("B")
            }, width: 30)
        expectEqual(
            host.picture,
            """
            AAAA
            AAAA
            B...
            """)
    }

    @Test func theLeastFlexibleViewComesFirst() {
        // The text is 12 wide, and the colors share what it leaves, wherever it stands.
        let host = host(
            HStack(spacing: 0) {
                Color.red; Text("AA"); Color.blue
            }, width: 60, height: 12)
        expectEqual(
            host.frames.children.map(\.frame),
            [
                rect(0, 0, 24, 12), rect(24, 0, 12, 12), rect(36, 0, 24, 12),
            ])
    }

    @Test func whatOneViewLeavesGoesToTheOthers() {
        let host = host(
            HStack(spacing: 3) {
                Color.red; Color.blue.frame(maxWidth: 9); Color.green
            }, width: 45,
            height: 12)
        // 39 to divide: 9 for the blue one, which wanted no third of it, and 15 for each other.
        expectEqual(host.colors, [rect(0, 0, 15, 12), rect(18, 0, 9, 12), rect(30, 0, 15, 12)])
    }

    // At their smallest, the texts take 6 points, a character a line.
    @Test func aHigherPriorityTakesAllButTheOthersMinimum() {
        let first = host(
            HStack(spacing: 0) {
                Text("AAA BBB").layoutPriority(1); Text("CCC DDD")
            }, width: 66)
        expectEqual(first.texts, [rect(0, 6, 42, 12), rect(42, 0, 18, 24)])
        let second = host(
            HStack(spacing: 0) {
                Text("AAA BBB"); Text("CCC DDD").layoutPriority(1)
            }, width: 66)
        expectEqual(second.texts, [rect(0, 0, 18, 24), rect(18, 6, 42, 12)])
        // The minimum of 6 is kept: 36 are left for the first, which needs 42.
        let scarce = host(
            HStack(spacing: 0) {
                Text("AAA BBB").layoutPriority(1); Text("CC")
            }, width: 42)
        expectEqual(scarce.texts, [rect(0, 0, 18, 24), rect(18, 6, 12, 12)])
    }

    @Test func equalViewsShareInOrder() {
        // Half of 66 is too little for the first, which wraps at it; the second gets what it leaves.
        let host = host(
            HStack(spacing: 0) {
                Text("AAA BBB"); Text("CCC DDD")
            }, width: 66)
        expectEqual(host.texts, [rect(0, 0, 18, 24), rect(18, 6, 42, 12)])
    }

    @Test func aContainerOfFlexibleViewsIsFlexible() {
        // Whichever container is around the color, the text comes first.
        func frames(_ view: some View) -> [CGRect] {
            let host = host(
                HStack(spacing: 0) {
                    view; Text("AAAA")
                }, width: 60, height: 12)
            return host.colors + host.texts
        }
        let expected = [rect(0, 0, 36, 12), rect(36, 0, 24, 12)]
        expectEqual(frames(Color.red), expected)
        expectEqual(frames(VStack { Color.red }), expected)
        expectEqual(frames(VStack(alignment: .trailing) { Color.red }), expected)
        expectEqual(frames(ZStack { Color.red }), expected)
        expectEqual(frames(ZStack(alignment: .bottomTrailing) { Color.red }), expected)
        expectEqual(frames(HStack { HStack { Color.red } }), expected)
        expectEqual(
            frames(
                HStack(spacing: 0) {
                    Color.red; Color.blue
                }), [rect(0, 0, 18, 12), rect(18, 0, 18, 12), expected[1]])
    }

    @Test func tooLittleSpaceOverflows() {
        let host = host(
            HStack(spacing: 4) {
                Color.red.frame(width: 20); Color.blue
            }, width: 10, height: 5)
        expectEqual(host.colors, [rect(0, 0, 20, 5), rect(24, 0, 0, 5)])
        expectEqual(host.size, CGSize(width: 24, height: 5))
    }

    @Test func negativeSpacingOverlaps() {
        let host = host(
            HStack(spacing: -6) {
                Text("AA"); Text("BB")
            })
        expectEqual(host.picture, "ABB")
    }

    @Test func anEmptyStackTakesNoSpace() {
        expectEqual(host(HStack {}, width: 50, height: 50).size, .zero)
        expectEqual(host(ZStack {}, width: 50, height: 50).size, .zero)
        expectEqual(
            host(
                VStack(spacing: 0) {
                    Text("A"); VStack {}; Text("B")
                }
            ).size, CGSize(width: 6, height: 24))
    }

    @Test func baselinesMeet() {
        let large = Text("B").font(.system(size: 20))
        let first = host(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("A"); large
            })
        expectEqual(first.texts, [rect(0, 9, 6, 12), rect(6, 0, 12, 24)])
        expectEqual(first.size, CGSize(width: 18, height: 24))
        // The last baseline of the wrapped text is at 21, the large one's at 18.
        let last = host(
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("A A"); large
            }, width: 24)
        expectEqual(last.texts, [rect(0, 0, 6, 24), rect(6, 3, 12, 24)])
        expectEqual(last.size, CGSize(width: 18, height: 27))
        // A view without text stands on the baseline.
        let color = host(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("A"); Color.red.frame(width: 5, height: 5)
            })
        expectEqual(color.colors, [rect(6, 4, 5, 5)])
    }

    // The idiom for buttons of equal height: only when it places them, the stack knows its own.
    @Test func viewsFillTheStacksOwnHeight() {
        let host = host(
            HStack(spacing: 0) {
                Text("A").frame(maxHeight: .infinity)
                Text("BBB BBB")
                Color.red.frame(width: 6)
            }
            .fixedSize(horizontal: false, vertical: true), width: 30, height: 100)
        expectEqual(host.frames.frames(named: "frame")[0], rect(0, 0, 6, 24))
        expectEqual(host.texts, [rect(0, 6, 6, 12), rect(6, 0, 18, 24)])
        expectEqual(host.colors, [rect(24, 0, 6, 24)])
    }

    @Test func viewsInAZStackMeetAtTheAlignment() {
        let center = host(
            ZStack {
                Color.red.frame(width: 20, height: 10); Text("AA")
            })
        expectEqual(center.colors + center.texts, [rect(0, 1, 20, 10), rect(4, 0, 12, 12)])
        expectEqual(center.size, CGSize(width: 20, height: 12))
        let corner = host(
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(width: 20, height: 10); Text("AA")
            })
        expectEqual(corner.colors + corner.texts, [rect(0, 2, 20, 10), rect(8, 0, 12, 12)])
    }

    @Test func aZStackIsAsLargeAsItsViewsTogetherWhereGuidesPutThem() {
        let host = host(
            ZStack(alignment: .topLeading) {
                Text("AAA")
                Text("B").alignmentGuide(.leading) { _ in -12 }.alignmentGuide(.top) { _ in 12 }
            })
        // The guides meet at 0 from the left, where the first has its own, and 12 from the top, where the
        // second has.
        expectEqual(host.texts, [rect(0, 12, 18, 12), rect(12, 0, 6, 12)])
        expectEqual(host.size, CGSize(width: 18, height: 24))
    }

    @Test func aZStackOffersItsOwnSize() {
        let host = host(
            ZStack {
                Color.red; Text("AAA")
            }.fixedSize(), width: 100, height: 100)
        expectEqual(host.colors, [rect(0, 0, 18, 12)])
    }

    // OpenSwiftUI's own example of priorities in a ZStack.
    @Test func theHighestPriorityDecidesInAZStack() {
        let host = host(
            ZStack(alignment: .leading) {
                Color.blue.frame(width: 100, height: 100).layoutPriority(-0.1)
                Color.red.frame(width: 60, height: 60)
                Color.green.frame(width: 40, height: 40).layoutPriority(1)
            })
        expectEqual(host.size, CGSize(width: 40, height: 40))
        expectEqual(host.colors, [rect(0, -30, 100, 100), rect(0, -10, 60, 60), rect(0, 0, 40, 40)])
    }

    @Test func aContainerWithoutViewsDecidesNothing() {
        let host = host(
            ZStack {
                Text("A").layoutPriority(-1); HStack {}
            })
        expectEqual(host.size, CGSize(width: 6, height: 12))
    }

    @Test func aZStackWithoutEndPlacesItsViewsAtItsCorner() {
        let host = host(
            ZStack {
                Color.red; Text("A")
            }, width: .infinity, height: .infinity)
        expectEqual(host.texts, [rect(0, 0, 6, 12)])
        expectEqual(host.colors.map(\.origin), [.zero])
    }

    @Test func ofEndlesslyFlexibleViewsTheLargerMinimumComesFirst() {
        // The second view takes 40 of 60, more than its half, and leaves 20. Served in order, the first would
        // take 30, and both would overflow.
        let host = host(
            HStack(spacing: 0) {
                Color.red; Color.blue.frame(minWidth: 40, maxWidth: .infinity)
            }, width: 60, height: 12)
        expectEqual(host.colors, [rect(0, 0, 20, 12), rect(20, 0, 40, 12)])
    }

    @Test func theMinimaOfAllLowerPrioritiesAreSetAside() {
        func view(_ minimum: CGFloat) -> some View { Color.red.frame(minWidth: minimum, maxWidth: .infinity) }
        let host = host(
            HStack(spacing: 0) {
                view(5).layoutPriority(-1)
                view(10)
                view(20).layoutPriority(1)
                view(0)
            }, width: 100, height: 12)
        // 85 for the highest; its 10 for the next, of which the larger minimum takes 10 and leaves nothing.
        expectEqual(host.colors.map(\.width), [5, 10, 85, 0])
    }

    @Test func theLineAtWhichViewsMeetBelongsToAStack() {
        let below = host(
            HStack(alignment: .top, spacing: 0) {
                Text("A").alignmentGuide(.top) { _ in -12 }
                Text("B").alignmentGuide(.top) { _ in -24 }
            })
        expectEqual(
            below.picture,
            """
            ..
            A.
            .B
            """)
        let above = host(
            VStack(alignment: .trailing, spacing: 0) {
                Text("A").alignmentGuide(.trailing) { $0.width + 6 }
                Text("BB").alignmentGuide(.trailing) { $0.width + 6 }
            })
        expectEqual(above.texts, [rect(6, 0, 6, 12), rect(0, 12, 12, 12)])
        expectEqual(above.size, CGSize(width: 18, height: 24))
    }

    @Test func layoutsAreContainersToo() {
        let host = host(
            AnyLayout(HStackLayout(alignment: .bottom, spacing: 6)) {
                Text("A");
                VStackLayout(spacing: 0) {
                    Text("B"); Text("C")
                }
            })
        expectEqual(
            host.picture,
            """
            ..B
            A.C
            """)
    }
}
