import Expectations
import Gallery
import PortableUITesting
import Testing

/// What all screens of the example app have in common.
@MainActor
@Suite struct ScreenTests {
    @Test func titlesAreUnique() {
        let titles = Screen.groups.flatMap(\.screens).map(\.title)
        expectEqual(titles.count, 32)
        expectEqual(Set(titles).count, titles.count)
    }

    /// How wide a window has to be: a picture is 600 points wide.
    private func width(of title: String, atLeast width: CGFloat) -> CGFloat {
        title == "All pictures" ? max(width, 700) : width
    }

    @Test(arguments: Screen.groups.flatMap(\.screens).map(\.title), [CGFloat(390), 860])
    func textIsInsideOfTheWindow(title: String, width: CGFloat) throws {
        let host = try show(title, width: self.width(of: title, atLeast: width))
        #expect(host.frames.frame.width <= host.proposal.width ?? 0)
        #expect(!host.texts.isEmpty)
        for text in host.texts {
            #expect(text.frame.minX >= 0, "\(text.string)")
            #expect(text.frame.maxX <= host.proposal.width ?? 0, "\(text.string)")
        }
    }

    // A picker has a symbol after its text.
    @Test(arguments: Screen.groups.flatMap(\.screens).map(\.title), [CGFloat(390), 700, 860])
    func controlsAreInsideOfTheWindow(title: String, width: CGFloat) throws {
        let width = self.width(of: title, atLeast: width)
        let host = try show(title, width: width)
        guard let top = host.frames.frames(named: "Divider").last?.minY else { return }
        for item in host.displayList.items where item.frame.minY > top {
            #expect(item.frame.minX >= 0 && item.frame.maxX <= width, "\(item)")
        }
    }

    // What people try first has to do something.
    @Test(arguments: [
        ("Spacing", "Width", 200), ("Spacing", "itemSpacing", 30), ("Spacing", "rowSpacing", 30),
        ("Single views", "flowGrow", 0), ("Photo wall", "scalesLines", 60), ("Photo wall", "spacing", 20),
        ("Photos by day", "scalesLines", 60), ("Photos by day", "spacing", 20),
        ("Reading", "Font size", 30), ("Ten languages", "Font size", 30), ("Shrinking", "idealWidth", 250),
        ("Shrinking", "flowShrink", 4),
        ("Height", "Height", 60), ("Vertical flow", "Height", 240),
    ])
    func aSliderMovesViews(title: String, slider: String, value: Double) throws {
        let host = try show(title)
        let before = host.content
        try host.slide(id: slider, to: value)
        #expect(host.content != before)
    }

    @Test(arguments: [
        ("Alignment", "alignment", "top"), ("Alignment", "rowAlignment", "trailing"),
        ("Alignment", "flowAlignment", "bottom"),
        ("Vertical flow", "alignment", "trailing"), ("Vertical flow", "columnAlignment", "bottom"),
        ("Distribution", "distribution", "natural"), ("Distribution", "lastLine", "natural"),
        ("Distribution", "sizing", "hug"), ("Breaking", "lineBreaking", "greedy"),
        ("Photo wall", "lineBreaking", "greedy"), ("Photo wall", "lastLine", "grows"),
        ("Breaking", "maxItemsPerLine", "2"), ("Breaking", "minLines", "7"), ("Columns", "columns", "3"),
        ("Limits", "maxLines", "1"), ("Limits", "maxViews", "3"), ("Height", "lineDistribution", "end"),
        ("Shrinking", "wrapping", "ideal"), ("Shrinking", "wrapping", "oneLineIfPossible"),
    ])
    func aChoiceMovesViews(title: String, picker: String, option: String) throws {
        let host = try show(title)
        let before = host.content
        try host.choose(option, inID: picker)
        #expect(host.content != before)
    }

    @Test(arguments: [
        ("Photo wall", "Lazy"), ("Alignment", "Right to left"),
        ("Distribution", "growsItems"), ("Breaking", "flowBreaksBefore"),
        ("Columns", "flowGrow"), ("Columns", "stretchesItems"), ("Columns", "equalizesLines"),
        ("Limits", "isExpanded"), ("Single views", "flowFillsLine"), ("Single views", "flowBreaksAfter"),
        ("Single views", "layoutPriority"), ("Single views", "LineBreak"), ("Single views", "flowDirection"),
        ("Separators and order", "itemSeparator"), ("Separators and order", "lineSeparator"),
        ("Separators and order", "reversesItems"), ("Separators and order", "reversesLines"),
        ("Reading", "justified"),
        ("Reordering", "Sort"), ("Reordering", "Lazy"),
    ])
    func aSwitchMovesViews(title: String, toggle: String) throws {
        let host = try show(title)
        let before = host.content
        try host.tap(id: toggle)
        #expect(host.content != before)
    }
}

extension ViewHost {
    /// The frames in the first scroll view of a screen: what its controls are about.
    fileprivate var content: [CGRect] {
        let scrollView = frames.preorder.first { $0.name == "ScrollView" }
        return scrollView?.preorder.dropFirst().map(\.frame) ?? []
    }
}
