import PortableUITesting
import Testing

/// Menus and context menus, from which a test chooses.
@MainActor @Suite struct MenuTests {
    private struct Sorted: View {
        @State private var order = "name"
        @State private var isDescending = false

        var body: some View {
            VStack(spacing: 0) {
                Menu("Sort") {
                    Button("by size") { order = "size" }
                    Toggle("descending", isOn: $isDescending)
                    Menu("More") {
                        Button("by date") { order = "date" }
                        Button("by luck") { order = "luck" }.disabled(true)
                    }
                    Picker("Order", selection: $order) {
                        Text("as is").tag("none")
                    }
                }
                Text(order + (isDescending ? " down" : ""))
            }
        }
    }

    @Test func aMenuIsAsLargeAsItsLabel() {
        let host = host(Sorted())
        #expect(host.strings == ["Sort", "name"])
        #expect(host.frames.frames(named: "Menu") == [rect(0, 0, 24, 12)])
    }

    @Test func whatIsInAMenuCanBeChosen() throws {
        let host = host(Sorted())
        try host.choose("by size", in: "Sort")
        #expect(host.strings == ["Sort", "size"])
        try host.choose("descending")
        #expect(host.strings == ["Sort", "size down"])
        try host.choose("by date")
        #expect(host.strings == ["Sort", "date down"])
        try host.choose("as is")
        #expect(host.strings == ["Sort", "none down"])
        #expect(
            errorMessage { try host.choose("by luck") }
                == "There is no option “by luck” in the menu, but “by size”, “descending”, “by date”, “as is”."
        )
        #expect(!host.tap("Sort"))
        #expect(
            errorMessage { try PortableUITests.host(Sorted().disabled(true)).choose("by size", in: "Sort") }
                == "The menu “Sort” is disabled.")
    }

    private struct Tapped: View {
        @State private var count = 0

        var body: some View {
            Menu {
                Button("reset") { count = 0 }
            } label: {
                Text("\(count)")
            } primaryAction: {
                count += 1
            }
        }
    }

    @Test func aTapDoesThePrimaryAction() throws {
        let host = host(Tapped())
        #expect(host.tap("0") && host.tap("1"))
        #expect(host.strings == ["2"])
        try host.choose("reset", in: "2")
        #expect(host.strings == ["0"])
    }

    private struct Tags: View {
        @State private var tags = ["a", "b", "c"]

        var body: some View {
            HStack(spacing: 0) {
                ForEach(tags, id: \.self) { tag in
                    Text(tag).contextMenu {
                        Button("Delete") { tags.removeAll { $0 == tag } }
                    }
                }
            }
        }
    }

    @Test func aContextMenuIsThatOfItsView() throws {
        let host = host(Tags())
        try host.choose("Delete", in: "b")
        #expect(host.strings == ["a", "c"])
        try host.choose("Delete", inID: "a")
        #expect(host.strings == ["c"])
        #expect(
            errorMessage { try host.choose("Delete", in: "b") } == "There is no picker or menu “b”, but “c”.")
    }

    @Test func aContextMenuLeavesTheLayout() {
        func column(_ text: some View) -> some View {
            VStack {
                text
                Text("B")
            }
        }
        let plain = host(column(Text("A")))
        let withMenu = host(column(Text("A").contextMenu { Button("Delete") {} }))
        #expect(withMenu.texts == plain.texts)
        #expect(withMenu.strings == ["A", "B"])
    }
}
