import FlowEditing
import LazyFlowLayouts

#if !canImport(SwiftUI)
    import PortableUITesting
#endif

/// The app that the documentation's code is in: what that uses and does not declare. `Scripts/documentation-code` adds a type
/// of each page.
@MainActor
enum Documentation {
    // MARK: Data

    static var topics = ["Layout", "Swift", "Flow", "Wrap"]
    static let recent = ["A field guide to line breaking"]
    static let tags = ["Swift", "Linux"]
    static let words = ["a", "flow", "of", "words"]
    static let reactions = ["👍", "🎉"]
    static let cards = ["one", "two", "three"]
    static let photo = Photo(id: 0)
    static var photos = [Photo(id: 0), Photo(id: 1), Photo(id: 2)]
    static var albums = [Album(id: 0, title: "2026", photos: photos)]
    static var days: [Album] { albums }
    static let name = "Ada"
    static let topic = "Swift"
    static let comment = "as before."

    // MARK: State and actions

    @State static var isExpanded = false
    @State static var newTopic = ""
    static let typeSize = DynamicTypeSize.large
    static var hidden: [String] = []
    static var rows = 0

    static func add() {}
    static func follow() {}
    static func remove(_ tag: String) {}

    // MARK: Layouts and geometry

    static let size = CGSize(width: 300, height: 200)
    static let bounds = CGRect(origin: .zero, size: size)
    static let options = FlowOptions(itemSpacing: 8, lineSpacing: 8)
    static let items = FlowItems([FlowSize(width: 50, height: 20)])
    static let labels = UsingTheEngineAloneArticle.Labels(["Swift"])
    static let window = FlowRect(x: 0, y: 7_000, width: 400, height: 200)
    static var flow = EditableFlow(of: items, in: 400, options: options)

    static func draw(_ index: Int, _ frame: FlowRect) {}
    static func draw(_ element: FlowElement, _ frame: FlowRect) {}

    #if canImport(SwiftUI)
        // Nothing runs there.
        static var subviews: LayoutSubviews { preconditionFailure() }
    #else
        static var layout: some Layout { HStackLayout(spacing: 0) }
        static let subviews = LayoutSubviews([LayoutSubviewStub { _ in CGSize(width: 50, height: 20) }])
    #endif
}
