import FlowLayouts

/// Rows of photos that fill the width, each photo in its own shape.
struct PhotoWallScreen: View {
    @State private var height: CGFloat = 100
    @State private var spacing: CGFloat = 4

    private let photos = (0..<40).map { Photo(id: $0) }

    var body: some View {
        Demo {
            HFlow(spacing: spacing) {
                ForEach(photos) { photo in
                    photo.picture
                        .frame(minWidth: height * photo.aspectRatio, maxWidth: .infinity)
                        .frame(height: height)
                        // What a row leaves is shared out by width, so no photo is cropped more than another.
                        .flowGrow(photo.aspectRatio)
                }
            }
            .lastLine(.natural)
            .sizing(.fill)
        } controls: {
            OptionSlider("Height", $height, in: 40...200)
            OptionSlider("spacing", $spacing, in: 0...24)
        }
    }
}

/// A colored shape in place of a photo.
struct Photo: Identifiable {
    let id: Int

    var aspectRatio: CGFloat { [1.5, 0.75, 1, 1.33, 0.67, 1.78][id * 7 % 6] }

    var picture: some View {
        Color(hue: Double(id * 29 % 100) / 100, saturation: 0.45, brightness: 0.85)
            .overlay { Circle().fill(Color.white.opacity(0.35)).padding(16) }
            .clipShape(RoundedRectangle(cornerRadius: 6))
    }
}

#Preview { PhotoWallScreen() }
