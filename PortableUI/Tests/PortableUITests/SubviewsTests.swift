import Expectations
import PortableUITesting
import Testing

/// Trees: the subviews of a view, as a layout would meet them.
@MainActor @Suite struct SubviewsTests {
    private struct Bracketed<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            HStack(spacing: 0) {
                subviewTree(of: content) { subviews in
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
                    subviewTree(of: ForEach(names, id: \.self) { Counted(name: $0) }) { subviews in
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

    // Whether there is a view, and how many there are, is known only when they have been made.
    @Test func subviewsThatMayBeSeveralAreCounted() {
        let host = host(
            subviewTree(
                of: ForEach(0..<4, id: \.self) { number in
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
