import FlowLayouts

/// The same views in rows, in columns and in a stack. They move from one layout to another.
struct DirectionScreen: View {
    @State private var isVertical = false
    @State private var isStack = false

    var body: some View {
        Demo {
            layout {
                ForEach(exampleTopics, id: \.self) { Chip($0) }
            }
            .frame(height: 320, alignment: .topLeading)
        } controls: {
            OptionToggle("Vertical", $isVertical)
            OptionToggle("Stack", $isStack)
        }
    }

    private var layout: AnyLayout {
        switch (isVertical, isStack) {
        case (false, false): AnyLayout(HFlowLayout(spacing: 8))
        case (false, true): AnyLayout(HStackLayout(spacing: 8))
        case (true, false): AnyLayout(VFlowLayout(alignment: .leading, spacing: 8))
        case (true, true): AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
        }
    }
}

#Preview { DirectionScreen() }
