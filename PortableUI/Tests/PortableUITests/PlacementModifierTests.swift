import Expectations
import PortableUITesting
import Testing

/// Positions, proportions, hidden views, and the order in which views are drawn.
@MainActor @Suite struct PlacementModifierTests {
    // MARK: Position

    @Test func aPositionTakesAllThatIsOffered() {
        let view = Text("AAA").position(x: 20, y: 30)
        let host = host(view, width: 100, height: 50)
        expectEqual(host.size, CGSize(width: 100, height: 50))
        expectEqual(host.texts, [rect(11, 24, 18, 12)])
        host.proposal = ProposedViewSize(width: nil, height: 50)
        expectEqual(host.size, CGSize(width: 18, height: 50))
        host.proposal = .unspecified
        expectEqual(host.size, CGSize(width: 18, height: 12))
        expectEqual(host.texts, [rect(11, 24, 18, 12)])
    }

    @Test func aPositionIsMirroredRightToLeft() {
        let host = host(
            Text("AAA").position(x: 20, y: 30), width: 100, height: 50, direction: .rightToLeft)
        expectEqual(host.texts, [rect(71, 24, 18, 12)])
    }

    // MARK: Proportions

    @Test(
        arguments: [
            (ContentMode.fit, 100, 30, 60, 30), (.fit, 40, 30, 40, 20), (.fill, 100, 30, 100, 50),
            (.fill, 40, 30, 60, 30), (.fit, nil, 30, 60, 30), (.fit, 40, nil, 40, 20),
            (.fill, 40, nil, 40, 20),
            (.fit, 0, 30, 0, 0), (.fit, .infinity, 30, 60, 30),
        ] as [(ContentMode, CGFloat?, CGFloat?, CGFloat, CGFloat)])
    func aColorHasProportions(
        mode: ContentMode, width: CGFloat?, height: CGFloat?, resultWidth: CGFloat, resultHeight: CGFloat
    ) {
        let size = CGSize(width: resultWidth, height: resultHeight)
        let host = host(Color.red.aspectRatio(2, contentMode: mode), width: width, height: height)
        expectEqual(host.size, size)
        expectEqual(host.colors.map(\.size), [size])
        let other = CGSize(width: 10, height: 5)
        let view = Color.red.aspectRatio(other, contentMode: mode)
        expectEqual(PortableUITests.host(view, width: width, height: height).size, size)
    }

    @Test func aPictureKeepsItsProportions() {
        // A symbol in a font of 10 is 12 on a side.
        let picture = Image(systemName: "star").resizable()
        expectEqual(host(picture.scaledToFit(), width: 30, height: 50).size, CGSize(width: 30, height: 30))
        expectEqual(
            host(picture.aspectRatio(contentMode: .fill), width: 30, height: 50).size,
            CGSize(width: 50, height: 50))
        let avatar = host(
            picture.aspectRatio(contentMode: .fill).frame(width: 30, height: 50).clipped(), width: 30,
            height: 50)
        expectEqual(avatar.size, CGSize(width: 30, height: 50))
        expectEqual(avatar.frames.frames(named: "Image"), [rect(-10, 0, 50, 50)])
    }

    @Test(arguments: [CGFloat.nan, -1, .infinity])
    func whatIsNoRatioChangesNothing(ratio: CGFloat) {
        expectEqual(
            host(Color.red.aspectRatio(ratio, contentMode: .fit), width: 30, height: 50).size,
            CGSize(width: 30, height: 50))
    }

    // MARK: Hidden views

    @Test func aHiddenViewKeepsItsPlace() {
        let host = host(
            HStack(spacing: 0) {
                Text("A")
                Text("B").hidden()
                Text("C")
            })
        expectEqual(host.strings, ["A", "C"])
        expectEqual(host.texts, [rect(0, 0, 6, 12), rect(12, 0, 6, 12)])
        let hidden = host.frames.preorder.first { $0.name == "hidden" }
        expectEqual(hidden?.frame, rect(6, 0, 6, 12))
        expectEqual(hidden?.isAccessibilityHidden, true)
        expectEqual(hidden?.allowsHitTesting, false)
    }

    // MARK: Drawing order

    @Test func aHigherNumberIsInFront() {
        func strings(_ first: Double, _ second: Double, _ third: Double) -> [String] {
            host(
                ZStack {
                    Text("A").zIndex(first)
                    Text("B").padding(1).zIndex(second)
                    Text("C").zIndex(third).padding(1)
                }
            ).strings
        }
        expectEqual(strings(0, 0, 0), ["A", "B", "C"])
        expectEqual(strings(1, 0, 0), ["B", "C", "A"])
        expectEqual(strings(0, 2, 1), ["A", "C", "B"])
        expectEqual(strings(0, 0, -1), ["C", "A", "B"])
        expectEqual(strings(1, -1, 1), ["B", "A", "C"])
    }

    @Test func theOrderOfPlacesStays() {
        let host = host(
            HStack(spacing: 0) {
                Text("A").zIndex(1)
                Text("B")
            })
        expectEqual(host.strings, ["B", "A"])
        expectEqual(host.texts, [rect(0, 0, 6, 12), rect(6, 0, 6, 12)])
        expectEqual(host.frames.preorder.map(\.name), ["HStackLayout", "Text", "Text"])
    }
}
