import Expectations
import PortableUITesting
import Testing

/// Views that are not drawn, cannot be touched, or are not read aloud.
@MainActor @Suite struct HidingTests {
    @Test func withoutOpacityNothingIsDrawn() {
        let host = host(
            HStack(spacing: 0) {
                Text("A").opacity(0); Text("B").opacity(-1); Text("C").opacity(.nan); Text("D")
            })
        expectEqual(host.strings, ["D"])
        expectEqual(host.texts, [rect(18, 0, 6, 12)])
        // They have places, but a test can tell that they are not seen.
        expectEqual(
            host.frames.preorder.filter { $0.name == "Text" }.map(\.isHidden), [true, true, true, false])
    }

    @Test func whatIsInsideInheritsTheFlags() {
        let frames = host(
            HStack {
                HStack { Text("A").allowsHitTesting(true).accessibilityHidden(false) }
                    .allowsHitTesting(false).accessibilityHidden(true)
                Text("B")
            }
        ).frames
        let texts = frames.preorder.filter { $0.name == "Text" }
        expectEqual(texts.map(\.allowsHitTesting), [false, true])
        expectEqual(texts.map(\.isAccessibilityHidden), [true, false])
        #expect(frames.allowsHitTesting)
        #expect(!frames.isAccessibilityHidden)
        #expect(texts.allSatisfy { !$0.isHidden })
        expectEqual(host(HStack { Text("A") }.hidden()).frames.preorder.map(\.isHidden), [true, true, true])
    }

    private struct Status: View {
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Text("\(isEnabled)") }
    }

    @Test func nothingInADisabledViewIsEnabled() {
        let host = host(
            HStack {
                Status()
                Status().disabled(false)
                Status().disabled(true)
                Status().disabled(true).disabled(false)
                Status().disabled(false).disabled(true)
                HStack { Status().padding().disabled(false) }.disabled(true)
            })
        expectEqual(host.strings, ["true", "true", "false", "false", "false", "false"])
        let nodes = host.frames.preorder
        expectEqual(
            nodes.filter { $0.name == "Text" }.map(\.isEnabled), [true, true, false, false, false, false])
        expectEqual(nodes.filter { $0.name == "padding" }.map(\.isEnabled), [false])
        expectEqual(nodes.filter { $0.name == "HStackLayout" }.map(\.isEnabled), [true, false])
        // Whether something can be touched is another matter.
        #expect(nodes.allSatisfy { $0.allowsHitTesting })
    }

    @Test func aSubviewIsDisabledWhereItIsPut() {
        let host = host(
            subviewTree(
                of: Group {
                    Text("A"); Text("B").padding()
                }
            ) { views in
                views[0]
                HStack { views[1] }.disabled(true)
            })
        let texts = host.frames.preorder.filter { $0.name == "Text" }
        expectEqual(texts.map(\.isEnabled), [true, false])
    }
}
