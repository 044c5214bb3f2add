import CPangoCairo
import PortableUIDrawing

extension PangoTextLayout {
    /// The outlines of the text's characters, with the text's top left corner at the origin.
    func outlines() throws(RenderingError) -> Path {
        // A context to build the path on. It has no bounds, as Cairo leaves out characters far outside.
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        addOutlines(to: context)
        let outlines = cairo_copy_path(context)
        defer { cairo_path_destroy(outlines) }
        guard let outlines else { throw .cairo("out of memory") }
        try CairoSurface.check(outlines.pointee.status)
        return Path(outlines.pointee)
    }
}

extension Path {
    /// A copy of a Cairo path: an array in which each step is a header and the points it needs.
    fileprivate init(_ path: cairo_path_t) {
        self.init()
        var index = 0
        while index < Int(path.num_data) {
            let header = path.data[index].header
            let data = path.data.advanced(by: index)
            func point(_ number: Int) -> CGPoint {
                CGPoint(x: data[number].point.x, y: data[number].point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: move(to: point(1))
            case CAIRO_PATH_LINE_TO: addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: addCurve(to: point(3), control1: point(1), control2: point(2))
            default: closeSubpath()
            }
            index += Int(header.length)
        }
    }
}
