#if DEBUG
    /// A warning that a debug build prints once, however often there is a reason for it.
    final class DebugNote: Sendable {
        private let text: String
        private let reasons = Locked(0)

        init(_ text: String) {
            self.text = text
        }

        var count: Int { reasons.withLock { $0 } }

        func say(by print: (String) -> Void = { print($0) }) {
            let count = reasons.withLock { reasons in
                reasons += 1
                return reasons
            }
            if count == 1 { print("FlowLayouts: \(text)") }
        }
    }
#endif
