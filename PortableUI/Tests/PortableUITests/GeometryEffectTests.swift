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

    @Test func whereItChangesNothingThereIsNone() {
        expectEqual(effects(box(0)), [])
    }

    @Test func layoutStaysAsItIs() {
        expectEqual(host(box(2)).frames.frames(named: "Color"), [rect(5, 5, 20, 10)])
        expectEqual(host(box(2)).frames.frame.size, CGSize(width: 30, height: 20))
    }
}
