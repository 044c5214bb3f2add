import Expectations
import PortableUITesting
import Testing

/// What a test gets to know of elements. Characters are 6 × 12.
@MainActor @Suite struct FrameNodeTests {
    private var frames: FrameNode {
        host(
            HStack(spacing: 0) {
                Text("A").padding(2).id("first")
                Color.red.frame(width: 2.5, height: 3).id(7)
                Text("B").hidden()
            }
        ).frames
    }

    @Test func framesByNameAreThoseOfWhatIsSeen() {
        expectEqual(frames.frames(named: "Text"), [rect(2, 2, 6, 12)])
        expectEqual(
            frames.preorder.filter { $0.name == "Text" }.map(\.frame),
            [rect(2, 2, 6, 12), rect(12.5, 2, 6, 12)])
    }

    // The row is 16 high, and the color 3: (16 - 3) / 2 is above it.
    @Test func framesPrintAsATree() {
        expectEqual(
            "\(frames)",
            """
            HStackLayout: x 0, y 0, 18.5 × 16
              padding id first: x 0, y 0, 10 × 16
                Text “A” id first: x 2, y 2, 6 × 12
              frame id 7: x 10, y 6.5, 2.5 × 3
                Color id 7: x 10, y 6.5, 2.5 × 3
              hidden: x 12.5, y 2, 6 × 12, hidden
                Text “B”: x 12.5, y 2, 6 × 12, hidden
            """)
    }
}
