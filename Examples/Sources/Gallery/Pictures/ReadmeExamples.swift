import FlowLayouts

// The examples of the README, each drawn by the code that stands beside it there.
extension GalleryEntry {
    static var fromReadme: [GalleryEntry] {
        [
            GalleryEntry(
                "readme-two-rows",
                "Topics in two rows with “+8 more”; below, all of them with “Show less”"
            ) {
                VStack(spacing: 12) {
                    FromReadme.TwoRows().onCard()
                    FromReadme.TwoRows(isExpanded: true).onCard()
                }
            },
            GalleryEntry(
                "readme-text-around-button",
                "A sentence that wraps around the button in it, on one baseline with it"
            ) { FromReadme.TextAroundButton {}.onCard() },
            GalleryEntry(
                "readme-drag-and-drop",
                "A topic that is dragged to the first row, where the others make space for it",
                states: DraggedTopic.places,
                drags: DraggedTopic.places.map { $0.map { .init(id: DraggedTopic.title, point: $0) } }
            ) { place in
                FromReadme.DragAndDrop().onCard().overlay(alignment: .topLeading) {
                    if let place { DraggedTopic().position(place) }
                }
            },
        ]
    }
}

/// What people see under their finger: the system’s preview of what they drag.
private struct DraggedTopic: View {
    static let title = "Maps"
    /// To the first row, where it is dropped, and back to the second: each time a little below the space that it gets.
    static let places: [CGPoint?] = [CGPoint(x: 209, y: 50), nil, CGPoint(x: 172, y: 90), nil]

    @Environment(\.palette) private var palette

    var body: some View {
        FromReadme.Chip(Self.title)
            .background(palette.surface, in: Capsule())
            .shadow(color: Color.black.opacity(0.35), radius: 5, y: 3)
    }
}
