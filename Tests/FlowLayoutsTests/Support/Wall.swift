import LazyFlowLayouts
import PortableUITesting
import TestSupport

/// Boxes in a lazy flow, which counts how often views are made.
struct Wall: View {
    struct Item: Identifiable, Hashable {
        var id: Int
        var size: CGSize
    }

    /// The ids of the elements whose views were made.
    final class Log {
        private var ids: [Int] = []
        private var appeared: [Int] = []
        var proxy: LazyFlowProxy?
        /// How often the wall was evaluated.
        var rounds = 0

        func add(_ id: Int) { ids.append(id) }

        /// Those since the last time.
        func take() -> [Int] {
            defer { ids = [] }
            return ids
        }

        func appear(_ id: Int) { appeared.append(id) }

        /// The ids of the views that have appeared since the last time, in order.
        func takeAppeared() -> [Int] {
            defer { appeared = [] }
            return appeared.sorted()
        }
    }

    var items: [Item]
    var size: LazyFlowItemSize<Item>
    var axis = Axis.horizontal
    let log = Log()

    var body: some View {
        LazyFlowReader { proxy in
            let _ = log.proxy = proxy
            let _ = log.rounds += 1
            switch axis {
            case .horizontal:
                ScrollView {
                    LazyHFlow(items, size: size, alignment: .top, spacing: 8, content: box)
                }
            case .vertical:
                ScrollView(.horizontal) {
                    LazyVFlow(items, size: size, alignment: .leading, spacing: 8, content: box)
                }
            }
        }
    }

    private func box(_ item: Item) -> some View {
        log.add(item.id)
        return Box(item.size.width, item.size.height).onAppear { log.appear(item.id) }
    }
}

extension Wall {
    /// A wall of pseudo-random boxes, numbered from 0.
    init(_ count: Int, seed: UInt64, size: LazyFlowItemSize<Item> = .fixed { $0.size }) {
        var random = SeededGenerator(seed: seed)
        let items = (0..<count).map { number in
            Item(
                id: number,
                size: CGSize(
                    width: CGFloat(random.length(in: 20...120)), height: CGFloat(random.length(in: 20...40))))
        }
        self.init(items: items, size: size)
    }
}

extension ViewHost<Wall> {
    /// The boxes that meet the window, by their ids.
    func seen() -> [Int: CGRect] {
        let frames = frames
        let window = frames.frame
        var seen: [Int: CGRect] = [:]
        for node in frames.preorder where node.name == "Color" {
            let frame = node.frame
            // Not `intersects`, for which it is enough to touch.
            guard frame.maxX > window.minX, frame.minX < window.maxX, frame.maxY > window.minY,
                frame.minY < window.maxY
            else { continue }
            seen[node.identity.id?.base as? Int ?? -1] = frame
        }
        return seen
    }
}
