extension IdentityNode {
    /// Calls an action with a value, unless it got that last; or, in a pessimistic host, unless the value has changed more
    /// than twice in a frame. Returns whether it has.
    func report<Value: Equatable>(
        _ value: Value, in hostMemory: HostMemory, to action: (Value) -> Void
    ) -> Bool {
        let known = reported as? Reported<Value>
        guard known?.value != value else { return false }
        var new = Reported(value: value, frameNumber: hostMemory.frameNumber)
        if let known { new.changeCount = known.frameNumber == new.frameNumber ? known.changeCount + 1 : 1 }
        reported = new
        guard new.changeCount < 3 || !hostMemory.isPessimistic else { return false }
        action(value)
        return true
    }
}

/// A value, and in which frame it was reported.
private struct Reported<Value> {
    let value: Value
    let frameNumber: Int
    /// How often the value has changed in the frame.
    var changeCount = 0
}
