import Expectations
import PortableUITesting
import Testing

/// State is found in a view's memory, whatever else lies there.
@MainActor @Suite struct DynamicFieldTests {
    private enum Mode { case plain, named(String), both(Int, Double) }
    private final class Model { var name = "m" }
    private protocol Named { var name: String { get } }
    private struct Person: Named { var name = "p" }
    private struct Large { var numbers = (1, 2, 3, 4, 5, 6, 7, 8, 9) }

    /// Fields of all sizes and alignments, between which state has to be found.
    private struct Mixed<Value, Content: View>: View {
        let flag: Bool
        @State private var small: Int8 = 1
        let wide: Double
        @State var value: Value
        let existential: any Named
        @State private var mode = Mode.named("x")
        @State private var model = Model()
        @State private var any: any Named = Person()
        @State private var large = Large()
        @State private var optional: String?
        @Environment(\.layoutDirection) private var direction
        @State private var last: Bool = false
        @Binding var bound: Int
        @ViewBuilder let content: Content
        let handle: Handle<Value>
        let lastHandle: Handle<Bool>

        var body: some View {
            let _ = handle.binding = $value
            let _ = lastHandle.binding = $last
            Text("\(flag) \(small) \(wide) \(value) \(existential.name) \(model.name) \(any.name)")
            Text("\(modeName) \(large.numbers.8) \(optional ?? "none") \(direction) \(last) \(bound)")
            content
        }

        private var modeName: String {
            switch mode {
            case .plain: "plain"
            case .named(let name): name
            case .both: "both"
            }
        }
    }

    private func strings<Value>(_ first: Value, then second: Value) -> [[String]] {
        let (handle, last) = (Handle<Value>(), Handle<Bool>())
        let host = host(
            Mixed(
                flag: true, wide: 0.5, value: first, existential: Person(name: "e"), bound: .constant(7),
                content: { Text("end") }, handle: handle, lastHandle: last))
        let before = host.strings
        handle.value = second
        last.value = true
        return [before, host.strings]
    }

    @Test func stateIsFoundBetweenOtherFields() {
        for (strings, value) in zip(strings(3, then: 4), ["3", "4"]) {
            expectEqual(strings[0], "true 1 0.5 \(value) e m p")
        }
        let second = strings(3, then: 4).map { $0[1] }
        expectEqual(second, ["x 9 none leftToRight false 7", "x 9 none leftToRight true 7"])
    }

    @Test func stateOfAnyTypeIsFound() {
        expectEqual(strings("a", then: "b").map { $0[0] }, ["true 1 0.5 a e m p", "true 1 0.5 b e m p"])
        expectEqual(strings(Int8(1), then: 2).map { $0[0] }, ["true 1 0.5 1 e m p", "true 1 0.5 2 e m p"])
        expectEqual(
            strings([1.5], then: []).map { $0[0] }, ["true 1 0.5 [1.5] e m p", "true 1 0.5 [] e m p"])
        expectEqual(strings((), then: ()).map { $0[0] }, ["true 1 0.5 () e m p", "true 1 0.5 () e m p"])
    }
}
