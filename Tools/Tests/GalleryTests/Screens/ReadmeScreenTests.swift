import Expectations
import PortableUITesting
import Testing

/// The examples of the README as screens. What they show is from 24 to 624.
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
