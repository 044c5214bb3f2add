import Expectations
import Observation
import PortableUITesting
import Testing

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Observable private final class Model {
    var name = "a"
}

/// Which animation goes with a change.
@MainActor @Suite struct TransactionTests {
    @Test func stateThatIsSetWithAnAnimationIsEvaluatedWithIt() {
        let counter = Counter()
        let host = host(counter)
        expectEqual(host.animation, nil)
        withAnimation { counter.handle.value = 1 }
        expectEqual(host.animation, .default)
        expectEqual(host.strings, ["1"])
        // The views have been evaluated with it, however often that is asked.
        expectEqual(host.animation, .default)
        counter.handle.value = 2
        expectEqual(host.animation, nil)
        withAnimation(.linear(duration: 2)) { counter.handle.value = 3 }
        host.proposal.width = 50
        expectEqual(host.animation, .linear(duration: 2))
        host.environment.font = .body
        expectEqual(host.animation, nil)
        withAnimation(nil) { counter.handle.value = 4 }
        expectEqual(host.animation, nil)
        withAnimation {}
        host.environment.font = .title
        expectEqual(host.animation, nil)
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    @Test func anyChangeMayBeAnimated() {
        let model = Model()
        struct Named: View {
            let model: Model
            var body: some View { Text(model.name) }
        }
        let host = host(Named(model: model))
        _ = host.frames
        withAnimation(.linear) { model.name = "b" }
        expectEqual(host.animation, .linear)
        withAnimation { host.rootView = Named(model: Model()) }
        expectEqual(host.animation, .default)
        withAnimation(.easeInOut) { host.environment.font = .body }
        expectEqual(host.animation, .easeInOut)
    }

    @Test func severalChangesAreEvaluatedWithTheLastAnimation() {
        let (one, two, three) = (Counter(), Counter(), Counter())
        let host = host(
            VStack {
                one; two; three
            })
        _ = host.frames
        withAnimation(.easeInOut) { one.handle.value = 1 }
        withAnimation(.linear) { two.handle.value = 1 }
        three.handle.value = 1
        expectEqual(host.animation, .linear)
        expectEqual(host.strings, ["1", "1", "1"])
    }

    @Test func theInnerTransactionCounts() {
        let counter = Counter()
        let host = host(counter)
        func animation(_ change: (() -> Void) -> Void) -> Animation? {
            change { counter.handle.value = (counter.handle.value ?? 0) + 1 }
            return host.animation
        }
        _ = host.frames
        expectEqual(animation { set in withAnimation(.linear, set) }, .linear)
        expectEqual(animation { set in withAnimation { withAnimation(.linear, set) } }, .linear)
        expectEqual(animation { set in withAnimation { withAnimation(nil, set) } }, nil)
        expectEqual(
            animation { set in
                withAnimation {
                    withAnimation(.linear) {}
                    set()
                }
            }, .default)
    }

    @Test func whatRunsLaterIsNotAnimated() async {
        let counter = Counter()
        let host = host(counter)
        _ = host.frames
        let later = withAnimation { Task { @MainActor in counter.handle.value = 1 } }
        await later.value
        expectEqual(host.animation, nil)
        expectEqual(host.strings, ["1"])
    }

    @Test func aClosuresResultAndErrorAreHandedOn() {
        struct Refusal: Error {}
        func refuse() throws -> Int { throw Refusal() }
        expectEqual(withAnimation { 5 }, 5)
        #expect(throws: Refusal.self) { try withAnimation(.linear, refuse) }
        let counter = Counter()
        let host = host(counter)
        _ = host.frames
        counter.handle.value = 1
        expectEqual(host.animation, nil)
    }

    private final class Log {
        var outer: [Animation?] = []
        var inner: [Animation?] = []
    }

    @Test func aViewLooksAtEachTransactionAndChangesIt() {
        let (log, counter) = (Log(), Counter())
        let host = host(
            counter
                .transaction { log.inner.append($0.animation) }
                .transaction { transaction in
                    log.outer.append(transaction.animation)
                    if transaction.animation == .easeInOut { transaction.animation = .linear }
                })
        _ = host.frames
        withAnimation { counter.handle.value = 1 }
        _ = (host.frames, host.displayList)
        host.proposal.width = 50
        _ = host.frames
        withAnimation(.easeInOut) { counter.handle.value = 2 }
        _ = host.frames
        expectEqual(log.outer, [nil, .default, .easeInOut])
        expectEqual(log.inner, [nil, .default, .linear])
        // The view's own is no business of the host.
        expectEqual(host.animation, .easeInOut)
    }

    @Test func rowsAreBuiltInTheTransactionToo() {
        let (log, counter) = (Log(), Counter())
        let host = host(
            ScrollView {
                LazyVStack {
                    ForEach(0..<3) { _ in Text("A") }.transaction { log.outer.append($0.animation) }
                    counter
                }
            }, width: 50, height: 50)
        _ = host.frames
        withAnimation { counter.handle.value = 1 }
        _ = host.frames
        expectEqual(log.outer, [nil, .default])
    }

    @Test func aChangeOfAValueIsAnimated() {
        struct Animated: View {
            var value: Int
            var note = ""
            let log: Log
            var body: some View {
                Text("\(value)\(note)")
                    .transaction { log.inner.append($0.animation) }
                    .animation(.linear, value: value)
                    .transaction { log.outer.append($0.animation) }
            }
        }
        let log = Log()
        let host = host(Animated(value: 1, log: log))
        _ = host.frames
        host.rootView.value = 2
        _ = (host.frames, host.displayList)
        host.rootView.note = "!"
        _ = host.frames
        withAnimation(.easeInOut) { host.rootView.value = 3 }
        _ = host.frames
        withAnimation(.easeInOut) { host.rootView.note = "?" }
        _ = host.frames
        expectEqual(log.inner, [nil, .linear, nil, .linear, .easeInOut])
        expectEqual(log.outer, [nil, nil, nil, .easeInOut, .easeInOut])
    }

    @Test func aChangeInAReaderIsAnimatedHoweverOftenItIsBuilt() {
        struct Animated: View {
            var value: Int
            let log: Log
            var body: some View {
                VStack {
                    GeometryReader { _ in
                        Text("A").transaction { log.inner.append($0.animation) }.animation(
                            .linear, value: value)
                    }
                }
            }
        }
        let log = Log()
        let host = host(Animated(value: 1, log: log), width: 10, height: 10)
        _ = host.frames
        host.rootView.value = 2
        _ = host.frames
        host.proposal.width = 20
        _ = host.frames
        expectEqual(Set(log.inner.dropFirst()), [.linear])
    }

    @Test func animationsAreDescriptions() {
        expectEqual(Animation.easeInOut, .easeInOut(duration: 0.35))
        #expect(Animation.linear != .easeInOut)
        #expect(Animation.default != .easeInOut)
    }

    @Test func aTransactionCanDisableAnimations() throws {
        final class Log { var animations: [Animation?] = [] }
        struct Animated: View {
            let log: Log
            @State private var value = 0

            var body: some View {
                Text("\(value)").transaction { log.animations.append($0.animation) }
                    .animation(.linear, value: value)
                    .onTapGesture { value += 1 }
                    .transaction { $0.disablesAnimations = value > 1 }
            }
        }
        let log = Log()
        let host = host(Animated(log: log))
        _ = host.frames
        try host.tap("0")
        _ = host.frames
        expectEqual(log.animations.last, .linear)
        try host.tap("1")
        expectEqual(host.strings, ["2"])
        expectEqual(log.animations.last, Animation?.none)
    }

    @Test(arguments: [false, true])
    func aTransactionAroundASubviewLeavesItsOwnAnimationUnlessItDisablesIt(disables: Bool) throws {
        struct Texts: View {
            let disables: Bool
            @State private var value = 0

            var body: some View {
                let texts = Group {
                    Text("\(value)").animation(.linear, value: value)
                    Text("b")
                }
                VStack {
                    Group(subviews: texts) { subviews in
                        ForEach(subviews) { subview in
                            subview.transaction { transaction in
                                transaction.animation = nil
                                transaction.disablesAnimations = disables
                            }
                        }
                    }
                }
                .onTapGesture { withAnimation { value += 1 } }
            }
        }
        let host = host(Texts(disables: disables))
        try host.tap("0")
        let texts = host.frames.preorder.filter { $0.name == "Text" }
        expectEqual(texts.map(\.isAnimated), [!disables, false])
    }
}
