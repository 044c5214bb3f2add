import PortableUI
import Testing

@MainActor @Suite struct BindingTests {
    private struct Point { var x = 0, y = 0 }

    private struct Coordinate: View {
        @Binding var value: Int
        let handle: Handle<Int>
        var body: some View {
            let _ = handle.binding = $value
            Text("\(value)")
        }
    }

    private struct Pair: View {
        @State private var point = Point()
        let x = Handle<Int>()
        let y = Handle<Int>()
        var body: some View {
            Coordinate(value: $point.x, handle: x)
            Coordinate(value: $point.y, handle: y)
            Text("\(point.x + point.y)")
        }
    }

    @Test func aBindingWritesToItsOwner() {
        let pair = Pair()
        let host = host(pair)
        #expect(host.strings == ["0", "0", "0"])
        pair.x.value = 3
        pair.y.value = 4
        #expect(host.strings == ["3", "4", "7"])
    }

    @Test func aConstantStays() {
        let handle = Handle<Int>()
        let host = host(Coordinate(value: .constant(5), handle: handle))
        _ = host.frames
        handle.value = 6
        #expect(host.strings == ["5"])
    }

    @Test func aBindingMayBeMadeOfFunctions() {
        var stored = 1
        let binding = Binding(get: { stored }, set: { stored = $0 * 10 })
        binding.wrappedValue = 2
        #expect(stored == 20)
        #expect(Binding(projectedValue: binding).wrappedValue == 20)
    }
}
