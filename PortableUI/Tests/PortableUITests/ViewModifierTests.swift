import Expectations
import PortableUITesting
import Testing

/// Modifiers that are types of their own.
@MainActor @Suite struct ViewModifierTests {
    private struct Chip: ViewModifier {
        var length: CGFloat = 2
        @Environment(\.isEnabled) private var isEnabled

        func body(content: Content) -> some View {
            content
                .padding(length)
                .background(isEnabled ? Color.green : .gray)
        }
    }

    @Test func aModifierMakesViewsOfAView() {
        let host = host(Text("AB").modifier(Chip()).modifier(Chip(length: 5)))
        expectEqual(host.size, CGSize(width: 26, height: 26))
        expectEqual(host.texts, [rect(7, 7, 12, 12)])
        let gray = Color.gray.resolve(in: EnvironmentValues())
        let disabled = PortableUITests.host(Text("A").modifier(Chip()).disabled(true))
        expectEqual(disabled.displayList.items.first?.content, .fill(Path(rect(0, 0, 10, 16)), gray))
    }

    private struct Counting: ViewModifier {
        @State private var count = 0
        let handle: Handle<Int>

        func body(content: Content) -> some View {
            let _ = handle.binding = $count
            HStack(spacing: 0) {
                content
                Text("\(count)")
            }
        }
    }

    /// A modifier and the view have states of their own.
    @Test func aModifierHasState() {
        let (inner, outer) = (Handle<Int>(), Handle<Int>())
        let counter = Counter()
        let host = host(counter.modifier(Counting(handle: inner)).modifier(Counting(handle: outer)))
        expectEqual(host.strings, ["0", "0", "0"])
        counter.handle.value = 1
        inner.value = 2
        outer.value = 3
        expectEqual(host.strings, ["1", "2", "3"])
    }
}
