import FlowLayouts

/// A landscape in place of a photo.
struct Photo: Identifiable {
    let id: Int

    /// In pixels, as cameras make them. Only the shape counts.
    var size: CGSize {
        let sizes = [(4032, 3024), (3024, 4032), (6000, 4000), (1080, 1080), (4000, 6000), (3840, 2160)]
        let (width, height) = id % 13 == 9 ? (9000, 2400) : sizes[id * 7 % 6]
        return CGSize(width: width, height: height)
    }

    var picture: some View {
        Landscape(number: id * 7).clipShape(RoundedRectangle(cornerRadius: 6))
    }
}
