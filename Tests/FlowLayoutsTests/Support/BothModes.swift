import FlowLayouts
import Testing

/// Runs each test of a suite with hosts as usual, and again with pessimistic ones.
struct InBothModes: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        try await HostBehavior.ofNewHosts.withValue(.pessimistic(lastStateFirst: true)) {
            try await function()
        }
    }
}

extension Trait where Self == InBothModes {
    static var inBothModes: InBothModes { InBothModes() }
}
