import Expectations
import PortableUITesting
import Testing

/// What a test gets to know of elements. Characters are 6 × 12.
@MainActor @Suite struct FrameNodeTests {
    // Modifiers have the ids around them, and not those inside.
    @Test func eachOfSeveralIDsIsFound() throws {
        let frames = host(VStack { Text("Q").id("in").padding(3).id("out") }).frames
        expectEqual(frames.frame(id: "in"), rect(3, 3, 6, 12))
        expectEqual(frames.frame(id: "out"), rect(0, 0, 12, 18))
        let several = host(
            HStack(spacing: 0) {
                ForEach(["a", "b"], id: \.self) { letter in
                    HStack(spacing: 0) {
                        Text(letter).id("text \(letter)")
                        Text("-")
                    }
                }
                ForEach([1], id: \.self) { _ in Text("c").id("c") }
                Text("d").id("d").id(2)
            }
        ).frames
        expectEqual(several.frame(id: "b"), rect(12, 0, 12, 12))
        expectEqual(several.frame(id: "text b"), rect(12, 0, 6, 12))
        for id in [1, 2] { expectEqual(several.frame(id: id), rect(18 + CGFloat(id) * 6, 0, 6, 12)) }
        expectEqual(several.frame(id: "c"), rect(24, 0, 6, 12))
        expectEqual(several.frame(id: "d"), rect(30, 0, 6, 12))
    }

    private struct Counters: View {
        @State private var count = 0

        var body: some View {
            Button("\(count)") { count += 1 }.id("button").padding(3).id("outer")
        }
    }

    @Test func eachOfSeveralIDsCanBeUsed() throws {
        let host = host(Counters())
        try host.tap(id: "button")
        try host.tap(id: "outer")
        expectEqual(host.strings.first, "2")
    }
}
