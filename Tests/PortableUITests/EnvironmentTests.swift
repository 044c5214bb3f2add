import PortableUI
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
        #expect(host.strings == ["leftToRight 1 font", "leftToRight 2 font", "rightToLeft 1 none"])
        host.environment.layoutDirection = .rightToLeft
        #expect(host.strings == ["rightToLeft 1 font", "rightToLeft 2 font", "rightToLeft 1 none"])
    }

    @Test func outsideOfAHostThereAreDefaults() {
        #expect(Environment(\.depth).wrappedValue == 0)
        #expect(Reader().direction == .leftToRight)
    }

    @Test func colorsLookDifferentInTheDark() {
        var environment = EnvironmentValues()
        let light = Color.green.resolve(in: environment)
        environment.colorScheme = .dark
        #expect(Color.green.resolve(in: environment) != light)
        #expect(Color.primary.resolve(in: environment) == Color.white.resolve(in: EnvironmentValues()))
        #expect(
            Color(red: 1, green: 0.5, blue: 0).resolve(in: environment)
                == Color.Resolved(red: 1, green: 0.5, blue: 0))
        #expect(
            Color(white: 0.5).opacity(0.5).opacity(0.5).resolve(in: environment)
                == Color.Resolved(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.25))
    }
}
