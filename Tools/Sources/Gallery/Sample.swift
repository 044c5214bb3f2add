import FlowLayouts

/// One value of an option: what it does, above how it is written.
struct Sample<Content: View>: View {
    let code: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            content
                .padding(12)
                .background(Color.indigo.opacity(0.06), in: RoundedRectangle(cornerRadius: 10))
            Text(code)
                .font(.system(size: 11, design: .monospaced))
                .foregroundColor(.secondary)
        }
    }
}

/// A numbered block, to see what an option does to its place.
struct NumberedBlock: View {
    let number: Int
    let width: CGFloat
    var height: CGFloat = 28

    var body: some View {
        Text("\(number)")
            .frame(width: width, height: height)
            .block(.indigo)
    }
}

/// Blocks with numbers from 1 on.
struct Blocks: View {
    let widths: [CGFloat]

    var body: some View {
        ForEach(widths.indices, id: \.self) { index in
            NumberedBlock(number: index + 1, width: widths[index])
        }
    }
}

/// A block that stands out: the view that a modifier is about. It is as long as it is offered, from a
/// minimum on.
struct FlexibleBlock: View {
    let title: String
    var ideal: CGFloat = 60

    var body: some View {
        Text(title)
            .frame(minWidth: 28, idealWidth: ideal, maxWidth: .infinity)
            .frame(height: 28)
            .block(.orange)
    }
}

extension View {
    /// A text on a rounded rectangle of the same color.
    func block(_ color: Color) -> some View {
        font(.system(size: 13, weight: .semibold))
            .foregroundColor(color)
            .background(color.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
    }

    /// Shows how far a flow reaches.
    func outlined() -> some View {
        overlay {
            RoundedRectangle(cornerRadius: 9).stroke(Color.red.opacity(0.5), lineWidth: 1).padding(-4)
        }
    }
}
