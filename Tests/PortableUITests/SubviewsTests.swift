import PortableUI
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
        #expect(host.strings == ["A", "|", "B", "|", "C", "|", "D", "|", "E", "F"])
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
        #expect(host.strings == ["A", "|", "B", "|", "C", "D"])
        #expect(host.frames.frame.size == CGSize(width: 36, height: 12))
    }

    @Test func aCollectionIsAView() {
        let host = host(
            Group(subviews: ForEach(["A", "B"], id: \.self) { Text($0) }) { subviews in
                HStack(spacing: 0) {
                    subviews[1]; subviews
                }
            })
        #expect(host.strings == ["B", "A", "B"])
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
        #expect(host.strings == ["A1", "B1"])
        host.rootView.isReversed = true
        #expect(host.strings == ["B2", "A2"])
        host.rootView.names = ["C", "A"]
        #expect(host.strings == ["A3", "C1"])
    }
}
