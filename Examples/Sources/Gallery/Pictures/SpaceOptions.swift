import FlowLayouts

/// How long a flow is.
struct Sizings: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) { Blocks(widths: [60, 72, 64, 44]) }
    }

    var body: some View {
        Panels {
            sample(".sizing(.hug)", flow)
            sample(".sizing(.fill)", flow.sizing(.fill))
            Legend(.full, .flow, .space)
        }
    }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Panel(.half, code) {
            flow.outlined().frame(width: PanelWidth.half.inner, alignment: .leading).outliningSpace()
        }
    }
}

/// Where views go on a line with space left.
struct Distributions: View {
    private let widths: [CGFloat] = [36, 28, 40, 52, 32]

    private var flow: HFlow<some View> {
        HFlow(spacing: 8) { Blocks(widths: widths) }.sizing(.fill)
    }

    var body: some View {
        Panels {
            sample(".natural", flow)
            sample(".natural\n.rowAlignment(.center)", flow.rowAlignment(.center))
            sample(".justified", flow.distribution(.justified))
            sample(".spaceBetween", flow.distribution(.spaceBetween))
            sample(".spaceAround", flow.distribution(.spaceAround))
            sample(".spaceEvenly", flow.distribution(.spaceEvenly))
            sample(
                ".fillEqually",
                HFlow(spacing: 8) {
                    ForEach(widths.indices, id: \.self) { index in
                        FlexibleBlock(title: "\(index + 1)", ideal: widths[index])
                    }
                }
                .distribution(.fillEqually))
            Legend(.half, .flow)
        }
    }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Panel(.half, code) { flow.outlined() }
    }
}

/// What the last line does with its space, where others spread views and one grows.
struct LastLines: View {
    var body: some View {
        Panels {
            sample(".likeOthers", spread.lastLine(.likeOthers))
            sample(".grows", spread.lastLine(.grows))
            sample(".natural", spread.lastLine(.natural))
            sample(".center", spread.lastLine(.center))
            sample(".trailing", spread.lastLine(.trailing))
            sample(".leading\n.rowAlignment(.center)", centered.lastLine(.leading))
            Legend(.full, .flow)
        }
    }

    private var blocks: HFlow<some View> {
        HFlow(spacing: 8) {
            Blocks(widths: [44, 36, 52, 40])
            FlexibleBlock(title: "5", ideal: 36).frame(maxWidth: 72).flowGrow()
        }
    }

    private var spread: HFlow<some View> { blocks.distribution(.spaceBetween) }
    private var centered: HFlow<some View> { blocks.rowAlignment(.center).sizing(.fill) }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Panel(.half, code) { flow.outlined() }
    }
}

/// Rows of photos that are scaled until they fill the width.
struct ScaledLines: View {
    private let photos = [17, 20, 16, 7, 6, 10, 22, 2].map { Photo(id: $0) }

    private var flow: HFlow<some View> {
        HFlow(spacing: 4) {
            ForEach(photos) { photo in
                photo.picture.aspectRatio(photo.size, contentMode: .fit)
            }
        }
    }

    var body: some View {
        Panels {
            sample(".scalesLines(to: 44)", flow.scalesLines(to: 44))
            sample(".lineBreaking(.even)", flow.scalesLines(to: 44).lineBreaking(.even))
            sample(".scalesLines(to: 30)", flow.scalesLines(to: 30))
            sample("(to: 44, within: 0...50)", flow.scalesLines(to: 44, within: 0...50))
            sample(".lastLine(.grows)", flow.scalesLines(to: 44).lastLine(.grows))
            Legend(.half, .space)
        }
    }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Panel(.half, code) {
            flow.frame(width: PanelWidth.half.inner, alignment: .leading).outliningSpace()
        }
    }
}

/// The photos of some days, in rows.
struct PhotoRows: View {
    var body: some View {
        HFlow(spacing: 4) {
            ForEach((0..<17).map { Photo(id: $0) }) { photo in
                photo.picture.aspectRatio(photo.size, contentMode: .fit)
            }
        }
        .scalesLines(to: 80, within: 50...120)
        .lineBreaking(.even)
        .onCard()
    }
}

/// Where lines go in a space that is higher than they are.
struct LineDistributions: View {
    private let values: [(code: String, value: FlowLineDistribution)] = [
        (".start", .start), (".center", .center), (".end", .end), (".spaceBetween", .spaceBetween),
        (".spaceAround", .spaceAround), (".spaceEvenly", .spaceEvenly), (".stretch", .stretch),
    ]

    var body: some View {
        Panels {
            ForEach(values, id: \.value) { code, value in
                sample(code, flow().lineDistribution(value))
            }
            sample(
                ".stretch\n.stretchesItems()",
                flow(maxHeight: .infinity).lineDistribution(.stretch).stretchesItems())
            Legend(.third, .flow, .space, .band)
        }
    }

    /// - Parameter maxHeight: How high blocks can be.
    private func flow(maxHeight: CGFloat = 28) -> HFlow<some View> {
        func block(_ number: Int, width: CGFloat) -> some View {
            Block {
                Text("\(number)").frame(width: width).frame(minHeight: 28, maxHeight: maxHeight)
            }
        }
        return HFlow(spacing: 8) {
            block(1, width: 36).beginningBand(width: PanelWidth.third.inner)
            block(2, width: 44)
            block(3, width: 52).beginningBand(width: PanelWidth.third.inner)
            block(4, width: 28)
        }
        .sizing(.fill)
    }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Panel(.third, code) {
            flow.outlined().frame(width: PanelWidth.third.inner, height: 112, alignment: .topLeading)
                .outliningSpace()
        }
    }
}

/// Lines as thick as their highest view, or as the thickest line.
struct LineThicknesses: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) {
            NumberedBlock(number: 1, width: 60).beginningBand(width: PanelWidth.half.inner)
            NumberedBlock(number: 2, width: 72)
            NumberedBlock(number: 3, width: 68, height: 52).beginningBand(width: PanelWidth.half.inner)
            NumberedBlock(number: 4, width: 60)
            NumberedBlock(number: 5, width: 80).beginningBand(width: PanelWidth.half.inner)
            NumberedBlock(number: 6, width: 44)
        }
    }

    var body: some View {
        Panels {
            Panel(.half, "By default", height: 172) { flow }
            Panel(.half, ".equalizesLines()", height: 172) { flow.equalizesLines() }
            Legend(.full, .band)
        }
    }
}

/// Views as high as they are, or as their line.
struct Stretching: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) {
            card("One")
            card("Two\nlines")
            card("Up to\nthree\nlines")
            card("Back\nto two")
            card("One")
        }
    }

    var body: some View {
        Panels {
            Panel(.half, "By default") { flow }
            Panel(.half, ".stretchesItems()") { flow.stretchesItems() }
        }
    }

    private func card(_ text: String) -> some View {
        Block {
            Text(text).padding(8).frame(maxHeight: .infinity, alignment: .top)
        }
    }
}

extension GalleryEntry {
    static var spaceOptions: [GalleryEntry] {
        [
            GalleryEntry(
                "option-sizing", "A flow as wide as its widest row, and one as wide as the space offered"
            ) {
                Sizings()
            },
            GalleryEntry(
                "option-distribution",
                "Two rows of blocks: natural, centered, justified, with space between, around and evenly, and equally wide"
            ) { Distributions() },
            GalleryEntry(
                "option-last-line",
                "Two rows of blocks: the last one is spread, too, grows, is natural, in the middle, at the trailing edge, and at the leading edge"
            ) { LastLines() },
            GalleryEntry(
                "option-scales-lines",
                "Rows of photos that fill the width: by themselves, together, the last one too, and up to a height"
            ) { ScaledLines() },
            GalleryEntry("photo-rows", "Seventeen photos of different shapes in rows that fill the width") {
                PhotoRows()
            },
            GalleryEntry(
                "option-line-distribution",
                "Two rows at the top, centered, at the bottom, spread and stretched"
            ) { LineDistributions() },
            GalleryEntry(
                "option-equalized-lines", "Rows as tall as their tallest block, and all equally tall"
            ) { LineThicknesses() },
            GalleryEntry("option-stretch", "Cards centered in their row, and as tall as the row") {
                Stretching()
            },
        ]
    }
}
