#if canImport(SwiftUI)
    import FlowLayouts

    /// The list of all screens, beside the one that is chosen.
    public struct ScreenList: View {
        @State private var chosen: Screen.ID? = Screen.groups[0].screens[0].id

        public init() {}

        public var body: some View {
            NavigationSplitView {
                List(selection: $chosen) {
                    ForEach(Screen.groups) { group in
                        Section(group.title) {
                            ForEach(group.screens) { screen in
                                Label(screen.title, systemImage: screen.systemImage)
                            }
                        }
                    }
                }
                .navigationTitle("Flows")
            } detail: {
                if let screen = Screen.groups.flatMap(\.screens).first(where: { $0.id == chosen }) {
                    screen.view
                        .navigationTitle(screen.title)
                        // The next screen begins anew.
                        .id(screen.id)
                } else {
                    Text("Choose an example.")
                }
            }
        }
    }

    #Preview { ScreenList() }
#endif
