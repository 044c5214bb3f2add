import FlowLayouts

/// A photo of which the size in pixels is known.
struct SizedPhoto: Identifiable {
    let id: Int
    let name: String
    let size: CGSize
}

struct PhotoExamples: View {
    let photos: [SizedPhoto]

    var body: some View {
        HFlow(spacing: 4) {
            ForEach(photos) { photo in
                Image(photo.name).resizable().aspectRatio(photo.size, contentMode: .fit)
            }
        }
        .scalesLines(to: 180, within: 120...260)
    }
}

/// The rows of photos without views.
func rowsWithoutViews(of photos: [SizedPhoto]) -> FlowArrangement {
    var options = FlowOptions(itemSpacing: 4, lineSpacing: 4)
    options.scaling = FlowScaling(thickness: 180, minThickness: 120, maxThickness: 260)
    let items = FlowItems(photos.map { FlowSize(width: $0.size.width, height: $0.size.height) })
    let arrangement = FlowArrangement(of: items, in: 390, options: options)
    return arrangement
}
