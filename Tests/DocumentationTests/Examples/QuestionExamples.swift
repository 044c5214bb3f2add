import FlowLayouts

/// What the page of questions shows.
struct QuestionExamples: View {
    let topics: [String]
    let tags: [String]
    let cards: [String]

    var body: some View {
        widths
        HFlow(spacing: 8) {
            ForEach(tags, id: \.self) { Chip($0) }
        }
        .maxViews(5) { hidden in
            Chip("+\(hidden.count)")
        }
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { topic in
                Chip(topic).flowAvoidsBreakBefore(topic == topics.last)
            }
        }
        columns
    }

    private var widths: some View {
        VStack(alignment: .leading, spacing: 20) {
            ForEach([200, 320, 390], id: \.self) { width in
                TopicList(topics: ["Swift", "Layout", "Linux"]).frame(width: width, alignment: .leading)
            }
        }
    }

    @ViewBuilder private var columns: some View {
        HStack(alignment: .top, spacing: 8) {
            ForEach(0..<2, id: \.self) { column in
                LazyVStack(spacing: 8) {
                    ForEach(cards.indices.filter { $0 % 2 == column }, id: \.self) { Card(cards[$0]) }
                }
            }
        }
        VFlow(alignment: .leading, spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .minLines(3)
    }
}

/// Two rows of topics, and all of them in the largest texts.
struct TopicList: View {
    let topics: [String]

    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) { Chip($0) }
        }
        .maxLines(typeSize.isAccessibilitySize ? nil : 2)
    }
}

/// Buttons in a row, or below each other where the row is too long.
struct DialogButtons: View {
    let answers: [String]
    let choose: (String) -> Void

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 8) { buttons }
            VStack(alignment: .trailing, spacing: 8) { buttons }
        }
    }

    private var buttons: some View {
        ForEach(answers, id: \.self) { answer in
            Button(answer) { choose(answer) }
        }
    }
}

/// The first photo of an odd number has a row of its own, and each of the others half of one.
struct OddPhotos: View {
    let photos: [Photo]

    var body: some View {
        HFlow(spacing: 4) {
            ForEach(photos) { photo in
                Thumbnail(photo).frame(height: 120).flowGrow()
                    .flowFillsLine(photo.id == photos.first?.id && photos.count % 2 == 1)
            }
        }
        .maxItemsPerLine(2)
        .lastLine(.grows)
    }
}

/// A placeholder for the reader's own view.
private struct Card: View {
    let title: String

    init(_ title: String) {
        self.title = title
    }

    var body: some View {
        Text(title)
    }
}
