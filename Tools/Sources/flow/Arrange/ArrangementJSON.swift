import FlowEngine
import Foundation

/// An arrangement as the commands write it.
struct ArrangementJSON: Encodable {
    struct Size: Encodable {
        var width: Double
        var height: Double
    }

    struct Line: Encodable {
        var start: Int
        var end: Int
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    struct Frame: Encodable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
        /// The word in the frame, if known.
        var text: String?

        init(_ frame: FlowRect, text: String? = nil) {
            (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
            self.text = text
        }
    }

    var size: Size
    var lines: [Line]
    var frames: [Frame]
    /// The number of items that are shown, if others may be hidden.
    var shown: Int?
    /// The indices of the others, if those are not the last ones.
    var hidden: [Int]?
    /// The frame of the overflow item.
    var overflow: Frame?
    /// The frames of separators between items, if there may be any.
    var itemSeparators: [Frame]?
    /// The frames of separators between lines, if there may be any.
    var lineSeparators: [Frame]?

    /// - Parameters:
    ///   - texts: The words in the frames, if known.
    ///   - margin: The space around the arrangement.
    ///   - isRounded: Whether lengths are rounded to a thousandth.
    ///   - hasItemSeparators: Whether there may be separators between items.
    ///   - hasLineSeparators: Whether there may be separators between lines.
    init(
        _ arrangement: FlowArrangement, texts: [String]? = nil, margin: Double = 0, isRounded: Bool = false,
        hasItemSeparators: Bool, hasLineSeparators: Bool
    ) {
        func written(_ length: Double) -> Double {
            // Adding 0 takes the sign from a zero.
            (isRounded ? (length * 1000).rounded() / 1000 : length) + 0
        }
        func place(_ frame: FlowRect) -> FlowRect {
            FlowRect(
                x: written(frame.x + margin), y: written(frame.y + margin), width: written(frame.width),
                height: written(frame.height))
        }
        size = Size(
            width: written(arrangement.size.width + 2 * margin),
            height: written(arrangement.size.height + 2 * margin))
        lines = arrangement.lines.map { line in
            let frame = place(line.frame)
            return Line(
                start: line.range.lowerBound, end: line.range.upperBound, x: frame.x, y: frame.y,
                width: frame.width, height: frame.height)
        }
        frames = arrangement.frames.enumerated().map { index, frame in
            Frame(place(frame), text: texts?[index])
        }
        if hasItemSeparators {
            itemSeparators = arrangement.itemSeparators.map { Frame(place($0)) }
        }
        if hasLineSeparators {
            lineSeparators = arrangement.lineSeparators.map { Frame(place($0)) }
        }
    }

    /// Says which items are shown. The frame of the overflow item is among theirs.
    mutating func limit(by flow: FittedFlow) {
        let shownCount = flow.items.count - (flow.overflowPosition == nil ? 0 : 1)
        shown = shownCount
        // Else they are the last ones.
        if let first = flow.hidden.first, first < shownCount { hidden = flow.hidden }
        overflow = flow.overflowPosition.map { frames.remove(at: $0) }
    }
}

extension Encodable {
    /// The value as one line of JSON with sorted keys.
    func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(self)) + Array("\n".utf8)
    }
}
