import FlowLayouts

/// A segmented group that wraps: each row has rounded ends.
struct SegmentsScreen: View {
    @State private var chosen: Set<String> = ["Tue"]
    @State private var rows = 0

    var body: some View {
        Demo {
            VStack(alignment: .leading, spacing: 16) {
                HFlow(spacing: 2) {
                    ForEach(Self.days, id: \.self) { day in
                        FlowEdgeReader { edges in
                            Button {
                                chosen.formSymmetricDifference([day])
                            } label: {
                                Segment(title: day, isChosen: chosen.contains(day), edges: edges)
                            }
                            .buttonStyle(.plain)
                            .accessibilityAddTraits(chosen.contains(day) ? .isSelected : [])
                        }
                    }
                }
                .tellsEdges()
                .onFlowChange { rows = $0.lineCount }
                Text("Rows: \(rows)").font(.footnote)
            }
        }
    }

    private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
}

/// A segment, whose outer corners are rounded where it begins or ends a row.
struct Segment: View {
    let title: String
    let isChosen: Bool
    let edges: Edge.Set

    var body: some View {
        let (start, end) = (edges.contains(.leading) ? 10.0 : 2, edges.contains(.trailing) ? 10.0 : 2)
        Text(title)
            .frame(minWidth: 32)
            .padding(.horizontal, 10)
            .padding(.vertical, 7)
            .foregroundStyle(isChosen ? Color.white : .primary)
            .background(
                isChosen ? Color.indigo : Color.indigo.opacity(0.3),
                in: UnevenRoundedRectangle(
                    topLeadingRadius: start, bottomLeadingRadius: start, bottomTrailingRadius: end,
                    topTrailingRadius: end))
    }
}

#Preview { SegmentsScreen() }
