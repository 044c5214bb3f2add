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
            // Adding 0 takes the sign from a zero.
            x = frame.x + 0
            y = frame.y + 0
            width = frame.width + 0
            height = frame.height + 0
            self.text = text
        }
    }

    var size: Size
    var lines: [Line]
    var frames: [Frame]
    /// The number of items that are shown, if others may be hidden.
    var shown: Int?
    /// The frame of the overflow item.
    var overflow: Frame?
    /// The frames of separators between items, if there may be any.
    var itemSeparators: [Frame]?
    /// The frames of separators between lines, if there may be any.
    var lineSeparators: [Frame]?

    /// - Parameters:
    ///   - texts: The words in the frames, if known.
    ///   - margin: The space around the arrangement.
    ///   - hasItemSeparators: Whether there may be separators between items.
    ///   - hasLineSeparators: Whether there may be separators between lines.
    init(
        _ arrangement: FlowArrangement, texts: [String]? = nil, margin: Double = 0, hasItemSeparators: Bool,
        hasLineSeparators: Bool
    ) {
        func place(_ frame: FlowRect) -> FlowRect {
            var frame = frame
            frame.x += margin
            frame.y += margin
            return frame
        }
        size = Size(
            width: arrangement.size.width + 2 * margin + 0, height: arrangement.size.height + 2 * margin + 0)
        lines = arrangement.lines.map { line in
            let frame = place(line.frame)
            return Line(
                start: line.range.lowerBound, end: line.range.upperBound, x: frame.x + 0, y: frame.y + 0,
                width: frame.width + 0, height: frame.height + 0)
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

    /// Sets how many items are shown. A frame after theirs is that of the overflow item.
    mutating func limit(to shown: Int) {
        self.shown = shown
        if frames.count > shown {
            overflow = frames.removeLast()
        }
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
