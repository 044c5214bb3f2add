/// How pickers look: one of the styles that PortableUI has.
public protocol PickerStyle {}

/// The usual style: that of ``MenuPickerStyle``.
public struct DefaultPickerStyle: PickerStyle {
    public init() {}
}

/// The chosen option, in a button that opens a menu on iOS. Here it opens none, but a test can choose from it.
public struct MenuPickerStyle: PickerStyle {
    public init() {}
}

/// The options side by side in equal segments of the width offered, 32 points high, as a `UISegmentedControl` is.
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
}

/// The options below each other, with a check mark at the chosen one, as in a list.
public struct InlinePickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// What a style of pickers amounts to.
enum PickerLook {
    case menu
    case segmented
    case inline

    init(_ style: some PickerStyle) {
        self =
            switch style {
            case is SegmentedPickerStyle: .segmented
            case is InlinePickerStyle: .inline
            default: .menu
            }
    }

    /// Makes the surroundings of the options.
    func prepare(_ environment: inout EnvironmentValues) {
        switch self {
        case .menu:
            environment.lineLimit = 1
            environment.foregroundColor =
                environment.foregroundColor ?? environment.tintColor ?? .accentColor
        case .segmented:
            environment.lineLimit = 1
            environment.font = environment.font ?? .footnote
        case .inline: break
        }
    }
}

extension EnvironmentValues {
    private struct PickerStyleKey: EnvironmentKey {
        static var defaultValue: PickerLook { .menu }
    }

    /// How pickers look.
    var pickerStyle: PickerLook {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the pickers in the view.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        ContextView(content: self) { $0.environment.pickerStyle = PickerLook(style) }
    }
}

/// The options of a picker as they are shown.
struct PickerFace: View {
    let style: PickerLook
    let options: [PickerOption]

    var body: some View {
        switch style {
        case .menu: menu
        case .segmented: segments
        case .inline: rows
        }
    }

    private var menu: some View {
        let chosen = HStack(spacing: 4) {
            ForEach(options.filter(\.isSelected).prefix(1)) { BuiltView(element: $0.element) }
            Image(systemName: "chevron.up.chevron.down").imageScale(.small)
        }
        return ButtonFace(role: nil, label: StylePart(chosen), kind: .spacious)
    }

    private var segments: some View {
        EqualSegments {
            ForEach(options) { option in
                Button {
                    option.choose()
                } label: {
                    BuiltView(element: option.element)
                        .padding(.horizontal, 10)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background {
                            if option.isSelected {
                                RoundedRectangle(cornerRadius: 7).fill(.white).padding(2)
                            }
                        }
                }
            }
        }
        .buttonStyle(.plain)
        .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 9))
    }

    private var rows: some View {
        VStack(spacing: 0) {
            ForEach(options) { option in
                Button {
                    option.choose()
                } label: {
                    HStack {
                        BuiltView(element: option.element)
                        Spacer()
                        if option.isSelected {
                            Image(systemName: "checkmark").foregroundStyle(.tint)
                        }
                    }
                    // As high as a list's row, 44 points, with a text of 22.
                    .padding(.vertical, 11)
                }
            }
        }
        .buttonStyle(.plain)
    }
}

/// Views side by side that are all equally wide.
private struct EqualSegments: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(width: proposal.width ?? widest * CGFloat(subviews.count), height: 32)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let size = CGSize(width: bounds.width / CGFloat(max(subviews.count, 1)), height: bounds.height)
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * size.width, y: bounds.minY),
                proposal: ProposedViewSize(size))
        }
    }
}
