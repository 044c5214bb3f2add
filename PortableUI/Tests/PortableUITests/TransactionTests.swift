import Expectations
import PortableUITesting
import Testing

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

    @Test func severalChangesAreEvaluatedWithTheLastAnimation() {
        let (one, two, three) = (Counter(), Counter(), Counter())
        let host = host(
            VStack {
                one; two; three
            })
        _ = host.frames
        withAnimation(.easeInOut) { one.handle.value = 1 }
        withAnimation(.linear(duration: 1)) { two.handle.value = 1 }
        three.handle.value = 1
        expectEqual(host.animation, .linear(duration: 1))
        expectEqual(host.strings, ["1", "1", "1"])
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
                    if transaction.animation == .easeInOut { transaction.animation = .linear(duration: 1) }
                })
        _ = host.frames
        withAnimation { counter.handle.value = 1 }
        _ = (host.frames, host.displayList)
        host.proposal.width = 50
        _ = host.frames
        withAnimation(.easeInOut) { counter.handle.value = 2 }
        _ = host.frames
        expectEqual(log.outer, [nil, .default, .easeInOut])
        expectEqual(log.inner, [nil, .default, .linear(duration: 1)])
        // The view's own is no business of the host.
        expectEqual(host.animation, .easeInOut)
    }

    @Test func aChangeOfAValueIsAnimated() {
        struct Animated: View {
            var value: Int
            var note = ""
            let log: Log
            var body: some View {
                Text("\(value)\(note)")
                    .transaction { log.inner.append($0.animation) }
                    .animation(.linear(duration: 1), value: value)
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
        expectEqual(log.inner, [nil, .linear(duration: 1), nil, .linear(duration: 1), .easeInOut])
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
                            .linear(duration: 1), value: value)
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
        expectEqual(Set(log.inner.dropFirst()), [.linear(duration: 1)])
    }

    @Test func aTransactionCanDisableAnimations() throws {
        final class Log { var animations: [Animation?] = [] }
        struct Animated: View {
            let log: Log
            @State private var value = 0

            var body: some View {
                Text("\(value)").transaction { log.animations.append($0.animation) }
                    .animation(.linear(duration: 1), value: value)
                    .onTapGesture { value += 1 }
                    .transaction { $0.disablesAnimations = value > 1 }
            }
        }
        let log = Log()
        let host = host(Animated(log: log))
        _ = host.frames
        try host.tap("0")
        _ = host.frames
        expectEqual(log.animations.last, .linear(duration: 1))
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
                    Text("\(value)").animation(.linear(duration: 1), value: value)
                    Text("b")
                }
                VStack {
                    subviewTree(of: texts) { subviews in
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
