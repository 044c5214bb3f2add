import Expectations
import Foundation
import Gallery
import Testing

/// The pictures in the README: each has a dark variant, and says what it shows.
@MainActor
@Suite struct ReadmeTests {
    private static let folder = "Sources/FlowLayouts/FlowLayouts.docc/"

    private static func text(of path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func eachPictureIsLightOrDarkAndIsDescribedByItsTitle() throws {
        let readme = try Self.text(of: "README.md")
        let pictures = readme.matches(of: /<picture>.*?<\/picture>/).map { String($0.0) }
        // There are no others.
        expectEqual(readme.matches(of: /<img/).count, pictures.count)
        #expect(readme.matches(of: /!\[/).isEmpty)
        for picture in pictures {
            let name = try #require(picture.firstMatch(of: /src="([^"]*)"/)?.1)
            guard name.hasPrefix(Self.folder) else { continue }
            let entry = try GalleryEntry.named(String(name.dropFirst(Self.folder.count).dropLast(4)))
            let file = Self.folder + entry.name
            // No picture is larger than it was drawn, as its text would be.
            let width = try #require(picture.firstMatch(of: /width="(\d+)"/)?.1)
            #expect(try #require(Int(width)) <= Int(entry.width), "\(name)")
            expectEqual(
                picture,
                """
                <picture><source media="(prefers-color-scheme: dark)" srcset="\(file)~dark.svg">\
                <img src="\(file).svg" alt="\(entry.title)" width="\(width)"></picture>
                """)
        }
    }

    @Test func theFirstPictureMoves() throws {
        let readme = try Self.text(of: "README.md")
        let name = try #require(readme.firstMatch(of: /src="[^"]*\/(.*?)\.svg"/)?.1)
        #expect(try GalleryEntry.named(String(name)).states.count > 1)
    }

    @Test func eachFileHasItsTitle() throws {
        for entry in GalleryEntry.all {
            for file in ["\(entry.name).svg", "\(entry.name)~dark.svg"] {
                let svg = try Self.text(of: Self.folder + file)
                #expect(svg.contains("<title>\(entry.title)</title>"), "\(file): run Scripts/pictures")
            }
        }
    }
}
