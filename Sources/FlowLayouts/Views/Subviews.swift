// The subviews of a view, on all systems. `Group(subviews:)` is there from iOS 18, macOS 15, tvOS 18, watchOS 11 and
// visionOS 2 on. Before, `_VariadicView` does the same, which is not documented, but public since iOS 13.

/// Makes views from the subviews of others:
///
/// ```
/// _VariadicView.Tree(SubviewsRoot { subviews in … }) { content }
/// ```
struct SubviewsRoot<Body: View>: _VariadicView_MultiViewRoot {
    let transform: (_VariadicView.Children) -> Body

    func body(children: _VariadicView.Children) -> Body { transform(children) }
}

/// Tests set this, so that what only older systems do runs on Linux, too.
enum OlderSystems {
    static let areTested = TaskLocal(wrappedValue: false)
}
