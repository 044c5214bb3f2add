import Expectations
import Foundation
import TestSupport
import Testing

@testable import flow

/// The sizes of pictures, from files that are written here byte by byte as the specifications say.
@Suite struct PictureHeaderTests {
    private func size(_ bytes: [UInt8]) throws -> PictureSize {
        try PictureHeader { Array(bytes.dropFirst($0.lowerBound).prefix($0.count)) }.size()
    }

    private func fault(_ bytes: [UInt8]) -> PictureHeader.Fault? {
        #expect(throws: PictureHeader.Fault.self) { try size(bytes) }
    }

    /// PNG specification, 5.2 and 11.2.1: the signature, and the length, name and data of IHDR.
    private func png(width: [UInt8], height: [UInt8]) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + width + height
            + [8, 6, 0, 0, 0]
    }

    /// ITU-T T.81, figures B.2 and B.3: start of image, some segments, and the frame with its precision, height and width.
    private func jpeg(frame: UInt8 = 0xC0, _ segments: [UInt8]..., height: UInt8 = 30, width: UInt8 = 40)
        -> [UInt8]
    {
        [0xFF, 0xD8] + segments.flatMap { $0 } + [0xFF, frame, 0, 11, 8, 1, height, 2, width, 1, 1, 0x11, 0]
    }

    private func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
        [0xFF, marker, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 0xFF)] + data
    }

    /// Exif 2.32, 4.5.2 and 4.6.4: a TIFF header, and a directory of two entries, the second of which is the orientation.
    private func exif(_ orientation: UInt8, isLittleEndian: Bool) -> [UInt8] {
        func number(_ value: UInt8, _ count: Int) -> [UInt8] {
            let bytes = Array(repeating: 0, count: count - 1) + [value]
            return isLittleEndian ? bytes.reversed() : bytes
        }
        let tag: [UInt8] = isLittleEndian ? [0x12, 0x01] : [0x01, 0x12]
        let other: [UInt8] = isLittleEndian ? [0x0F, 0x01] : [0x01, 0x0F]
        return segment(
            0xE1,
            Array("Exif\0\0".utf8) + Array((isLittleEndian ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
                + number(2, 2) + other + number(2, 2) + number(1, 4) + number(9, 4)
                + tag + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0] + [0, 0, 0, 0])
    }

    @Test func aPNGBeginsWithItsSize() throws {
        try expectEqual(
            size(png(width: [0, 0, 1, 2], height: [0, 1, 0, 0])), PictureSize(width: 258, height: 65536)
        )
    }

    /// All frames but DHT, JPG and DAC, which have markers among theirs.
    @Test(arguments: Set<UInt8>(0xC0...0xCF).subtracting([0xC4, 0xC8, 0xCC]))
    func aJPEGHasItsSizeInItsFrame(marker: UInt8) throws {
        try expectEqual(size(jpeg(frame: marker)), PictureSize(width: 552, height: 286))
    }

    @Test func otherSegmentsOfAJPEGAreSkipped() throws {
        let table = segment(0xC4, [0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1])
        let long = segment(0xE2, Array(repeating: 0xFF, count: 65_533))
        try expectEqual(size(jpeg(table, long, [0xFF, 0xFF])), PictureSize(width: 552, height: 286))
    }

    @Test(arguments: [true, false], Array<UInt8>(0...9))
    func aCameraMayHaveBeenTurned(isLittleEndian: Bool, orientation: UInt8) throws {
        let isTurned = (5...8).contains(orientation)
        try expectEqual(
            size(jpeg(exif(orientation, isLittleEndian: isLittleEndian))),
            PictureSize(width: isTurned ? 286 : 552, height: isTurned ? 552 : 286))
    }

    @Test func otherFilesAreRefused() {
        for text in ["", "GIF89a", "word", "<svg/>"] {
            expectEqual(fault(Array(text.utf8)), .otherFormat)
        }
        var other = png(width: [0, 0, 0, 1], height: [0, 0, 0, 1])
        other[12] = UInt8(ascii: "X")
        expectEqual(fault(other), .otherFormat)
        // The data of the picture, its end, a length that is none, and no marker.
        for part: [UInt8] in [[0xFF, 0xDA, 0, 2], [0xFF, 0xD9], [0xFF, 0xE0, 0, 1], [0, 0]] {
            expectEqual(fault(jpeg(part)), .noMarker(offset: 2))
        }
    }

    @Test func aPictureHasAnArea() {
        expectEqual(fault(png(width: [0, 0, 0, 0], height: [0, 0, 0, 1])), .noArea)
        expectEqual(fault(png(width: [0, 0, 0, 1], height: [0, 0, 0, 0])), .noArea)
        expectEqual(fault([0xFF, 0xD8, 0xFF, 0xC2, 0, 11, 8, 0, 0, 0, 1]), .noArea)
    }

    /// Up to the byte that ends the size.
    @Test func aBeginningIsNotEnough() throws {
        let png = png(width: [0, 0, 0, 1], height: [0, 0, 0, 1])
        let jpeg = jpeg(exif(6, isLittleEndian: true))
        for (bytes, least, end) in [(png, 8, 24), (jpeg, 2, jpeg.count - 4)] {
            for count in 0..<end {
                expectEqual(fault(Array(bytes[..<count])), (count < least ? .otherFormat : .endsEarly))
            }
            _ = try size(Array(bytes[..<end]))
        }
    }

    /// Bytes of good files replaced at random: a size or a fault, never a trap.
    @Test func damagedFilesNeverTrap() {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        let good = [
            png(width: [0, 0, 0, 1], height: [0, 0, 0, 1]), jpeg(exif(6, isLittleEndian: true)),
            jpeg(exif(6, isLittleEndian: false)),
        ]
        var sizes = 0
        for _ in 0..<20_000 {
            guard var bytes = good.randomElement(using: &random) else { continue }
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let value = [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)]
                let place = Int.random(in: bytes.indices, using: &random)
                bytes[place] = value.randomElement(using: &random) ?? 0
            }
            do {
                let size = try size(bytes)
                sizes += 1
                #expect(size.width > 0 && size.height > 0, "seed \(seed)")
            } catch {
                #expect(error is PictureHeader.Fault, "seed \(seed)")
            }
        }
        #expect((1_000..<19_000).contains(sizes), "seed \(seed)")
    }

    // MARK: In the command

    /// ```
    /// |AA BB C |  180 high, two squares and half of one take 466 of 516 with spaces of 8 between them
    /// |DDDDDDDD|  eight times as wide as high
    /// |word    |
    /// ```
    @Test func picturesFillTheirRows() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try Data(png(width: [0, 0, 1, 2], height: [0, 0, 1, 2])).write(to: folder.url("a.png"))
        try Data(png(width: [0, 0, 0, 9], height: [0, 0, 0, 9])).write(to: folder.url("b.PNG"))
        // 532 × 266 before its turn.
        try Data(jpeg(exif(8, isLittleEndian: false), height: 10, width: 20)).write(to: folder.url("c.jpeg"))
        try Data(png(width: [0, 0, 3, 0x20], height: [0, 0, 0, 100])).write(to: folder.url("d.png"))
        let words = ["a.png", "b.PNG", "c.jpeg", "d.png"].map { folder.path($0) } + ["word"]
        let flow = try FlowProcess(
            ["render"] + words + ["--format", "json", "--scale-lines", "180", "--width", "564"])
        expectEqual(flow.errors, "")
        let answer = try JSONDecoder().decode(Answer.self, from: Data(flow.output.utf8))
        expectEqual(answer.frames.map(\.text), words)
        // With a margin of 24.
        expectEqual(
            answer.frames.prefix(4).map { [$0.x, $0.y, $0.width, $0.height] },
            [
                [24, 24, 200, 200], [232, 24, 200, 200], [440, 24, 100, 200], [24, 232, 516, 64.5],
            ])
        expectEqual(answer.frames[4].y, 304.5)
        #expect(answer.frames[4].height < 40)
    }

    /// 800 × 100 in the 400 that margins of 24 leave.
    @Test func aPictureThatIsNotScaledFitsIntoTheWidth() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try Data(png(width: [0, 0, 3, 0x20], height: [0, 0, 0, 100])).write(to: folder.url("a.png"))
        let flow = try FlowProcess(
            "render", "--format", "json", "--scale-lines", "180", "--width", "448",
            input: #"[{"text":"\#(folder.path("a.png"))","keepsSize":true}]"#)
        let answer = try JSONDecoder().decode(Answer.self, from: Data(flow.output.utf8))
        expectEqual(answer.frames.map { [$0.width, $0.height] }, [[400, 50]])
    }

    /// The same rows as frames, without a margin.
    @Test func picturesAreArranged() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try Data(png(width: [0, 0, 0, 9], height: [0, 0, 0, 9])).write(to: folder.url("a.png"))
        try Data(jpeg(exif(8, isLittleEndian: false), height: 10, width: 20)).write(to: folder.url("b.jpeg"))
        let items = ["a.png", "a.png", "b.jpeg"].map { "{\"picture\":\"\(folder.path($0))\"}" }
        let flow = try FlowProcess(
            "arrange",
            input:
                "{\"width\":516,\"scaling\":{\"thickness\":200},\"items\":[\(items.joined(separator: ","))]}")
        expectEqual(flow.errors, "")
        let answer = try JSONDecoder().decode(Answer.self, from: Data(flow.output.utf8))
        expectEqual(
            answer.frames.map { [$0.x, $0.y, $0.width, $0.height] },
            [[0, 0, 200, 200], [208, 0, 200, 200], [416, 0, 100, 200]])

        let missing = try FlowProcess("arrange", input: #"{"items":[{"picture":"no.png"}]}"#)
        expectEqual(
            missing.errors,
            "flow: standard input: line 1, column 22: items[0].picture: no.png: cannot be read: "
                + "No such file or directory\n")
        expectEqual(missing.exitCode, 65)
    }

    // Fill bytes may come before a marker, any number of them.
    @Test(.timeLimit(.minutes(1))) func manyFillBytesAreReadTogether() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let fill = [UInt8](repeating: 0xFF, count: 4_000_000)
        try Data(jpeg(fill)).write(to: folder.url("a.jpg"))
        try expectEqual(Input(path: folder.path("a.jpg")).pictureSize(), PictureSize(width: 552, height: 286))
    }

    @Test func aPipeIsNoPicture() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        #expect(mkfifo(folder.path("a.png"), 0o600) == 0)
        let flow = try FlowProcess(
            "render", folder.path("a.png"), "--format", "svg", "--scale-lines", "100")
        #expect(flow.errors.contains("only files are read as pictures"))
        expectEqual(flow.exitCode, 66)
    }

    @Test func anOrdinaryFlowShowsNamesOfFiles() throws {
        let flow = try FlowProcess("render", "missing.png")
        expectEqual(flow.errors, "")
        #expect(flow.output.contains("missing.png"))
    }

    @Test func filesWithoutAPictureAreNamed() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        func errors(_ name: String) throws -> (String, Int32) {
            let flow = try FlowProcess(
                ["render", folder.path(name), "--format", "svg", "--scale-lines", "100"])
            expectEqual(flow.output, "")
            return (flow.errors, flow.exitCode)
        }
        for name in ["a.jpg", "a.svg", "a.HEIC", "a.webp"] {
            try Data("word".utf8).write(to: folder.url(name))
            #expect(
                try errors(name) == (
                    "flow: \(folder.path(name)): expected a PNG or JPEG picture, found something else\n", 65
                ))
        }
        let missing = try errors("b.jpg")
        #expect(missing.0.hasPrefix("flow: \(folder.path("b.jpg")): cannot be read: "))
        expectEqual(missing.1, 66)
    }

    @Test(arguments: [
        (["--scale-lines", "0"], "expected a positive number"),
        (["--min-thickness", "9"], "--min-thickness: expected --scale-lines, too"),
        (["--max-thickness", "9"], "--max-thickness: expected --scale-lines, too"),
    ])
    func badScalesAreRefused(arguments: [String], message: String) throws {
        let flow = try FlowProcess(["render", "a", "--format", "svg"] + arguments)
        #expect(flow.errors.contains(message))
        expectEqual(flow.exitCode, 64)
    }

    @Test func textHasNoScale() throws {
        let flow = try FlowProcess("render", "a", "--scale-lines", "9")
        #expect(
            flow.errors.contains("--scale-lines: expected png, svg, pdf, or json as the output, found txt"))
        expectEqual(flow.exitCode, 64)
    }
}
