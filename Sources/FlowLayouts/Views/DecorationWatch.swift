#if DEBUG
    /// Warns once, in debug builds, that all views of a flow have lost their state because it became decorated or plain.
    nonisolated struct DecorationWatch: ViewModifier {
        let isDecorated: Bool
        @State private var last = Last()

        private final class Last {
            var isDecorated: Bool?
        }

        func body(content: Content) -> some View {
            let _ = warnIfChanged()
            content
        }

        private func warnIfChanged() {
            if let wasDecorated = last.isDecorated, wasDecorated != isDecorated {
                DebugNote.viewsAreMadeAnew.say()
            }
            last.isDecorated = isDecorated
        }
    }

    extension DebugNote {
        static let viewsAreMadeAnew = DebugNote(
            """
            A flow got its first modifier such as maxLines, itemSeparator or onFlowReorder, or lost its last one, so all \
            of its views have lost their state. Keep the modifier and change its value instead, as in \
            maxLines(isCompact ? 2 : nil).
            """)
    }
#endif
