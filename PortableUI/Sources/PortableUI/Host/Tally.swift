/// What a host has done since it was last asked.
package struct Tally {
    /// By the names of the views' types.
    package fileprivate(set) var bodies: [String: Int] = [:]
    package fileprivate(set) var made: [String: Int] = [:]
    /// By the names of the modifiers.
    package private(set) var actions: [String: Int] = [:]
    package var readers = 0
    package var transforms = 0
    package var evaluations = 0
    package var layouts = 0

    /// Counts an action of a modifier.
    mutating func countAction(of modifier: String) {
        actions[modifier, default: 0] += 1
    }

    /// Adds what a view type has counted.
    mutating func take(_ type: ViewType) {
        guard let name = type.name else { return }
        if type.bodyCount > 0 { bodies[name, default: 0] += type.bodyCount }
        if type.madeCount > 0 { made[name, default: 0] += type.madeCount }
        (type.bodyCount, type.madeCount) = (0, 0)
    }
}
