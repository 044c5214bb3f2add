import PortableUITesting

// The app of Scripts/bench-size without a flow.
let views = HStack(spacing: 8) {
    Text("Swift")
    Text("Layout")
}
print(ViewHost(views, proposal: ProposedViewSize(width: 200, height: nil)).frames)
