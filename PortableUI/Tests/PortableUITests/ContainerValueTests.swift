import PortableUITesting
import Testing

private struct WeightKey: ContainerValueKey {
    static var defaultValue: Int { 1 }
}

private struct LetterKey: ContainerValueKey {
    static var defaultValue: String? { nil }
}

extension ContainerValues {
    fileprivate var weight: Int {
        get { self[WeightKey.self] }
        set { self[WeightKey.self] = newValue }
    }

    fileprivate var letter: String? {
        get { self[LetterKey.self] }
        set { self[LetterKey.self] = newValue }
    }
}

/// What views hand to the container that they are in.
@MainActor @Suite struct ContainerValueTests {
    /// The values of each view, as texts.
    private struct Values<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            Group(subviews: content) { subviews in
                ForEach(subviews) { subview in
                    Text("\(subview.containerValues.weight)\(subview.containerValues.letter ?? "-")")
                }
            }
        }
    }

    @Test func aContainerReadsTheValuesOfItsViews() {
        let host = host(
            Values {
                Text("A")
                Text("B").containerValue(\.weight, 2)
                Text("C").containerValue(\.letter, "c").padding().containerValue(\.weight, 3)
                ForEach(4..<6) { Text("D").containerValue(\.weight, $0) }
            })
        #expect(host.strings == ["1-", "2-", "3c", "4-", "5-"])
    }

    @Test func theInnermostValueCounts() {
        let host = host(
            Values {
                Text("A").containerValue(\.weight, 2).containerValue(\.weight, 3)
                Group {
                    Text("B").containerValue(\.weight, 2)
                    Text("C")
                }
                .containerValue(\.weight, 4)
            })
        #expect(host.strings == ["2-", "2-", "4-"])
    }

    @Test func valuesEndAtAContainer() {
        let host = host(Values { HStack { Text("A").containerValue(\.weight, 2) } })
        #expect(host.strings == ["1-"])
    }
}
