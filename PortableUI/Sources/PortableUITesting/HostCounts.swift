import PortableUI

/// What a host has done: see ``ViewHost/counts()``.
public struct HostCounts: Equatable, Sendable {
    /// How often bodies of views were evaluated, by the names of the views' types, without their generic arguments.
    /// PortableUI's own views do not count.
    public var bodies: [String: Int] = [:]
    /// How many of these views were new at their place, with new state.
    public var made: [String: Int] = [:]
    /// How often actions ran, by the names of their modifiers: `onGeometryChange`, `onAppear` and
    /// `onDisappear`. A `task` begins with one of the last three.
    public var actions: [String: Int] = [:]
    /// How often closures of `GeometryReader` ran.
    public var readers = 0
    /// How often the closures ran by which `onGeometryChange` makes values.
    public var transforms = 0
    /// How often views were evaluated from the root on.
    public var evaluations = 0
    /// How often they were laid out from the root on.
    public var layouts = 0
}

extension ViewHost {
    /// What the host has done since the last call, up to now: results are up to date after it. O(t) for t types of views.
    ///
    /// Call it before a change, and again after it.
    public func counts() -> HostCounts {
        let tally = graph.takeTally()
        return HostCounts(
            bodies: tally.bodies, made: tally.made, actions: tally.actions, readers: tally.readers,
            transforms: tally.transforms, evaluations: tally.evaluations, layouts: tally.layouts)
    }
}
