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
}
