import Expectations
import PortableUITesting
import Testing

private struct Weight: LayoutValueKey {
    static let defaultValue = 1
}

extension View {
    fileprivate func weight(_ weight: Int) -> some View {
        layoutValue(key: Weight.self, value: weight)
    }
}

/// What views hand to the layout they are in.
@MainActor @Suite struct LayoutValueTests {
    private func subviews(@ViewBuilder _ content: () -> some View) -> [LayoutSubview] {
        let log = LayoutLog()
        _ = host(SpyLayout(log: log)(content)).frames
        return log.subviews.map(Array.init) ?? []
    }

    @Test func containersKeepValuesToThemselves() {
        let views = subviews {
            HStack { Text("A").weight(2) }; Color.red.overlay(Text("A").weight(2))
        }
        expectEqual(views.map { $0[Weight.self] }, [1, 1])
    }

    @Test func otherModifiersPassAPriorityOn() {
        let view = Text("A").layoutPriority(2)
        let views = subviews {
            view.fixedSize()
            view.overlay(Color.red)
            view.background(Color.red)
            view.alignmentGuide(.leading) { _ in 1 }
            view.opacity(0.5)
            view.offset(x: 1)
            view.allowsHitTesting(false)
            view.layoutValue(key: Weight.self, value: 1)
            view.id(1)
        }
        expectEqual(views.map(\.priority), Array(repeating: 2, count: 9))
    }

    @Test func subviewsAreACollection() throws {
        let log = LayoutLog()
        _ = host(SpyLayout(log: log) { ForEach(0..<5) { Text("\($0)").weight($0) } }).frames
        let all = try #require(log.subviews)
        expectEqual(all.indices, 0..<5)
        expectEqual(all[1..<3].map { $0[Weight.self] }, [1, 2])
        expectEqual(all[1..<3].startIndex, 1)
        expectEqual(all[0], all[0])
        #expect(all[0] != all[1])
    }
}
