import FlowLayouts

/// One screen of the example app.
public struct Screen: Identifiable, Sendable {
    /// What it is called in the list.
    public let title: String
    /// The name of an SF Symbol.
    public let systemImage: String
    private let content: @MainActor @Sendable () -> AnyView

    public var id: String { title }

    /// The views of the screen.
    @MainActor public var view: AnyView { content() }

    private init(
        _ title: String, _ systemImage: String,
        @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
    ) {
        self.title = title
        self.systemImage = systemImage
        self.content = { AnyView(content()) }
    }

    /// A part of the list.
    public struct Group: Identifiable, Sendable {
        public let title: String
        public let screens: [Screen]

        public var id: String { title }
    }

    /// All screens, in the order of the list.
    public static let groups = [
        Group(
            title: "What people build",
            screens: [
                Screen("Filter bar", "line.3.horizontal.decrease.circle") { Demo { FilterBar() } },
                Screen("Token field", "at") {
                    Demo { TokenField(tokens: ["ada@example.com", "grace@example.com"]).padding(8) }
                },
                Screen("Rule in words", "envelope") { Demo { Rule() } },
                Screen("Profile", "person.crop.circle") { Demo { Interests() } },
                Screen("Hebrew and English", "character.bubble") { Demo { TwoLanguages() } },
                Screen("Photo wall", "photo.on.rectangle") { PhotoWallScreen() },
                Screen("Photos by day", "calendar") { PhotoDaysScreen() },
                Screen("Reading", "text.alignleft") { ReadingScreen() },
                Screen("Ten languages", "globe") { HumanRightsScreen() },
                Screen("100,000 chips", "infinity") { LazyScreen() },
                Screen("Reordering", "hand.draw") { ReorderingScreen() },
            ]),
        Group(
            title: "Options",
            screens: [
                Screen("Spacing", "arrow.left.and.right") { SpacingScreen() },
                Screen("Alignment", "align.vertical.center") { AlignmentScreen() },
                Screen("Distribution", "distribute.horizontal") { DistributionScreen() },
                Screen("Breaking", "arrow.turn.down.left") { BreakingScreen() },
                Screen("Columns", "tablecells") { ColumnsScreen() },
                Screen("Shrinking", "arrow.right.and.line.vertical.and.arrow.left") { ShrinkingScreen() },
                Screen("Limits", "ellipsis.circle") { LimitsScreen() },
                Screen("Height", "arrow.up.and.down") { HeightScreen() },
                Screen("Single views", "arrow.up.left.and.arrow.down.right") { ViewModifiersScreen() },
                Screen("Separators and order", "poweron") { SeparatorsScreen() },
                Screen("Vertical flow", "rectangle.split.2x1") { VerticalScreen() },
            ]),
        Group(
            title: "From the README",
            screens: [
                Screen("Topics", "tag") { Demo { Topics.fifteen } },
                Screen("Two rows", "plus.circle") { Demo { FromReadme.TwoRows() } },
                Screen("Text around a button", "text.bubble") { Demo { FromReadme.Followers() } },
                Screen("Drag and drop", "hand.point.up.left") { Demo { FromReadme.DragAndDrop() } },
            ]),
        Group(
            title: "From the documentation",
            screens: [
                Screen("Tag cloud", "tag") { TagCloud(tags: exampleTopics) },
                Screen("Chips", "capsule") { ChipsScreen() },
                Screen("Filters", "list.bullet") { Demo { Filters() } },
                Screen("All pictures", "photo.stack") { PicturesScreen() },
            ]),
        Group(
            title: "On a device",
            screens: [
                Screen("By hand", "hand.tap") { ByHandScreen() },
                Screen("10,000 photos", "photo.stack") { ManyPhotosScreen() },
            ]),
    ]
}
