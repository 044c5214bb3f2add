import FlowLayouts

/// The topics in a window that somebody makes narrower.
struct TopicsInWindow: View {
    let width: CGFloat
    @Environment(\.palette) private var palette

    private let size = CGSize(width: 540, height: 340)

    var body: some View {
        ZStack(alignment: .topLeading) {
            window
            ResizePointer().offset(x: width - 20, y: 160)
        }
        .frame(width: 560, height: size.height, alignment: .topLeading)
    }

    private var window: some View {
        ZStack(alignment: .topLeading) {
            edges { RoundedRectangle(cornerRadius: 16).fill(palette.surface) }
            VStack(alignment: .leading, spacing: 18) {
                HStack(spacing: 8) {
                    ForEach([0xFF5F57, 0xFEBC2E, 0x28C840] as [UInt32], id: \.self) { color in
                        Circle().fill(Color(hex: color)).frame(width: 14, height: 14)
                    }
                    Text("Topics").fontWeight(.semibold).padding(.leading, 8)
                }
                Topics.fifteen
            }
            .font(.system(size: 20))
            .padding(20)
            .frame(width: width, alignment: .leading)
            edges { RoundedRectangle(cornerRadius: 16).strokeBorder(palette.line, lineWidth: 1) }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .clipped()
    }

    /// The whole window at its largest width, as far left as its right edge has to be, and its left edge where it was:
    /// so that parts move, and none changes its size.
    private func edges(@ViewBuilder of shape: () -> some View) -> some View {
        let whole = shape().frame(width: size.width, height: size.height)
        let left: CGFloat = 20
        return HStack(spacing: 0) {
            whole.frame(width: left, height: size.height, alignment: .leading).clipped()
            whole.offset(x: width - size.width - left)
                .frame(width: size.width - left, height: size.height, alignment: .leading).clipped()
        }
    }
}

/// The pointer with which people drag the edge of a window.
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
