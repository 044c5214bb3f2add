import Testing

@testable import FlowLayouts

/// Runs each test of a suite as on the latest systems, and again as on those before iOS 18.
struct OnOlderSystemsToo: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        try await OlderSystems.areTested.withValue(true) { try await function() }
    }
}

extension Trait where Self == OnOlderSystemsToo {
    static var onOlderSystemsToo: OnOlderSystemsToo { OnOlderSystemsToo() }
}
