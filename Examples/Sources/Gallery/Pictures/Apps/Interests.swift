import FlowLayouts

/// Somebody's profile, with two rows of interests and the number of the others.
struct Interests: View {
    @State private var isExpanded = false
    @Environment(\.palette) private var palette

    private let interests = [
        "Mathematics", "Engines", "Music", "Poetry", "Horses", "Weaving", "Flying machines", "Anatomy",
        "Languages",
        "Chess", "Astronomy", "Electricity", "Metaphysics", "Dancing", "Bells", "Card games", "Geology",
        "Gardens",
    ]

    var body: some View {
        AppCard {
            HStack(spacing: 14) {
                Landscape(number: 0).frame(width: 56, height: 56).clipShape(Circle())
                VStack(alignment: .leading, spacing: 3) {
                    Text("Ada Lovelace").font(.system(size: 20, weight: .bold))
                    QuietText("London · here since 1833")
                }
                Spacer()
                Button {
                } label: {
                    AppChip(title: "Follow", tint: palette.strong(hue: 0.92))
                }
                .buttonStyle(.plain)
            }
        } content: {
            VStack(alignment: .leading, spacing: 12) {
                Text("Interests").font(.system(size: 17, weight: .semibold))
                HFlow(spacing: 8) {
                    ForEach(interests, id: \.self) { AppChip(title: $0, tint: palette.soft(hue: 0.92)) }
                }
                .maxLines(2) { hidden in
                    AppChip(title: "+\(hidden.count) more", tint: palette.soft(hue: 0.92))
                }
                .expandable(isExpanded: $isExpanded.animation()) {
                    AppChip(title: "Show less", tint: palette.soft(hue: 0.92))
                }
                .buttonStyle(.plain)
                Text("Photos").font(.system(size: 17, weight: .semibold)).padding(.top, 4)
                HFlow(spacing: 4) {
                    ForEach([1, 13, 10, 11, 5].map { Photo(id: $0) }) { photo in
                        photo.picture.aspectRatio(photo.size, contentMode: .fit)
                    }
                }
                .scalesLines(to: 70)
            }
            .padding(.horizontal, 20)
        }
    }
}
