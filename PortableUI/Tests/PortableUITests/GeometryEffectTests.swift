import Expectations
import PortableUITesting
import Testing

/// Effects that follow from a view's size.
@MainActor @Suite struct GeometryEffectTests {
    /// Moves a view by its own size.
    private struct Moved: GeometryEffect {
        var factor: CGFloat = 1

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(
                CGAffineTransform(translationX: factor * size.width, y: factor * size.height))
        }
    }

    private func box(_ factor: CGFloat) -> some View {
        Color.red.frame(width: 20, height: 10).modifier(Moved(factor: factor)).padding(5)
    }

    private func effects(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> [DisplayEffect] {
        host(view, direction: direction).displayList.effects.flatMap(\.self)
    }

    @Test func itIsThatOfTheSize() {
        expectEqual(effects(box(2)), [.transform(CGAffineTransform(translationX: 40, y: 20))])
        expectEqual(
            effects(box(2), .rightToLeft), [.transform(CGAffineTransform(translationX: -40, y: 20))])
    }

    // It is around the view's corner, which is at 5, 5.
    @Test func coordinatesAreThoseOfTheView() {
        struct Doubled: GeometryEffect {
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
            }
        }
        let box = Color.red.frame(width: 20, height: 10).modifier(Doubled()).padding(5)
        guard case .transform(let transform)? = effects(box).first else {
            Issue.record("no transform")
            return
        }
        expectEqual(CGPoint(x: 5, y: 5).applying(transform), CGPoint(x: 5, y: 5))
        expectEqual(CGPoint(x: 25, y: 15).applying(transform), CGPoint(x: 45, y: 25))
    }

    @Test func whereItChangesNothingThereIsNone() {
        expectEqual(effects(box(0)), [])
    }

    @Test func layoutStaysAsItIs() {
        expectEqual(host(box(2)).frames.frames(named: "Color"), [rect(5, 5, 20, 10)])
        expectEqual(host(box(2)).frames.frame.size, CGSize(width: 30, height: 20))
    }

    @Test func whatIsFarAwayIsNotSeen() {
        let host = host(box(1_000))
        #expect(host.displayList.items.isEmpty)
        expectEqual(host.frames.preorder.first { $0.name == "Color" }?.isHidden, true)
    }
}
