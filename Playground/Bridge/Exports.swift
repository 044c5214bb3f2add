import FlowEngine

// What the page calls. It holds on to a stage until it frees it.

@_extern(wasm, module: "page", name: "measureOverflow")
private func measureOverflow(_ hiddenCount: Int32, _ size: UnsafeMutablePointer<Double>)

private func stage(_ pointer: UnsafeMutableRawPointer) -> Stage {
    Unmanaged<Stage>.fromOpaque(pointer).takeUnretainedValue()
}

@_expose(wasm, "makeStage")
@_cdecl("makeStage")
public func makeStage() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Stage()).toOpaque()
}

@_expose(wasm, "freeStage")
@_cdecl("freeStage")
public func freeStage(_ pointer: UnsafeMutableRawPointer) {
    Unmanaged<Stage>.fromOpaque(pointer).release()
}

/// Where the page writes the numbers of the options.
@_expose(wasm, "options")
@_cdecl("options")
public func options(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Double> {
    stage(pointer).options.start
}

/// Where the page writes the numbers of as many items.
@_expose(wasm, "items")
@_cdecl("items")
public func items(_ pointer: UnsafeMutableRawPointer, _ count: Int32) -> UnsafeMutablePointer<Double> {
    let items = stage(pointer).items
    items.reserve(Int(count) * ItemField.allCases.count)
    return items.start
}

@_expose(wasm, "columnLength")
@_cdecl("columnLength")
public func columnLength(_ pointer: UnsafeMutableRawPointer, _ count: Int32) -> Double {
    stage(pointer).columnLength(count: Int(count))
}

/// Arranges as many items. The page has written them and the options.
@_expose(wasm, "arrange")
@_cdecl("arrange")
public func arrange(_ pointer: UnsafeMutableRawPointer, _ count: Int32, _ hasOverflow: Bool) {
    stage(pointer).arrange(count: Int(count)) { hiddenCount in
        guard hasOverflow else { return nil }
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { size in
            guard let start = size.baseAddress else { return nil }
            measureOverflow(Int32(hiddenCount), start)
            return FlowSize(width: start[0], height: start[1])
        }
    }
}

/// Where the page reads the lines that meet a rectangle.
@_expose(wasm, "part")
@_cdecl("part")
public func part(
    _ pointer: UnsafeMutableRawPointer, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> UnsafeMutablePointer<Double> {
    let stage = stage(pointer)
    stage.writePart(meeting: FlowRect(x: x, y: y, width: width, height: height))
    return stage.part.start
}
