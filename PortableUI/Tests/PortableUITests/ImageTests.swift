import Expectations
import PortableUITesting
import Testing

/// Placeholders for pictures.
@MainActor @Suite struct ImageTests {
    @Test func anImageIsAsHighAsALineOfText() {
        let host = host(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Image(systemName: "star")
                Text("A")
                Image(systemName: "star.fill").font(.system(size: 20))
                Image("photo")
            })
        let images = host.frames.frames(named: "Image")
        // On the baseline of the larger font, at 18 of 24.
        expectEqual(images, [rect(0, 9, 12, 12), rect(18, 0, 24, 24), rect(42, 9, 12, 12)])
        expectEqual(host.texts, [rect(12, 9, 6, 12)])
    }
}
