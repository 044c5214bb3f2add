/// What lays items out, under the names that `Benchmarks/Peers/peers.py` has for it.
enum Engine: String, Decodable, CaseIterable {
    case editable
    case frames
    case taffy
    case yoga
    case chromium

    var title: String {
        switch self {
        case .editable: "FlowEngine, editable flow"
        case .frames: "FlowEngine, all frames"
        case .taffy: "Taffy"
        case .yoga: "Yoga"
        case .chromium: "Chromium, forced reflow"
        }
    }
}
