import Expectations
import PortableUITesting
import Testing

@MainActor @Suite struct ViewBuilderTests {
    private enum Kind: CaseIterable { case text, two, none }

    private struct Chosen: View {
        var kind: Kind
        var isShouting = false
        var body: some View {
            HStack {
                switch kind {
                case .text: Text("a")
                case .two:
                    Text("b")
                    Text("c")
                case .none: EmptyView()
                }
                if isShouting { Text("!") }
                if isShouting, kind == .text { Text("?") } else { Text(".") }
            }
        }
    }

    @Test func statementsChooseViews() {
        expectEqual(
            Kind.allCases.map { host(Chosen(kind: $0)).strings }, [["a", "."], ["b", "c", "."], ["."]])
        expectEqual(host(Chosen(kind: .text, isShouting: true)).strings, ["a", "!", "?"])
    }

    @Test func aBlockHoldsAnyNumberOfViews() {
        let host = host(
            HStack {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
                Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
            })
        expectEqual(host.strings, (1...12).map(String.init))
    }

    @Test func viewsWithoutTypeAndOptionalOnesAreViews() {
        let missing: Text? = nil
        let views = [
            AnyView(Text("a")),
            AnyView(
                Group {
                    Text("b"); Color.red
                }), AnyView(missing),
        ]
        let host = host(HStack { ForEach(views.indices, id: \.self) { views[$0] } })
        expectEqual(host.strings, ["a", "b"])
        expectEqual(host.colors.count, 1)
    }

    @Test func availabilityIsAStatement() {
        let host = host(VStack { if #available(iOS 99, *) { Text("new") } else { Text("old") } })
        expectEqual(host.strings, ["new"])
    }

    private struct Card<Content: View>: View {
        var title: String
        @ViewBuilder var content: () -> Content
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(title)
                content()
            }
        }
    }

    @Test func viewsMayContainOthers() {
        let host = host(
            Card(title: "t") {
                Card(title: "u") { Text("v") }; Text("w")
            })
        expectEqual(host.strings, ["t", "u", "v", "w"])
    }

    @Test func severalViewsAtTheRootStandBelowEachOther() {
        struct Two: View {
            var body: some View {
                Text("A")
                Text("BB")
            }
        }
        expectEqual(host(Two()).texts, [rect(3, 0, 6, 12), rect(0, 12, 12, 12)])
        expectEqual(host(EmptyView()).size, .zero)
    }
}
