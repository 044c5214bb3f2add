import FlowLayouts

/// Views that take what their line leaves.
struct Growing: View {
    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample("Each at its ideal width") {
                FlexibleBlock(title: "2")
                NumberedBlock(number: 3, width: 36)
            }
            sample(".flowGrow()") {
                FlexibleBlock(title: "2").flowGrow()
                NumberedBlock(number: 3, width: 36)
            }
            sample(".flowGrow(1), .flowGrow(3)") {
                FlexibleBlock(title: "2", ideal: 36).flowGrow(1)
                FlexibleBlock(title: "3", ideal: 36).flowGrow(3)
            }
        }
        .padding()
    }

    private func sample(_ code: String, @ViewBuilder content: () -> some View) -> some View {
        Sample(code: code) {
            HFlow(spacing: 8) {
                NumberedBlock(number: 1, width: 36)
                content()
            }
            .frame(width: 180, alignment: .leading)
        }
    }
}

/// Views that give up what their line is too long by.
struct Shrinking: View {
    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample(".flowShrink(0)", first: 0, second: 0)
            sample(".flowShrink()", first: 1, second: 1)
            sample(".flowShrink(1), .flowShrink(3)", first: 1, second: 3)
        }
        .padding()
    }

    private func sample(_ code: String, first: Double, second: Double) -> some View {
        Sample(code: code) {
            HFlow(spacing: 8) {
                NumberedBlock(number: 1, width: 36)
                FlexibleBlock(title: "2", ideal: 88).flowShrink(first)
                FlexibleBlock(title: "3", ideal: 88).flowShrink(second)
            }
            .shrinksBeforeBreaking()
            .frame(width: 180, height: 64, alignment: .topLeading)
        }
    }
}

/// Which of two growing views comes first.
struct Priorities: View {
    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample("Both .flowGrow()", priority: 0)
            sample("3: .layoutPriority(1)", priority: 1)
        }
        .padding()
    }

    private func sample(_ code: String, priority: Double) -> some View {
        Sample(code: code) {
            HFlow(spacing: 8) {
                NumberedBlock(number: 1, width: 36)
                FlexibleBlock(title: "2", ideal: 36).flowGrow()
                FlexibleBlock(title: "3", ideal: 36).flowGrow().layoutPriority(priority)
            }
            .frame(width: 180)
        }
    }
}

/// The views that push others apart, and that part them.
struct SpacersAndDividers: View {
    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample("Spacer()") { Spacer() }
            sample("Divider()") { Divider() }
        }
        .padding()
    }

    private func sample(_ code: String, @ViewBuilder second: () -> some View) -> some View {
        Sample(code: code) {
            HFlow(spacing: 8) {
                NumberedBlock(number: 1, width: 36)
                second()
                NumberedBlock(number: 2, width: 44, height: 44)
                NumberedBlock(number: 3, width: 36)
                NumberedBlock(number: 4, width: 52)
            }
            .frame(width: 180, alignment: .leading)
        }
    }
}

/// A view with a line of its own.
struct LineFilling: View {
    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample("Among the others", fills: false)
            sample(".flowFillsLine()", fills: true)
        }
        .padding()
    }

    private func sample(_ code: String, fills: Bool) -> some View {
        Sample(code: code) {
            HFlow(spacing: 8) {
                NumberedBlock(number: 1, width: 44)
                NumberedBlock(number: 2, width: 36)
                FlexibleBlock(title: "3").flowFillsLine(fills)
                NumberedBlock(number: 4, width: 52)
                NumberedBlock(number: 5, width: 44)
            }
            .frame(width: 180, height: 100, alignment: .topLeading)
        }
    }
}

/// Where lines end before they are full.
struct Breaks: View {
    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample("LineBreak()") {
                LineBreak()
                NumberedBlock(number: 3, width: 36)
            }
            sample(".flowBreaksBefore()") {
                FlexibleBlock(title: "3", ideal: 36).flowBreaksBefore()
            }
            sample(".flowBreaksAfter()") {
                FlexibleBlock(title: "3", ideal: 36).flowBreaksAfter()
            }
        }
        .padding()
    }

    private func sample(_ code: String, @ViewBuilder third: () -> some View) -> some View {
        Sample(code: code) {
            HFlow(spacing: 8) {
                NumberedBlock(number: 1, width: 44)
                NumberedBlock(number: 2, width: 36)
                third()
                NumberedBlock(number: 4, width: 40)
                NumberedBlock(number: 5, width: 52)
            }
            .frame(width: 180, height: 64, alignment: .topLeading)
        }
    }
}

/// One view that is aligned differently from the others.
struct ViewAlignments: View {
    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample(".flowAlignment(.top)", .top)
            sample(".flowAlignment(.bottom)", .bottom)
            sample(".flowAlignment(.stretch)", .stretch)
        }
        .padding()
    }

    private func sample(_ code: String, _ alignment: FlowItemAlignment) -> some View {
        Sample(code: code) {
            HFlow(spacing: 8) {
                NumberedBlock(number: 1, width: 36)
                NumberedBlock(number: 2, width: 36, height: 72)
                Text("3")
                    .frame(width: 48)
                    .frame(minHeight: 28, maxHeight: .infinity)
                    .block(.orange)
                    .flowAlignment(alignment)
                NumberedBlock(number: 4, width: 36)
            }
            .frame(width: 180)
        }
    }
}

extension GalleryEntry {
    static var viewOptions: [GalleryEntry] {
        [
            GalleryEntry("option-grow", width: 684) { Growing() },
            GalleryEntry("option-shrink", width: 684) { Shrinking() },
            GalleryEntry("option-priority", width: 460) { Priorities() },
            GalleryEntry("option-spacer-divider", width: 460) { SpacersAndDividers() },
            GalleryEntry("option-fills-line", width: 460) { LineFilling() },
            GalleryEntry("option-breaks", width: 684) { Breaks() },
            GalleryEntry("option-view-alignment", width: 684) { ViewAlignments() },
        ]
    }
}
