import FlowEditing
import Foundation

/// Answers the questions of `Benchmarks/Peers/peers.py`, one a line:
///
/// - `time editable 1000 7 390`: how many nanoseconds a new width takes, 390 here, over 1000 items of seed 7.
/// - `write frames 1000 7 390 path`: writes the x, y, width and height of each item into a file, as 64-bit
///   numbers.
///
/// `editable` is an editable flow, which breaks its lines again, and `frames` writes all frames.
@main
struct PeersOurs {
    static func main() throws {
        while let line = readLine() {
            let words = line.split(separator: " ").map(String.init)
            guard words.count >= 5, let count = Int(words[2]), let seed = UInt32(words[3]),
                let width = Double(words[4])
            else { fatalError("what is '\(line)'?") }
            if words[0] == "time" {
                // Few items are laid out several times, others each time: the processor would learn the breaks.
                let layouts = (0..<max(1, 20_000 / max(count, 1))).map {
                    layout(words[1], of: Workload(count: count, seed: seed + UInt32($0)))
                }
                print(nanoseconds(of: layouts, at: width))
            } else {
                try write(frames(of: Workload(count: count, seed: seed), in: width), to: words[5])
                print("written")
            }
            fflush(nil)
        }
    }

    private static let options = FlowOptions(itemSpacing: Workload.spacing, lineSpacing: Workload.spacing)

    /// Lays out at a width, the engine in the memory of the time before.
    private static func layout(_ name: String, of workload: Workload) -> (_ width: Double) -> Void {
        let items = workload.items
        if name == "editable" {
            var flow = EditableFlow(of: items, in: 0, options: options)
            return { flow.availableLength = $0 }
        }
        var arrangement = FlowArrangement(of: FlowItems(), in: 0)
        return { arrangement.update(of: items, in: $0, options: options) }
    }

    /// The time that one layout takes at a width it has not been at before.
    private static func nanoseconds(of layouts: [(Double) -> Void], at width: Double) -> Double {
        for layOut in layouts {
            layOut(width / 2)
        }
        let duration = ContinuousClock().measure {
            for layOut in layouts {
                layOut(width)
            }
        }
        return duration / .nanoseconds(1) / Double(layouts.count)
    }

    private static func frames(of workload: Workload, in width: Double) -> [Double] {
        FlowArrangement(of: workload.items, in: width, options: options).frames
            .flatMap { [$0.x, $0.y, $0.width, $0.height] }
    }

    private static func write(_ numbers: [Double], to path: String) throws {
        try numbers.withUnsafeBytes { try Data($0).write(to: URL(fileURLWithPath: path)) }
    }
}
