import CPangoCairo
@_spi(Rendering) import PortableUIDrawing

/// Draws display lists on a Cairo context.
struct CairoCanvas {
    let context: OpaquePointer?
    let text: PangoTextLayout
    /// Those that cover what some items fill.
    let pictures: [ViewIdentity: PictureFile]

    /// Covers all with a color.
    func paint(_ color: ResolvedColor) {
        setColor(color, opacity: 1)
        cairo_paint(context)
    }

    func draw(_ nodes: [DisplayNode]) throws(RenderingError) {
        for node in nodes {
            switch node {
            case .item(let item): try draw(item)
            case .group(let group): try draw(group)
            }
        }
    }

    private func draw(_ group: DisplayGroup) throws(RenderingError) {
        cairo_save(context)
        defer { cairo_restore(context) }
        switch group.effect {
        case .clip(let path):
            cairo_new_path(context)
            add(path)
            cairo_clip(context)
        case .transform(let transform):
            cairo_translate(context, transform.tx, transform.ty)
        case .shadow: break
        }
        try draw(group.nodes)
    }

    private func draw(_ item: DisplayItem) throws(RenderingError) {
        guard item.isVisible else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, item.frame.minX, item.frame.minY)
        set(item.paint, in: item.frame.size, opacity: item.opacity)
        cairo_new_path(context)
        switch item.content {
        case .fill(let path, _):
            add(path)
            if let file = pictures[item.identity] {
                try draw(file, in: item.frame.size, opacity: item.opacity)
            } else {
                cairo_fill(context)
            }
        case .stroke(let path, _, let lineWidth):
            add(path)
            cairo_set_line_width(context, lineWidth)
            cairo_stroke(context)
        case .text(let string, _):
            text.draw(string, width: item.frame.width, on: context)
        }
    }

    /// Covers the inside of the current path by a picture that takes a size.
    private func draw(_ file: PictureFile, in size: CGSize, opacity: Double) throws(RenderingError) {
        // Documents have no pixels of their own: two for a point are sharp on most screens.
        let isDocument = cairo_surface_get_type(cairo_get_target(context)) != CAIRO_SURFACE_TYPE_IMAGE
        var (width, height) = (Double(size.width), Double(size.height))
        cairo_user_to_device_distance(context, &width, &height)
        let picture = try DecodedPicture(of: file, area: abs(width * height) * (isDocument ? 4 : 1))
        if picture.hasAlpha { cairo_fill_preserve(context) }
        let surface = picture.surface(compressed: isDocument)
        defer { cairo_surface_destroy(surface) }
        try CairoSurface.check(cairo_surface_status(surface))
        cairo_clip(context)
        cairo_scale(
            context, size.width / Double(cairo_image_surface_get_width(surface)),
            size.height / Double(cairo_image_surface_get_height(surface)))
        cairo_set_source_surface(context, surface, 0, 0)
        // Else edges of pixels fade. In a document, it would take more pixels, and no JPEG.
        if !isDocument { cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD) }
        cairo_paint_with_alpha(context, opacity)
    }

    private func set(_ paint: Paint, in size: CGSize, opacity: Double) {
        let pattern: OpaquePointer?
        switch paint {
        case .color(let color):
            setColor(color, opacity: opacity)
            return
        case .linear(_, let start, let end):
            let (start, end) = (start.point(in: size), end.point(in: size))
            pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        }
        for stop in paint.stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, Double(stop.color.red), Double(stop.color.green),
                Double(stop.color.blue), Double(stop.color.opacity) * opacity)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }

    private func setColor(_ color: ResolvedColor, opacity: Double) {
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

    /// The controls of the cubic curve that equals a quadratic one: two thirds of the way from its ends to its control.
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

extension UnitPoint {
    /// The point in a frame of a size, from its origin.
    fileprivate func point(in size: CGSize) -> CGPoint {
        CGPoint(x: x * size.width, y: y * size.height)
    }
}
