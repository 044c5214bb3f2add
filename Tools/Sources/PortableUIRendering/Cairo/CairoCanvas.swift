import CPangoCairo
import PortableUITesting

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
        clip(to: item.clipPaths)
        if let radius = item.blurRadius {
            drawBlurred(item, radius: radius)
        } else {
            drawContent(of: item)
        }
    }

    private func clip(to paths: [Path]) {
        for path in paths {
            cairo_new_path(context)
            add(path)
            cairo_clip(context)
        }
    }

    /// Draws what an item consists of, clipped as what casts it if it is a shadow, with the frame's origin at that of the context.
    private func drawContent(of item: DisplayItem) {
        clip(to: item.shadow?.clipPaths ?? [])
        if item.transform != .identity {
            var matrix = item.transform.cairoMatrix
            cairo_transform(context, &matrix)
        }
        if let shading = item.shading {
            set(shading, in: item.frame.size, opacity: item.opacity)
        } else {
            setColor(item.content.color, opacity: item.opacity)
        }
        cairo_new_path(context)
        switch item.content {
        case .fill(let path, _):
            add(path)
            cairo_fill(context)
        case .stroke(let path, _, let style):
            add(path)
            set(style)
            cairo_stroke(context)
        case .text(let string, _):
            text.draw(string, width: item.frame.width, on: context)
        }
    }

    /// Draws a shadow through a mask, as Cairo itself knows no blur.
    private func drawBlurred(_ item: DisplayItem, radius: CGFloat) {
        var (scale, zero) = (1.0, 0.0)
        cairo_user_to_device_distance(context, &scale, &zero)
        let bounds = item.paintedBounds
        guard let mask = BlurMask(bounds: bounds, radius: radius, scale: abs(scale)) else { return }
        var opaque = item
        opaque.opacity = 1
        CairoCanvas(context: mask.context, text: text).drawContent(of: opaque)
        mask.blur()
        // The mask has the color's own opacity already.
        var color = item.content.color
        color.opacity = 1
        setColor(color, opacity: item.opacity)
        mask.paint(on: context)
    }

    private func set(_ style: StrokeStyle) {
        cairo_set_line_width(context, style.lineWidth)
        let cap =
            switch style.lineCap {
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            default: CAIRO_LINE_CAP_BUTT
            }
        cairo_set_line_cap(context, cap)
        let join =
            switch style.lineJoin {
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            default: CAIRO_LINE_JOIN_MITER
            }
        cairo_set_line_join(context, join)
        cairo_set_miter_limit(context, style.miterLimit)
        let dash = style.validDash.map { Double($0) }
        cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase.isFinite ? style.dashPhase : 0)
    }

    /// Paints with a gradient.
    private func set(_ shading: DisplayItem.Shading, in size: CGSize, opacity: Double) {
        let pattern: OpaquePointer?
        switch shading {
        case .linear(_, let start, let end):
            let (start, end) = (start.point(in: size), end.point(in: size))
            pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        case .radial(_, let center, let startRadius, let endRadius):
            let center = center.point(in: size)
            pattern = cairo_pattern_create_radial(
                center.x, center.y, startRadius, center.x, center.y, endRadius)
        }
        for stop in shading.stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, Double(stop.color.red), Double(stop.color.green),
                Double(stop.color.blue), Double(stop.color.opacity) * opacity)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
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

extension CGAffineTransform {
    fileprivate var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    }
}

extension DisplayItem.Content {
    fileprivate var color: Color.Resolved {
        switch self {
        case .fill(_, let color), .stroke(_, let color, _), .text(_, let color): color
        }
    }
}
