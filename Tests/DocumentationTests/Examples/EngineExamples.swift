import FlowEngine

/// The examples of the engine, with the values they have.
enum EngineExamples {
    @Values static var arrangement: [String] {
        var items = FlowItems()
        for width in [60.0, 50, 40] { items.append(width: width, height: 20) }
        let arrangement = FlowArrangement(of: items, in: 120)
        arrangement.size  // 118 × 48
        arrangement.lines[0].range  // 0..<2
        arrangement.lines[1].frame  // x 0, y 28, 40 × 20
        arrangement.frames[1]  // x 68, y 0, 50 × 20
    }

    @Values static var index: [String] {
        var items = FlowItems()
        for width in [60.0, 50, 40, 70] { items.append(width: width, height: 20) }
        var index = EditableFlow(of: items, in: 120)
        index.size  // 118 × 48
        index.insert(FlowItem(width: 30, height: 20), at: 0)
        index.lineCount  // 3
        index.line(at: 1).range  // 2..<4
        index.frame(at: 3)  // x 58, y 28, 40 × 20
    }

    @Values static var words: [String] {
        var items = FlowItems()
        for word in ["a", "flow", "of", "words"] {
            items.append(width: Double(word.count) * 10, height: 20)
        }
        let options = FlowOptions(itemSpacing: 10, lineSpacing: 5, lineAlignment: .center)
        let arrangement = FlowArrangement(of: items, in: 100, options: options)
        arrangement.lines[0].range  // 0..<3
        arrangement.frames[3]  // x 20, y 25, 50 × 20
    }

    static func scroll(_ index: inout EditableFlow, viewport: FlowRect, draw: (Int, FlowRect) -> Void) {
        index.replace(at: 400_000, with: FlowItem(width: 84, height: 20))
        for item in index.frames(intersecting: viewport) {
            draw(item.index, item.frame)
        }
    }

    static func items() -> FlowItems {
        var items = FlowItems()
        items.append(width: 50, height: 20)
        items.append(width: 70.5, height: 30, firstBaseline: 22, lastBaseline: 22)
        return items
    }

    /// `measure` stands for what the reader measures with.
    static func limited(
        _ items: FlowItems, options: FlowOptions, measure: (String) -> FlowSize
    ) -> FlowArrangement {
        let limited = items.limited(toLines: 2, in: 320, options: options) { hidden in
            measure("+\(hidden) more")
        }
        let arrangement = FlowArrangement(of: limited.items, in: 320, options: options)
        return arrangement
    }
}
