/// Items whose sizes are known.
struct KnownItems {
    private(set) var index = EditableFlow(in: 0)
    private var sizes: [CGSize] = []

    /// Replaces the items between the first and the last one that have changed. O(n).
    mutating func update(_ new: [CGSize], length: Double, options: FlowOptions) {
        if index.options != options {
            self = KnownItems(index: EditableFlow(in: length, options: options))
        }
        index.availableLength = length
        let (count, newCount) = (sizes.count, new.count)
        let limit = min(count, newCount)
        let prefix = (0..<limit).first { sizes[$0] != new[$0] } ?? limit
        let rest = limit - prefix
        let suffix = (0..<rest).first { sizes[count - 1 - $0] != new[newCount - 1 - $0] } ?? rest
        let (old, changed) = (prefix..<sizes.count - suffix, prefix..<new.count - suffix)
        if !old.isEmpty || !changed.isEmpty {
            index.replaceSubrange(old, with: FlowItems(new[changed]))
            sizes = new
        }
    }
}

extension FlowItem {
    init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension FlowItems {
    init<Sizes: Collection>(_ sizes: Sizes) where Sizes.Element == CGSize {
        self.init(sizes.map { FlowSize(width: $0.width, height: $0.height) })
    }
}
