/// How pickers look: one of the styles that PortableUI has.
public protocol PickerStyle {
    /// Whether options are segments rather than in a menu. Only styles of PortableUI say so.
    static var _isSegmented: Bool { get }
}

/// The usual style: the chosen option, in a button that opens a menu on iOS. Here it opens none, but a test can choose
/// from it.
public struct MenuPickerStyle: PickerStyle {
    public static var _isSegmented: Bool { false }

    public init() {}
}

/// The options side by side in equal segments of the width offered, 32 points high, as a `UISegmentedControl` is.
public struct SegmentedPickerStyle: PickerStyle {
    public static var _isSegmented: Bool { true }

    public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension View {
    /// Sets the style of the pickers in the view.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        ContextView(content: self) { $0.environment.pickersAreSegmented = S._isSegmented }
    }
}

/// The options of a picker as they are shown.
struct PickerFace: View {
    let options: [PickerOption]

    @Environment(\.pickersAreSegmented) private var isSegmented

    var body: some View {
        if isSegmented { segments } else { menu }
    }

    private var menu: some View {
        let chosen = HStack(spacing: 4) {
            ForEach(options.filter(\.isSelected).prefix(1)) { BuiltView(element: $0.element) }
            Image(systemName: "chevron.up.chevron.down").imageScale(.small)
        }
        return ButtonFace(label: StylePart(chosen), kind: .spacious)
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
