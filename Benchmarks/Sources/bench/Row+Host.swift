import FlowLayouts
import PortableUITesting

// What an app waits for: all that a host does, from views to places, and not only what it asks of a layout.

extension Row {
    /// Each with the layout by hand that it is compared with.
    static let hosted = [
        (flow: firstLayout, byHand: firstLayoutByHand), (flow: newWidth, byHand: newWidthByHand),
    ]

    static let firstLayout = first("first layout, `HFlow`") { sizes in
        HFlow(spacing: 8) { sizes }
    }

    static let firstLayoutByHand = first("first layout, `JustifiableFlowLayout`") { sizes in
        JustifiablePass(minSpacing: 8) { sizes }
    }

    static let newWidth = width("another width, `HFlow`") { sizes in
        HFlow(spacing: 8) { sizes }
    }

    static let newWidthByHand = width("another width, `JustifiableFlowLayout`") { sizes in
        JustifiablePass(minSpacing: 8) { sizes }
    }

    private static func first<Root: View>(
        _ name: String, _ root: @escaping @MainActor @Sendable (SizedViews) -> Root
    ) -> Row {
        Row(name: name) { _, container in
            // Giving back the memory of what was shown does not count.
            var shown: [ViewHost<Root>] = []
            return Work(
                prepare: { _ in shown = [] },
                run: { work in
                    let host = ViewHost(
                        root(SizedViews(work)), proposal: ProposedViewSize(width: container, height: nil))
                    host.layOut()
                    shown.append(host)
                })
        }
    }

    private static func width<Root: View>(
        _ name: String, _ root: @escaping @MainActor @Sendable (SizedViews) -> Root
    ) -> Row {
        Row(name: name) { _, container in
            var host: ViewHost<Root>?
            return Work(
                prepare: { work in
                    let shown = ViewHost(root(SizedViews(work)))
                    // A window that is dragged has been through some widths already.
                    for step in 1...5 {
                        shown.proposal = ProposedViewSize(width: container + 10 * Double(step), height: nil)
                        shown.layOut()
                    }
                    host = shown
                },
                run: { _ in
                    host?.proposal = ProposedViewSize(width: container, height: nil)
                    host?.layOut()
                })
        }
    }
}

/// Views of the workload's sizes.
struct SizedViews: View {
    private let widths: [Double]
    private let heights: [Double]

    init(_ work: Workload) {
        (widths, heights) = (work.widths, work.heights)
    }

    var body: some View {
        ForEach(widths.indices, id: \.self) { index in
            Color.clear.frame(width: widths[index], height: heights[index])
        }
    }
}

extension ViewHost {
    /// Lays views out, and makes no list of frames of them, which would take as long.
    fileprivate func layOut() {
        _ = animation
    }
}
