import LazyFlowLayouts
import PortableUITesting

/// Boxes of 30 by 20 in a lazy flow, 10 apart: 10 of them fill 390, and rows are 30 apart.
struct LazyBoxes: LoggedLazyFlow {
    static let size = CGSize(width: 30, height: 20)

    /// What is above them.
    var space: CGFloat = 0
    var count = 10_000
    var rowSpacing: CGFloat = 10
    var isHugging = false
    var isReversed = false
    /// Whether it is a flow in another place.
    var isOther = false
    /// Whether they are in columns, with width and height in each other's place.
    var isInColumns = false
    let log = LazyLog()

    var body: some View {
        LazyFlowReader { proxy in
            let _ = log.proxy = proxy
            if isInColumns {
                ScrollView(.horizontal) {
                    HStack(alignment: .top, spacing: 0) {
                        Color.blue.frame(width: space)
                        columns
                    }
                }
            } else {
                ScrollView {
                    VStack(alignment: .leading, spacing: 0) {
                        Color.blue.frame(height: space)
                        if isOther {
                            rows
                        } else if isHugging {
                            rows.sizing(.hug).maxItemsPerLine(5)
                        } else {
                            rows.reversesLines(isReversed)
                        }
                    }
                }
            }
        }
    }

    private var rows: LazyHFlow {
        LazyHFlow(
            0..<count, id: \.self, size: .fixed(Self.size), spacing: 10, rowSpacing: rowSpacing
        ) { _ in
            Color.red
        }
    }

    private var columns: LazyVFlow {
        let size = CGSize(width: Self.size.height, height: Self.size.width)
        return LazyVFlow(0..<count, id: \.self, size: .fixed(size), spacing: 10) { _ in Color.red }
    }
}

/// The same in sections, with headers.
struct LazyShelves<Header: View>: LoggedLazyFlow {
    typealias Box = LazyShelf.Box

    var shelves: [LazyShelf]
    var size: LazyFlowItemSize<Box> = .fixed(LazyBoxes.size)
    var header: (LazyShelf) -> Header
    let log = LazyLog()

    var body: some View {
        LazyFlowReader { proxy in
            let _ = log.proxy = proxy
            ScrollView {
                LazyHFlow(sections: shelves, elements: \.boxes, size: size, spacing: 10) { box in
                    let _ = log.made.insert(box.id)
                    Color.red.frame(width: LazyBoxes.size.width, height: LazyBoxes.size.height)
                } header: {
                    header($0)
                }
            }
        }
    }
}

struct LazyShelf: Identifiable {
    struct Box: Identifiable { let id: Int }

    var id: Int
    var boxes: [Box]
    /// How long its header is.
    var header: CGFloat = 20

    /// Shelves of so many boxes, which are numbered through.
    static func of(_ counts: [Int]) -> [LazyShelf] {
        var first = 0
        return counts.enumerated().map { number, count in
            defer { first += count }
            return LazyShelf(id: number, boxes: (first..<first + count).map { Box(id: $0) })
        }
    }
}

/// What the views of a lazy flow tell a test.
final class LazyLog {
    var proxy: LazyFlowProxy?
    /// The boxes of which views were made.
    var made: Set<Int> = []
}

protocol LoggedLazyFlow: View {
    var log: LazyLog { get }
}

extension ViewHost where Root: LoggedLazyFlow {
    /// Scrolls to a box, as an app does, once the flow is there.
    func scrollTo(_ id: Int, anchor: UnitPoint? = .top) {
        if rootView.log.proxy == nil { _ = frames }
        rootView.log.proxy?.scrollTo(id, anchor: anchor)
        settle()
    }
}

extension ViewHost {
    /// Frames until nothing changes, of which a pessimistic host needs several.
    func settle() { for _ in 0..<8 { _ = graph.laidOutElement() } }

    /// The frames of the boxes that meet the window, by their ids.
    func seenBoxes() -> [Int: CGRect] {
        let frames = frames
        var seen: [Int: CGRect] = [:]
        for node in frames.preorder where node.name == "Color" {
            if let id = node.identity.id?.base as? Int, node.frame.maxY > 0,
                node.frame.minY < frames.frame.maxY
            {
                seen[id] = node.frame
            }
        }
        return seen
    }

    /// Where a box begins, whether it is seen or not.
    func top(_ id: Int) -> CGFloat? { frames.frame(id: id)?.minY }
}
