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
        #expect(host.animation == nil)
        withAnimation { counter.handle.value = 1 }
        #expect(host.animation == .default)
        #expect(host.strings == ["1"])
        // The views have been evaluated with it, however often that is asked.
        #expect(host.animation == .default)
        counter.handle.value = 2
        #expect(host.animation == nil)
        withAnimation(.linear(duration: 2)) { counter.handle.value = 3 }
        host.proposal.width = 50
        #expect(host.animation == .linear(duration: 2))
        host.environment.font = .body
        #expect(host.animation == nil)
        withAnimation(nil) { counter.handle.value = 4 }
        #expect(host.animation == nil)
        withAnimation {}
        host.environment.font = .title
        #expect(host.animation == nil)
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
        withAnimation(.easeIn) { model.name = "b" }
        #expect(host.animation == .easeIn)
        withAnimation(.easeOut) { host.rootView = Named(model: Model()) }
        #expect(host.animation == .easeOut)
        withAnimation(.easeInOut) { host.environment.font = .body }
        #expect(host.animation == .easeInOut)
    }

    @Test func severalChangesAreEvaluatedWithTheLastAnimation() {
        let (one, two, three) = (Counter(), Counter(), Counter())
        let host = host(
            VStack {
                one; two; three
            })
        _ = host.frames
        withAnimation(.easeIn) { one.handle.value = 1 }
        withAnimation(.easeOut) { two.handle.value = 1 }
        three.handle.value = 1
        #expect(host.animation == .easeOut)
        #expect(host.strings == ["1", "1", "1"])
    }

    @Test func theInnerTransactionCounts() {
        let counter = Counter()
        let host = host(counter)
        func animation(_ change: (() -> Void) -> Void) -> Animation? {
            change { counter.handle.value = (counter.handle.value ?? 0) + 1 }
            return host.animation
        }
        _ = host.frames
        #expect(animation { set in withTransaction(Transaction(animation: .linear), set) } == .linear)
        #expect(
            animation { set in withTransaction(\.animation, .spring(duration: 1), set) }
                == .spring(duration: 1))
        #expect(animation { set in withAnimation { withAnimation(.linear, set) } } == .linear)
        #expect(animation { set in withAnimation { withAnimation(nil, set) } } == nil)
        // One that says nothing changes nothing.
        #expect(animation { set in withAnimation { withTransaction(Transaction(), set) } } == .default)
        #expect(
            animation { set in
                withAnimation {
                    withAnimation(.linear) {}
                    set()
                }
            } == .default)
    }

    @Test func whatRunsLaterIsNotAnimated() async {
        let counter = Counter()
        let host = host(counter)
        _ = host.frames
        let later = withAnimation { Task { @MainActor in counter.handle.value = 1 } }
        await later.value
        #expect(host.animation == nil)
        #expect(host.strings == ["1"])
    }

    @Test func aClosuresResultAndErrorAreHandedOn() {
        struct Refusal: Error {}
        func refuse() throws -> Int { throw Refusal() }
        #expect(withAnimation { 5 } == 5)
        #expect(withTransaction(Transaction()) { 6 } == 6)
        #expect(throws: Refusal.self) { try withAnimation(.linear, refuse) }
        let counter = Counter()
        let host = host(counter)
        _ = host.frames
        counter.handle.value = 1
        #expect(host.animation == nil)
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
                    if transaction.animation == .easeIn { transaction.animation = .linear }
                })
        _ = host.frames
        withAnimation { counter.handle.value = 1 }
        _ = (host.frames, host.displayList)
        host.proposal.width = 50
        _ = host.frames
        withAnimation(.easeIn) { counter.handle.value = 2 }
        _ = host.frames
        #expect(log.outer == [nil, .default, .easeIn])
        #expect(log.inner == [nil, .default, .linear])
        // The view's own is no business of the host.
        #expect(host.animation == .easeIn)
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
        #expect(log.outer == [nil, .default])
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
        withAnimation(.easeIn) { host.rootView.value = 3 }
        _ = host.frames
        withAnimation(.easeIn) { host.rootView.note = "?" }
        _ = host.frames
        #expect(log.inner == [nil, .linear, nil, .linear, .easeIn])
        #expect(log.outer == [nil, nil, nil, .easeIn, .easeIn])
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
        #expect(Set(log.inner.dropFirst()) == [.linear])
    }

    @available(*, deprecated)
    @Test func eachChangeIsAnimated() {
        let (log, counter) = (Log(), Counter())
        let host = host(counter.transaction { log.inner.append($0.animation) }.animation(.easeOut))
        _ = host.frames
        withAnimation { counter.handle.value = 1 }
        _ = host.frames
        #expect(log.inner == [.easeOut, .easeOut])
    }

    @Test func anAnimationIsCompletedAtOnce() {
        let counter = Counter()
        let host = host(counter)
        _ = host.frames
        var events: [String] = []
        let result = withAnimation(.linear) {
            counter.handle.value = 1
            events.append("change")
            return 5
        } completion: {
            events.append("completion")
            counter.handle.value = 2
        }
        #expect(result == 5)
        #expect(events == ["change", "completion"])
        #expect(host.strings == ["2"])
        #expect(host.animation == .linear)
    }

    /// A transition is only a description.
    @Test func transitionsChangeNothing() {
        let transitions: [AnyTransition] = [
            .identity, .opacity, .slide, .scale, .scale(scale: 0.5), .move(edge: .leading), .push(from: .top),
            .offset(x: 1, y: 2), .asymmetric(insertion: .opacity, removal: .scale),
            .opacity.combined(with: .scale).animation(.linear),
        ]
        for transition in transitions {
            let host = host(Text("A").transition(transition))
            #expect(host.frames.preorder.map(\.name) == ["Text"])
        }
    }

    @Test func animationsAreDescriptions() {
        #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
        #expect(Animation.linear != .easeIn)
        #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.spring(duration: 1, bounce: 0.25) == .spring(response: 1, dampingFraction: 0.75))
        #expect(Animation.spring(duration: 1, bounce: -0.5) == .spring(response: 1, dampingFraction: 2))
        #expect(Animation.default != .spring)
        #expect(Animation.snappy == .snappy(duration: 0.5))
        #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.bouncy != .snappy)
        #expect(Animation.linear.delay(1) == .linear.delay(0.5).delay(0.5))
        #expect(Animation.linear.delay(1) != .linear)
        #expect(Animation.linear.speed(2) != .linear)
        #expect(Animation.linear.repeatCount(2) != .linear.repeatForever())
        #expect(Animation.linear.repeatForever(autoreverses: false) != .linear.repeatForever())
        #expect(Animation.timingCurve(0, 0, 1, 1) != .linear)
        #expect(Animation.interactiveSpring != .spring)
    }

    @Test func aTransactionCanDisableAnimations() {
        final class Log { var animations: [Animation?] = [] }
        struct Animated: View {
            let log: Log
            @State private var value = 0

            var body: some View {
                Text("\(value)").transaction { log.animations.append($0.animation) }
                    .animation(.linear, value: value)
                    .onTapGesture { value += 1 }
            }
        }
        let log = Log()
        let host = host(Animated(log: log))
        _ = host.frames
        host.tap("0")
        _ = host.frames
        #expect(log.animations.last == .linear)
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { _ = host.tap("1") }
        #expect(host.strings == ["2"])
        #expect(log.animations.last == Animation?.none)
    }
}
