/// What lays items out, under the names that `Benchmarks/Peers/peers.py` has for it.
enum Engine: String, Decodable, CaseIterable {
    case editable
    case frames
    case taffy
    case yoga
    case chromium
    case flowbox
    case guide
    case collection
    case justifiable
    case flexible
    case arranger

    var title: String {
        switch self {
        case .editable: "FlowEngine, editable flow"
        case .frames: "FlowEngine, all frames"
        case .taffy: "Taffy"
        case .yoga: "Yoga"
        case .chromium: "Chromium, forced reflow"
        case .flowbox: "GTK’s FlowBox"
        case .guide: "swiftuirecipes’ FlowLayout"
        case .collection: "Eidhof’s CollectionView"
        case .justifiable: "JustifiableFlowLayout"
        case .flexible: "Five Stars’ FlexibleView"
        case .arranger: "onmyway133’s Arranger"
        }
    }
}
