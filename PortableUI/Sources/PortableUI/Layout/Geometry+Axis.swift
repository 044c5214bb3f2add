// Lengths along an axis and across it.

extension ProposedViewSize {
    init(main: CGFloat?, cross: CGFloat?, axis: Axis) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
    }

    func main(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
    func cross(_ axis: Axis) -> CGFloat? { axis == .horizontal ? height : width }
}

extension CGSize {
    init(main: CGFloat, cross: CGFloat, axis: Axis) {
        self =
            axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    func main(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
    func cross(_ axis: Axis) -> CGFloat { axis == .horizontal ? height : width }
}

extension CGPoint {
    init(main: CGFloat, cross: CGFloat, axis: Axis) {
        self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
    }
}
