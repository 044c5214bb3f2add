/// Makes views from the views of some content, one by one:
///
/// ```text
/// _VariadicView.Tree(SubviewsRoot { subviews in … }) { content }
/// ```
///
/// SwiftUI has had this since its first release, undocumented. `Group(subviews:)`, which does the same from iOS 18 on, does
/// not pass on what a view says about itself (``ViewValues``). So all systems use this.
package struct SubviewsRoot<Body: View>: _VariadicView_MultiViewRoot {
    private let transform: (_VariadicView.Children) -> Body

    package init(@ViewBuilder transform: @escaping (_VariadicView.Children) -> Body) {
        self.transform = transform
    }

    package func body(children: _VariadicView.Children) -> Body { transform(children) }
}
