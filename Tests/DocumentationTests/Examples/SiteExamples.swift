import FlowEditing
import LazyFlowLayouts

// The code on the front page of the site.

private struct Tag: Identifiable {
    let id: Int
    let title: String
}

private struct SiteFlows: View {
    let days: [Album]
    let tags: [Tag]
    let chosen: [String]
    let others: [String]
    @Binding var topics: [String]
    @Binding var isExpanded: Bool
    @Binding var draft: String

    var body: some View {
        filters
        sentence
        interests
        ScrollView {
            LazyHFlow(
                sections: days, elements: \.photos,
                size: .fixed { $0.thumbnailSize }
            ) {
                Thumbnail($0)
            } header: {
                Text($0.title)
            }
            .scalesLines(to: 180)
        }
        ScrollView {
            LazyHFlow(tags, size: .estimated) {
                Chip($0.title)
            }
        }
    }

    @ViewBuilder private var filters: some View {
        HFlow(spacing: 8) {
            ForEach(topics, id: \.self) {
                Chip($0)
            }
        }
        HFlow(spacing: 8) {
            ForEach(chosen + others, id: \.self) {
                Chip($0)
            }
        }
        .animation(.default, value: chosen)
        TextField("To", text: $draft)
            .frame(minWidth: 120, maxWidth: .infinity)
            .flowGrow()
    }

    @ViewBuilder private var sentence: some View {
        HFlow(
            alignment: .firstTextBaseline,
            itemSpacing: 0
        ) {
            FlowText("When a mail from ")
            Chip("Ada Lovelace")
            FlowText(" comes on ")
        }
        Chip("Day 1")
            .flowDirection(.leftToRight)
    }

    private var interests: some View {
        HFlow {}
            .maxLines(2) {
                Chip("+\($0.count) more")
            }
            .expandable(isExpanded: $isExpanded) {
                Chip("Show less")
            }
            .onFlowReorder {
                topics.move(
                    fromOffsets: $0, toOffset: $1)
            }
            .distribution(.justified)
    }
}

private func edit(_ flow: inout EditableFlow) {
    flow.move(from: 12, to: 700_000)
}
