import Expectations
import PortableUITesting
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
        expectEqual(host.strings, ["0", "0", "0"])
        pair.x.value = 3
        pair.y.value = 4
        expectEqual(host.strings, ["3", "4", "7"])
    }
}
