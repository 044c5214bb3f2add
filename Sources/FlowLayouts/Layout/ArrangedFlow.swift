/// The views of a flow on their lines, in one space.
///
/// A class, because it is shared: copying its arrays would take longer than arranging a few views.
final class ArrangedFlow {
    let space: FlowSpace
    let arrangement: FlowArrangement
    /// The views that are arranged: those that are shown, and the overflow view among them.
    let views: [MeasuredView]
    /// The same views as they were before lines changed them.
    let items: FlowItems
    let measured: MeasuredFlow
    let hidden: [MeasuredView]
    /// Which of those that are arranged is the overflow view, if one is.
    let overflowIndex: Int?
    /// What the flow's view is told, once it was.
    var report: FlowReport?

    init(_ fitted: FittedFlow, _ views: [MeasuredView], of measured: MeasuredFlow, in space: FlowSpace) {
        (self.views, self.measured, self.space) = (views, measured, space)
        arrangement = fitted.arrangement
        items = fitted.items
        hidden = fitted.hidden.map { measured.views[$0] }
        overflowIndex = fitted.elements.overflowIndex
    }

    var axis: Axis { measured.flow.axis }
    var others: OtherViews { measured.others }

    /// The numbers of the views among those of the content, line breaks included; `nil` for the overflow view. Only drags
    /// ask for them.
    private(set) lazy var numbers: [Int?] = views.indices.map { place in
        place == overflowIndex ? nil : measured.number(ofSubview: views[place].index)
    }

    /// Where a guide is that views have set: the first baseline of the first line, the last one of the last line, or any
    /// other of all views, combined as the guide has it. The flow's edges and center are its own.
    func position(of guide: AlignmentGuide) -> CGFloat? {
        let items: Range<Int>?
        switch guide {
        case .vertical(.top), .vertical(.center), .vertical(.bottom): return nil
        case .horizontal(.leading), .horizontal(.center), .horizontal(.trailing): return nil
        case .vertical(.firstTextBaseline): items = arrangement.lines.first?.range
        case .vertical(.lastTextBaseline): items = arrangement.lines.last?.range
        default: items = views.indices
        }
        let positions = (items ?? 0..<0).map { item -> CGFloat? in
            let frame = arrangement.frames[item]
            let origin = if case .vertical = guide { frame.y } else { frame.x }
            return guide.explicitPosition(in: views[item].dimensions).map { origin + $0 }
        }
        return guide.combine(positions)
    }
}
