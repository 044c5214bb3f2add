import FlowEngine

// What the page calls. It holds on to a stage until it frees it. No other number ends the engine: where an index or a
// number of items means nothing, there is no answer.

@_extern(wasm, module: "page", name: "measureOverflow")
private func measureOverflow(_ hiddenCount: Int32, _ measured: UnsafeMutablePointer<Double>)

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

/// Where the page writes the numbers of as many different items.
@_expose(wasm, "items")
@_cdecl("items")
public func items(_ pointer: UnsafeMutableRawPointer, _ count: Int32) -> UnsafeMutablePointer<Double>? {
    let items = stage(pointer).changeItems()
    let (space, isTooLarge) = Int(count).multipliedReportingOverflow(by: ItemField.allCases.count)
    return !isTooLarge && items.reserve(space) ? items.start : nil
}

/// Where the page writes which of them each item of the flow is.
@_expose(wasm, "order")
@_cdecl("order")
public func order(_ pointer: UnsafeMutableRawPointer, _ count: Int32) -> UnsafeMutablePointer<Double>? {
    let order = stage(pointer).order
    return order.reserve(Int(count)) ? order.start : nil
}

@_expose(wasm, "columnLength")
@_cdecl("columnLength")
public func columnLength(_ pointer: UnsafeMutableRawPointer, _ count: Int32) -> Double {
    stage(pointer).columnLength(count: Int(count))
}

/// Arranges as many items, or as many as the page has written. Returns how long the hidden one that is shown next may be to
/// be shown beside the overflow view, or 0.
@_expose(wasm, "arrange")
@_cdecl("arrange")
public func arrange(_ pointer: UnsafeMutableRawPointer, _ count: Int32, _ hasOverflow: Bool) -> Double {
    stage(pointer).arrange(count: Int(count)) { hiddenCount in
        guard hasOverflow else { return nil }
        // Its width and height and its baselines. NaN is none.
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { measured in
            guard let start = measured.baseAddress else { return nil }
            measureOverflow(Int32(hiddenCount), start)
            return FlowItem(
                width: start[0], height: start[1], firstBaseline: start[2] == start[2] ? start[2] : nil,
                lastBaseline: start[3] == start[3] ? start[3] : nil)
        }
    }
}

/// The hidden item that is shown next, or -1.
@_expose(wasm, "nextItem")
@_cdecl("nextItem")
public func nextItem(_ pointer: UnsafeMutableRawPointer) -> Int32 {
    Int32(stage(pointer).nextItem ?? -1)
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

/// Where the page reads the frame of an item, if it is shown.
@_expose(wasm, "frame")
@_cdecl("frame")
public func frame(_ pointer: UnsafeMutableRawPointer, _ index: Int32) -> UnsafeMutablePointer<Double>? {
    let stage = stage(pointer)
    return stage.writeFrame(at: Int(index)) ? stage.part.start : nil
}

/// The index before which a view goes that is dropped at a point.
@_expose(wasm, "insertionIndex")
@_cdecl("insertionIndex")
public func insertionIndex(_ pointer: UnsafeMutableRawPointer, _ x: Double, _ y: Double) -> Int32 {
    Int32(stage(pointer).insertionIndex(x: x, y: y))
}

/// The item that a key leads to, or -1. Keys count from 0: left, right, up, down, and to the ends of a line.
@_expose(wasm, "destination")
@_cdecl("destination")
public func destination(_ pointer: UnsafeMutableRawPointer, _ key: Int32, _ index: Int32) -> Int32 {
    Int32(stage(pointer).destination(ofKey: Int(key), from: Int(index)) ?? -1)
}
