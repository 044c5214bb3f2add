import FlowLayouts
import PortableUITesting
import TestSupport

/// A text with inline boxes, and the parts of it between which a line may break.
struct BreakCase: Codable, Equatable {
    /// U+FFFC stands for a box.
    var text: String
    /// What stays on one line, without white space.
    var parts: [String]

    static let box: Character = "\u{FFFC}"

    private static let marks = "\u{200E}\u{200F}\u{61C}\u{202A}\u{202C}\u{2066}\u{2069}"

    /// Whether lines of a flow break where they do in the browser, apart from deliberate differences.
    @MainActor var isMismatch: Bool {
        let own = Self.parts(of: text)
        return own.joined() != parts.joined() || breaks(own) != breaks(parts)
            || !breaks(own, betweenASCII: true).isSubset(of: breaks(parts, betweenASCII: true))
    }

    /// The numbers of characters before breaks, between ASCII characters or elsewhere, but for these differences:
    ///
    /// - Between ASCII characters, Chromium has a table of its own instead of Unicode's rules. Where it has no break, a flow
    ///   has none. Where it has one, as in `so?-`, a flow may have none. Chromium also breaks in `1)°`, but not in `1)′`. So
    ///   no other pair of characters of Latin-1 counts.
    /// - A flow does not break after a slash, nor after several hyphens that begin a word.
    /// - A flow breaks before marks at the beginning of a text, not after them.
    /// - To Unicode, a hyphen after a view begins a word, and after an ideograph it does not.
    private func breaks(_ parts: [String], betweenASCII: Bool = false) -> Set<Int> {
        var breaks: Set<Int> = []
        var count = 0
        var rest = text[...]
        // What is seen of the text between a space and a break.
        var word = ""
        for (part, next) in zip(parts, parts.dropFirst()) {
            count += part.count
            let beginning = next.prefix { Self.marks.contains($0) }
            let afterSpace = rest.drop { " \u{200B}".contains($0) }
            if afterSpace.startIndex > rest.startIndex { word = "" }
            rest = afterSpace.dropFirst(part.count)
            word += part.filter { !Self.marks.contains($0) }
            guard let before = word.last else { continue }
            let after = next.dropFirst(beginning.count).first ?? Self.box
            let unhyphenated = word.reversed().drop { "-‐–".contains($0) }
            let isAfterHyphen =
                unhyphenated.count < word.count && (unhyphenated.first ?? Self.box) == Self.box
            let isLatin1 = [before, after].allSatisfy { ($0.unicodeScalars.first?.value ?? 0) < 0x100 }
            let counts = betweenASCII ? before.isASCII && after.isASCII : !isLatin1
            if before != "/", !isAfterHyphen, counts { breaks.insert(count + beginning.count) }
        }
        return breaks
    }

    /// A text of up to twelve characters: about a quarter of one kind, half of what is common, and a quarter of any kind.
    static func randomText(using generator: inout SeededGenerator) -> String {
        let kinds = [
            "abcXYéñ", "0123456789", "流动布局文字", "かなカナっッーょ々〻", "Ωжя", "אבג",
            ".,:;!?'\"()[]{}/\\-–—…%$€£#+&*@_=~|<>°′§", "「」『』（）【】《》、。，．！？・：；〜％＄＋",
            "“”‘’«»‹›¿¡", "\u{A0}\u{202F}\u{2060}\u{200B}\u{2010}\u{2011}\u{2026}\u{2014}",
            "👍🏽👩‍👩‍👧❤️🇩🇪😀☕", "⭐✅❗♥️☀✨⚡🔗☺✈㈱゛゜", marks, "։፡།་।॥។៖၊။᠂᠃꓾꓿؍،؛؟۔჻",
        ].map { Array($0) }
        let common = Array("ab 1 \(box)\(box)  ")
        let main = kinds.randomElement(using: &generator) ?? []
        let characters = (0..<Int.random(in: 2...12, using: &generator)).map { _ -> Character in
            let kind =
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: main
                case 1, 2: common
                default: kinds.randomElement(using: &generator) ?? []
                }
            return kind.randomElement(using: &generator) ?? " "
        }
        // Chromium does not break between a zero-width space and a mark.
        let text = characters.reduce(into: [Character]()) { text, character in
            while marks.contains(character), text.last == "\u{200B}" { text.removeLast() }
            text.append(character)
        }
        // A quotation mark that ends what it does not begin is next to a view, or to nothing: a text cannot tell.
        let rest = text.drop { "”’»›".contains($0) || marks.contains($0) }
        return String(rest.reversed().drop { "“‘«‹".contains($0) || marks.contains($0) }.reversed())
    }

    /// The parts of the text in a flow. After a long view and a space, all but the last of the views that fit are on
    /// the first line, and with them those that stay with them.
    @MainActor static func parts(of text: String) -> [String] {
        let runs = text.split(separator: box, omittingEmptySubsequences: false).map(String.init)
        var environment = EnvironmentValues()
        environment.font = .system(size: 10)
        let host = ViewHost(
            HFlow(alignment: .top, spacing: 0) {
                Color.black.frame(width: 1000, height: 12)
                FlowText(" ")
                ForEach(runs.indices, id: \.self) { index in
                    if index > 0 { Color.black.frame(width: 6, height: 12) }
                    // All left to right, so that the display list has views in the order of the text.
                    FlowText(verbatim: runs[index]).flowDirection(.leftToRight)
                }
            }, proposal: .unspecified, environment: environment)
        let views = host.displayList.items.dropFirst().filter(isSeen)
        var starts: Set = [0]
        for view in views.indices.dropFirst() {
            host.proposal = ProposedViewSize(width: views[view].frame.maxX - 1, height: nil)
            starts.insert(
                host.displayList.items.dropFirst().filter(isSeen).prefix { $0.frame.minY == 0 }.count)
        }
        let strings = views.map { view in
            if case .text(let text, _) = view.content { text.string } else { String(box) }
        }
        return strings.indices.reduce(into: []) { parts, index in
            if starts.contains(index) { parts.append("") }
            parts[parts.count - 1] += strings[index]
        }
    }

    /// Whether it is more than the place of a text.
    private static func isSeen(_ item: DisplayItem) -> Bool {
        if case .fill(_, .color(let color)) = item.content { color.opacity > 0 } else { true }
    }
}
