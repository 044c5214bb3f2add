import CGdkPixbuf
import Expectations
import Foundation
import PortableUIRendering
import PortableUITesting
import TestSupport
import Testing

/// Pictures from files, drawn over what items fill.
@Suite struct PictureFileTests {
    private let identity = ViewIdentity(.position(1))

    /// Draws a picture into a frame on white, over black.
    private func list(
        _ frame: CGRect = CGRect(10, 10, 40, 20), cornerRadius: CGFloat = 0
    ) -> DisplayList {
        let path = Path(
            roundedRect: CGRect(origin: .zero, size: frame.size), cornerRadius: cornerRadius)
        return DisplayList(
            size: CGSize(width: 60, height: 60),
            nodes: [.drawn(.fill(path, .color(.black)), frame, identity: identity)])
    }

    private func renderer(_ file: PictureFile) -> CairoRenderer {
        var renderer = CairoRenderer(background: .white)
        renderer.pictures = [identity: file]
        return renderer
    }

    /// The letters of the quarters of a frame: red, green, blue and yellow.
    private func quarters(_ png: DecodedPNG, _ frame: CGRect, scale: Double = 1) -> String {
        [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].map { x, y in
            png[
                Int((frame.minX + frame.width * x) * scale), Int((frame.minY + frame.height * y) * scale)
            ].letter
        }.joined()
    }

    @Test(arguments: ["png", "jpeg"], [1.0, 3.0]) func aPictureFillsItsFrame(type: String, scale: Double)
        throws
    {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.picture(width: 80, height: 40, type: type)
        let png = try DecodedPNG(renderer(file).png(list(), scale: scale))
        expectEqual(quarters(png, CGRect(10, 10, 40, 20), scale: scale), "RGBY")
        // Up to its edges, and not beyond.
        let (left, right, top, bottom) = (10 * scale, 50 * scale - 1, 10 * scale, 30 * scale - 1)
        expectEqual(png[Int(left), Int(top)].letter, "R")
        expectEqual(png[Int(right), Int(bottom)].letter, "Y")
        expectEqual(png[Int(left) - 1, Int(top)].letter, "W")
        expectEqual(png[Int(right) + 1, Int(bottom)].letter, "W")
        expectEqual(png[Int(right), Int(bottom) + 1].letter, "W")
    }

    /// Exif 2.32, 4.6.4: where the first row and the first column are seen.
    @Test(
        arguments: [
            (1, "RGBY"), (2, "GRYB"), (3, "YBGR"), (4, "BYRG"),
            // The rows are columns.
            (5, "RBGY"), (6, "BRYG"), (7, "YGBR"), (8, "GYRB"),
        ] as [(UInt8, String)])
    func aCameraMayHaveBeenTurned(orientation: UInt8, expected: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.picture(width: 80, height: 40, type: "jpeg", orientation: orientation)
        let frame = orientation < 5 ? CGRect(10, 10, 40, 20) : CGRect(10, 10, 20, 40)
        for scale in [1.0, 4.0] {
            let png = try DecodedPNG(renderer(file).png(list(frame), scale: scale))
            expectEqual(quarters(png, frame, scale: scale), expected)
        }
    }

    /// A quarter of the opacity shows three quarters of the black behind it.
    @Test func aTransparentPictureShowsTheFillBehindIt() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.picture(width: 40, height: 20, type: "png", alpha: 64)
        let png = try DecodedPNG(renderer(file).png(list()))
        #expect(abs(png[15, 15].red - 64) <= 1)
        expectEqual(png[15, 15].green, 0)
        expectEqual(png[15, 15].alpha, 255)
    }

    @Test func cornersAreThoseOfTheFill() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.picture(width: 80, height: 40, type: "png")
        let png = try DecodedPNG(renderer(file).png(list(cornerRadius: 10)))
        expectEqual(png[10, 10].letter, "W")
        expectEqual(png[49, 29].letter, "W")
        expectEqual(png[20, 10].letter, "R")
    }

    // MARK: Documents

    /// A photo in a frame of 40 × 20 has two pixels for a point, or all it has if that is less.
    @Test(arguments: [(800, 80), (16, 16)])
    func aDocumentHasNoMoreOfAPhotoThanItShows(width: Int, shownWidth: Int) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.picture(width: width, height: width / 2, type: "jpeg")
        let svg = String(decoding: try renderer(file).svg(list()), as: UTF8.self)
        let base64 = try #require(svg.firstMatch(of: /data:image\/jpeg;base64,([^"]*)/)?.1)
        let shown = try #require(Data(base64Encoded: base64.filter { !$0.isWhitespace }))
        try expectEqual(folder.size(ofPicture: shown), [shownWidth, shownWidth / 2])

        let pdf = try renderer(file).pdf(list())
        #expect(String(decoding: pdf, as: UTF8.self).contains("/DCTDecode"))
        #expect(pdf.count < 20_000)
    }

    @Test func aDrawingStaysSharpInADocument() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.picture(width: 80, height: 40, type: "png")
        let svg = String(decoding: try renderer(file).svg(list()), as: UTF8.self)
        #expect(svg.contains("data:image/png;base64,"))
        #expect(!svg.contains("data:image/jpeg"))
    }

    // MARK: Faults

    private func reason(_ file: PictureFile) -> String? {
        do {
            _ = try renderer(file).png(list())
            return nil
        } catch RenderingError.unreadablePicture(file, let reason) {
            return reason
        } catch {
            return "another error: \(error)"
        }
    }

    @Test(arguments: ["png", "jpeg"]) func theBeginningOfAPictureIsNone(type: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.picture(width: 80, height: 40, type: type)
        let whole = try Data(contentsOf: URL(fileURLWithPath: file.path))
        for count in [0, 10, 40] {
            let part = folder.path("part")
            try whole.prefix(count).write(to: URL(fileURLWithPath: part))
            let reason = self.reason(PictureFile(path: part)) ?? ""
            #expect(!reason.isEmpty)
            #expect(!reason.hasPrefix("another error"))
        }
    }

    @Test func whatADecoderSaysIsLeftOut() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let photo = try folder.picture(width: 80, height: 40, type: "jpeg")
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: photo.path)))
        // ITU-T T.81, B.1.1.3: a frame that is progressive, which that of these scans is not.
        bytes[try #require(bytes.firstIndex(of: 0xC0))] = 0xC2
        try Data(bytes.dropLast(40)).write(to: URL(fileURLWithPath: photo.path))
        expectEqual(reason(photo), "it ends early or is damaged")

        let drawing = try folder.picture(width: 80, height: 40, type: "png")
        bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: drawing.path)))
        // PNG specification, 5.3: the data follows the name of its chunk.
        let data = try #require(bytes.firstRange(of: Array("IDAT".utf8))).upperBound
        bytes[data] ^= 0xFF
        try Data(bytes).write(to: URL(fileURLWithPath: drawing.path))
        expectEqual(reason(drawing), "it ends early or is damaged")
    }

    @Test func aFileThatIsGoneIsNoPicture() {
        expectEqual(
            reason(PictureFile(path: "/nowhere/a.png")), "it is no picture, or only the beginning of one")
    }

    /// A small file may say that it is 65,000 × 65,000 pixels large.
    @Test func aPictureThatNeedsAllMemoryIsRefused() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.picture(width: 80, height: 40, type: "jpeg")
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path)))
        // ITU-T T.81, B.2.2: marker, length, precision, then height and width in two bytes each.
        let frame = try #require(bytes.firstIndex(of: 0xC0).map { $0 - 1 })
        expectEqual(bytes[frame], 0xFF)
        bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFD, 0xE8, 0xFD, 0xE8])
        try Data(bytes).write(to: URL(fileURLWithPath: file.path))
        expectEqual(
            reason(file), "it is 65000 × 65000 pixels large, and at most 200 million are drawn")
    }

    /// Whatever is in a file, a picture is drawn or the error says that it cannot be.
    @Test(arguments: ["png", "jpeg"]) func damagedPicturesAreDrawnOrRefused(type: String) throws {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.picture(width: 80, height: 40, type: type)
        let good = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path)))
        for _ in 0..<100 {
            var bytes = good
            bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
            try Data(bytes).write(to: URL(fileURLWithPath: file.path))
            let reason = self.reason(file)
            #expect(reason?.hasPrefix("another error") != true, "seed \(seed)")
        }
    }
}

extension DecodedPNG.Pixel {
    /// The nearest of some colors: a JPEG does not keep them exactly.
    fileprivate var letter: String {
        let colors: KeyValuePairs = [
            "R": [255, 0, 0], "G": [0, 255, 0], "B": [0, 0, 255], "Y": [255, 255, 0], "W": [255, 255, 255],
            "K": [0, 0, 0],
        ]
        func distance(_ color: [Int]) -> Int {
            zip(color, [red, green, blue]).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
        }
        return colors.min { distance($0.value) < distance($1.value) }?.key ?? ""
    }
}

extension TemporaryFolder {
    /// Writes a picture whose quarters are red, green, blue and yellow.
    fileprivate func picture(
        width: Int, height: Int, type: String, alpha: UInt8 = 255, orientation: UInt8? = nil
    ) throws -> PictureFile {
        let hasAlpha = alpha < 255
        let pixbuf = try #require(
            gdk_pixbuf_new(GDK_COLORSPACE_RGB, hasAlpha ? 1 : 0, 8, gint(width), gint(height)))
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let pixels = try #require(gdk_pixbuf_get_pixels(pixbuf))
        let (stride, channels) = (
            Int(gdk_pixbuf_get_rowstride(pixbuf)), Int(gdk_pixbuf_get_n_channels(pixbuf))
        )
        for y in 0..<height {
            for x in 0..<width {
                let color: [UInt8] =
                    switch (x < width / 2, y < height / 2) {
                    case (true, true): [255, 0, 0]
                    case (false, true): [0, 255, 0]
                    case (true, false): [0, 0, 255]
                    case (false, false): [255, 255, 0]
                    }
                for (channel, value) in (color + [alpha]).prefix(channels).enumerated() {
                    pixels[y * stride + x * channels + channel] = value
                }
            }
        }
        var (buffer, count) = (UnsafeMutablePointer<gchar>?.none, gsize())
        #expect(gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, type, nil, nil, nil) != 0)
        defer { g_free(buffer) }
        var data = Data(bytes: try #require(buffer), count: Int(count))
        if let orientation {
            // Exif 2.32, 4.5.2: a segment with a TIFF header, and a directory of one entry.
            let exif =
                [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
                + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
            data.insert(contentsOf: exif, at: 2)
        }
        let path = path("picture.\(type)")
        try data.write(to: URL(fileURLWithPath: path))
        return PictureFile(path: path)
    }

    /// The width and height of a picture in some bytes.
    fileprivate func size(ofPicture data: Data) throws -> [Int] {
        try data.write(to: URL(fileURLWithPath: path("shown")))
        var (width, height) = (gint(), gint())
        #expect(gdk_pixbuf_get_file_info(path("shown"), &width, &height) != nil)
        return [Int(width), Int(height)]
    }
}
