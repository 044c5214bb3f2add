import FlowEditing
import LazyFlowLayouts

// The code on the front page of the site.

private struct Tag: Identifiable {
    let id: Int
    let title: String
}

private struct Topic: Identifiable {
    let name: String
    var id: String { name }
}

private struct SiteFlows: View {
    @Binding var topics: [Topic]
    @Binding var showsAll: Bool
    @Binding var isExpanded: Bool
    @Binding var draft: String
    let tags: [Tag]
    let photos: [Photo]
    let chosen: [String]
    let others: [String]
    let names: [String]
    let days: [String]

    var body: some View {
        live
        filters
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
        HFlow {}
            .maxLines(2) {
                Chip("+\($0.count) more")
            }
            .expandable(isExpanded: $showsAll) {
                Chip("Show less")
            }
            .onFlowReorder { topics.move(fromOffsets: $0, toOffset: $1) }
        HFlow {}
            .rowAlignment(.center)
            .sizing(.fill)
            .distribution(.justified)
            .columns(.uniform)
    }

    private var filters: some View {
        HFlow(spacing: 8) {
            ForEach(chosen + others, id: \.self) {
                Chip($0)
            }
        }
        .animation(.default, value: chosen)
    }

    private var recipients: some View {
        HFlow(spacing: 6) {
            ForEach(names, id: \.self) { Chip($0) }
            TextField("Add a name", text: $draft)
                .frame(minWidth: 120)
                .flowGrow()
        }
    }

    private var album: some View {
        HFlow(spacing: 4) {
            Text("Saturday").flowFillsLine()
            ForEach(photos) { Thumbnail($0) }
        }
        .scalesLines(to: 76)
        .lineBreaking(.even)
    }

    private var sentence: some View {
        HFlow(alignment: .firstTextBaseline) {
            FlowText("When a mail from ")
            Chip("Ada Lovelace")
            FlowText(" comes on ")
        }
    }

    private var journeys: some View {
        HFlow(spacing: 6) {
            ForEach(days, id: \.self) {
                Chip($0).flowDirection(.leftToRight)
            }
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
            .scalesLines(to: 180)
    }
}

private func edit(_ flow: inout EditableFlow) {
    flow.move(from: 12, to: 700_000)
}
