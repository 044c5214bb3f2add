import CPangoCairo
import PortableUI

/// Draws display items on a Cairo context.
struct CairoCanvas {
    let context: OpaquePointer?
    let text: PangoTextLayout

    /// Covers all with a color.
    func paint(_ color: Color.Resolved) {
        setColor(color, opacity: 1)
        cairo_paint(context)
    }

    func draw(_ item: DisplayItem) throws(RenderingError) {
        try item.check()
        guard item.isVisible else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        if let clip = item.clip {
            cairo_rectangle(context, clip.minX, clip.minY, clip.width, clip.height)
            cairo_clip(context)
        }
        cairo_translate(context, item.frame.minX, item.frame.minY)
        cairo_new_path(context)
        switch item.content {
        case .fill(let path, let color):
            add(path)
            setColor(color, opacity: item.opacity)
            cairo_fill(context)
        case .stroke(let path, let color, let lineWidth):
            add(path)
            setColor(color, opacity: item.opacity)
            cairo_set_line_width(context, lineWidth)
            cairo_stroke(context)
        case .text(let string, let color):
            setColor(color, opacity: item.opacity)
            text.draw(string, width: item.frame.width, on: context)
        }
    }

    private func setColor(_ color: Color.Resolved, opacity: Double) {
        cairo_set_source_rgba(
            context, Double(color.red), Double(color.green), Double(color.blue),
            Double(color.opacity) * opacity)
    }

    private func add(_ path: Path) {
        for element in path.elements {
            switch element {
            case .move(let end):
                cairo_move_to(context, end.x, end.y)
            case .line(let end):
                cairo_line_to(context, end.x, end.y)
            case .quadCurve(let end, let control):
                let (control1, control2) = cubicControls(to: end, control: control)
                cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
            case .curve(let end, let control1, let control2):
                cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
            case .closeSubpath:
                cairo_close_path(context)
            }
        }
    }

    /// The controls of the cubic curve that equals a quadratic one: two thirds of the way from its ends
    /// to its control.
    private func cubicControls(to end: CGPoint, control: CGPoint) -> (CGPoint, CGPoint) {
        var (x, y) = (Double(control.x), Double(control.y))
        if cairo_has_current_point(context) != 0 {
            cairo_get_current_point(context, &x, &y)
        }
        func towardControl(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        return (towardControl(CGPoint(x: x, y: y)), towardControl(end))
    }
}
