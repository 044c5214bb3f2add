/// The views of a flow on their lines, in one space.
///
/// A class, because it is shared: copying its arrays would take longer than arranging a few views.
final class ArrangedFlow {
    let space: FlowSpace
    let arrangement: FlowArrangement
    /// The views that are arranged: those that are shown, and the overflow view after them.
    let views: [MeasuredView]
    /// The same views with the sizes that they had before lines changed them.
    let items: FlowItems
    let others: OtherViews
    let hidden: [HiddenView]
    /// The fewest views that can be hidden with the overflow view as it is.
    let fewestHidden: Int

    init(_ pass: FlowPass, arrangement: FlowArrangement) {
        self.arrangement = arrangement
        (space, others) = (pass.space, pass.measured.others)
        (views, items) = (pass.views, pass.items)
        (hidden, fewestHidden) = (pass.hidden, pass.fewestHidden)
    }

    /// Where a guide is: the first baseline of the first line, the last one of the last, or the average of all
    /// views that set the guide themselves.
    func position(of guide: VerticalAlignment) -> CGFloat? {
        func positions(in line: Range<Int>?) -> [CGFloat] {
            (line ?? 0..<0).compactMap { index in
                views[index].dimensions[explicit: guide].map { arrangement.frames[index].y + $0 }
            }
        }
        return switch guide {
        case .firstTextBaseline: positions(in: arrangement.lines.first?.range).min()
        case .lastTextBaseline: positions(in: arrangement.lines.last?.range).max()
        default: positions(in: views.indices).mean
        }
    }

    /// Where a guide is: the average of all views that set it themselves.
    func position(of guide: HorizontalAlignment) -> CGFloat? {
        views.indices.compactMap { index in
            views[index].dimensions[explicit: guide].map { arrangement.frames[index].x + $0 }
        }.mean
    }
}

extension [CGFloat] {
    fileprivate var mean: CGFloat? {
        isEmpty ? nil : reduce(0, +) / CGFloat(count)
    }
}
