extension SeparatedFlow {
    /// Puts a view between any two views of a line.
    ///
    /// It is in the middle of their gap, with the flow's spacing on both sides, and takes space when lines are broken;
    /// there is none at the ends of a line. It has its own length along the line, and is offered the thickness of the
    /// line, which it does not change: a `Divider` is as high as its row. All separators are alike.
    public func itemSeparator(@ViewBuilder _ separator: () -> some View) -> Self {
        with { $0._decoration.itemSeparator = AnyView(separator()) }
    }

    /// Puts a view between any two lines.
    ///
    /// It is in the middle of their gap, with the flow's spacing on both sides. It has its own thickness, and is
    /// offered the length of the flow: a `Divider` is as wide as the flow. All separators are alike.
    public func lineSeparator(@ViewBuilder _ separator: () -> some View) -> Self {
        with { $0._decoration.lineSeparator = AnyView(separator()) }
    }
}
