import FlowEditing
import FlowWords

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

    @Values static var comparedWithCSS: [String] {
        var options = FlowOptions(itemSpacing: 8, lineSpacing: 8)
        options.distribution = .spaceBetween
        var items = FlowItems()
        for width in [40.0, 30, 50] { items.append(width: width, height: 20) }
        let arrangement = FlowArrangement(of: items, in: 100, options: options)
        arrangement.frames[0]  // x 0, y 0, 40 × 20
        arrangement.frames[1]  // x 70, y 0, 30 × 20
        arrangement.frames[2]  // x 0, y 28, 50 × 20
    }

    @Values static var itemList: [String] {
        var items: FlowItems = [FlowItem(width: 50, height: 20), FlowItem(width: 40, height: 20, spacing: 2)]
        items.append(width: 70.5, height: 30, firstBaseline: 22, lastBaseline: 22)
        items[1].traits.grow = 1
        items.count  // 3
    }

    @Values static var editableFlow: [String] {
        var items = FlowItems()
        for width in [60.0, 50, 40, 70] { items.append(width: width, height: 20) }
        var flow = EditableFlow(of: items, in: 120)
        flow.size  // 118 × 48
        flow.insert(FlowItem(width: 30, height: 20), at: 0)
        flow.lineCount  // 3
        flow.line(at: 1).range  // 2..<4
        flow.frame(at: 3)  // x 58, y 28, 40 × 20
        flow[0].width = 90
    }

    @Values static var directions: [String] {
        let words = ["مرحبا", "Hello", "World", "42"]
        let directions = FlowDirection.directions(ofWords: words, in: .rightToLeft)
        directions.map { $0 == .leftToRight }  // false, true, true, true
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

    @Values static var editing: [String] {
        // Creating
        var items = FlowItems()
        for width in [60.0, 50, 40, 70] { items.append(width: width, height: 20) }
        var flow = EditableFlow(of: items, in: 120)
        flow.lineCount  // 2
        flow.size  // 118 × 48

        // Editing
        flow.insert(FlowItem(width: 30, height: 20), at: 0)
        flow.lineCount  // 3
        flow.replace(at: 4, with: FlowItem(width: 14, height: 20))
        flow.lineCount  // 2
        flow.move(from: 0, to: 5)
        flow.frame(at: 4)  // x 70, y 28, 30 × 20
        flow.remove(at: 1)
        flow.itemRange(ofLine: 1)  // 2..<4

        flow[2].traits.breaksAfter = true
        flow.lineCount  // 3

        // Another width
        flow.availableLength = 200
        flow.lineCount  // 2
        flow.size  // 130 × 48
    }

    @Values static var scrolling: [String] {
        let options = FlowOptions(itemSpacing: 10, lineSpacing: 10)
        let photo = FlowItem(width: 80, height: 60)
        var photos = EditableFlow(repeating: photo, count: 1_000_000, in: 400, options: options)
        photos.lineCount  // 250000
        let window = FlowRect(x: 0, y: 7_000, width: 400, height: 200)
        photos.lineRange(intersecting: window)  // 100..<103
        photos.frames(intersecting: window).count  // 12

        // Drops and keys
        photos.insertionIndex(atX: 85, y: 7_080)  // 405
        photos.insertionIndex(atX: 500, y: 7_080)  // 408
        let cursor = FlowCursor(item: 405)
        photos.destination(of: .down, from: cursor)?.item  // 409
        photos.destination(of: .lineEnd, from: cursor)?.item  // 407
        photos.destination(of: .down, from: cursor) { $0 != 409 }?.item  // 408

        // Scrolling
        photos.frame(at: 500_000)  // x 0, y 8750000, 80 × 60

        let first = photos.itemRange(ofLine: photos.lineRange(intersecting: window).lowerBound).lowerBound
        photos.availableLength = 800
        photos.frame(at: first)  // x 360, y 3080, 80 × 60

        // Equal items
        photos.replaceSubrange(0..<0, repeating: photo, count: 8)
        photos.count  // 1000008
        photos.lineCount  // 111112
    }

    static func show(_ flow: inout EditableFlow, window: FlowRect, draw: (Int, FlowRect) -> Void) {
        flow.replace(at: 400_000, with: FlowItem(width: 84, height: 20))
        for item in flow.frames(intersecting: window) {
            draw(item.index, item.frame)
        }
    }

    /// `labels` stands for the reader's own content.
    static func drawn(
        _ labels: Labels, _ items: FlowItems, options: FlowOptions,
        draw: (FlowElement, FlowRect) -> Void
    ) {
        let flow = FittedFlow(
            of: items, measuredBy: labels, in: 320, options: options, limit: FlowLimit(maxLines: 2))
        for (element, frame) in zip(flow.elements, flow.arrangement.frames) { draw(element, frame) }
    }
}
