import Foundation

/// An answer of the command, read by Foundation, which had no part in writing it.
struct Answer: Decodable, Equatable {
    struct Size: Decodable, Equatable {
        var width: Double
        var height: Double
    }

    struct Line: Decodable, Equatable {
        var start: Int
        var end: Int
        var x: Double
        var y: Double
        var width: Double
        var height: Double

        init(_ start: Int, _ end: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
            (self.start, self.end, self.x, self.y, self.width, self.height) = (
                start, end, x, y, width, height
            )
        }
    }

    struct Frame: Decodable, Equatable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
        var text: String?

        init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, text: String? = nil) {
            (self.x, self.y, self.width, self.height, self.text) = (x, y, width, height, text)
        }
    }

    var size: Size
    var lines: [Line]
    var frames: [Frame]
    var shown: Int?
    var hidden: [Int]?
    var overflow: Frame?
    var itemSeparators: [Frame]?
    var lineSeparators: [Frame]?

    /// The frames that lines count: the overflow item is where the last hidden item would be.
    var arranged: [Frame] {
        guard let overflow else { return frames }
        var arranged = frames
        let place = hidden.map { ($0.last ?? 0) - $0.count + 1 }
        arranged.insert(overflow, at: place ?? frames.count)
        return arranged
    }

    /// The answer with its lengths and places changed.
    func mapLengths(_ change: (Double) -> Double) -> Answer {
        func changed(_ frame: Frame) -> Frame {
            Frame(
                change(frame.x), change(frame.y), change(frame.width), change(frame.height), text: frame.text)
        }
        var answer = self
        answer.size = Size(width: change(size.width), height: change(size.height))
        answer.lines = lines.map {
            Line($0.start, $0.end, change($0.x), change($0.y), change($0.width), change($0.height))
        }
        answer.frames = frames.map(changed)
        answer.overflow = overflow.map(changed)
        answer.itemSeparators = itemSeparators?.map(changed)
        answer.lineSeparators = lineSeparators?.map(changed)
        return answer
    }

    /// What the command answers to one case.
    static func to(_ question: String) throws -> Answer {
        let flow = try FlowProcess("arrange", input: question)
        return try JSONDecoder().decode(Answer.self, from: Data(flow.output.utf8))
    }
}
