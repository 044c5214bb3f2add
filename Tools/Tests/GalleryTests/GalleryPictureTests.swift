import Gallery
import PortableUIRendering
import Testing

@testable import draw_gallery

@MainActor
@Suite struct GalleryPictureTests {
    // Otherwise a new picture would change the files of all after it.
    @Test func aPictureIsTheSameWhateverHasBeenDrawnBefore() throws {
        let measurer = PangoTextMeasurer()
        for entry in GalleryEntry.all {
            let picture = GalleryPicture(entry: entry, colorScheme: .light, measurer: measurer)
            let document = try picture.svg()
            #expect(try picture.svg() == document, "\(entry.name)")
            let text = String(decoding: document, as: UTF8.self)
            #expect(!text.contains("#surface"), "\(entry.name)")
            #expect(text.contains("prefers-color-scheme:dark"), "\(entry.name)")
        }
    }
}
