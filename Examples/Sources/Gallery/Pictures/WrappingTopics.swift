import FlowLayouts

/// The topics in a width that somebody makes smaller.
struct WrappingTopics: View {
    let width: CGFloat
    @Environment(\.palette) private var palette

    private let size = CGSize(width: 580, height: 310)

    var body: some View {
        ZStack(alignment: .topLeading) {
            Topics.fifteen
                .font(.title3)
                .padding(20)
                .frame(width: width, alignment: .leading)
            Rectangle().fill(palette.line).frame(width: 1, height: size.height).offset(x: width)
            ResizePointer().offset(x: width - 20, y: 140)
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .modifier(CardEdges())
    }
}

/// The pointer with which people drag an edge.
private struct ResizePointer: View {
    @Environment(\.palette) private var palette

    var body: some View {
        ResizeArrows().fill(palette.isDark ? Color.white : .black)
            .background { ResizeArrows().stroke(palette.isDark ? Color.black : .white, lineWidth: 3) }
            .frame(width: 40, height: 24)
    }
}

/// An arrow to the left and one to the right, with a bar between them.
nonisolated private struct ResizeArrows: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRect(CGRect(x: rect.midX - 1.5, y: rect.minY, width: 3, height: rect.height))
        for (tip, base) in [(rect.minX, rect.midX - 6), (rect.maxX, rect.midX + 6)] {
            let head = tip + (base - tip) * 0.6
            path.move(to: CGPoint(x: tip, y: rect.midY))
            path.addLine(to: CGPoint(x: head, y: rect.midY - 8))
            path.addLine(to: CGPoint(x: head, y: rect.midY - 2))
            path.addLine(to: CGPoint(x: base, y: rect.midY - 2))
            path.addLine(to: CGPoint(x: base, y: rect.midY + 2))
            path.addLine(to: CGPoint(x: head, y: rect.midY + 2))
            path.addLine(to: CGPoint(x: head, y: rect.midY + 8))
            path.closeSubpath()
        }
        return path
    }
}
