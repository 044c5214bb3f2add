import Expectations
import Observation
import PortableUITesting
import Testing

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable private final class Model: @unchecked Sendable {
    var name = "one"
    var number = 1
    var isNameShown = true
}

/// Views show what their models are, whenever results are asked for.
@MainActor @Suite struct ObservableModelTests {
    private final class Log {
        var evaluations = 0
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    private struct Named: View {
        let model: Model
        var log = Log()

        var body: some View {
            let _ = log.evaluations += 1
            Text(model.isNameShown ? model.name : "\(model.number)")
        }
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func onlyWhatHasBeenReadCounts() {
        let (model, log) = (Model(), Log())
        let host = host(Named(model: model, log: log))
        _ = host.frames
        model.number = 2
        _ = host.frames
        expectEqual(log.evaluations, 1)
        model.isNameShown = false
        expectEqual(host.strings, ["2"])
        expectEqual(log.evaluations, 2)
        // The name was read by the evaluation before, but not by the last one.
        model.name = "two"
        _ = host.frames
        expectEqual(log.evaluations, 2)
        model.number = 3
        expectEqual(host.strings, ["3"])
        expectEqual(log.evaluations, 3)
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func aModelMayChangeOnAnotherThread() async {
        let model = Model()
        let host = host(Named(model: model))
        expectEqual(host.strings, ["one"])
        await Task.detached { model.name = "two" }.value
        expectEqual(host.strings, ["two"])
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func whatLazyRowsReadCounts() throws {
        let model = Model()
        let host = host(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { index in
                        Text(index == 50 ? model.name : "\(index)").frame(height: 20)
                    }
                }
            }, width: 100, height: 40)
        try host.scroll(to: CGPoint(x: 0, y: 1000))
        #expect(host.strings.contains("one"))
        model.name = "two"
        #expect(host.strings.contains("two"))
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func rowsThatHaveGoneReadNothing() throws {
        let (model, log) = (Model(), Log())
        let host = host(
            VStack {
                Named(model: Model(), log: log)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100) { index in
                            Text(index == 0 ? model.name : "\(index)").frame(height: 20)
                        }
                    }
                }
            }, width: 100, height: 60)
        _ = host.frames
        try host.scroll(to: CGPoint(x: 0, y: 1000))
        model.name = "two"
        _ = host.frames
        expectEqual(log.evaluations, 1)
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func whatAGeometryTransformReadsCounts() {
        let model = Model()
        var numbers: [Int] = []
        let host = host(
            Text("A").onGeometryChange(for: Int.self) { _ in
                model.number
            } action: {
                numbers.append($0)
            })
        _ = host.frames
        model.number = 5
        _ = host.frames
        expectEqual(numbers, [1, 5])
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func aHostThatHasGoneIsNotAskedAgain() {
        let (model, log) = (Model(), Log())
        _ = host(Named(model: model, log: log)).frames
        model.name = "two"
        expectEqual(log.evaluations, 1)
    }
}
