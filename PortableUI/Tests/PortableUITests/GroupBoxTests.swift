import PortableUITesting
import Testing

/// Boxes around views.
@MainActor @Suite struct GroupBoxTests {
    @Test func aBoxHasPaddingAndABackground() {
        let host = host(GroupBox { Text("AB") })
        #expect(host.texts == [rect(16, 16, 12, 12)])
        #expect(host.frames.frames(named: "RoundedRectangle") == [rect(0, 0, 44, 44)])
    }

    @Test func theLabelIsAboveTheContent() {
        let label = Text("AAAA").font(.system(size: 10))
        let host = host(
            GroupBox(label: label) {
                Text("B"); Text("C")
            })
        #expect(host.strings == ["AAAA", "B", "C"])
        #expect(host.texts.map(\.minX) == [16, 16, 16])
        #expect(host.texts.first == rect(16, 16, 24, 12))
        #expect(PortableUITests.host(GroupBox("AAAA") { Text("B") }).strings == ["AAAA", "B"])
    }
}
