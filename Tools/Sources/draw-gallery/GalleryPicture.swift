import Foundation
import Gallery
import PortableUITesting
import PortableUIRendering

/// Draws an entry of the gallery as an SVG document.
@MainActor
struct GalleryPicture {
    let entry: GalleryEntry
    let colorScheme: ColorScheme
    let measurer: PangoTextMeasurer

    /// The name of the file. DocC shows a file with `~dark` instead of the one without on dark pages, and so does the
    /// README. Elsewhere, as in articles on GitHub, the light one has to know for itself.
    var fileName: String { entry.name + (colorScheme == .dark ? "~dark.svg" : ".svg") }

    func svg() throws -> Data {
        let document = try document(in: colorScheme)
        guard colorScheme == .light else { return document }
        return try AdaptiveSVG.svg(light: document, dark: self.document(in: .dark)) ?? document
    }

    private func document(in colorScheme: ColorScheme) throws -> Data {
        let lists = try displayLists(in: colorScheme)
        guard lists.count == 1 else {
            // The next drag begins far from where the one before has ended.
            let drags = entry.drags.indices.filter { entry.drags[$0] != nil }
            return try AnimatedSVG().svg(lists, title: entry.title, scenes: Set(drags))
        }
        let document = try CairoRenderer().svg(lists[0], title: entry.title)
        // Cairo counts what it has drawn before, and writes that down. Nothing refers to it.
        let text = String(decoding: document, as: UTF8.self)
        return Data(text.replacing(/<g id="surface\d+">/, with: "<g>").utf8)
    }

    /// What each state looks like on a page that is large enough for all of them.
    private func displayLists(in colorScheme: ColorScheme) throws -> [DisplayList] {
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        let host = ViewHost(page(entry.states[0]), environment: environment, measurer: measurer)
        let heights = entry.states.map { state in
            host.rootView = page(state)
            return host.displayList.size.height
        }
        let height = heights.max()?.rounded(.up)
        var dragged: (view: LiftedView, point: CGPoint)?
        return try zip(entry.states, entry.drags).map { state, drag in
            host.rootView = page(state, height: height)
            if let drag {
                dragged = try (dragged?.view ?? host.lift(id: drag.id), drag.point)
                dragged?.view.move(to: drag.point)
            } else if let (view, point) = dragged {
                try view.drop(at: point)
                dragged = nil
            }
            return host.displayList
        }
    }

    private func page(_ example: AnyView, height: CGFloat? = nil) -> some View {
        example.frame(width: entry.width, height: height, alignment: .topLeading)
    }
}
