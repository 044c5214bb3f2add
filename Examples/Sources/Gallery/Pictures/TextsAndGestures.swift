import FlowLayouts

/// A flow while one of its blocks is dragged.
struct Reordering: View {
    static let dragged = "5"
    static let point = CGPoint(x: 292, y: 41)

    private let widths: [String: CGFloat] = ["1": 52, "2": 40, "3": 36, "4": 60, "5": 44, "6": 52, "7": 36]

    var body: some View {
        Panels {
            Panel(.half, "Before", height: 104) { flow { "\($0) before" } }
            Panel(.half, "5 is dragged", height: 104) { flow { $0 }.onFlowReorder { _, _ in } }
        }
        .overlay(alignment: .topLeading) {
            block(Self.dragged).overlay { WindowOutline(cornerRadius: 6) }.position(Self.point)
        }
    }

    private func flow(id: @escaping (String) -> String) -> HFlow<some View> {
        HFlow(spacing: 8) {
            ForEach(widths.keys.sorted(), id: \.self) { number in
                block(number).id(id(number))
            }
        }
    }

    private func block(_ number: String) -> some View {
        Block(isAccented: number == Self.dragged) {
            Text(number).frame(width: widths[number], height: 28)
        }
    }
}

/// A text around other views, in two widths.
struct TextAmongViews: View {
    var body: some View {
        Panels {
            sample(.half, "FlowText(\"… %@ …\")")
            sample(.third, "narrower")
        }
    }

    private func sample(_ width: PanelWidth, _ code: String) -> some View {
        Panel(width, code) {
            HFlow(alignment: .firstTextBaseline, rowSpacing: 4) {
                FlowText("Words flow around %@ and %@, on one baseline.") {
                    chip("views")
                    chip("buttons")
                }
            }
            .font(.system(size: 13))
        }
    }
}

/// Sentences with a phrase of the other direction, their words numbered as they are read. Each word is a view here, in the
/// place that it has as a word of a `FlowText`.
struct TextsOfBothDirections: View {
    var body: some View {
        Panels {
            Panel(.half, ".rightToLeft") {
                sentence(["קראתי", "The", "Swift", "Book", "של", "אפל", "ביום", "שבת"])
                    .environment(\.layoutDirection, .rightToLeft)
            }
            Panel(.half, ".leftToRight") {
                sentence(["Say", "שלום", "עולם", "לכולם", "and", "it", "means", "hello."])
            }
        }
    }

    private func sentence(_ words: [String]) -> some View {
        HFlow(spacing: 6) {
            ForEach(words.indices, id: \.self) { index in
                let isPhrase = (1...3).contains(index)
                Block(isAccented: isPhrase) {
                    VStack(spacing: 0) {
                        Text(words[index])
                        Text("\(index + 1)").fontWeight(.regular)
                    }
                    .padding(.horizontal, 6)
                    .padding(.vertical, 3)
                }
                .flowDirection(words[index].direction)
            }
        }
        .sizing(.fill)
    }
}

extension String {
    /// The direction of the language of a word.
    fileprivate var direction: LayoutDirection {
        unicodeScalars.contains { ("א"..."ת").contains($0) } ? .rightToLeft : .leftToRight
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
                "A Hebrew sentence from right to left, with an English phrase in it, and an English sentence "
                    + "with a Hebrew phrase"
            ) {
                TextsOfBothDirections()
            },
            GalleryEntry(
                "option-reorder",
                "Seven blocks in rows, and the same while the fifth is dragged to the first row",
                drag: .init(id: Reordering.dragged, point: Reordering.point)
            ) {
                Reordering()
            },
        ]
    }
}
