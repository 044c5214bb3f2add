import Expectations
import PortableUITesting
import Testing

/// Positions, proportions and hidden views.
@MainActor @Suite struct PlacementModifierTests {
    // MARK: Position

    @Test func aPositionTakesAllThatIsOffered() {
        let view = Text("AAA").position(CGPoint(x: 20, y: 30))
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
            Text("AAA").position(CGPoint(x: 20, y: 30)), width: 100, height: 50, direction: .rightToLeft)
        expectEqual(host.texts, [rect(71, 24, 18, 12)])
    }

    // MARK: Proportions

    @Test(
        arguments: [
            (100, 30, 60, 30), (40, 30, 40, 20), (nil, 30, 60, 30), (40, nil, 40, 20), (0, 30, 0, 0),
            (.infinity, 30, 60, 30),
        ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
    func aColorHasProportions(
        width: CGFloat?, height: CGFloat?, resultWidth: CGFloat, resultHeight: CGFloat
    ) {
        let size = CGSize(width: resultWidth, height: resultHeight)
        let host = host(Color.red.aspectRatio(2, contentMode: .fit), width: width, height: height)
        expectEqual(host.size, size)
        expectEqual(host.colors.map(\.size), [size])
        let other = CGSize(width: 10, height: 5)
        let view = Color.red.aspectRatio(other, contentMode: .fit)
        expectEqual(PortableUITests.host(view, width: width, height: height).size, size)
    }

    @Test func aPictureKeepsItsProportions() {
        // A symbol in a font of 10 is 12 on a side.
        let picture = Image(systemName: "star").resizable().aspectRatio(contentMode: .fit)
        expectEqual(host(picture, width: 30, height: 50).size, CGSize(width: 30, height: 30))
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
}
