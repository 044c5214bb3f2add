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

    /// What the command answers to one case.
    static func to(_ question: String) throws -> Answer {
        let flow = try FlowProcess("arrange", input: question)
        return try JSONDecoder().decode(Answer.self, from: Data(flow.output.utf8))
    }
}
