import Expectations
import PortableUITesting
import Testing

@MainActor @Suite struct FixedSizeOffsetTests {
    @Test func anOffsetDoesNotMoveGuides() {
        let host = host(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("A").offset(y: 5); Text("B")
            })
        expectEqual(host.texts, [rect(0, 5, 6, 12), rect(6, 0, 6, 12)])
    }
}
