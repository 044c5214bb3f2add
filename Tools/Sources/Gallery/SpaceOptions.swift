import FlowLayouts

/// How long a flow is. The outline is the flow.
struct Sizings: View {
    private var flow: HFlow<some View> {
        HFlow(spacing: 8) { Blocks(widths: [60, 72, 64, 44]) }
    }

    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample(".sizing(.hug)", flow)
            sample(".sizing(.fill)", flow.sizing(.fill))
        }
        .padding()
    }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Sample(code: code) {
            flow.outlined().frame(width: 180, alignment: .leading)
        }
    }
}

/// Where views go on a line with space left.
struct Distributions: View {
    private let values: [(code: String, value: FlowDistribution)] = [
        (".natural", .natural), (".justified", .justified), (".spaceBetween", .spaceBetween),
        (".spaceAround", .spaceAround), (".spaceEvenly", .spaceEvenly),
    ]

    var body: some View {
        HFlow(alignment: .top, spacing: 20) {
            ForEach(values, id: \.value) { code, value in
                Sample(code: ".distribution(\(code))") {
                    HFlow(spacing: 8) { Blocks(widths: [48, 36, 44, 56, 60, 40, 36]) }
                        .distribution(value)
                        .sizing(.fill)
                        .outlined()
                        .frame(width: 180)
                }
            }
        }
        .padding()
    }
}

/// Where lines go in a flow that is higher than they are. The outline is the flow.
struct LineDistributions: View {
    private let values: [(code: String, value: FlowLineDistribution)] = [
        (".start", .start), (".center", .center), (".end", .end), (".spaceBetween", .spaceBetween),
        (".spaceAround", .spaceAround), (".spaceEvenly", .spaceEvenly),
    ]

    var body: some View {
        HFlow(alignment: .top, spacing: 20) {
            ForEach(values, id: \.value) { code, value in
                sample(code, flow.lineDistribution(value))
            }
            sample(".stretch", flow.lineDistribution(.stretch))
            sample(".stretch\n.stretchesItems()", flow.lineDistribution(.stretch).stretchesItems())
        }
        .padding()
    }

    private var flow: HFlow<some View> {
        HFlow(alignment: .top, spacing: 8) {
            ForEach(Array([44, 60, 68, 36].enumerated()), id: \.offset) { index, width in
                Text("\(index + 1)")
                    .frame(width: width)
                    .frame(minHeight: 28, maxHeight: .infinity)
                    .block(.indigo)
            }
        }
    }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Sample(code: code) {
            flow.frame(height: 128, alignment: .top)
                .outlined()
                .frame(width: 112)
        }
    }
}

/// Lines as thick as their highest view, or as the thickest line.
struct LineThicknesses: View {
    private var flow: HFlow<some View> {
        HFlow(alignment: .top, spacing: 8) {
            NumberedBlock(number: 1, width: 60)
            NumberedBlock(number: 2, width: 72)
            NumberedBlock(number: 3, width: 68, height: 52)
            NumberedBlock(number: 4, width: 60)
            NumberedBlock(number: 5, width: 80)
            NumberedBlock(number: 6, width: 44)
        }
    }

    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            sample(".equalizesLines(false)", flow)
            sample(".equalizesLines()", flow.equalizesLines())
        }
        .padding()
    }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Sample(code: code) {
            flow.outlined().frame(width: 180, height: 172, alignment: .topLeading)
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
        HStack(alignment: .top, spacing: 20) {
            sample(".stretchesItems(false)", flow)
            sample(".stretchesItems()", flow.stretchesItems())
        }
        .padding()
    }

    private func card(_ text: String) -> some View {
        Text(text)
            .padding(8)
            .frame(maxHeight: .infinity, alignment: .top)
            .block(.indigo)
    }

    private func sample(_ code: String, _ flow: some View) -> some View {
        Sample(code: code) {
            flow.frame(width: 180, alignment: .leading)
        }
    }
}

extension GalleryEntry {
    static var spaceOptions: [GalleryEntry] {
        [
            GalleryEntry("option-sizing", width: 460) { Sizings() },
            GalleryEntry("option-distribution", width: 684) { Distributions() },
            GalleryEntry("option-line-distribution", width: 636) { LineDistributions() },
            GalleryEntry("option-equalized-lines", width: 460) { LineThicknesses() },
            GalleryEntry("option-stretch", width: 460) { Stretching() },
        ]
    }
}
