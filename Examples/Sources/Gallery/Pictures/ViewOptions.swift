import FlowLayouts

/// Views that take what their line leaves.
struct Growing: View {
    var body: some View {
        Panels {
            sample("Each at its ideal width") {
                FlexibleBlock(title: "2")
                NumberedBlock(number: 3, width: 36)
            }
            sample("2: .flowGrow()") {
                FlexibleBlock(title: "2").flowGrow()
                NumberedBlock(number: 3, width: 36)
            }
            sample("2: .flowGrow(1)\n3: .flowGrow(3)") {
                FlexibleBlock(title: "2", ideal: 36).flowGrow(1)
                FlexibleBlock(title: "3", ideal: 36).flowGrow(3)
            }
        }
    }

    private func sample(_ code: String, @ViewBuilder content: () -> some View) -> some View {
        Panel(.full, code) {
            HFlow(spacing: 8) {
                NumberedBlock(number: 1, width: 36)
                content()
            }
        }
    }
}

/// Flows of which all views take what their line leaves.
struct GrowingItems: View {
    var body: some View {
        Panels {
            Panel(.full, "Each at its ideal width") { flow }
            Panel(.full, ".growsItems()") { flow.growsItems() }
            Panel(.full, ".growsItems()\n5: .flowGrow(0)") { flow(growth: 0).growsItems() }
        }
    }

    private var flow: HFlow<some View> { flow(growth: nil) }

    private func flow(growth: Double?) -> HFlow<some View> {
        HFlow(spacing: 8) {
            ForEach(1...5, id: \.self) { number in
                let block = FlexibleBlock(title: "\(number)", ideal: CGFloat(28 + number % 3 * 8))
                if let growth, number == 5 { block.flowGrow(growth) } else { block }
            }
        }
    }
}

/// Views that give up what their line is too long by.
struct Shrinking: View {
    var body: some View {
        Panels {
            sample("2: .flowShrink(0)\n3: .flowShrink(0)", first: 0, second: 0)
            sample("2: .flowShrink()\n3: .flowShrink()", first: 1, second: 1)
            sample("2: .flowShrink(1)\n3: .flowShrink(3)", first: 1, second: 3)
        }
    }

    private func sample(_ code: String, first: Double, second: Double) -> some View {
        Panel(.full, code) {
            HFlow(spacing: 8) {
                NumberedBlock(number: 1, width: 36)
                FlexibleBlock(title: "2", ideal: 88).flowShrink(first)
                FlexibleBlock(title: "3", ideal: 88).flowShrink(second)
            }
            .wrapping(.smallest)
        }
    }
}

/// Which of two growing views comes first.
struct Priorities: View {
    var body: some View {
        Panels {
            sample("Both .flowGrow()", priority: 0)
            sample("3: .layoutPriority(1)", priority: 1)
        }
    }

    private func sample(_ code: String, priority: Double) -> some View {
        Panel(.full, code) {
            HFlow(spacing: 8) {
                NumberedBlock(number: 1, width: 36)
                FlexibleBlock(title: "2", ideal: 36).flowGrow()
                FlexibleBlock(title: "3", ideal: 36).flowGrow().layoutPriority(priority)
            }
        }
    }
}

/// The views that push others apart, and that part them.
struct SpacersAndDividers: View {
    var body: some View {
        Panels {
            sample("Spacer()") { Spacer() }
            sample("Divider()") { Divider() }
        }
    }

    private func sample(_ code: String, @ViewBuilder second: () -> some View) -> some View {
        Panel(.full, code) {
            HFlow(spacing: 8) {
                NumberedBlock(number: 1, width: 36)
                second()
                NumberedBlock(number: 2, width: 44, height: 44)
                NumberedBlock(number: 3, width: 36)
                NumberedBlock(number: 4, width: 52)
            }
        }
    }
}

/// A view with a line of its own.
struct LineFilling: View {
    var body: some View {
        Panels {
            sample("Among the others", fills: false)
            sample("3: .flowFillsLine()", fills: true)
        }
    }

    private func sample(_ code: String, fills: Bool) -> some View {
        Panel(.half, code, height: 100) {
            HFlow(spacing: 8) {
                NumberedBlock(number: 1, width: 44)
                NumberedBlock(number: 2, width: 36)
                FlexibleBlock(title: "3").flowFillsLine(fills)
                NumberedBlock(number: 4, width: 52)
                NumberedBlock(number: 5, width: 44)
            }
        }
    }
}

/// Where lines end before they are full.
struct Breaks: View {
    var body: some View {
        Panels {
            sample("LineBreak() after 2") {
                LineBreak()
                NumberedBlock(number: 3, width: 36)
            }
            sample("3: .flowBreaksBefore()") {
                FlexibleBlock(title: "3", ideal: 36).flowBreaksBefore()
            }
            sample("3: .flowBreaksAfter()") {
                FlexibleBlock(title: "3", ideal: 36).flowBreaksAfter()
            }
        }
    }

    private func sample(_ code: String, @ViewBuilder third: () -> some View) -> some View {
        Panel(.full, code) {
            HFlow(spacing: 8) {
                NumberedBlock(number: 1, width: 44)
                NumberedBlock(number: 2, width: 36)
                third()
                NumberedBlock(number: 4, width: 40)
                NumberedBlock(number: 5, width: 52)
            }
        }
    }
}

/// A view that stays with the one before it.
struct Together: View {
    var body: some View {
        Panels {
            sample("By default", avoids: false)
            sample("4:\n.flowAvoidsBreakBefore()", avoids: true)
        }
    }

    private func sample(_ code: String, avoids: Bool) -> some View {
        Panel(.half, code) {
            HFlow(spacing: 8) {
                Blocks(widths: [52, 44, 40])
                FlexibleBlock(title: "4", ideal: 28).flowAvoidsBreakBefore(avoids)
                NumberedBlock(number: 5, width: 60)
            }
        }
    }
}

/// One view that is aligned differently from the others.
struct ViewAlignments: View {
    var body: some View {
        Panels {
            sample(".top", .top)
            sample(".bottom", .bottom)
            sample(".stretch", .stretch)
        }
    }

    private func sample(_ code: String, _ alignment: FlowItemAlignment) -> some View {
        Panel(.third, code) {
            HFlow(spacing: 8) {
                NumberedBlock(number: 1, width: 28)
                NumberedBlock(number: 2, width: 28, height: 72)
                Block(isAccented: true) {
                    Text("3").frame(width: 32).frame(minHeight: 28, maxHeight: .infinity)
                }
                .flowAlignment(alignment)
            }
        }
    }
}

extension GalleryEntry {
    static var viewOptions: [GalleryEntry] {
        [
            GalleryEntry(
                "option-grow",
                "A block at its ideal width, one that fills the rest of the row, and two that share it"
            ) { Growing() },
            GalleryEntry(
                "option-grows-items", "Blocks at their ideal widths, all growing, and all growing but one"
            ) { GrowingItems() },
            GalleryEntry("option-shrink", "Blocks that do not shrink, shrink equally, and shrink differently")
            {
                Shrinking()
            },
            GalleryEntry(
                "option-priority", "Two growing blocks that share the space, and one that takes it all"
            ) {
                Priorities()
            },
            GalleryEntry(
                "option-spacer-divider", "Two blocks pushed apart by a spacer, and two separated by a divider"
            ) { SpacersAndDividers() },
            GalleryEntry("option-fills-line", "A block among others, and in a row of its own") {
                LineFilling()
            },
            GalleryEntry("option-breaks", "Five blocks with a break between two, before one, and after one") {
                Breaks()
            },
            GalleryEntry(
                "option-together",
                "A block that begins a row by itself, and together with the block before it"
            ) { Together() },
            GalleryEntry("option-view-alignment", "A block at the top, at the bottom, and as tall as its row")
            {
                ViewAlignments()
            },
        ]
    }
}
