import Expectations
import PortableUITesting
import Testing

/// Calls as they stand in examples for SwiftUI. That they compile is half of each test.
@MainActor @Suite struct ExampleSyntaxTests {
    private let environment = EnvironmentValues()

    private func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: environment) }

    @Test func aTagInABorderedRoundRectangle() {
        let tag = Text("Short")
            .font(.system(size: 20))
            .foregroundColor(.black)
            .padding()
            .background(
                RoundedRectangle(cornerRadius: 4)
                    .border(Color.gray)
                    .foregroundColor(Color.gray))
        let host = host(tag)
        expectEqual(host.size, CGSize(width: 92, height: 56))
        let shape = RoundedRectangle(cornerRadius: 4).path(in: rect(0, 0, 92, 56))
        expectEqual(
            host.displayList.items.map(\.content),
            [
                .fill(shape, resolved(.gray)),
                .stroke(Path(rect(0.5, 0.5, 91, 55)), resolved(.gray), lineWidth: 1),
                .text(StyledText("Short", font: Font.Resolved(size: 20)), resolved(.black)),
            ])
    }

    private struct Tag: Identifiable {
        var id: String
        var isOn = false
    }

    private struct TagEditor: View {
        @State private var tags = [Tag(id: "a"), Tag(id: "b")]

        var body: some View {
            HStack(spacing: 0) {
                ForEach($tags) { $tag in
                    Toggle(tag.id, isOn: $tag.isOn).toggleStyle(.button).controlSize(.small)
                }
                ForEach($tags, id: \.id) { tag in
                    Text(tag.wrappedValue.isOn ? "on" : "off").font(.caption2)
                }
            }
        }
    }

    @Test func anEditorOfTags() throws {
        let host = host(TagEditor())
        try host.tap("b")
        expectEqual(host.strings, ["a", "b", "off", "on"])
    }

    // The colors of iOS, with components to a hundredth.
    @Test func aFrameInTheColorOfSeparators() {
        func colors(_ scheme: ColorScheme) -> [Color.Resolved?] {
            let shapes = VStack {
                Capsule().fill(.separator)
                RoundedRectangle(cornerRadius: 4).strokeBorder(.separator)
            }
            return host(shapes.environment(\.colorScheme, scheme)).displayList.items.map(\.color)
        }
        let light = Color(red: 0.24, green: 0.24, blue: 0.26, opacity: 0.29)
        let dark = Color(red: 0.33, green: 0.33, blue: 0.35, opacity: 0.6)
        expectEqual(colors(.light), [resolved(light), resolved(light)])
        expectEqual(colors(.dark), [resolved(dark), resolved(dark)])
    }

    @Test func aChip() {
        let chip = Text("go").padding(4).background(Color.green.opacity(0.5), in: Capsule())
        let items = host(chip).displayList.items
        var green = resolved(.green)
        green.opacity = 0.5
        expectEqual(items.first?.content, .fill(Capsule().path(in: rect(0, 0, 20, 20)), green))
        expectEqual(items.last?.frame, rect(4, 4, 12, 12))
    }

    @Test func aLetterOnAColor() {
        let letter = Text("r").font(.largeTitle).padding(20).background(Color.yellow.opacity(0.3))
        expectEqual(host(letter).frames.frames(named: "Rectangle").count, 1)
        let word = Text("cloud").font(.title2).padding(20).border(Color.mint, width: 2.5)
        expectEqual(host(word).displayList.items.count, 2)
    }

    @Test func aPill() {
        var pill: some View { RoundedRectangle(cornerRadius: 5).fill(Color.gray) }
        let element = Text("Element 1").foregroundColor(.white).padding(10).background(pill)
        expectEqual(host(element).frames.frames(named: "RoundedRectangle"), [rect(0, 0, 74, 32)])
    }

    @Test func aBarBesideAGap() {
        let width: CGFloat = 100
        let host = host(
            VStack {
                HStack {
                    Rectangle().fill(.blue).frame(width: width)
                    Spacer().frame(width: 20)
                    Text("A")
                }
                .frame(height: 10)
                Spacer()
            }, width: 200, height: 100)
        expectEqual(host.frames.frames(named: "Rectangle"), [rect(0, 0, 100, 10)])
        expectEqual(host.texts, [rect(120, -1, 6, 12)])
    }

    @Test func aScrolledColumn() {
        let words = ["one", "two"]
        let host = host(
            ScrollView(.vertical) {
                VStack(alignment: .leading) {
                    ForEach(words, id: \.self) { word in
                        Text(word).foregroundStyle(.red)
                    }
                }
                .padding()
            }, width: 100, height: 100)
        expectEqual(host.texts, [rect(16, 16, 18, 12), rect(16, 28, 18, 12)])
    }

    @Test func aWideFrameAroundALayout() {
        let host = host(
            VStackLayout(alignment: .leading, spacing: 0) {
                Text("A"); Text("BB")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing), width: 30,
            height: 48)
        expectEqual(
            host.picture,
            """
            .....
            .....
            ...A.
            ...BB
            """)
    }
}
