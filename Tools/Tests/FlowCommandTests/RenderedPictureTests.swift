import Expectations
import Foundation
import PortableUIRendering
import PortableUITesting
import Testing

@testable import flow

/// Pictures and colors that `flow render` draws.
@Suite struct RenderedPictureTests {
    private typealias Pixel = DecodedPNG.Pixel

    /// Writes a square of one color.
    private func square(_ color: Color, _ path: String) throws {
        let size = CGSize(width: 30, height: 30)
        let item = DisplayItem(
            identity: ViewIdentity(.position(0)), frame: CGRect(origin: .zero, size: size),
            content: .fill(
                Path(CGRect(origin: .zero, size: size)), .color(color.resolve(in: EnvironmentValues()))))
        try CairoRenderer().png(DisplayList(size: size, nodes: [.item(item)]))
            .write(to: URL(fileURLWithPath: path))
    }

    private func render(_ arguments: [String], in folder: TemporaryFolder) throws -> DecodedPNG {
        let flow = try FlowProcess(["render", "-o", folder.path("out.png")] + arguments)
        expectEqual(flow.errors, "")
        expectEqual(flow.exitCode, 0)
        return try DecodedPNG(Data(contentsOf: folder.url("out.png")))
    }

    private func pixel(_ color: Color) -> Pixel {
        let color = color.resolve(in: EnvironmentValues())
        let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        return Pixel(red: parts[0], green: parts[1], blue: parts[2])
    }

    /// Two squares of 100 with 8 between them, in margins of 24.
    @Test func picturesAreShownInTheirFrames() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        try square(red, folder.path("a.png"))
        try square(blue, folder.path("b.PNG"))
        let png = try render(
            [folder.path("a.png"), folder.path("b.PNG"), "--scale-lines", "100", "--width", "256"],
            in: folder)
        #expect((png.width, png.height) == (256, 148))
        for x in [24, 74, 123] { expectEqual(png[x, 74], pixel(red), "\(x)") }
        for x in [132, 182, 231] { expectEqual(png[x, 74], pixel(blue), "\(x)") }
        for x in [23, 124, 131, 232] {
            expectEqual(png[x, 74], pixel(Palette.light.background), "\(x)")
        }
    }

    // Where they are on a server is nobody's business.
    @Test func theTitleHasTheNamesOfPicturesWithoutTheirFolders() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try square(.blue, folder.path("a.png"))
        let flow = try FlowProcess(
            "render", folder.path("a.png"), "sea/side", "--scale-lines", "100", "--format", "svg")
        #expect(flow.output.contains("<title>Tag cloud: a.png, sea/side</title>"))
    }

    @Test func aPictureThatCannotBeDrawnIsNamed() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try square(.blue, folder.path("a.png"))
        try Data(contentsOf: folder.url("a.png")).prefix(40).write(to: folder.url("b.png"))
        for format in ["png", "svg", "pdf"] {
            let flow = try FlowProcess(
                "render", folder.path("a.png"), folder.path("b.png"), "--scale-lines", "100", "-o",
                folder.path("out.\(format)"))
            #expect(flow.errors.hasPrefix("flow: \(folder.path("b.png")): cannot be drawn: "))
            expectEqual(flow.exitCode, 65)
        }
        try expectEqual(folder.names, ["a.png", "b.png"])
    }

    // MARK: Colors

    /// The fills of the chips of some words, a row of three each.
    private func fills(_ words: [String], _ options: String...) throws -> [Pixel] {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let arguments = words + ["--max-items-per-line", "3"] + options
        let flow = try FlowProcess(["render", "--format", "json"] + arguments)
        let frames = try JSONDecoder().decode(Answer.self, from: Data(flow.output.utf8)).frames
        let png = try render(arguments, in: folder)
        // Left of the word, in the middle of the chip's height.
        return frames.map { png[Int($0.x) + 6, Int($0.y + $0.height / 2)] }
    }

    @Test func equalChipsBesideAndAboveEachOtherDiffer() throws {
        let fills = try fills([String](repeating: "same", count: 9))
        for index in 0..<9 {
            if index % 3 < 2 { #expect(fills[index] != fills[index + 1], "\(index)") }
            if index < 6 { #expect(fills[index] != fills[index + 3], "\(index)") }
        }
    }

    @Test func chipsHaveOnlyTheTintsThatAreAskedFor() throws {
        let words = (1...9).map { "w\($0)" }
        let teal = pixel(Tint(.teal, in: .light).fill)
        try expectEqual(fills(words, "--tint", "teal"), [Pixel](repeating: teal, count: 9))
        let two = try fills(words, "--tint", "teal", "--tint", "red", "--palette", "dark")
        expectEqual(
            Set(two.map(\.description)),
            Set([TintName.teal, .red].map { pixel(Tint($0, in: .dark).fill).description }))
    }
}
