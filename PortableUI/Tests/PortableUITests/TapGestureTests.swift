import Expectations
import PortableUITesting
import Testing

/// Taps on views that are no buttons.
@MainActor @Suite struct TapGestureTests {
    private final class Log {
        var taps: [String] = []
    }

    private struct Tags: View {
        @State private var chosen: Set<String> = []

        var body: some View {
            HStack(spacing: 0) {
                ForEach(["a", "bb"], id: \.self) { tag in
                    Text(tag)
                        .padding(chosen.contains(tag) ? 4 : 1)
                        .onTapGesture { chosen.formSymmetricDifference([tag]) }
                }
            }
        }
    }

    @Test func aTapChangesState() throws {
        let host = host(Tags())
        expectEqual(host.texts, [rect(1, 1, 6, 12), rect(9, 1, 12, 12)])
        try host.tap("bb")
        expectEqual(host.texts, [rect(1, 4, 6, 12), rect(12, 4, 12, 12)])
        try host.tap(id: "a")
        expectEqual(host.texts, [rect(4, 4, 6, 12), rect(18, 4, 12, 12)])
        try host.tap(id: "bb")
        expectEqual(host.texts, [rect(4, 4, 6, 12), rect(15, 4, 12, 12)])
    }

    @Test func theInnermostViewIsTapped() throws {
        let log = Log()
        let host = host(
            HStack {
                Text("A")
                Text("B").onTapGesture { log.taps.append("inner") }
                Button("C") { log.taps.append("button") }
            }
            .contentShape(Rectangle())
            .onTapGesture { log.taps.append("outer") }
            .onTapGesture { log.taps.append("never") })
        try host.tap("A")
        try host.tap("B")
        try host.tap("C")
        expectEqual(log.taps, ["outer", "inner", "button"])
    }

    @Test func whatCannotBeTouchedIsNotTapped() {
        let log = Log()
        let text = Text("A").onTapGesture { log.taps.append("A") }
        #expect(throws: DriverError.self) { try host(text.disabled(true)).tap("A") }
        #expect(throws: DriverError.self) { try host(text.allowsHitTesting(false)).tap("A") }
        #expect(throws: DriverError.self) { try host(VStack { text }.hidden()).tap("A") }
        expectEqual(log.taps, [])
    }
}
