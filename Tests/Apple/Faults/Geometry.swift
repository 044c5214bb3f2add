import Foundation

/// Foundation brings rectangles, and Core Graphics what can be done with them.
func end(of frame: CGRect) -> CGFloat {
    frame.maxX  // expected-error {{value of type 'CGRect' has no member 'maxX'}}
}
