import PortableUI
import Testing

@MainActor @Suite struct ShapeTests {
    private func size(_ shape: some Shape, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        host(shape, width: width, height: height).size
    }

    @Test func shapesTakeWhatIsOffered() {
        #expect(size(Rectangle(), 30, 20) == CGSize(width: 30, height: 20))
        #expect(size(Capsule(), nil, 20) == CGSize(width: 10, height: 20))
        #expect(size(RoundedRectangle(cornerRadius: 3), nil, nil) == CGSize(width: 10, height: 10))
    }

    @Test func aCircleTakesTheLargestSquare() {
        #expect(size(Circle(), 30, 20) == CGSize(width: 20, height: 20))
        #expect(size(Circle(), 30, nil) == CGSize(width: 30, height: 30))
        #expect(size(Circle(), nil, nil) == CGSize(width: 10, height: 10))
        #expect(size(Circle(), 20, .infinity) == CGSize(width: 20, height: 20))
        // In a frame of another form its path stays in the middle.
        #expect(Circle().path(in: rect(0, 0, 30, 20)) == Path(ellipseIn: rect(5, 0, 20, 20)))
    }

    @Test func shapesAreFilledOrStroked() {
        let red = Color.red.resolve(in: EnvironmentValues())
        func content(_ view: some View) -> DisplayItem.Content? {
            host(view, width: 30, height: 20).displayList.items.first?.content
        }
        let path = Path(rect(0, 0, 30, 20))
        #expect(content(Rectangle().fill(.red)) == .fill(path, red))
        #expect(content(Rectangle().fill(Color.red)) == .fill(path, red))
        #expect(content(Rectangle().stroke(.red, lineWidth: 3)) == .stroke(path, red, lineWidth: 3))
        #expect(content(Rectangle().foregroundColor(.red)) == .fill(path, red))
        #expect(content(Color.red) == .fill(path, red))
        #expect(content(Rectangle()) == .fill(path, Color.primary.resolve(in: EnvironmentValues())))
    }

    private struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
            return path
        }
    }

    @Test func onesOwnShapesAreViews() {
        let host = host(Triangle().frame(width: 20, height: 10))
        #expect(host.frames.frames(named: "Triangle") == [rect(0, 0, 20, 10)])
        let primary = Color.primary.resolve(in: EnvironmentValues())
        #expect(
            host.displayList.items.first?.content == .fill(Triangle().path(in: rect(0, 0, 20, 10)), primary))
        #expect(
            PortableUITests.host(Text("A").background(.red, in: Triangle())).frames.frames(named: "Triangle")
                == [rect(0, 0, 6, 12)])
    }

    @Test func cornersAreNoLargerThanHalfTheShape() {
        #expect(
            RoundedRectangle(cornerRadius: 50).path(in: rect(0, 0, 30, 20))
                == Path(roundedRect: rect(0, 0, 30, 20), cornerSize: CGSize(width: 15, height: 10)))
        #expect(
            Capsule().path(in: rect(0, 0, 30, 20))
                == RoundedRectangle(cornerRadius: 10).path(in: rect(0, 0, 30, 20)))
        #expect(RoundedRectangle(cornerRadius: -3).path(in: rect(0, 0, 30, 20)) == Path(rect(0, 0, 30, 20)))
    }

    @Test func aRoundPathStartsAfterItsCornerAndGoesClockwise() {
        let path = RoundedRectangle(cornerRadius: 4).path(in: rect(0, 0, 30, 20))
        let ends = path.elements.compactMap { element -> CGPoint? in
            switch element {
            case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
            case .closeSubpath: nil
            }
        }
        #expect(
            ends
                == [
                    (4, 0), (26, 0), (30, 4), (30, 16), (26, 20), (4, 20), (0, 16), (0, 4), (4, 0),
                ].map { CGPoint(x: $0, y: $1) })
    }
}
