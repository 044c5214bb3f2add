import Expectations
import PortableUITesting
import Testing

/// `Group(subviews:transform:)`: the subviews of a view, as a layout would meet them.
@MainActor @Suite struct SubviewsTests {
    private struct Bracketed<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            HStack(spacing: 0) {
                Group(subviews: content) { subviews in
                    ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                        subview
                        if index < subviews.count - 1 {
                            Text("|")
                        }
                    }
                }
            }
        }
    }

    @Test func groupsAndLoopsAreTakenApart() {
        let host = host(
            Bracketed {
                Text("A")
                Group {
                    Text("B"); EmptyView()
                }
                ForEach(["C", "D"], id: \.self) { Text($0) }
                HStack(spacing: 0) {
                    Text("E"); Text("F")
                }
            })
        expectEqual(host.strings, ["A", "|", "B", "|", "C", "|", "D", "|", "E", "F"])
    }

    @Test func aTreeTakesThemApartLikewise() {
        struct Bracketed: _VariadicView_MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                ForEach(children) { child in
                    child
                    if child.id != children.last?.id {
                        Text("|")
                    }
                }
            }
        }
        struct All: _VariadicView_MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View { children }
        }
        let host = host(
            HStack(spacing: 0) {
                _VariadicView.Tree(Bracketed()) {
                    Text("A")
                    ForEach(["B", "C"], id: \.self) { Text($0) }
                }
                _VariadicView.Tree(All()) { Text("D") }
            })
        expectEqual(host.strings, ["A", "|", "B", "|", "C", "D"])
        expectEqual(host.frames.frame.size, CGSize(width: 36, height: 12))
    }

    @Test func subviewsKeepTheirIdentityWhereverTheyGo() {
        struct Counted: View {
            let name: String
            @State private var seen = Counter()

            var body: some View {
                Text("\(name)\(seen.next())")
            }

            final class Counter {
                private var count = 0

                func next() -> Int {
                    count += 1
                    return count
                }
            }
        }
        struct Order: View {
            var names: [String]
            var isReversed = false

            var body: some View {
                HStack {
                    Group(subviews: ForEach(names, id: \.self) { Counted(name: $0) }) { subviews in
                        ForEach(isReversed ? subviews.reversed() : Array(subviews)) { $0 }
                    }
                }
            }
        }
        let host = host(Order(names: ["A", "B"]))
        expectEqual(host.strings, ["A1", "B1"])
        host.rootView.isReversed = true
        expectEqual(host.strings, ["B2", "A2"])
        host.rootView.names = ["C", "A"]
        expectEqual(host.strings, ["A3", "C1"])
    }
    /// Rows of a lazy stack that are the subviews of a `ForEach`, each with state.
    private struct Rows: View {
        struct Row: View {
            let number: Int
            @State private var id = Log.next()

            var body: some View {
                let _ = Log.evaluated.append(number)
                Text("\(number)#\(id)").frame(height: 10)
            }
        }

        @MainActor enum Log {
            static var evaluated: [Int] = []
            private static var count = 0

            static func next() -> Int {
                count += 1
                return count
            }
        }

        var title = "Title"

        var body: some View {
            ScrollView {
                Group(subviews: content) { subviews in
                    LazyVStack(spacing: 0) {
                        ForEach(subviews) { $0 }
                    }
                }
            }
        }

        @ViewBuilder private var content: some View {
            Text(title).frame(height: 10)
            ForEach(0..<100_000) { Row(number: $0) }
        }
    }

    // The window shows the title and nine rows of 10, and one more exists.
    @Test func subviewsOfALazyStackAreMadeAsTheyAreSeen() throws {
        let host = host(Rows(), width: 200, height: 100)
        Rows.Log.evaluated = []
        expectEqual(host.strings.first, "Title")
        expectEqual(Set(Rows.Log.evaluated), Set(0...9))
        let first = host.strings[1]

        // Those that are seen keep their state, in other evaluations as well.
        host.rootView.title = "Other"
        expectEqual(Array(host.strings.prefix(2)), ["Other", first])
        Rows.Log.evaluated = []
        try host.scroll(to: CGPoint(x: 0, y: 500_000))
        #expect(Set(Rows.Log.evaluated).isSubset(of: Set(49_990...50_020)))
        let middle = host.strings
        host.rootView.title = "Title"
        expectEqual(host.strings, middle)

        // Those that have not been seen for a while have lost it.
        try host.scroll(to: .zero)
        expectEqual(host.strings.first, "Title")
        #expect(host.strings[1].hasPrefix("0#") && host.strings[1] != first)
    }

    // Whether there is a view, and how many there are, is known only when they have been made.
    @Test func subviewsThatMayBeSeveralAreCounted() {
        let host = host(
            Group(
                subviews: ForEach(0..<4, id: \.self) { number in
                    if number != 2 { Text("\(number)") }
                    if number == 1 { Text("+") }
                }
            ) { subviews in
                HStack { ForEach(subviews) { $0 } }
                Text("\(subviews.count)")
            })
        expectEqual(host.strings, ["0", "1", "+", "3", "4"])
    }
}
