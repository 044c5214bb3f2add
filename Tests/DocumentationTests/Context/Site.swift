import FlowEditing
import LazyFlowLayouts

/// The app that the code on the front page of the site is in.
@MainActor
enum Site {
    struct Topic: Identifiable {
        let name: String
        var id: String { name }
    }

    struct Tag: Identifiable {
        let id: Int
        let title: String
    }

    struct Picture: Identifiable {
        let id: Int
    }

    struct Photo: View {
        init(_ picture: Picture) {}

        var body: some View { Color.green.aspectRatio(1.5, contentMode: .fit) }
    }

    struct Field: View {
        let prompt: String
        @Binding var text: String

        init(_ prompt: String, text: Binding<String>) {
            self.prompt = prompt
            _text = text
        }

        var body: some View { TextField(prompt, text: $text) }
    }

    static var topics = [Topic(name: "Swift"), Topic(name: "Layout")]
    static let tags = [Tag(id: 0, title: "Swift")]
    static let photos = [Picture(id: 0), Picture(id: 1)]
    static let filters = ["New", "Near"]
    static let names = ["Ada", "Grace"]
    static let days = ["Saturday", "Sunday"]
    static let views = Button("+12 more") {}
    static var chosen: Set<String> = []
    @State static var isExpanded = false
    @State static var name = ""
    static var flow = EditableFlow(
        of: FlowItems([FlowSize](repeating: FlowSize(width: 80, height: 20), count: 1_000_000)), in: 400)

    static func toggle(_ filter: String) { chosen.formSymmetricDifference([filter]) }
}
