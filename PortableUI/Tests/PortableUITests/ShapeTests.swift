import Expectations
@_spi(Rendering) import PortableUIDrawing
import PortableUITesting
import Testing

@MainActor @Suite struct ShapeTests {
    private func size(_ shape: some Shape, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        host(shape, width: width, height: height).size
    }

    @Test func shapesTakeWhatIsOffered() {
        expectEqual(size(Rectangle(), 30, 20), CGSize(width: 30, height: 20))
        expectEqual(size(Capsule(), nil, 20), CGSize(width: 10, height: 20))
        expectEqual(size(RoundedRectangle(cornerRadius: 3), nil, nil), CGSize(width: 10, height: 10))
    }

    @Test func aCircleTakesTheLargestSquare() {
        expectEqual(size(Circle(), 30, 20), CGSize(width: 20, height: 20))
        expectEqual(size(Circle(), 30, nil), CGSize(width: 30, height: 30))
        expectEqual(size(Circle(), nil, nil), CGSize(width: 10, height: 10))
        expectEqual(size(Circle(), 20, .infinity), CGSize(width: 20, height: 20))
        // In a frame of another form its path stays in the middle.
        expectEqual(Circle().path(in: rect(0, 0, 30, 20)), Path(ellipseIn: rect(5, 0, 20, 20)))
    }

    @Test func cornersAreNoLargerThanHalfTheShape() {
        expectEqual(
            RoundedRectangle(cornerRadius: 50).path(in: rect(0, 0, 30, 20)),
            Path(roundedRect: rect(0, 0, 30, 20), cornerSize: CGSize(width: 15, height: 10)))
        expectEqual(
            Capsule().path(in: rect(0, 0, 30, 20)),
            RoundedRectangle(cornerRadius: 10).path(in: rect(0, 0, 30, 20)))
        expectEqual(RoundedRectangle(cornerRadius: -3).path(in: rect(0, 0, 30, 20)), Path(rect(0, 0, 30, 20)))
    }

    // MARK: Borders and corners

    private func items(_ view: some View) -> [DisplayItem.Content] {
        host(view, width: 20, height: 10).displayList.items.map(\.content)
    }
    private var red: Color.Resolved { Color.red.resolve(in: EnvironmentValues()) }
    private var primary: Color.Resolved { Color.primary.resolve(in: EnvironmentValues()) }

    @Test func aBorderOfAShapeIsInside() {
        let inside = Path(roundedRect: rect(1, 1, 18, 8), cornerRadius: 3)
        expectEqual(
            items(RoundedRectangle(cornerRadius: 4).strokeBorder(Color.red, lineWidth: 2)),
            [.stroke(inside, red, lineWidth: 2)])
        let capsule = Path(roundedRect: rect(0.5, 0.5, 19, 9), cornerRadius: 4.5)
        expectEqual(items(Capsule().strokeBorder(Color.primary)), [.stroke(capsule, primary, lineWidth: 1)])
        expectEqual(
            items(Circle().strokeBorder(Color.red, lineWidth: 4)),
            [.stroke(Path(ellipseIn: rect(2, 2, 6, 6)), red, lineWidth: 4)])
        expectEqual(
            items(Rectangle().stroke(Color.primary, lineWidth: 3)),
            [.stroke(Path(rect(0, 0, 20, 10)), primary, lineWidth: 3)])
        expectEqual(host(Capsule().strokeBorder(Color.red)).frames.preorder.map(\.name), ["Capsule"])
    }

    @Test func insetsAddUp() {
        let shape = RoundedRectangle(cornerRadius: 4).inset(by: 1).inset(by: 2)
        expectEqual(shape.path(in: rect(0, 0, 20, 10)), Path(roundedRect: rect(3, 3, 14, 4), cornerRadius: 1))
        expectEqual(Rectangle().inset(by: 8).path(in: rect(0, 0, 20, 10)), Path(rect(8, 5, 4, 0)))
        expectEqual(Rectangle().inset(by: -1).path(in: rect(0, 0, 20, 10)), Path(rect(-1, -1, 22, 12)))
        // A circle keeps taking the largest square.
        expectEqual(size(Circle().inset(by: 2), 30, 20), CGSize(width: 20, height: 20))
    }

    @Test func aPathKnowsItsBounds() {
        expectEqual(Path(ellipseIn: rect(1, 2, 3, 4)).boundingRect, rect(1, 2, 3, 4))
        expectEqual(
            Path(ellipseIn: rect(1, 2, 3, 4)).offsetBy(dx: 5, dy: 6), Path(ellipseIn: rect(6, 8, 3, 4)))
        let corner = Path { path in
            path.move(to: CGPoint(x: 5, y: 1))
            path.addLine(to: CGPoint(x: 2, y: 9))
        }
        expectEqual(corner.boundingRect, rect(2, 1, 3, 8))
        expectEqual(corner.offsetBy(dx: 1, dy: 2).boundingRect, rect(3, 3, 3, 8))
        expectEqual(Path().boundingRect, .zero)
    }

    // MARK: Right to left

    /// A triangle with its right angle at the bottom left.
    private struct Corner: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    @Test func shapesAreMirroredFromRightToLeft() {
        func points(_ shape: some Shape, _ direction: LayoutDirection) -> [CGFloat] {
            let view = shape.frame(width: 20, height: 10)
            guard case .fill(let path, _)? = host(view, direction: direction).displayList.items.first?.content
            else { return [] }
            return path.elements.compactMap { element in
                switch element {
                case .move(let end), .line(let end): end.x
                default: nil
                }
            }
        }
        expectEqual(points(Corner(), .leftToRight), [0, 20, 0])
        expectEqual(points(Corner(), .rightToLeft), [20, 0, 20])
        // Its outline, what it clips, and a frame that is not at the origin.
        let mirrored = Corner().path(in: rect(0, 0, 20, 10)).mirrored(in: 20)
        let stroke = Corner().stroke(Color.primary, lineWidth: 2).frame(width: 20, height: 10)
        expectEqual(
            host(stroke, direction: .rightToLeft).displayList.items.first?.content,
            .stroke(mirrored, primary, lineWidth: 2))
        let clipped = Color.red.frame(width: 20, height: 10).clipShape(Corner()).padding(5)
        expectEqual(
            host(clipped, direction: .rightToLeft).displayList.effects,
            [[.clip(mirrored.offsetBy(dx: 5, dy: 5))]])
    }

    /// Copied for each of them, this many would take minutes.
    @Test func aPathTakesManyRectangles() {
        let path = Path { path in
            for index in 0..<100_000 { path.addRect(rect(CGFloat(index), 0, 1, 1)) }
        }
        expectEqual(path.elements.count, 500_000)
        expectEqual(path.boundingRect, rect(0, 0, 100_000, 1))
    }
}
