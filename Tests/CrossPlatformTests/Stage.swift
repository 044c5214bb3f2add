import FlowLayouts
import Testing

// Where views are shown: in an `NSHostingView` on a Mac, in a window of UIKit elsewhere, and in a `ViewHost` without
// SwiftUI, both as usual and as unkind as SwiftUI may be. All tell where the blocks are, from the flow's top left corner.

/// What lays out views.
enum Framework: String, CaseIterable, CustomStringConvertible, Sendable {
    #if canImport(SwiftUI)
        case swiftUI = "SwiftUI"
    #else
        case portableUI = "PortableUI"
        case pessimisticPortableUI = "PortableUI, pessimistic"
    #endif

    var description: String { rawValue }
}

/// A block that was laid out, or several with the same number.
struct PlacedBlock: Equatable, Sendable {
    let number: Int
    let frame: CGRect
}

/// Offers its view a size, or what it is offered itself, and places the view at the corner.
struct Offering: Layout {
    private let offer: ProposedViewSize?

    init(_ offer: ProposedViewSize? = nil) {
        self.offer = offer
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(offer ?? proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: offer ?? proposal)
    }
}

/// The number of the flow itself among the blocks.
private let flowNumber = -1

#if canImport(SwiftUI)
    import SwiftUI

    /// Where blocks are, as they say by a preference.
    private struct PlacedBlocks: PreferenceKey {
        static var defaultValue: [PlacedBlock] { [] }

        static func reduce(value: inout [PlacedBlock], nextValue: () -> [PlacedBlock]) {
            value += nextValue()
        }
    }

    extension View {
        /// Tells where the view is, as a block of a number.
        func block(_ number: Int) -> some View {
            background {
                GeometryReader { proxy in
                    Color.clear.preference(
                        key: PlacedBlocks.self,
                        value: [
                            PlacedBlock(
                                number: number, frame: proxy.frame(in: CoordinateSpace.named("stage")))
                        ])
                }
            }
        }
    }

    extension View {
        /// Shows the view at a size, and returns what lays it out again.
        @MainActor fileprivate func shown(size: CGSize) -> () -> Void {
            let frame = CGRect(origin: .zero, size: size)
            #if os(macOS)
                let host = NSHostingView(rootView: self)
                host.frame = frame
                return host.layoutSubtreeIfNeeded
            #else
                let window = UIWindow(frame: frame)
                window.rootViewController = UIHostingController(rootView: self)
                window.isHidden = false
                return window.layoutIfNeeded
            #endif
        }
    }

    /// What the preference said last. It is written and read on the main thread alone.
    private final class Reading: @unchecked Sendable {
        var blocks: [PlacedBlock] = []
    }

    extension Framework {
        /// Lays out a flow that is offered a size, until nothing moves any more.
        @MainActor @discardableResult
        func show(
            _ flow: some View, offered proposal: ProposedViewSize = .unspecified
        ) async throws -> (size: CGSize, blocks: [PlacedBlock]) {
            let reading = Reading()
            let size = CGSize(width: 1000, height: 1000)
            let layOut = Offering(proposal) { flow.block(flowNumber) }
                .frame(width: size.width, height: size.height, alignment: .topLeading)
                .coordinateSpace(name: "stage")
                .onPreferenceChange(PlacedBlocks.self) { reading.blocks = $0 }
                .shown(size: size)
            // State that follows a layout is set in a later turn of the main thread.
            var steadyTurns = 0
            var last: [PlacedBlock] = []
            for _ in 0..<100 where steadyTurns < 5 {
                layOut()
                try await Task.sleep(for: .milliseconds(10))
                steadyTurns = reading.blocks == last && !last.isEmpty ? steadyTurns + 1 : 0
                last = reading.blocks
            }
            let flow = try #require(last.first { $0.number == flowNumber })
            return (flow.frame.size, last.filter { $0.number != flowNumber })
        }

        /// Draws a view just once, as a widget is drawn.
        @MainActor func draw(_ view: some View, offered proposal: ProposedViewSize) throws {
            let renderer = ImageRenderer(content: view)
            renderer.proposedSize = proposal
            _ = try #require(renderer.cgImage)
        }
    }
#else
    import PortableUITesting

    /// What a block is known by to its host.
    private struct BlockID: Hashable, Sendable {
        let number: Int
    }

    extension View {
        /// Tells where the view is, as a block of a number.
        func block(_ number: Int) -> some View {
            // A modifier has no place of its own in the tree of views, and a layout has.
            Offering { self }.id(BlockID(number: number))
        }
    }

    extension Framework {
        /// Lays out a flow that is offered a size.
        @MainActor @discardableResult
        func show(
            _ flow: some View, offered proposal: ProposedViewSize = .unspecified
        ) async throws -> (size: CGSize, blocks: [PlacedBlock]) {
            let host = host(Offering(proposal) { flow.block(flowNumber) })
            let blocks = host.frames.preorder.compactMap { node -> PlacedBlock? in
                guard case .id(let id, _) = node.identity.component, let block = id.base as? BlockID else {
                    return nil
                }
                return PlacedBlock(number: block.number, frame: node.frame)
            }
            let flow = try #require(blocks.first { $0.number == flowNumber })
            return (flow.frame.size, blocks.filter { $0.number != flowNumber })
        }

        /// Lays out a view just once, as a widget is drawn.
        @MainActor func draw(_ view: some View, offered proposal: ProposedViewSize) throws {
            _ = host(Offering(proposal) { view }, roundLimit: 1).displayList
        }

        @MainActor private func host<Root: View>(_ view: Root, roundLimit: Int = 64) -> ViewHost<Root> {
            let behavior: HostBehavior =
                switch self {
                case .portableUI: .usual
                case .pessimisticPortableUI: .pessimistic(lastStateFirst: true)
                }
            return HostBehavior.ofNewHosts.withValue(behavior) { ViewHost(view, roundLimit: roundLimit) }
        }
    }
#endif
