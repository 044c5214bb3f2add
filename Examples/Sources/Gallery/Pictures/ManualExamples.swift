import FlowLayouts

/// From the space that is offered to the size of a flow.
struct SpaceToSize: View {
    private let widths: [CGFloat] = [40, 44, 28, 52, 36]

    var body: some View {
        Panels {
            Panel(.third, "Each view’s\nideal size", height: 130) {
                VStack(alignment: .leading, spacing: 5) {
                    ForEach(widths.indices, id: \.self) { block($0) }
                }
            }
            Panel(.third, "Rows in the\nwidth offered", height: 130) {
                HFlow(spacing: 8) {
                    ForEach(widths.indices, id: \.self) { index in
                        if [0, 2, 4].contains(index) {
                            block(index).beginningBand(width: PanelWidth.third.inner)
                        } else {
                            block(index)
                        }
                    }
                }
                .offered()
            }
            Panel(.third, "The size of\nthe flow", height: 130) {
                HFlow(spacing: 8) {
                    ForEach(widths.indices, id: \.self) { block($0) }
                }
                .outlined()
                .offered()
            }
            Legend(.full, .space, .band, .flow)
        }
    }

    private func block(_ index: Int) -> some View {
        NumberedBlock(number: index + 1, width: widths[index], height: 22)
    }
}

extension View {
    fileprivate func offered() -> some View {
        frame(width: PanelWidth.third.inner, height: 130, alignment: .topLeading).outliningSpace()
    }
}

/// A field that grows by itself in SwiftUI-Flow, and in a flow of `FlowLayouts` that says so.
struct GrowingFields: View {
    var body: some View {
        Panels {
            sample("FlowLayoutsMigration,\nas SwiftUI-Flow", grows: true)
            sample("FlowLayouts", grows: false)
            sample("FlowLayouts,\nwith .growsItems()", grows: true)
        }
    }

    private func sample(_ code: String, grows: Bool) -> some View {
        Panel(.full, code) {
            HFlow(spacing: 8) {
                Blocks(widths: [36, 44])
                FlexibleBlock(title: "Field", ideal: 44)
            }
            .growsItems(grows)
        }
    }
}

extension GalleryEntry {
    static var manual: [GalleryEntry] {
        [
            GalleryEntry("getting-started", "A tag cloud: fifteen tags on capsules, in rows") {
                TagCloud(tags: exampleTopics).frame(height: 228).modifier(CardEdges())
            },
            GalleryEntry("chips-choose", "Fifteen topics on capsules, three of them chosen") {
                TopicFilter(topics: exampleTopics, chosen: .constant(["Layout", "Maps", "Photos"])).onCard()
            },
            GalleryEntry("chips-add", "Six topics that can be removed, and a field after them") {
                TopicField(topics: .constant(Array(exampleTopics.prefix(6)))).onCard()
            },
            GalleryEntry(
                "how-size",
                "Five blocks at their ideal sizes, in rows of the width offered, and the size of their flow"
            ) { SpaceToSize() },
            GalleryEntry("coming-from-field", "A field that fills the rest of the row, and one that does not")
            {
                GrowingFields()
            },
        ]
    }
}
