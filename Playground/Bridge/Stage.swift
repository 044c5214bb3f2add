import FlowEngine

/// A flow on the page's stage: its items and options as numbers that the page writes, and its frames as numbers
/// that the page reads.
final class Stage {
    /// The numbers of all items, `ItemField.count` each.
    let items = Numbers()
    /// The numbers of `OptionField`.
    let options = Numbers()
    /// The numbers of the last part that was asked for: `PartField`, and then rectangles.
    let part = Numbers()

    private var flow = EditableFlow(in: nil)
    /// In place of the flow: all lines, where they are distributed in some space across.
    private var distributed: FlowArrangement?
    private var shownCount = 0

    init() {
        options.reserve(OptionField.allCases.count)
    }

    /// Arranges the first items.
    ///
    /// - Parameter overflow: The size of the view that says how many items are hidden.
    func arrange(count: Int, overflow: (_ hiddenCount: Int) -> FlowSize?) {
        var flowOptions = FlowOptions(options)
        let available = options.limit(.available)
        var all = FlowItems(items, count: count)
        shownCount = count
        if let maxLines = options.limit(.maxLines) {
            let limited = all.limited(
                toLines: Int(maxLines), in: available, options: flowOptions, overflow: overflow)
            (shownCount, all, flowOptions) = limited
        }
        flow = EditableFlow(of: all, in: available, options: flowOptions)
        distributed = nil
        if let across = options.limit(.across), flowOptions.lineDistribution != .start {
            // As in SwiftUI, a flow whose lines need more than that is as thick as they are.
            let needed = flowOptions.axis == .horizontal ? flow.size.height : flow.size.width
            distributed = FlowArrangement(
                of: all, in: available, across: max(across, needed), options: flowOptions)
        }
    }

    /// How long each of a number of columns is; infinity where there are none.
    func columnLength(count: Int) -> Double {
        FlowItems(items, count: count)
            .columnLength(in: options.limit(.available), options: FlowOptions(options)) ?? .infinity
    }

    /// Writes the lines that meet a rectangle, with what is on them and between them, into ``part``.
    func writePart(meeting rect: FlowRect) {
        if let distributed {
            write(distributed, firstItem: 0, firstLine: 0)
        } else {
            let lines = flow.lineRange(intersecting: rect)
            let first = lines.isEmpty ? 0 : flow.itemRange(ofLine: lines.lowerBound).lowerBound
            write(flow.arrangement(ofLines: lines), firstItem: first, firstLine: lines.lowerBound)
        }
    }

    private func write(_ arrangement: FlowArrangement, firstItem: Int, firstLine: Int) {
        let (lines, frames) = (arrangement.lines, arrangement.frames)
        let rectCount =
            frames.count + arrangement.itemSeparators.count + arrangement.lineSeparators.count
        part.reserve(PartField.allCases.count + 4 * rectCount + 6 * lines.count)
        let size = flow.lineCount == 0 ? .zero : distributed?.size ?? flow.size
        part.append(size.width)
        part.append(size.height)
        for count in [
            flow.lineCount, shownCount, firstItem, frames.count, firstLine, lines.count,
            arrangement.itemSeparators.count, arrangement.lineSeparators.count,
        ] {
            part.append(Double(count))
        }
        for frame in frames { part.append(frame) }
        for line in lines {
            part.append(Double(line.range.lowerBound))
            part.append(Double(line.range.upperBound))
            part.append(line.frame)
        }
        for frame in arrangement.itemSeparators { part.append(frame) }
        for frame in arrangement.lineSeparators { part.append(frame) }
    }
}
