import Expectations
import PortableUITesting
import Testing

/// Pickers and their styles.
@MainActor @Suite struct PickerTests {
    private enum Kind: String, CaseIterable, Identifiable {
        case flow, row
        var id: Self { self }
    }

    private struct Kinds: View {
        @State private var kind = Kind.flow
        var body: some View {
            VStack(spacing: 0) {
                Picker("Kind", selection: $kind) {
                    ForEach(Kind.allCases) { Text($0.rawValue).tag($0) }
                }
                Text("is \(kind.rawValue)")
            }
        }
    }

    private func letters(_ selection: String) -> some View {
        Picker("Letters", selection: .constant(selection)) {
            Text("A").tag("a")
            Text("BBB").tag("b")
        }
    }

    // MARK: Segments

    @Test func segmentsAreEquallyWide() {
        let host = host(letters("b").pickerStyle(.segmented), width: 200)
        expectEqual(host.frames.frame, rect(0, 0, 200, 32))
        expectEqual(host.frames.frames(named: "Picker"), [rect(0, 0, 200, 32)])
        expectEqual(host.frames.frames(named: "Button"), [rect(0, 0, 100, 32), rect(100, 0, 100, 32)])
        expectEqual(host.texts, [rect(47, 10, 6, 12), rect(141, 10, 18, 12)])
        host.proposal.width = 120
        expectEqual(host.frames.frames(named: "Button"), [rect(0, 0, 60, 32), rect(60, 0, 60, 32)])
        // By themselves they are as wide as the widest label, with 10 on both sides of it.
        host.proposal = .unspecified
        expectEqual(host.size, CGSize(width: 76, height: 32))
    }

    @Test func theChosenSegmentIsRaised() {
        // The control's own shape, and inside of it that of the segment.
        let host = host(letters("b").pickerStyle(SegmentedPickerStyle()), width: 200)
        expectEqual(
            host.frames.frames(named: "RoundedRectangle"), [rect(0, 0, 200, 32), rect(102, 2, 96, 28)])
    }

    @Test func aTapChoosesASegment() throws {
        let host = host(Kinds().pickerStyle(.segmented), width: 200)
        expectEqual(host.strings, ["flow", "row", "is flow"])
        try host.tap("row")
        expectEqual(host.strings, ["flow", "row", "is row"])
        try host.choose("flow")
        expectEqual(host.strings, ["flow", "row", "is flow"])
    }

    // MARK: Menus

    @Test func aMenuShowsTheChosenOption() {
        // 18 for the text, 4, and 9 for a small symbol; 12 and 7 around them.
        let host = host(letters("b"), width: 200)
        expectEqual(host.frames.frame, rect(0, 0, 55, 26))
        expectEqual(host.texts, [rect(12, 7, 18, 12)])
        expectEqual(host.strings, ["BBB"])
        // No option is chosen.
        expectEqual(PortableUITests.host(letters("c").pickerStyle(.menu)).strings, [])
    }

    @Test func anOptionIsChosenFromAMenu() throws {
        let host = host(Kinds().pickerStyle(.menu), width: 200)
        expectEqual(host.strings, ["flow", "is flow"])
        #expect(throws: DriverError.self) { try host.tap("row") }
        try host.choose("row", in: "Kind")
        expectEqual(host.strings, ["row", "is row"])
    }

    // MARK: Tags

    @Test func anElementsIDIsItsTag() throws {
        struct Numbers: View {
            @State private var number = 2
            var body: some View {
                Picker("Number", selection: $number) {
                    ForEach(1..<4) { Text("n\($0)") }
                }
                .id(3)
            }
        }
        let host = host(Numbers())
        expectEqual(host.strings, ["n2"])
        try host.choose("n3")
        expectEqual(host.strings, ["n3"])
    }

    @Test func aTagStandsForAnOptionalSelection() throws {
        struct Maybe: View {
            @State private var kind: Kind?
            var body: some View {
                Picker(selection: $kind) {
                    Text("none").tag(Kind?.none)
                    ForEach(Kind.allCases) { Text($0.rawValue).tag($0) }
                } label: {
                    Text("Kind")
                }
            }
        }
        let host = host(Maybe())
        expectEqual(host.strings, ["none"])
        try host.choose("row")
        expectEqual(host.strings, ["row"])
        try host.choose("none")
        expectEqual(host.strings, ["none"])
    }

    @Test func anOptionOfAnotherTypeIsNoChoice() throws {
        let host = host(
            Picker("P", selection: .constant(1)) {
                Text("a").tag("1")
                Text("b")
            })
        expectEqual(host.strings, [])
        try host.choose("a")
        try host.choose("b")
        expectEqual(host.strings, [])
    }

    @Test func aPickerThatIsNotThereIsAnError() {
        let host = host(Kinds().id(7))
        expectEqual(
            errorMessage { try host.choose("line") },
            "There is no option “line” in the picker, but “flow”, “row”.")
        expectEqual(
            errorMessage { try host.choose("flow", in: "Sort") },
            "There is no picker “Sort”, but “Kind”.")
        expectEqual(
            errorMessage { try host.choose("flow", inID: 8) },
            "There is no picker with the id 8, but “Kind”.")
        #expect(throws: Never.self) { try host.choose("row", inID: 7) }
        expectEqual(host.strings, ["row", "is row"])
        expectEqual(
            errorMessage { try PortableUITests.host(Kinds().disabled(true)).choose("row") },
            "The picker is disabled.")
    }
}
