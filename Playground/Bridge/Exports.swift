import FlowEngine

// What the page calls. A stage is there as long as its engine.

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

/// Where the page writes the numbers of as many items.
@_expose(wasm, "items")
@_cdecl("items")
public func items(_ pointer: UnsafeMutableRawPointer, _ count: Int32) -> UnsafeMutablePointer<Double> {
    let numbers = stage(pointer).content.numbers
    numbers.reserve(Int(count) * ItemField.allCases.count)
    return numbers.start
}

/// Arranges the items that the page has written. Returns where it reads the result.
@_expose(wasm, "arrange")
@_cdecl("arrange")
public func arrange(_ pointer: UnsafeMutableRawPointer, _ hasOverflow: Bool) -> UnsafeMutablePointer<Double> {
    let stage = stage(pointer)
    stage.arrange(hasOverflow: hasOverflow)
    return stage.result.start
}

/// The index before which a view goes that is dropped at a point.
@_expose(wasm, "insertionIndex")
@_cdecl("insertionIndex")
public func insertionIndex(_ pointer: UnsafeMutableRawPointer, _ x: Double, _ y: Double) -> Int32 {
    Int32(stage(pointer).insertionIndex(x: x, y: y))
}
