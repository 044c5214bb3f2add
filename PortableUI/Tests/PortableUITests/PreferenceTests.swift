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
}
