import FlowEngine

// What the page calls. A stage is there as long as its engine. No number ends the engine: where an index or a
// number of items means nothing, there is no answer.

private func stage(_ pointer: UnsafeMutableRawPointer) -> Stage {
    Unmanaged<Stage>.fromOpaque(pointer).takeUnretainedValue()
}

@_expose(wasm, "makeStage")
@_cdecl("makeStage")
public func makeStage() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Stage()).toOpaque()
}

/// Where the page writes the numbers of the options.
@_expose(wasm, "options")
@_cdecl("options")
public func options(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Double> {
    stage(pointer).options.start
}

/// Where the page writes the numbers of as many samples.
@_expose(wasm, "samples")
@_cdecl("samples")
public func samples(_ pointer: UnsafeMutableRawPointer, _ count: Int32) -> UnsafeMutablePointer<Double>? {
    let samples = stage(pointer).changeSamples()
    let (space, isTooLarge) = Int(count).multipliedReportingOverflow(by: ItemField.allCases.count)
    return !isTooLarge && samples.reserve(space) ? samples.start : nil
}

/// Where the page writes which of them each of as many items is.
@_expose(wasm, "order")
@_cdecl("order")
public func order(_ pointer: UnsafeMutableRawPointer, _ count: Int32) -> UnsafeMutablePointer<Double>? {
    let order = stage(pointer).changeOrder()
    return order.reserve(Int(count)) ? order.start : nil
}

/// Arranges the items that the page has written.
@_expose(wasm, "arrange")
@_cdecl("arrange")
public func arrange(_ pointer: UnsafeMutableRawPointer, _ hasOverflow: Bool) {
    stage(pointer).arrange(hasOverflow: hasOverflow)
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

/// Where tests read the size of an item as it was measured last, if it is shown. -1 is the overflow item.
@_expose(wasm, "item")
@_cdecl("item")
public func item(_ pointer: UnsafeMutableRawPointer, _ index: Int32) -> UnsafeMutablePointer<Double>? {
    let stage = stage(pointer)
    return stage.writeItem(at: Int(index)) ? stage.part.start : nil
}

/// Where the page reads the frame of an item, if it is shown. -1 is the overflow item.
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
