import FlowLayouts

/// A numbered block, to see what an option does to its place.
struct NumberedBlock: View {
    let number: Int
    let width: CGFloat
    var height: CGFloat = 28

    var body: some View {
        Block {
            Text("\(number)").frame(width: width, height: height)
        }
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
        Block(isAccented: true) {
            Text(title)
                .frame(minWidth: 28, idealWidth: ideal, maxWidth: .infinity)
                .frame(height: 28)
        }
    }
}

/// A text on a rounded rectangle.
struct Block<Content: View>: View {
    var isAccented = false
    var size: CGFloat = 13
    @ViewBuilder let content: Content
    @Environment(\.palette) private var palette

    var body: some View {
        let tint = isAccented ? palette.accent : palette.block
        content
            .font(.system(size: size, weight: .semibold))
            .foregroundColor(tint.text)
            .background(tint.fill, in: RoundedRectangle(cornerRadius: 6))
    }
}
