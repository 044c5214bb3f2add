import Expectations
import PortableUITesting
import Testing

/// The examples of the README as screens. A chip is 24 wider than its text, whose characters are 8.5 wide, and what the
/// screens show is from 24 to 624.
@MainActor
@Suite struct ReadmeScreenTests {
    @Test func theOthersAreShownAndHiddenAgain() throws {
        let host = try show("Two rows")
        #expect(!host.shows("Graphics"))
        let more = try #require(host.texts.map(\.string).first { $0.hasSuffix(" more") })
        try host.tap(more)
        #expect(host.shows("Graphics"))
        try host.tap("Show less")
        #expect(!host.shows("Graphics"))
    }

    @Test func theFieldTakesTheRestOfItsRowAndAddsATopic() throws {
        let host = try show("Growing field")
        // Its border is 7 points around it.
        expectEqual(host.frames.frames(named: "TextField").map(\.maxX), [617])
        try host.type("Books", into: "Add a topic")
        try host.submit()
        #expect(host.shows("Books"))
        expectEqual(host.frames.frames(named: "TextField").map(\.maxX), [617])
        // It is there once.
        try host.type("Books", into: "Add a topic")
        try host.submit()
        #expect(throws: Never.self) { try host.frame(of: "Books") }
    }

    // “Animation” is 76.5 wide: from one column to the next it is 76.5 + 24 + 8, and chips are centered in them.
    @Test func columnsAreAsWideAsTheWidestChip() throws {
        let host = try show("Uniform columns")
        let chips = host.texts.prefix { $0.string != "Width" }
        expectEqual(chips.count, 14)
        expectEqual(Set(chips.map(\.frame.midX)), [74.25, 182.75, 291.25, 399.75, 508.25])
    }

    @Test func rowsAreCentered() throws {
        let host = try show("Balanced rows")
        let chips = host.texts.prefix { $0.string != "Width" }.map(\.frame)
        let rows = Dictionary(grouping: chips, by: \.minY).values
        expectEqual(rows.count, 3)
        for row in rows {
            expectEqual((row.first?.minX ?? 0) + (row.last?.maxX ?? 0), 648)
        }
    }

    @Test func theButtonInTheTextCanBeTapped() throws {
        let host = try show("Text around a button")
        try expectEqual(host.frame(of: "Tap").midY, host.frame(of: "Follow").midY)
        try host.tap("Follow")
        #expect(host.shows("Followers: 1"))
    }

    @Test func topicsCanBeDragged() throws {
        let host = try show("Drag and drop")
        try host.lift(id: "Graphics").drop(at: CGPoint(x: 25, y: 30))
        expectEqual(host.texts.prefix(3).map(\.string), ["Graphics", "Swift", "Layout"])
    }
}
