extension Axis {
    /// A stack along this axis.
    @ViewBuilder nonisolated package func stack(
        alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder of content: () -> some View
    ) -> some View {
        switch self {
        case .horizontal: HStack(alignment: alignment.vertical, spacing: spacing) { content() }
        case .vertical: VStack(alignment: alignment.horizontal, spacing: spacing) { content() }
        }
    }
}
