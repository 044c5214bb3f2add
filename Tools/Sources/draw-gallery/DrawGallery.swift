import Foundation
import Gallery
import PortableUITesting
import PortableUIRendering

/// Draws all pictures of the gallery, light and dark, into a folder, which is created if it does not exist.
@main
@MainActor
struct DrawGallery {
    static func main() {
        guard CommandLine.arguments.count == 2 else {
            fail("name the folder to write to, as in: draw-gallery Pictures", code: 64)
        }
        let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
        let measurer = PangoTextMeasurer()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for entry in GalleryEntry.all {
                for colorScheme in ColorScheme.allCases {
                    let picture = GalleryPicture(entry: entry, colorScheme: colorScheme, measurer: measurer)
                    try picture.svg().write(
                        to: folder.appendingPathComponent(picture.fileName), options: .atomic)
                }
            }
        } catch {
            fail("\(folder.path): \(error.localizedDescription)", code: 73)
        }
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("draw-gallery: \(message)\n".utf8))
        exit(code)
    }
}
