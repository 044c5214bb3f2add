import Expectations
import PortableUITesting
import Testing

@MainActor @Suite struct FixedSizeOffsetTests {
    @Test func aFixedSizeIsTheIdealOne() {
        expectEqual(host(Text("AAA BBB"), width: 18).size, CGSize(width: 18, height: 24))
        expectEqual(host(Text("AAA BBB").fixedSize(), width: 18).size, CGSize(width: 42, height: 12))
        expectEqual(host(Color.red.fixedSize(), width: 50, height: 60).size, CGSize(width: 10, height: 10))
    }

    @Test func aSizeMayBeFixedOnOneAxis() {
        let color = Color.red
        expectEqual(
            host(color.fixedSize(horizontal: true, vertical: false), width: 50, height: 60).size,
            CGSize(width: 10, height: 60))
        expectEqual(
            host(color.fixedSize(horizontal: false, vertical: true), width: 50, height: 60).size,
            CGSize(width: 50, height: 10))
    }

    @Test func anOffsetViewKeepsItsPlace() {
        let host = host(
            VStack(alignment: .leading, spacing: 0) {
                Text("A").offset(x: 12, y: 24)
                Text("B").offset(CGSize(width: 6, height: 0))
                Text("C")
            })
        expectEqual(host.size, CGSize(width: 6, height: 36))
        expectEqual(host.texts, [rect(12, 24, 6, 12), rect(6, 12, 6, 12), rect(0, 24, 6, 12)])
    }

    @Test func anOffsetDoesNotMoveGuides() {
        let host = host(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("A").offset(y: 5); Text("B")
            })
        expectEqual(host.texts, [rect(0, 5, 6, 12), rect(6, 0, 6, 12)])
    }
}
