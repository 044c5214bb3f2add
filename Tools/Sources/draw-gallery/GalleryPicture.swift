import Gallery
import PortableUI
import PortableUIRendering

/// Draws an entry of the gallery as an SVG document.
@MainActor
struct GalleryPicture {
    let entry: GalleryEntry
    let measurer: PangoTextMeasurer

    func svg() throws -> Data {
        let lists = displayLists()
        return try lists.count == 1 ? CairoRenderer().svg(lists[0]) : AnimatedSVG().svg(lists)
    }

    /// What each state looks like on a page that is large enough for all of them.
    private func displayLists() -> [DisplayList] {
        let host = ViewHost(page(entry.states[0]), measurer: measurer)
        let heights = entry.states.map { state in
            host.rootView = page(state)
            return host.displayList.size.height
        }
        let height = heights.max()?.rounded(.up)
        return entry.states.map { state in
            host.rootView = page(state, height: height)
            return host.displayList
        }
    }

    /// White paper behind an example, so that it can be read in light and dark surroundings alike.
    private func page(_ example: AnyView, height: CGFloat? = nil) -> some View {
        example
            .frame(width: entry.width, height: height, alignment: .topLeading)
            .background(Color.white, in: RoundedRectangle(cornerRadius: 12))
    }
}
