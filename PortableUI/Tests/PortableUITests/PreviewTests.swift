import Expectations
import PortableUITesting
import Testing

private struct Tag: View {
    var body: some View { Text("tag") }
}

private struct Tag_Previews: PreviewProvider {
    static var previews: some View {
        Tag()
        Tag().padding(2)
    }
}

/// The views of a `PreviewProvider`. That `#Preview` compiles, the gallery shows.
@MainActor @Suite struct PreviewTests {
    @Test func theViewsOfAProviderAreAsOthers() {
        let host = host(Tag_Previews.previews)
        expectEqual(host.strings, ["tag", "tag"])
        // The texts' own spacing is lost in the padding, so the usual 8 points are between them.
        expectEqual(host.texts, [rect(2, 0, 18, 12), rect(2, 22, 18, 12)])
    }
}
