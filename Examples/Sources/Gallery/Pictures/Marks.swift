import FlowLayouts

/// What a picture shows besides the views of a flow, with its meaning.
enum Mark: String {
    case flow = "the flow"
    case space = "the space offered"
    case frame = "the frame"
    case band = "a row"
    case block = "a block"
    case guide = "the flow’s guide"
    case window = "the window"
    case made = "made"
    case missing = "not made"
}

/// A sample of a mark for a legend.
struct Swatch: View {
    let mark: Mark
    @Environment(\.palette) private var palette

    var body: some View {
        switch mark {
        case .flow: FlowOutline(cornerRadius: 4)
        case .space, .frame: SpaceOutline()
        case .band, .block: RoundedRectangle(cornerRadius: 4).fill(palette.band)
        case .guide: GuideLine()
        case .window: WindowOutline(cornerRadius: 4)
        case .made: MadeBlock()
        case .missing: MissingBlock()
        }
    }
}

struct FlowOutline: View {
    var cornerRadius: CGFloat = 8
    @Environment(\.palette) private var palette

    var body: some View {
        RoundedRectangle(cornerRadius: cornerRadius).stroke(palette.flow, lineWidth: 1)
    }
}

/// The visible part of a scroll view.
struct WindowOutline: View {
    var cornerRadius: CGFloat = 8
    @Environment(\.palette) private var palette

    var body: some View {
        RoundedRectangle(cornerRadius: cornerRadius).stroke(palette.accent.text, lineWidth: 1.5)
    }
}

struct SpaceOutline: View {
    @Environment(\.palette) private var palette

    var body: some View {
        DashedRectangle().stroke(palette.space, lineWidth: 1)
    }
}

struct GuideLine: View {
    @Environment(\.palette) private var palette

    var body: some View {
        Rectangle().fill(palette.flow).frame(height: 1)
    }
}

/// A view that does not exist in a lazy flow.
struct MissingBlock: View {
    @Environment(\.palette) private var palette

    var body: some View {
        RoundedRectangle(cornerRadius: 6).stroke(palette.block.text.opacity(0.35), lineWidth: 1)
    }
}

/// A view of a lazy flow that exists, off screen.
struct MadeBlock: View {
    @Environment(\.palette) private var palette

    var body: some View {
        RoundedRectangle(cornerRadius: 6).fill(palette.block.fill)
    }
}

struct Band: View {
    let width: CGFloat
    @Environment(\.palette) private var palette

    var body: some View {
        RoundedRectangle(cornerRadius: 6).fill(palette.band).frame(width: width)
    }
}

extension View {
    /// Shows how far a flow reaches.
    func outlined() -> some View {
        overlay { FlowOutline().padding(-3) }
    }

    /// Shows the space that a flow is offered.
    func outliningSpace() -> some View {
        overlay { SpaceOutline().padding(-6) }
    }

    /// Shows how thick the line is that this view begins, and as how long: a view can be as tall as its line.
    func beginningBand(width: CGFloat) -> some View {
        frame(maxHeight: .infinity)
            .background(alignment: .leading) { Band(width: width) }
            .flowAlignment(.stretch)
    }
}

/// A rectangle of dashes, which meet in its corners.
nonisolated private struct DashedRectangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for y in [rect.minY, rect.maxY] {
            for (start, end) in dashes(from: rect.minX, to: rect.maxX) {
                path.move(to: CGPoint(x: start, y: y))
                path.addLine(to: CGPoint(x: end, y: y))
            }
        }
        for x in [rect.minX, rect.maxX] {
            for (start, end) in dashes(from: rect.minY, to: rect.maxY) {
                path.move(to: CGPoint(x: x, y: start))
                path.addLine(to: CGPoint(x: x, y: end))
            }
        }
        return path
    }

    /// Dashes and gaps of about 3 points, beginning and ending with half a dash.
    private func dashes(from start: CGFloat, to end: CGFloat) -> [(CGFloat, CGFloat)] {
        let count = max(((end - start) / 6).rounded(), 1)
        let period = (end - start) / count
        return (0...Int(count)).map { index in
            let middle = start + CGFloat(index) * period
            return (max(middle - period / 4, start), min(middle + period / 4, end))
        }
    }
}
