import FlowLayouts

/// A flow while one of its blocks is dragged.
struct Reordering: View {
    static let dragged = "5"

    private let widths: [String: CGFloat] = ["1": 52, "2": 40, "3": 36, "4": 60, "5": 44, "6": 52, "7": 36]

    var body: some View {
        Panels {
            Panel(.half, "Before", height: 104) { flow { "\($0) before" } }
            Panel(.half, "5 is dragged", height: 104) { flow { $0 }.onFlowReorder { _, _ in } }
        }
    }

    private func flow(id: @escaping (String) -> String) -> HFlow<some View> {
        HFlow(spacing: 8) {
            ForEach(widths.keys.sorted(), id: \.self) { number in
                Block(isAccented: number == Self.dragged) {
                    Text(number).frame(width: widths[number], height: 28)
                }
                .id(id(number))
            }
        }
    }
}

/// A text around other views, in two widths.
struct TextAmongViews: View {
    var body: some View {
        Panels {
            sample(.half, "FlowText(\"…\")")
            sample(.third, "narrower")
        }
    }

    private func sample(_ width: PanelWidth, _ code: String) -> some View {
        Panel(width, code) {
            HFlow(alignment: .firstTextBaseline, itemSpacing: 0, rowSpacing: 4) {
                FlowText("Words flow around ")
                chip("views")
                FlowText(" and ")
                chip("buttons")
                FlowText(", on one baseline.")
            }
            .font(.system(size: 13))
        }
    }
}

/// Sentences with a phrase of the other direction: one in each direction.
struct TextsOfBothDirections: View {
    var body: some View {
        Panels {
            Panel(.half, "rightToLeft") {
                sentence("קראתי The ", "Swift", " Book של אפל ביום שבת")
                    .environment(\.layoutDirection, .rightToLeft)
            }
            Panel(.half, "leftToRight") {
                sentence("In Hebrew, שלום ", "עולם", " לכולם means hello to all.")
            }
        }
        .font(.system(size: 13))
    }

    private func sentence(_ start: String, _ title: String, _ end: String) -> some View {
        HFlow(alignment: .firstTextBaseline, itemSpacing: 0, rowSpacing: 4) {
            FlowText(start)
            chip(title)
            FlowText(end)
        }
        .sizing(.fill)
    }
}

/// A small block in a text.
@MainActor
private func chip(_ title: String) -> some View {
    Block { Text(title).padding(.horizontal, 6).padding(.vertical, 2) }
}

extension GalleryEntry {
    static var textsAndGestures: [GalleryEntry] {
        [
            GalleryEntry(
                "option-text", "A text that wraps around two blocks, on one baseline with them"
            ) {
                TextAmongViews()
            },
            GalleryEntry(
                "option-text-directions",
                "A Hebrew sentence from right to left, with an English phrase and a block in it, and an English sentence "
                    + "with a Hebrew phrase"
            ) {
                TextsOfBothDirections()
            },
            GalleryEntry(
                "option-reorder",
                "Seven blocks in rows, and the same while the fifth is dragged to the first row",
                drag: .init(id: Reordering.dragged, point: CGPoint(x: 286, y: 32))
            ) {
                Reordering()
            },
        ]
    }
}
