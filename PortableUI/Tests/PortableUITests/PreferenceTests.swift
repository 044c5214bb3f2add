import Expectations
import PortableUITesting
import Testing

private struct Words: PreferenceKey {
    static var defaultValue: [String] { ["default"] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Largest: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Chosen: PreferenceKey {
    typealias Value = Anchor<CGRect>?
    static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
}

/// Values that views give to those around them.
@MainActor @Suite struct PreferenceTests {
    private final class Log {
        var words: [[String]] = []
        var largest: [CGFloat] = []
    }

    private func words(_ view: some View) -> [[String]] {
        let log = Log()
        _ = host(view.onPreferenceChange(Words.self) { log.words.append($0) }).frames
        return log.words
    }

    @Test func valuesAreCombinedInOrder() {
        let text = Text("A").preference(key: Words.self, value: ["a"])
        expectEqual(words(text), [["a"]])
        expectEqual(
            words(
                HStack {
                    text
                    Text("B")
                    VStack { Text("C").padding().preference(key: Words.self, value: ["c", "d"]) }
                }), [["a", "c", "d"]])
        // As in a picture, a background comes before its view.
        let behind = Color.red.preference(key: Words.self, value: ["back"])
        expectEqual(words(text.background(behind)), [["back", "a"]])
        expectEqual(words(text.overlay { behind }), [["a", "back"]])
    }

    @Test func anOuterValueReplacesInnerOnes() {
        let text = Text("A").preference(key: Words.self, value: ["inner"])
        expectEqual(words(text.padding().preference(key: Words.self, value: ["outer"])), [["outer"]])
        expectEqual(words(text.transformPreference(Words.self) { $0.append("more") }), [["inner", "more"]])
        expectEqual(
            words(Text("A").transformPreference(Words.self) { $0.append("more") }), [["default", "more"]])
        // Another key is another matter.
        expectEqual(words(text.preference(key: Largest.self, value: 3)), [["inner"]])
    }

    @Test func nothingIsReportedWithoutAValue() {
        expectEqual(words(Text("A")), [])
        expectEqual(words(Text("A").preference(key: Largest.self, value: 3)), [])
        // A value that happens to be the default is one.
        expectEqual(words(Text("A").preference(key: Words.self, value: ["default"])), [["default"]])
    }

    private struct Toggled: View {
        var word: String?
        let log: Log

        var body: some View {
            HStack {
                Text("A")
                if let word { Text(word).preference(key: Words.self, value: [word]) }
            }
            .onPreferenceChange(Words.self) { log.words.append($0) }
        }
    }

    @Test func changesAreReportedOnce() {
        let log = Log()
        let host = host(Toggled(word: nil, log: log))
        for word in [nil, "a", "a", "b", nil, nil, "b"] {
            host.rootView.word = word
            _ = host.frames
        }
        expectEqual(log.words, [["a"], ["b"], ["default"], ["b"]])
    }

    // MARK: Layers and anchors

    private func marked(_ chosen: String) -> some View {
        HStack(spacing: 4) {
            ForEach(["A", "BBB", "CC"], id: \.self) { word in
                Text(word).padding(2)
                    .anchorPreference(key: Chosen.self, value: .bounds) { word == chosen ? $0 : nil }
            }
        }
        .padding(3)
    }

    @Test func aLayerFindsAnchorsOfViewsInside() {
        func mark(_ chosen: String) -> [CGRect] {
            host(
                marked(chosen).overlayPreferenceValue(Chosen.self, alignment: .topLeading) { anchor in
                    GeometryReader { geometry in
                        if let anchor {
                            Color.red.frame(width: geometry[anchor].width, height: 2)
                                .offset(x: geometry[anchor].minX, y: geometry[anchor].maxY)
                        }
                    }
                }.padding(10)
            ).colors
        }
        // Texts are 10, 22 and 16 wide with their padding, and 16 high.
        expectEqual(mark("A"), [rect(13, 29, 10, 2)])
        expectEqual(mark("BBB"), [rect(27, 29, 22, 2)])
        expectEqual(mark("CC"), [rect(53, 29, 16, 2)])
        expectEqual(mark("D"), [])
    }

    @Test func aLayerIsInFrontOrBehind() {
        let text = Text("A").preference(key: Words.self, value: ["a", "b"])
        func strings(_ view: some View) -> [String] { host(view).strings }
        expectEqual(
            strings(text.overlayPreferenceValue(Words.self) { Text($0.joined()) }), ["A", "ab"])
        expectEqual(strings(text.backgroundPreferenceValue(Words.self) { Text($0.joined()) }), ["ab", "A"])
        expectEqual(
            strings(Text("A").backgroundPreferenceValue(Words.self) { Text($0.joined()) }),
            [
                "default", "A",
            ])
    }

    @Test func aLayerOfPreferencesKeepsItsState() {
        struct Tagged: View {
            var word: String
            let handle: Handle<Int>
            var body: some View {
                Text(word).preference(key: Words.self, value: [word])
                    .overlayPreferenceValue(Words.self) { words in
                        Counter(handle: handle)
                        Text(words[0])
                    }
            }
        }
        let handle = Handle<Int>()
        let host = host(Tagged(word: "a", handle: handle))
        expectEqual(host.strings, ["a", "0", "a"])
        handle.value = 2
        host.rootView.word = "b"
        expectEqual(host.strings, ["b", "2", "b"])
        host.proposal = ProposedViewSize(width: 50, height: 50)
        expectEqual(host.strings, ["b", "2", "b"])
    }

    @Test func aLayerGivesAPreferenceToo() {
        struct Letters: PreferenceKey {
            static var defaultValue: [String] { [] }
            static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
        }
        let text = Text("A").preference(key: Letters.self, value: ["a"])
        let layered = text.overlayPreferenceValue(Letters.self) { inside in
            Text(inside.joined()).preference(key: Letters.self, value: inside + ["b"])
        }
        let host = host(layered.overlayPreferenceValue(Letters.self) { Text($0.joined(separator: " ")) })
        expectEqual(host.strings, ["A", "a", "a a b"])
    }
}
