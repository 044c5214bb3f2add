import FlowLayouts

/// The words of a sentence, each once, in capsules: the example of onmyway133's `FlowLayout`.
struct Sentence: View {
    let string =
        "You can’t connect the dots looking forward; you can only connect them looking backwards. "
        + "So you have to trust that the dots will somehow connect in your future."

    var body: some View {
        ScrollView {
            FlowLayout(spacing: 12) {
                ForEach(tags, id: \.self) { string in
                    Text(string)
                        .padding(4)
                        .background(Color.green.opacity(0.5), in: Capsule())
                }
            }
        }
        .onCard()
    }

    private var tags: [String] {
        var known: Set<String> = []
        return string.components(separatedBy: " ").filter { known.insert($0).inserted }
    }
}

extension GalleryEntry {
    static var sentence: [GalleryEntry] {
        [GalleryEntry("sentence", "The words of a sentence in capsules") { Sentence() }]
    }
}
