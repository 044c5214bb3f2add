import FlowLayouts

/// How much of a picture's width a panel takes. Pictures are 400 points wide, so that they can be read on a phone.
enum PanelWidth {
    /// One panel in a row, with its caption beside its content.
    case full
    case half
    case third

    /// The width of the panel.
    var outer: CGFloat {
        switch self {
        case .full: 400
        case .half: 196
        case .third: 128
        }
    }

    /// The width that the content is offered.
    var inner: CGFloat {
        switch self {
        case .full: 180
        case .half: 172
        case .third: 104
        }
    }
}

/// The panels of a picture, as many in a row as fit.
struct Panels<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        HFlow(spacing: 8) { content }.stretchesItems()
    }
}

/// One value of an option: what it does, and how it is written.
struct Panel<Content: View>: View {
    let width: PanelWidth
    let code: String
    /// The height of the content, if it is the same in all panels of a picture.
    let height: CGFloat?
    let content: Content

    init(_ width: PanelWidth, _ code: String, height: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.width = width
        self.code = code
        self.height = height
        self.content = content()
    }

    var body: some View {
        if width == .full {
            HStack(spacing: 0) {
                Caption(code)
                Spacer(minLength: 12)
                placedContent
            }
            .panel(.full)
        } else {
            VStack(alignment: .leading, spacing: 12) {
                placedContent
                // Narrow panels let long names into their margin.
                Caption(code).padding(.trailing, -8)
            }
            .panel(width)
        }
    }

    private var placedContent: some View {
        content.frame(width: width.inner, height: height, alignment: .topLeading)
    }
}

/// Words about a picture.
struct Caption: View {
    @Environment(\.palette) private var palette
    private let string: String

    init(_ string: String) {
        self.string = string
    }

    var body: some View {
        Text(verbatim: string).font(.system(size: 13)).foregroundColor(palette.caption)
    }
}

extension View {
    /// Makes a panel of a view.
    fileprivate func panel(_ width: PanelWidth, alignment: Alignment = .top) -> some View {
        padding(12)
            .frame(width: width.outer, alignment: .leading)
            .frame(maxHeight: .infinity, alignment: alignment)
            .modifier(CardEdges())
    }

    /// A picture of this view alone.
    func onCard() -> some View {
        padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .modifier(CardEdges())
    }
}

/// What the marks of a picture mean, in a panel of its own.
struct Legend: View {
    let width: PanelWidth
    let marks: [Mark]

    init(_ width: PanelWidth, _ marks: Mark...) {
        self.width = width
        self.marks = marks
    }

    var body: some View {
        let layout =
            width == .full
            ? AnyLayout(HStackLayout(spacing: 20)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 10))
        layout {
            ForEach(marks, id: \.self) { mark in
                HStack(spacing: 8) {
                    Swatch(mark: mark).frame(width: 24, height: 16)
                    Caption(mark.rawValue)
                }
            }
        }
        .panel(width, alignment: .center)
    }
}
