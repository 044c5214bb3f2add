import PortableUITesting

/// Views that a closure makes of the subviews of others.
func subviewTree<Content: View, Result: View>(
    of content: Content, @ViewBuilder transform: @escaping (_VariadicView.Children) -> Result
) -> some View {
    _VariadicView.Tree(SubviewRoot(transform: transform)) { content }
}

private struct SubviewRoot<Result: View>: _VariadicView.MultiViewRoot {
    let transform: (_VariadicView.Children) -> Result

    func body(children: _VariadicView.Children) -> Result { transform(children) }
}
