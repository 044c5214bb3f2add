import FlowLayouts
import PortableUITesting

// The app of Scripts/bench-size with a flow.
let views = HFlow(spacing: 8) {
    Text("Swift")
    Text("Layout")
}
print(ViewHost(views, proposal: ProposedViewSize(width: 200, height: nil)).frames)
