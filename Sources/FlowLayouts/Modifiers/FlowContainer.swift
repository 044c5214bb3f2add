/// A flow, as a view or as a layout: an ``HFlow``, a `LazyHFlow`, an ``HFlowLayout``, or a vertical one.
///
/// Everything beyond spacing and alignment is a modifier, such as `columns(.uniform)`. Write these modifiers directly
/// after the flow: a view modifier such as `padding` returns a view that is no longer a flow, and has none of them.
public protocol FlowContainer {
    /// What the modifiers change, for use by this library only.
    var _configuration: FlowBoxed<FlowConfiguration> { get set }
}

extension FlowContainer {
    package func with(_ change: (inout Self) -> Void) -> Self {
        var changed = self
        change(&changed)
        return changed
    }

    func setting<Value>(_ option: WritableKeyPath<FlowConfiguration, Value>, to value: Value) -> Self {
        with { $0._configuration[dynamicMember: option] = value }
    }
}
