/// How much of the space left on its line a view takes.
public enum FlexibilityBehavior: Equatable, Hashable, Sendable {
    /// None.
    case minimum
    /// A share, as far as the view can grow: the default.
    case natural
    /// All: the view has a line of its own, if it can fill it.
    case maximum
    /// A share in proportion to those of others, as far as the view can grow.
    case grow(Double)

    var grow: Double {
        switch self {
        case .minimum: 0
        case .natural, .maximum: 1
        case .grow(let factor): factor
        }
    }

    var fillsLine: LineFill { self == .maximum ? .ifEndless : .never }
}

extension View {
    /// Sets how much of the space left on its line the view takes. On a flow, or on a view with flows in it, this also
    /// applies to the views in those flows that have no flexibility of their own.
    nonisolated public func flexibility(_ behavior: FlexibilityBehavior) -> some View {
        flexible(behavior).environment(\.inheritedModifiers.flexibility, behavior)
    }

    /// Starts a line with the view.
    nonisolated public func startInNewLine(_ enabled: Bool = true) -> some View {
        flowBreaksBefore(enabled)
    }

    nonisolated func flexible(_ behavior: FlexibilityBehavior) -> some View {
        flowValue(ViewValues.Grow.self, behavior.grow)
            .flowValue(ViewValues.FillsLine.self, behavior.fillsLine)
    }
}

extension FlowContainer {
    /// Sets the flexibility of views without their own, and makes each as thick as it can be in its line.
    func flexible(_ behavior: FlexibilityBehavior) -> Self {
        with {
            $0._configuration.defaultFlexibility.grow = behavior.grow
            $0._configuration.defaultFlexibility.fillsLine = behavior.fillsLine
            $0._configuration.defaultFlexibility.fillsThickness = true
        }
    }
}
