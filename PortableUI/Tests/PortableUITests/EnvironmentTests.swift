import Expectations
import PortableUITesting
import Testing

private struct DepthKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

@MainActor @Suite struct EnvironmentTests {
    private struct Reader: View {
        @Environment(\.layoutDirection) var direction
        @Environment(\.depth) private var depth
        @Environment(\.font) private var font
        var body: some View {
            Text("\(direction) \(depth) \(font == nil ? "none" : "font")")
        }
    }

    @Test func viewsReadTheValuesAroundThem() {
        let host = host(
            VStack {
                Reader()
                Reader().environment(\.depth, 2).environment(\.depth, 3)
                VStack { Reader() }.environment(\.layoutDirection, .rightToLeft).font(nil)
            }
            .environment(\.depth, 1))
        expectEqual(host.strings, ["leftToRight 1 font", "leftToRight 2 font", "rightToLeft 1 none"])
        host.environment.layoutDirection = .rightToLeft
        expectEqual(host.strings, ["rightToLeft 1 font", "rightToLeft 2 font", "rightToLeft 1 none"])
    }

    @Test func outsideOfAHostThereAreDefaults() {
        expectEqual(Environment(\.depth).wrappedValue, 0)
        expectEqual(Reader().direction, .leftToRight)
    }

    @Test func colorsLookDifferentInTheDark() {
        var environment = EnvironmentValues()
        let light = Color.green.resolve(in: environment)
        environment.colorScheme = .dark
        #expect(Color.green.resolve(in: environment) != light)
        expectEqual(Color.primary.resolve(in: environment), Color.white.resolve(in: EnvironmentValues()))
        expectEqual(
            Color(red: 1, green: 0.5, blue: 0).resolve(in: environment),
            Color.Resolved(red: 1, green: 0.5, blue: 0))
        expectEqual(
            Color(white: 0.5).opacity(0.5).opacity(0.5).resolve(in: environment),
            Color.Resolved(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.25))
    }

    // MARK: Sizes of texts

    private struct SizeName: View {
        @Environment(\.dynamicTypeSize) private var size
        var body: some View { Text("\(size)\(size.isAccessibilitySize ? "!" : "")") }
    }

    @Test func theSizeOfTextsIsKnown() {
        func name(_ view: some View) -> [String] { host(view).strings }
        expectEqual(name(SizeName()), ["large"])
        expectEqual(name(SizeName().environment(\.dynamicTypeSize, .accessibility2)), ["accessibility2!"])
        // Fonts stay as they are.
        expectEqual(
            host(Text("A").environment(\.dynamicTypeSize, .accessibility5)).size,
            CGSize(width: 6, height: 12))
        // Body is 53 points then, of which the fixed measurer makes characters of 31.8 × 63.6, and pixels of those.
        let body = host(Text("A").font(.body).environment(\.dynamicTypeSize, .accessibility5))
        expectEqual(body.size, host(Text("A").font(.system(size: 53))).size)
        expectEqual(
            host(Text("A").font(.footnote.weight(.bold)).environment(\.dynamicTypeSize, .xxLarge)).size,
            host(Text("A").font(.system(size: 17))).size)
    }

    // MARK: Without effect

    @Test func someModifiersChangeNothing() {
        let text = Text("A").autocorrectionDisabled().transition(.scale.combined(with: .opacity))
        expectEqual(host(text).frames.preorder.map(\.name), ["Text"])
    }
}
