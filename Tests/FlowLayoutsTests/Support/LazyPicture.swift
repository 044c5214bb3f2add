import FlowEngine
import FlowLayouts
import PortableUITesting

/// All that there is to see in the scroll view of a lazy flow, as the engine arranges it: from the edge at which the content
/// begins, and as if it were read from left to right.
struct LazyPicture {
    /// Items on lines of their own: those of a section, or a block of them.
    struct Block {
        let section: Int
        /// The number of the first one in its section.
        let start: Int
        let ids: [Int]
        let flow: FlowArrangement
        /// Across the lines.
        let extent: ClosedRange<CGFloat>
    }

    let axis: Axis
    private let options: FlowOptions
    private(set) var tiles: [Int: CGRect] = [:]
    /// The headers where they are if they are not kept in sight.
    private(set) var headers: [String: CGRect] = [:]
    private(set) var separators: [CGRect] = []
    private(set) var blocks: [Block] = []
    /// The lines of the items, across, with the header that stays in sight before them.
    private(set) var lines: [Int: ClosedRange<CGFloat>] = [:]
    private(set) var length: CGFloat = 0

    @MainActor init(of screen: LazyScreen, in lineLength: CGFloat) {
        (axis, options) = (screen.axis, screen.options)
        let isEstimated = screen.sizes == .estimated
        var end = screen.space - options.lineSpacing
        func extent(_ thickness: CGFloat) -> ClosedRange<CGFloat> {
            let start = end + options.lineSpacing
            end = start + thickness
            return start...end
        }
        for (number, section) in screen.sections.enumerated() {
            let header = screen.hasHeaders ? section.thickness : nil
            if let header { headers[section.key] = rect(extent(header), along: 0...10) }
            let count = section.items.count
            let blockLength = isEstimated ? LazyScreen.blockLength : max(count, 1)
            var starts = Array(stride(from: 0, to: count, by: blockLength))
            if options.reversesLines { starts.reverse() }
            for start in starts {
                let items = section.items[start..<min(start + blockLength, count)]
                // A flow of one view has no separators, for which columns would make room.
                var options = options
                if items.count < 2 { options.itemSeparator = nil }
                let flow = FlowArrangement(
                    of: FlowItems(items.map { FlowSize(screen.size(of: $0)) }), in: lineLength,
                    options: options)
                let size = flow.size
                let place = extent(axis == .horizontal ? size.height : size.width)
                func placed(_ frame: FlowRect) -> CGRect {
                    CGRect(frame).offsetBy(
                        dx: axis == .vertical ? place.lowerBound : 0,
                        dy: axis == .horizontal ? place.lowerBound : 0)
                }
                for (item, frame) in zip(items, flow.frames) { tiles[item.key] = placed(frame) }
                for line in flow.lines {
                    let across = placed(line.frame).extent(across: screen.axis)
                    let gap = across.lowerBound == place.lowerBound ? options.lineSpacing : 0
                    let start = across.lowerBound - (header.map { $0 > 0 ? $0 + gap : 0 } ?? 0)
                    for item in line.range {
                        lines[items[items.startIndex + item].key] = start...across.upperBound
                    }
                }
                separators += (flow.itemSeparators + flow.lineSeparators).map(placed)
                if isEstimated, let separator = options.lineSeparator, start != starts.last {
                    separators.append(rect(extent(separator), along: 0...lineLength))
                }
                blocks.append(
                    Block(
                        section: number, start: start, ids: items.map(\.key), flow: flow, extent: place))
            }
        }
        length = max(end, screen.space) + screen.space
    }

    private func rect(_ across: ClosedRange<CGFloat>, along: ClosedRange<CGFloat>) -> CGRect {
        let (x, y) = axis == .horizontal ? (along, across) : (across, along)
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
            height: y.upperBound - y.lowerBound)
    }

    /// The number in a section of the item before which something goes at a point: in the nearest block that exists, of two
    /// the later one in the data.
    func insertionNumber(at point: CGPoint, in section: Int, where exists: (Block) -> Bool) -> Int? {
        let place = axis == .horizontal ? point.y : point.x
        func distance(_ block: Block) -> CGFloat {
            max(block.extent.lowerBound - place, place - block.extent.upperBound, 0)
        }
        let nearest = blocks.filter { $0.section == section && exists($0) }
            .min { (distance($0), -$0.start) < (distance($1), -$1.start) }
        return nearest.map { block in
            let start = block.extent.lowerBound
            return block.start
                + block.flow.insertionIndex(
                    atX: axis == .vertical ? point.x - start : point.x,
                    y: axis == .horizontal ? point.y - start : point.y)
        }
    }
}

extension CGRect {
    /// Where it is across lines that run along an axis.
    func extent(across axis: Axis) -> ClosedRange<CGFloat> {
        axis == .horizontal ? minY...maxY : minX...maxX
    }
}
