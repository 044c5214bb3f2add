import FlowLayouts
import Foundation
import PortableUITesting

/// A part of a view, by its number, and where it is.
struct Place: Equatable, CustomStringConvertible {
    let number: Int
    let frame: CGRect

    init(number: Int, frame: CGRect) {
        (self.number, self.frame) = (number, frame)
    }

    /// As in the answers: `number=x,y widthxheight`.
    init?(_ text: Substring) {
        let numbers = text.split { $0 == "=" || $0 == "," || $0 == " " || $0 == "x" }
            .compactMap { Double($0) }
        guard numbers.count == 5 else { return nil }
        number = Int(numbers[0])
        frame = CGRect(x: numbers[1], y: numbers[2], width: numbers[3], height: numbers[4])
    }

    var description: String {
        "\(number)=\(short(frame.minX)),\(short(frame.minY)) \(short(frame.width))x\(short(frame.height))"
    }

    /// Whether it is the same but for rounding.
    func agrees(with other: Place) -> Bool {
        func agree(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }
        return number == other.number && agree(frame.minX, other.frame.minX)
            && agree(frame.minY, other.frame.minY) && agree(frame.width, other.frame.width)
            && agree(frame.height, other.frame.height)
    }
}

extension [Place] {
    /// The flows of the answers had a separator twice in one place beside a text with spaces at its ends.
    var withoutCopies: [Place] {
        enumerated().filter { number, place in number == 0 || !place.agrees(with: self[number - 1]) }
            .map(\.element)
    }
}

/// A number with up to three digits after the point.
func short(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

private struct PartID: Hashable {
    let number: Int
}

extension View {
    /// Makes the view a part whose place is compared.
    func part(_ number: Int) -> some View {
        background { Color.clear.id(PartID(number: number)) }
    }
}

extension ViewHost {
    /// Where all parts are that can be seen.
    ///
    /// - Parameter first: The number in the answers of the part with the number 0.
    func places(countingFrom first: Int = 0) -> [Place] {
        var places: [Place] = []
        frames.visitSeen { node in
            guard let id = node.identity.id?.base as? PartID else { return }
            places.append(Place(number: first + id.number, frame: node.frame))
        }
        return places.sorted {
            ($0.number, $0.frame.minX, $0.frame.minY) < ($1.number, $1.frame.minX, $1.frame.minY)
        }
    }
}

extension FrameNode {
    /// Visits this node and all those inside it, but those that are hidden or far away.
    fileprivate func visitSeen(_ visit: (FrameNode) -> Void) {
        let isNear = abs(frame.minX) < 9_000 && abs(frame.minY) < 9_000
        guard isNear, !isHidden else { return }
        visit(self)
        for child in children { child.visitSeen(visit) }
    }
}
