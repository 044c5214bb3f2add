/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    /// The shape, smaller by a distance on each side, in points.
    func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// The shape's outline, all of it inside of the frame.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        DrawnShape(shape: inset(by: lineWidth / 2), style: content, lineWidth: lineWidth, named: Self.self)
    }
}

/// A shape that lies along the edges of its rectangle.
nonisolated protocol EdgeShape: InsettableShape {
    /// The shape with smaller corners, as those of a line inside of the edges are.
    func shrinkingCorners(by amount: CGFloat) -> Self
}

extension EdgeShape {
    func shrinkingCorners(by amount: CGFloat) -> Self { self }

    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(of: self, amount: amount) }
}

/// A shape in a rectangle that is smaller on each side than its frame.
nonisolated struct Inset<Base: EdgeShape>: InsettableShape {
    let base: Base
    let amount: CGFloat

    init(of base: Base, amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    func path(in rect: CGRect) -> Path {
        // What is left of a rectangle without space is a line or point in its middle.
        let inner = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
        return base.shrinkingCorners(by: amount).path(in: inner)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    func inset(by amount: CGFloat) -> some InsettableShape {
        Inset(of: base, amount: self.amount + amount)
    }
}
