import FlowLayouts
import PortableUITesting

/// What a display list shows around its window: what is far away is out of sight.
struct Seen: Equatable {
    var boxes: [Int]
    var strings: [String]

    init(boxes: [Int], strings: [String]) {
        self.boxes = boxes
        self.strings = strings
    }

    @MainActor init(_ list: DisplayList) {
        let surroundings = CGRect(origin: .zero, size: list.size).insetBy(dx: -5_000, dy: -5_000)
        let items = list.items.filter { surroundings.intersects($0.frame) }
        (boxes, strings) = ([], [])
        for item in items {
            if case .text(let text, _) = item.content {
                strings.append(text.string)
            } else if let id = item.identity.id?.base as? Int {
                boxes.append(id)
            }
        }
    }
}

/// The views that slide in from far away while a host settles, round by round.
@MainActor func flights<V: View>(in host: ViewHost<V>, from before: FrameNode) -> [String] {
    var flights: [String] = []
    var old = before
    for _ in 0..<10 {
        let new = host.frames
        let places = Dictionary(old.preorder.map { ($0.identity, $0.frame) }) { first, _ in first }
        for node in new.preorder where node.name == "Color" || node.name == "Text" {
            guard let from = places[node.identity], node.isAnimated else { continue }
            if from.minX < -5_000, node.frame.minX > -5_000 { flights.append("\(node.identity)") }
        }
        old = new
        guard host.graph.isChangePending else { break }
    }
    return flights
}
