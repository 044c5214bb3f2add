import Expectations
import PortableUITesting
import Testing

/// Text fields, their styles, and the focus.
@MainActor @Suite struct TextFieldTests {
    private final class Log {
        var events: [String] = []
    }

    private func field(_ text: String = "") -> some View {
        TextField("Name", text: .constant(text))
    }

    // MARK: Looks

    @Test func aFieldTakesTheWidthOffered() {
        let host = host(field(), width: 200)
        expectEqual(host.frames.frame, rect(0, 0, 200, 12))
        expectEqual(host.frames.frames(named: "TextField"), [rect(0, 0, 200, 12)])
        expectEqual(host.texts, [rect(0, 0, 24, 12)])
        host.proposal.width = 90
        expectEqual(host.frames.frame, rect(0, 0, 90, 12))
        host.proposal = .unspecified
        expectEqual(host.size, CGSize(width: 24, height: 12))
        let mirrored = PortableUITests.host(field(), width: 200, direction: .rightToLeft)
        expectEqual(mirrored.texts, [rect(176, 0, 24, 12)])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aRoundedBorderIsAroundTheText(direction: LayoutDirection) {
        let host = host(field().textFieldStyle(.roundedBorder), width: 200, direction: direction)
        expectEqual(host.frames.frame, rect(0, 0, 200, 26))
        expectEqual(host.texts, [rect(direction == .leftToRight ? 7 : 169, 7, 24, 12)])
        expectEqual(
            PortableUITests.host(field().textFieldStyle(RoundedBorderTextFieldStyle()), width: 90).frames
                .frame,
            rect(0, 0, 90, 26))
        expectEqual(PortableUITests.host(field().textFieldStyle(.plain), width: 90).size.height, 12)
    }

    @Test func aFieldShowsItsTextOrLabel() {
        expectEqual(host(field()).strings, ["Name"])
        expectEqual(host(field("ab")).strings, ["ab"])
        let title = "Na" + "me"
        expectEqual(host(TextField(title, text: .constant(""))).strings, ["Name"])
    }

    // MARK: Writing

    private struct Form: View {
        var log = Log()
        @State private var name = ""
        @State private var mail = ""
        @FocusState private var isMail: Bool

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                TextField("Name", text: $name).onSubmit { isMail = true }
                TextField("Mail", text: $mail).focused($isMail)
                    .onSubmit { log.events.append("mail") }
            }
            .onSubmit { log.events.append("form") }
        }
    }

    @Test func aTapFocusesAField() throws {
        let host = host(Form(), width: 100)
        expectEqual(host.strings, ["Name", "Mail"])
        try host.tap("Mail")
        try host.type("a")
        try host.type("@b")
        expectEqual(host.strings, ["Name", "a@b"])
        try host.type("Bo", into: "Name")
        expectEqual(host.strings, ["Bo", "a@b"])
        try host.type("!", into: "a@b")
        expectEqual(host.strings, ["Bo", "a@b!"])
        try host.deleteText()
        expectEqual(host.strings, ["Bo", "Mail"])
        // What is in a field names it, too, and its title still does.
        try host.tap("Bo")
        try host.type("b", into: "Name")
        expectEqual(host.strings, ["Bob", "Mail"])
    }

    @Test func submittingRunsActionsAndTakesTheFocus() throws {
        let log = Log()
        let host = host(Form(log: log), width: 100)
        try host.type("Bo", into: "Name")
        // The first field's action hands the focus to the second.
        try host.submit()
        expectEqual(log.events, ["form"])
        try host.type("b@c")
        expectEqual(host.strings, ["Bo", "b@c"])
        try host.submit()
        expectEqual(log.events, ["form", "mail", "form"])
        expectEqual(
            errorMessage { try host.submit() },
            "No text field has the focus. Tap one, or say into which to type.")
    }

    @Test func aDisabledFieldGetsNoText() {
        let host = host(
            VStack {
                field().disabled(true); TextField("Mail", text: .constant(""))
            })
        #expect(throws: DriverError.self) { try host.tap("Name") }
        expectEqual(
            errorMessage { try host.type("a", into: "Name") },
            "The text field “Name” is disabled.")
        expectEqual(
            errorMessage { try host.type("a", into: "Nam") },
            "There is no text field “Nam”.")
    }

    // MARK: The focus

    private struct Conditions: View {
        @State private var a = ""
        @State private var hasB = true
        @FocusState private var isA: Bool
        @FocusState private var isB: Bool

        var body: some View {
            VStack(spacing: 0) {
                TextField("A", text: $a).focused($isA)
                if hasB { TextField("B", text: .constant("")).focused($isB) }
                Text("\(isA) \(isB)")
                Button("Go to B") { isB = true }
                Button("Leave") { isB = false }
                Button("Remove") { hasB = false }
            }
        }
    }

    @Test func oneFieldHasTheFocus() throws {
        let host = host(Conditions())
        #expect(host.strings.contains("false false"))
        try host.tap("A")
        #expect(host.strings.contains("true false"))
        try host.tap("Go to B")
        #expect(host.strings.contains("false true"))
        try host.tap("Leave")
        #expect(host.strings.contains("false false"))
        try host.tap("B")
        try host.type("x")
        #expect(host.strings.contains("false true"))
        // A field that is gone has no focus.
        try host.tap("Remove")
        #expect(host.strings.contains("false false"))
        #expect(throws: DriverError.self) { try host.type("x") }
        // Nor does one get it that is not there.
        try host.type("y", into: "A")
        try host.tap("Go to B")
        try host.type("z")
        expectEqual(host.strings.first, "yz")
    }

    @Test func aFocusedFieldDoesNotKeepItsHost() throws {
        struct Field: View {
            let token: Token
            @FocusState private var isFocused: Bool
            var body: some View { TextField("A", text: .constant("")).focused($isFocused) }
        }
        final class Token {}
        weak var token: Token?
        do {
            let known = Token()
            token = known
            let host = host(Field(token: known))
            try host.tap("A")
            _ = host.frames
        }
        #expect(token == nil)
    }
}
