/// Identifies a view of a lazy flow among all views. It is never the id of an element, which a view in a block has.
struct LazyFlowID: Hashable {
    enum Kind: Hashable {
        /// The block at an index in the section.
        case block(Int)
        case section, marker
    }

    let memory: ObjectIdentifier
    let sectionID: AnyHashable
    let kind: Kind
}
