import FlowLayouts
import Foundation
import PortableUITesting

// Prints the frames of the boxes in each generated view, as JSON. `generatedViews`, one closure for each of them, is
// in the file that the test writes.

let frames = try generatedViews.map { try $0() }
let data = try JSONEncoder().encode(frames)
print(String(decoding: data, as: UTF8.self))

/// Lays a view out at its ideal size: x, y, width and height of each box that is shown.
@MainActor
func boxes(_ view: some View) -> [[Double]] {
    ViewHost(view).frames.preorder
        .filter { $0.name == "RoundedRectangle" && $0.allowsHitTesting }
        .map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map { Double($0) } }
}
