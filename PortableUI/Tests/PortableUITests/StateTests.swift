import Expectations
import PortableUITesting
import Testing

/// State lives as long as a view's identity.
@MainActor @Suite struct StateTests {
    @Test func aViewUsedTwiceHasTwoStates() throws {
        /// Keeps the bindings of all its uses.
        final class Handles { var bindings: [Binding<Int>] = [] }
        struct Shared: View {
            @State var count = 0
            let handles: Handles
            var body: some View {
                let _ = handles.bindings.append($count)
                Text("\(count)")
            }
        }
        let handles = Handles()
        let view = Shared(handles: handles)
        let host = host(
            HStack {
                view; view
            })
        expectEqual(host.strings, ["0", "0"])
        try #require(handles.bindings.count == 2)
        handles.bindings[0].wrappedValue = 1
        handles.bindings[1].wrappedValue = 2
        expectEqual(host.strings, ["1", "2"])
    }

    @Test func stateOutlivesEvaluations() {
        struct Named: View {
            @State var name: String
            let handle: Handle<String>
            var body: some View {
                let _ = handle.binding = $name
                Text(name)
            }
        }
        let handle = Handle<String>()
        let host = host(Named(name: "first", handle: handle))
        expectEqual(host.strings, ["first"])
        // The initial value counts only once.
        host.rootView = Named(name: "second", handle: handle)
        expectEqual(host.strings, ["first"])
        handle.value = "third"
        host.environment.font = .body
        expectEqual(host.strings, ["third"])
    }

    private struct Switch: View {
        var isOn: Bool
        let counter: Counter
        var body: some View {
            if isOn { counter } else { Text("off") }
        }
    }

    @Test func stateEndsWhenTheViewIsGone() {
        let counter = Counter()
        let host = host(Switch(isOn: true, counter: counter))
        _ = host.frames
        counter.handle.value = 5
        expectEqual(host.strings, ["5"])
        host.rootView.isOn = false
        expectEqual(host.strings, ["off"])
        host.rootView.isOn = true
        expectEqual(host.strings, ["0"])
    }

    @Test func stateMovesWithItsElement() {
        struct List: View {
            var names: [String]
            let counters: [String: Counter]
            var body: some View {
                HStack { ForEach(names, id: \.self) { name in counters[name] } }
            }
        }
        let counters = ["a": Counter(), "b": Counter(), "c": Counter()]
        let host = host(List(names: ["a", "b", "c"], counters: counters))
        _ = host.frames
        for (index, name) in ["a", "b", "c"].enumerated() {
            counters[name]?.handle.value = index + 1
        }
        expectEqual(host.strings, ["1", "2", "3"])
        host.rootView.names = ["c", "a", "b"]
        expectEqual(host.strings, ["3", "1", "2"])
        host.rootView.names = ["c", "b"]
        expectEqual(host.strings, ["3", "2"])
        host.rootView.names = ["a", "c", "b"]
        expectEqual(host.strings, ["0", "3", "2"])
    }

    @Test func stateOutsideOfAHostIsItsInitialValue() {
        let counter = State(initialValue: 3)
        counter.wrappedValue = 4
        expectEqual(counter.wrappedValue, 3)
        expectEqual(counter.projectedValue.wrappedValue, 3)
        expectEqual(State<Int?>().wrappedValue, nil)
    }

    private final class Evaluations { var count = 0 }

    /// Demos put a size into their state each time that they are laid out.
    @Test func anEqualValueChangesNothing() async {
        final class Model {}
        struct Measured: View {
            let evaluations: Evaluations
            let handle: Handle<Model>
            @State private var height: CGFloat = 0
            @State private var model = Model()

            var body: some View {
                let _ = evaluations.count += 1
                let _ = handle.binding = $model
                Text("\(Int(height))")
                    .background(
                        GeometryReader { geometry -> Color in
                            let size = geometry.size
                            DispatchQueue.main.async { height = size.height }
                            return .clear
                        })
            }
        }
        let evaluations = Evaluations()
        let handle = Handle<Model>()
        let host = host(Measured(evaluations: evaluations, handle: handle))
        await host.settle()
        expectEqual(host.strings, ["12"])
        // At first, and with the height.
        expectEqual(evaluations.count, 2)
        handle.value = handle.value
        _ = host.frames
        expectEqual(evaluations.count, 2)
        handle.value = Model()
        _ = host.frames
        expectEqual(evaluations.count, 3)
    }
}
