import FlowEngine

/// Draws words as tags into rows of characters.
func tags(_ words: [String], columns: Int = 80) -> [String] {
    // A cell is as large as a point. Words start in whole cells.
    let options = FlowOptions(
        itemSpacing: 1, lineSpacing: 0, distribution: .justified, lineBreaking: .balanced)
    let items = FlowItems(words.map { FlowItem(width: Double($0.count + 2), height: 1) })
    let arrangement = FlowArrangement(of: items, in: Double(columns), options: options)

    let empty = Array(repeating: Character(" "), count: columns)
    var rows = Array(repeating: empty, count: Int(arrangement.size.height))
    for (word, frame) in zip(words, arrangement.frames) {
        let column = Int(frame.x.rounded())
        for (offset, character) in "[\(word)]".enumerated() where column + offset < columns {
            rows[Int(frame.y)][column + offset] = character
        }
    }
    return rows.map { String($0) }
}
