import Expectations
import Gallery
import PortableUITesting
import Testing

/// Words that are added to and removed from a `JustifiableFlowLayout`.
@MainActor
@Suite struct LettersAndWordsTests {
    // In 308 points, with 10 between chips and 12 and 6 around characters of 8.5 × 21.25:
    // cloud|hill|thunder|run, fright|just|twenty|agent  →  cloud|theatre|thunder, run|ink|just|agent
    @Test func wordsThatStayKeepTheirIdentity() throws {
        let entry = try GalleryEntry.named("add-and-remove")
        let host = ViewHost(
            entry.states[0], proposal: ProposedViewSize(width: entry.width, height: nil), measurer: measurer)
        let (words, before) = (words(of: host), host.frames.element(withID: "run"))
        expectEqual(before?.frame, rect(254, 16, 49.5, 33.25))

        host.rootView = entry.states[1]
        let newWords = self.words(of: host)
        expectEqual(newWords.subtracting(words), ["theatre", "ink"])
        expectEqual(words.subtracting(newWords), ["hill", "fright", "twenty"])
        let after = host.frames.element(withID: "run")
        expectEqual(after?.frame, rect(16, 59.25, 49.5, 33.25))
        expectEqual(after?.identity, before?.identity)
    }

    private func words(of host: ViewHost<some View>) -> Set<String> {
        Set(host.frames.preorder.compactMap { $0.identity.id?.base as? String })
    }
}

extension FrameNode {
    /// The outermost element inside the view with an explicit id.
    fileprivate func element(withID id: String) -> FrameNode? {
        preorder.first { $0.identity.id == AnyHashable(id) }
    }
}
