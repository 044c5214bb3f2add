import FlowEditing
import LazyFlowLayouts

// The code on the front page of the site.

private struct Tag: Identifiable {
    let id: Int
    let title: String
}

private struct Field: View {
    let prompt: String
    @Binding var text: String

    init(_ prompt: String, text: Binding<String>) {
        self.prompt = prompt
        _text = text
    }

    var body: some View { TextField(prompt, text: $text) }
}

private struct Topic: Identifiable {
    let name: String
    var id: String { name }
}

private struct SiteFlows: View {
    @Binding var topics: [Topic]
    @Binding var isOpen: Bool
    @Binding var isExpanded: Bool
    @Binding var name: String
    @Binding var chosen: Set<String>
    let filters: [String]
    let tags: [Tag]
    let photos: [Picture]
    let names: [String]
    let days: [String]

    struct Picture: Identifiable {
        let id: Int
    }

    struct Photo: View {
        init(_ picture: Picture) {}

        var body: some View { Color.green }
    }

    var body: some View {
        live
        recipes
        recipients
        album
        sentence
        journeys
        interests
        more
    }

    @ViewBuilder private var live: some View {
        HFlow(spacing: 8) {
            ForEach(topics) { Chip($0.name) }
        }
        .onFlowReorder {
            topics.move(
                fromOffsets: $0, toOffset: $1)
        }
        // As narrow as its box.
        // swift-format-ignore
        HFlow {}
            .maxLines(2) {
                Chip("+\($0.count) more")
            }
            .expandable(
                isExpanded: $isOpen.animation()) {
                Chip("Show less")
            }
            .onFlowReorder { topics.move(fromOffsets: $0, toOffset: $1) }
        HFlow {}
            .rowAlignment(.center)
            .sizing(.fill)
            .distribution(.justified)
            .columns(.uniform)
    }

    private var recipes: some View {
        // swift-format-ignore
        HFlow(spacing: 8) {
            ForEach(filters, id: \.self) { filter in
                Button { toggle(filter) } label: {
                    Chip(filter)
                }
            }
            Button("Clear") { chosen = [] }
        }
    }

    private func toggle(_ filter: String) { chosen.formSymmetricDifference([filter]) }

    private var recipients: some View {
        HFlow(spacing: 6) {
            ForEach(names, id: \.self) { Chip($0) }
            Field("Add a person", text: $name)
                .flowGrow()
        }
        .sizing(.fill)
    }

    private var album: some View {
        HFlow(spacing: 4) {
            Text("Saturday").flowFillsLine()
            ForEach(photos) { Photo($0) }
        }
        .lastLine(.grows).lineBreaking(.even)
        .scalesLines(to: 76)
    }

    private var sentence: some View {
        // As narrow as a card.
        // swift-format-ignore
        HFlow(alignment: .firstTextBaseline,
            itemSpacing: 0, rowSpacing: 5) {
            FlowText("When a mail from ")
            Button {} label: { Chip("Ada Lovelace") }
        }
    }

    private var journeys: some View {
        HFlow(spacing: 10) {
            ForEach(days, id: \.self) { Chip($0) }
                .flowDirection(.leftToRight)
        }
    }

    private var interests: some View {
        HFlow {}
            .maxLines(2) {
                Chip("+\($0.count) more")
            }
            .expandable(isExpanded: $isExpanded) {
                Chip("Show less")
            }
    }

    @ViewBuilder private var more: some View {
        ScrollView {
            LazyHFlow(tags, size: .estimated) {
                Chip($0.title)
            }
        }
        VFlow(spacing: 8) {
            ForEach(topics) { Chip($0.name) }
        }
        HFlow {}
            .rowAlignment(.center)
            .lineBreaking(.balanced)
        HFlow(spacing: 4) {
            ForEach(photos) { Photo($0) }
        }
        .lastLine(.grows)
        .lineBreaking(.even)
        .scalesLines(to: 180)
    }
}

private func edit(_ flow: inout EditableFlow) {
    flow.move(from: 12, to: 700_000)
}
