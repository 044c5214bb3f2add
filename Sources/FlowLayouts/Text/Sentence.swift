/// The words of a text with placeholders, and the views in place of those.
nonisolated struct Sentence: View {
    private let parts: [Part]
    private let beginsWithView: Bool
    private let views: [AnyView]

    /// The parts alternate: first comes a text, which may be empty, and then a view.
    fileprivate enum Part {
        case text(AttributedString)
        /// By its number, from 0.
        case view(Int)
    }

    init(_ content: AttributedString, views: [AnyView]) {
        (parts, self.views) = (content.parts(viewCount: views.count), views)
        beginsWithView = if case .text(let text) = parts[0] { text.characters.isEmpty } else { true }
    }

    var body: some View {
        // Not plain numbers, which an app may have for ids.
        ForEach(parts.indices.map { RepeatableID(id: $0) }, id: \.self, content: part)
    }

    @ViewBuilder private func part(_ index: RepeatableID<Int>) -> some View {
        switch parts[index.id] {
        case .text(let text):
            WordViews(text, continuesSentence: index.id > 0)
        case .view(let number):
            let isFirst = beginsWithView && index.id == 1
            views[number].flowValue(ViewValues.Word.self, WordTraits(continuesSentence: !isFirst))
        }
    }
}

extension AttributedString {
    /// The parts of a sentence. A placeholder is `%@`, for the view after that of the last one, or `%2$@`, for the second view.
    /// `%%` is a percent sign. Views without a placeholder come at the end. O(n).
    fileprivate func parts(viewCount: Int) -> [Sentence.Part] {
        var parts: [Sentence.Part] = []
        var unused = Set(0..<viewCount)
        var (text, start, next) = (AttributedString(), startIndex, 0)
        var rest = characters[...]
        while let sign = rest.firstIndex(of: "%") {
            rest = rest[characters.index(after: sign)...]
            if rest.first == "%" {
                text += self[start..<rest.startIndex]
                rest = rest.dropFirst()
                start = rest.startIndex
            } else if let number = rest.takePlaceholder(next: next) {
                text += self[start..<sign]
                (start, next) = (rest.startIndex, number + 1)
                if number < viewCount {
                    parts += [.text(text), .view(number)]
                    text = AttributedString()
                    unused.remove(number)
                } else {
                    #if DEBUG
                        DebugNote.viewIsMissing.say()
                    #endif
                }
            }
        }
        text += self[start...]
        for number in unused.sorted() {
            parts += [.text(text + AttributedString(" ")), .view(number)]
            text = AttributedString()
        }
        return parts + [.text(text)]
    }
}

extension BidirectionalCollection<Character> where SubSequence == Self {
    /// Takes what follows the percent sign of a placeholder. Returns the number of its view; `nil` if this is none.
    fileprivate mutating func takePlaceholder(next: Int) -> Int? {
        let digits = prefix { $0.isASCII && $0.isNumber }
        let end = self[digits.endIndex...]
        if digits.isEmpty, end.first == "@" {
            self = end.dropFirst()
            return next
        }
        guard let number = Int(String(digits)), number > 0, end.starts(with: "$@") else { return nil }
        self = end.dropFirst(2)
        return number - 1
    }
}

#if DEBUG
    extension DebugNote {
        static let viewIsMissing = DebugNote(
            "A FlowText has a placeholder without a view, and shows nothing there.")
    }
#endif
