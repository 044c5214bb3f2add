import FlowEngine

extension FlowRect {
    var transposed: FlowRect { FlowRect(x: y, y: x, width: height, height: width) }

    func mirrored(in container: Double) -> FlowRect {
        FlowRect(x: container - x - width, y: y, width: width, height: height)
    }
}
