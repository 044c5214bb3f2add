import PortableUI
import Testing

/// Views that are not drawn, cannot be touched, or are not read aloud.
@MainActor @Suite struct HidingTests {
    @Test func withoutOpacityNothingIsDrawn() {
        let host = host(
            HStack(spacing: 0) {
                Text("A").opacity(0); Text("B").opacity(-1); Text("C").opacity(.nan); Text("D")
            })
        #expect(host.strings == ["D"])
        #expect(host.texts.count == 4)
    }

    @Test func whatIsInsideInheritsTheFlags() {
        let frames = host(
            HStack {
                HStack { Text("A").allowsHitTesting(true).accessibilityHidden(false) }
                    .allowsHitTesting(false).accessibilityHidden(true)
                Text("B")
                Text("C").accessibilityHidden(true, isEnabled: false)
                Text("D").accessibilityHidden(true, isEnabled: true)
            }
        ).frames
        let texts = frames.preorder.filter { $0.name == "Text" }
        #expect(texts.map(\.allowsHitTesting) == [false, true, true, true])
        #expect(texts.map(\.isAccessibilityHidden) == [true, false, false, true])
        #expect(frames.allowsHitTesting)
        #expect(!frames.isAccessibilityHidden)
    }
}
