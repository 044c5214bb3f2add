import CPangoCairo
import PortableUIDrawing

/// A text in rows of character cells.
struct CellText {
    /// One character as seen, with the number of cells it takes.
    struct Cluster {
        var character: Character
        var width: Int
    }

    /// The clusters of each row. There is at least one row.
    private(set) var rows: [ArraySlice<Cluster>]

    /// Breaks a text into rows, at spaces where possible.
    ///
    /// - Parameter width: In cells; `nil`, infinite or very large breaks lines only where the text has
    ///   line breaks. What is less than the widest character, or not a number, counts as the width of
    ///   that character.
    init(_ text: StyledText, width: CGFloat?) {
        let paragraphs = text.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { $0.map(Cluster.init) }
        let widest = paragraphs.joined().lazy.map(\.width).max() ?? 0
        let columns = max(Self.columns(width), widest)
        rows = paragraphs.flatMap { Self.rows(of: $0, columns: columns) }
    }

    /// The cells of the widest row.
    var width: Int {
        rows.map(Self.width).max() ?? 0
    }

    static func width(of row: ArraySlice<Cluster>) -> Int {
        row.reduce(0) { $0 + $1.width }
    }

    private static func columns(_ width: CGFloat?) -> Int {
        guard let width, !(width > 1_000_000_000) else { return .max }
        // Layout may lose some bits of a width, which is still that many cells.
        return width >= 1 ? Int((width + 1e-6).rounded(.down)) : 1
    }

    /// The rows of one paragraph. Spaces at which it breaks belong to no row.
    private static func rows(of clusters: [Cluster], columns: Int) -> [ArraySlice<Cluster>] {
        var rows: [ArraySlice<Cluster>] = []
        var start = 0
        var used = 0
        // The last space that has been seen in this row, from which on a new row may begin.
        var lastSpace: Int?
        var index = 0
        while index < clusters.count {
            let cluster = clusters[index]
            if cluster.character == " " { lastSpace = index }
            guard used + cluster.width > columns, index > start else {
                used += cluster.width
                index += 1
                continue
            }
            let end = lastSpace ?? index
            rows.append(trimmed(clusters[start..<end]))
            start = end
            while start < clusters.count, lastSpace != nil, clusters[start].character == " " { start += 1 }
            index = start
            used = 0
            lastSpace = nil
        }
        if start < clusters.count || rows.isEmpty {
            rows.append(clusters[start...])
        }
        return rows
    }

    private static func trimmed(_ row: ArraySlice<Cluster>) -> ArraySlice<Cluster> {
        row.dropLast(row.reversed().prefix { $0.character == " " }.count)
    }
}

extension CellText.Cluster {
    /// A character as terminals show it: two cells for East Asian wide ones and pictures, none for marks
    /// without a base. Control characters would move a terminal's cursor, and are blank.
    init(_ character: Character) {
        let scalars = character.unicodeScalars
        guard !scalars.contains(where: { $0.properties.generalCategory == .control }) else {
            self.init(character: " ", width: 1)
            return
        }
        let asksForPicture = scalars.contains("\u{FE0F}")
        let isFlag = scalars.count == 2 && scalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
        if asksForPicture || isFlag || scalars.contains(where: { g_unichar_iswide($0.value) != 0 }) {
            self.init(character: character, width: 2)
        } else {
            let isInvisible = scalars.allSatisfy { g_unichar_iszerowidth($0.value) != 0 }
            self.init(character: character, width: isInvisible ? 0 : 1)
        }
    }
}
