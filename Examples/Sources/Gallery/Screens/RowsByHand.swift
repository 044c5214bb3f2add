#if canImport(SwiftUI)
    import LazyFlowLayouts

    /// Flows in many rows, for the checks by hand that need what only SwiftUI has: lists, and animations that never end.
    struct RowsByHand: View {
        @State private var isBusy = false

        var body: some View {
            List {
                ForEach(0..<2, id: \.self) { _ in chips("In a list") }
            }
            .frame(height: 240)
            Toggle("200 rows without rest", isOn: $isBusy)
            LazyVStack(alignment: .leading, spacing: 16) {
                ForEach(0..<200, id: \.self) { chips("Row \($0)") }
            }
            .padding(.trailing, isBusy ? 120 : 0)
            .animation(isBusy ? .linear(duration: 1).repeatForever() : .default, value: isBusy)
        }

        private func chips(_ title: String) -> some View {
            HFlow(spacing: 8) {
                ForEach(0..<8, id: \.self) { Chip("\(title), \($0)") }
            }
            .maxLines(2) { hidden in Text("+\(hidden.count)") }
        }
    }

    #Preview { ScrollView { VStack { RowsByHand() } } }
#endif
