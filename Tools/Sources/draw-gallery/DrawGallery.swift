import Foundation
import Gallery
import PortableUITesting
import PortableUIRendering

/// Draws all pictures of the gallery, light and dark, into a folder, which is created if it does not exist:
/// `draw-gallery Pictures`. With `--photos`, draws some landscapes instead, in the shapes of photos, as PNG and SVG files.
@main
@MainActor
struct DrawGallery {
    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        let drawsPhotos = arguments.first == "--photos"
        if drawsPhotos { arguments.removeFirst() }
        guard let path = arguments.first, arguments.count == 1 else {
            fail("name the folder to write to, as in: draw-gallery Pictures", code: 64)
        }
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try drawsPhotos ? drawPhotos(in: folder) : drawEntries(in: folder)
        } catch {
            fail("\(folder.path): \(error.localizedDescription)", code: 73)
        }
    }

    private static func drawEntries(in folder: URL) throws {
        let measurer = PangoTextMeasurer()
        for entry in GalleryEntry.all {
            for colorScheme in ColorScheme.allCases {
                let picture = GalleryPicture(entry: entry, colorScheme: colorScheme, measurer: measurer)
                try picture.svg().write(
                    to: folder.appendingPathComponent(picture.fileName), options: .atomic)
            }
        }
    }

    private static func drawPhotos(in folder: URL) throws {
        let shapes = [(800, 600), (600, 800), (900, 600), (600, 600), (600, 900), (960, 540)]
        for number in 0..<9 {
            let (width, height) = shapes[number * 5 % shapes.count]
            let host = ViewHost(
                Landscape(number: number).frame(width: CGFloat(width), height: CGFloat(height)))
            let file = folder.appendingPathComponent("\(number)")
            try CairoRenderer().png(host.displayList)
                .write(to: file.appendingPathExtension("png"), options: .atomic)
            try CairoRenderer().svg(host.displayList, title: "A landscape")
                .write(to: file.appendingPathExtension("svg"), options: .atomic)
        }
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("draw-gallery: \(message)\n".utf8))
        exit(code)
    }
}
