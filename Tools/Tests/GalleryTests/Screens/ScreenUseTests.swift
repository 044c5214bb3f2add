import Expectations
import Gallery
import PortableUITesting
import Testing

/// What people do with the screens that are like parts of an app.
@MainActor
@Suite struct ScreenUseTests {
    @Test func returnMakesATokenAndABackspaceTakesItAway() throws {
        let host = try show("Token field")
        try host.type(" alan@example.com ", into: "Recipient")
        try host.submit()
        #expect(host.shows("alan@example.com ×"))
        // The field keeps the focus. What is typed can be deleted, and only then a token.
        try host.type("b")
        try host.deleteText()
        try host.type("grace@example.com")
        try host.submit()
        expectEqual(host.texts.filter { $0.string.hasSuffix("×") }.count, 3)
        try host.deleteText()
        expectEqual(
            host.texts.map(\.string).filter { $0.hasSuffix("×") },
            [
                "ada@example.com ×", "grace@example.com ×",
            ])
        try host.tap("ada@example.com ×")
        expectEqual(host.texts.map(\.string).filter { $0.hasSuffix("×") }, ["grace@example.com ×"])
    }

    @Test func topicsAreAddedAndRemoved() throws {
        let host = try show("Chips")
        try host.type("Maps", into: "Add a topic")
        try host.submit()
        try host.type("Maps", into: "Add a topic")
        try host.submit()
        expectEqual(host.texts.filter { $0.string == "Maps ×" }.count, 1)
        try host.tap("Maps ×")
        #expect(!host.shows("Maps ×"))
    }

    // The field reads its own text, and its name.
    @Test(arguments: ["Chips", "Token field"])
    func whatStandsInAnEmptyFieldIsNotRead(screen: String) throws {
        let frames = try show(screen).frames
        let field = try #require(frames.frames(named: "TextField").first)
        let texts = frames.preorder.filter { $0.name == "Text" && field.contains($0.frame) }
        expectEqual(texts.map(\.isAccessibilityHidden), [false, true])
    }

    @Test func filtersNarrowWhatIsShown() throws {
        let host = try show("Filter bar")
        #expect(host.shows("Roast chicken"))
        try host.tap("Quick")
        #expect(["Omelette", "Pancakes", "Spaghetti aglio e olio"].allSatisfy(host.shows))
        #expect(!host.shows("Roast chicken"))
        // What is on comes first.
        #expect(try host.frame(of: "Quick").minX < host.frame(of: "Vegetarian").minX)
        try host.tap("Sweet")
        #expect(host.shows("Pancakes"))
        #expect(!host.shows("Omelette"))
        try host.tap("Clear")
        #expect(host.shows("Roast chicken"))
    }

    @Test(arguments: [220.0, 300, 450, 600])
    func photosFillTheirRows(width: Double) throws {
        let host = try show("Photo wall")
        try host.slide(id: "Width", to: width)
        let photos = (0..<40).compactMap { host.frames.frame(id: $0) }
        let rows = Dictionary(grouping: photos, by: \.minY).sorted { $0.key < $1.key }.map(\.value)
        #expect(rows.count > 3)
        for row in rows.dropLast() {
            expectEqual(row.first?.minX, 24)
            #expect(abs((row.last?.maxX ?? 0) - 24 - width) < 0.001)
        }
    }

    @Test func theChipsThatExistAreThoseOnScreen() throws {
        let host = try show("100,000 chips")
        #expect(host.shows("100000"))
        #expect(host.texts.count < 400)
        #expect(!host.shows("swift 99999"))
        // 7 · 99,999 is a multiple of 9.
        try host.type("99999", into: "Search")
        #expect(host.shows("swift 99999"))
        #expect(host.shows("1"))
        try host.deleteText()
        try host.tap("End")
        #expect(host.shows("baseline 100000"))
    }

    // Around the text of a header are 8 points, and above the first header 24 more until it is pinned.
    @Test func theDayAtTheTopStaysThere() throws {
        let host = try show("Photos by day")
        try expectEqual(host.frame(of: "June 1").minY, 32)
        #expect(host.shows("June 2"))
        #expect(!host.shows("June 30"))
        try host.scroll(to: CGPoint(x: 0, y: 100))
        try expectEqual(host.frame(of: "June 1").minY, 8)
        try host.scroll(to: CGPoint(x: 0, y: 100_000))
        #expect(host.shows("June 30"))
        #expect(!host.shows("June 1"))
    }

    @Test func photosMoveInTheirDay() throws {
        let host = try show("Photos by day")
        let first = try #require(host.frames.frame(id: 100))
        try host.perform(accessibilityAction: "Move Back", onID: 101)
        expectEqual(host.frames.frame(id: 101)?.minX, first.minX)
        #expect(throws: DriverError.self) {
            try host.perform(accessibilityAction: "Move Back", onID: 200)
        }
        try host.tap(id: "isEnabled")
        #expect(throws: DriverError.self) {
            try host.perform(accessibilityAction: "Move Back", onID: 100)
        }
    }

    @Test(arguments: [false, true])
    func viewsMoveToOtherPlaces(isLazy: Bool) throws {
        let host = try show("Reordering")
        if isLazy { try host.tap(id: "Lazy") }
        expectEqual(host.frames.preorder.contains { $0.name == "LazyVStack" }, isLazy)
        #expect(try host.frame(of: "Swift").minX < host.frame(of: "Layout").minX)
        try host.perform(accessibilityAction: "Move Back", onID: "Layout")
        #expect(try host.frame(of: "Layout").minX < host.frame(of: "Swift").minX)
        try host.lift(id: "Graphics").drop(at: CGPoint(x: 25, y: 30))
        expectEqual(host.texts.prefix(3).map(\.string), ["Graphics", "Layout", "Swift"])
        try host.tap(id: "isEnabled")
        #expect(throws: DriverError.self) {
            try host.perform(accessibilityAction: "Move Back", onID: "Swift")
        }
    }

    @Test(arguments: ["0", "1", "2", "3"])
    func aLimitSaysHowMuchItHides(lines: String) throws {
        let host = try show("Limits", width: 390)
        try host.choose(lines, inID: "maxLines")
        let hidden = [
            "Swift", "Layout", "Typography", "Accessibility", "Animation", "Charts", "Concurrency",
            "Widgets", "Maps", "Music", "Games", "Photos", "Health", "Weather", "Graphics",
        ].filter { !host.shows($0) }
        #expect(!hidden.isEmpty)
        let overflow = "+\(hidden.count) more"
        #expect(host.shows(overflow))
        #expect(host.shows("Hidden: " + hidden.joined(separator: ", ")))
        try host.tap(overflow)
        #expect(host.shows("Graphics"))
        #expect(host.shows("Hidden: "))
        try host.tap("Less")
        #expect(host.shows(overflow))
    }

    // A chip is 33.25 high: a row of them fits into 60, and with 8 between them two do not.
    @Test func whatDoesNotFitIntoTheHeightIsHidden() throws {
        let host = try show("Height")
        #expect(host.shows("Graphics"))
        try host.slide(id: "Height", to: 60)
        #expect(!host.shows("Graphics"))
        let chips = host.texts.filter { $0.frame.midY == host.texts[0].frame.midY }.map(\.string)
        expectEqual(chips.last, "+\(15 - chips.count + 1) more")
        try host.tap(id: "hidesOverflow")
        #expect(host.shows("Graphics"))
    }
}
