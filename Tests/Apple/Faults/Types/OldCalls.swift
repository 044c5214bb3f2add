import FlowLayouts

// Calls of layouts from articles, whose names are those of other ones here.
struct Tag: Hashable {
    let name: String
}

@MainActor func chip(_ tag: Tag) -> some View { Text(tag.name) }

@MainActor func tagCloud(refresh: Binding<Int>) -> some View {
    FlowLayout(
        // expected-error@-1 {{write FlowLayoutView of FlowLayoutsMigration in place of FlowLayout}}
        mode: .scrollable, binding: refresh, items: ["Some long item here", "And then some"]
        // expected-warning@-1 {{leave the mode out: it makes no difference}}
    ) {
        Text($0).font(.system(size: 12)).padding(4)
    }
    .padding()
    // expected-error@-1 {{a layout is no view: write HFlow { … }, or FlowLayoutView for items:}}
}

@MainActor func tagCloud(of tags: [Tag]) -> some View {
    FlowLayout(mode: .vstack, binding: .constant(5), items: tags) { tag in
        // expected-error@-1 {{write FlowLayoutView of FlowLayoutsMigration in place of FlowLayout}}
        // expected-warning@-2 {{leave the mode out: it makes no difference}}
        let name = tag.name
        return Text(name)
    }
    .frame(width: 100)
    // expected-error@-1 {{a layout is no view: write HFlow { … }, or FlowLayoutView for items:}}
}

@MainActor func packagedTagCloud(of tags: [Tag]) -> some View {
    FlowLayout(mode: .scrollable, items: tags, itemSpacing: 4, viewMapping: chip)
    // expected-error@-1 {{write FlowLayoutView of FlowLayoutsMigration in place of FlowLayout}}
    // expected-warning@-2 {{leave the mode out: it makes no difference}}
    // expected-error@-3 {{a layout is no view: write HFlow { … }, or FlowLayoutView for items:}}
}

@MainActor func flowWithoutViews() -> some View {
    FlowLayout(spacing: 8).maxLines(2)
    // expected-error@-1 {{a layout is no view: write HFlow { … }, or FlowLayoutView for items:}}
}

func layout(of sizes: [CGSize], in container: CGSize) -> (frames: [CGRect], size: CGSize) {
    var layout = FlowLayout(containerSize: container)
    // expected-error@-1 {{write IncrementalFlow of FlowLayoutsMigration, and add(_:)}}
    let frames = sizes.map { layout.add(element: $0) }
    // expected-error@-1 {{has no member 'add'}}
    return (frames, layout.size)
    // expected-error@-1 {{has no member 'size'}}
}
