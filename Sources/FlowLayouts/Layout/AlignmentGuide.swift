import FlowEngine

/// An alignment guide on either axis.
package enum AlignmentGuide: Equatable, Sendable {
    case vertical(VerticalAlignment)
    case horizontal(HorizontalAlignment)

    func position(in dimensions: ViewDimensions) -> CGFloat {
        switch self {
        case .vertical(let guide): dimensions[guide]
        case .horizontal(let guide): dimensions[guide]
        }
    }

    @inline(__always)
    func explicitPosition(in dimensions: ViewDimensions) -> CGFloat? {
        switch self {
        case .vertical(let guide): dimensions[explicit: guide]
        case .horizontal(let guide): dimensions[explicit: guide]
        }
    }

    /// Combines the positions of several views into one. Only SwiftUI knows how: for the leading edge of list row
    /// separators, it takes the least.
    func combine(_ positions: [CGFloat?]) -> CGFloat? {
        switch self {
        case .vertical(let guide): guide.combineExplicit(positions)
        case .horizontal(let guide): guide.combineExplicit(positions)
        }
    }

    /// The engine finds edges and centers by itself. Any other guide is a baseline to it.
    var alignment: FlowItemAlignment {
        switch self {
        case .vertical(.top), .horizontal(.leading): .top
        case .vertical(.center), .horizontal(.center): .center
        case .vertical(.bottom), .horizontal(.trailing): .bottom
        case .vertical(.lastTextBaseline): .lastTextBaseline
        default: .firstTextBaseline
        }
    }
}
