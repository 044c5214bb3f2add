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
        /// What stands in the frame, if that is known.
        var text: String?
    }

    var size: Size
    var lines: [Line]
    var frames: [Frame]

    /// - Parameters:
    ///   - texts: What stands in the frames, if that is known.
    ///   - margin: The space around the arrangement.
    init(_ arrangement: FlowArrangement, texts: [String]? = nil, margin: Double = 0) {
        // Adding 0 takes the sign from a zero.
        size = Size(
            width: arrangement.size.width + 2 * margin + 0, height: arrangement.size.height + 2 * margin + 0)
        lines = arrangement.lines.map { line in
            let frame = line.frame
            return Line(
                start: line.range.lowerBound, end: line.range.upperBound, x: frame.x + margin + 0,
                y: frame.y + margin + 0, width: frame.width + 0, height: frame.height + 0)
        }
        frames = arrangement.frames.enumerated().map { index, frame in
            Frame(
                x: frame.x + margin + 0, y: frame.y + margin + 0, width: frame.width + 0,
                height: frame.height + 0, text: texts?[index])
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
