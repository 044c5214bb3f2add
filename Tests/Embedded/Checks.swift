// Compiled as Embedded Swift by Scripts/check-embedded, which calls the exported functions in a WebAssembly runtime.

import FlowEditing

// AAA.BBBB
// AAA.....
// ........
// CC.DDDDD
// CC......
// CC......
private let sizes = [
    FlowSize(width: 3, height: 2), FlowSize(width: 4, height: 1), FlowSize(width: 2, height: 3),
    FlowSize(width: 5, height: 1),
]

/// The flow's size and the origins of its items, a digit each.
private func digits(_ size: FlowSize, _ frames: [FlowRect]) -> Int64 {
    var number = size.width * 10 + size.height
    for frame in frames {
        number = number * 100 + frame.x * 10 + frame.y
    }
    return Int64(number)
}

@_expose(wasm, "arrange")
@_cdecl("arrange")
public func arrange() -> Int64 {
    var items = FlowItems()
    for size in sizes {
        items.append(width: size.width, height: size.height)
    }
    let arrangement = FlowArrangement(
        of: items, in: 10, options: FlowOptions(itemSpacing: 1, lineSpacing: 1))
    return digits(arrangement.size, Array(arrangement.frames))
}

@_expose(wasm, "add")
@_cdecl("add")
public func add() -> Int64 {
    var flow = EditableFlow(in: 10, options: FlowOptions(itemSpacing: 1, lineSpacing: 1))
    var frames: [FlowRect] = []
    for size in sizes {
        flow.insert(FlowItem(width: size.width, height: size.height), at: flow.count)
        frames.append(flow.frame(at: flow.count - 1))
    }
    return digits(flow.size, frames)
}

// AAA.....BBB
// ...........
// CCC.DDD....
@_expose(wasm, "balance")
@_cdecl("balance")
public func balance() -> Int64 {
    var items = FlowItems()
    for _ in 0..<4 {
        items.append(width: 3, height: 1)
    }
    var options = FlowOptions(itemSpacing: 1, lineSpacing: 1)
    options.lineBreaking = .balanced
    options.distribution = .justified
    options.sizing = .fill
    let arrangement = FlowArrangement(of: items, in: 11, options: options)
    return digits(FlowSize(width: 0, height: arrangement.size.height), Array(arrangement.frames))
}

private func manyItems(_ count: Int32) -> FlowItems {
    var items = FlowItems()
    items.reserveCapacity(Int(count))
    for index in 0..<count {
        items.append(width: Double(index % 7 + 1), height: 1)
    }
    return items
}

/// Arranges this many items, for the count of allocations.
@_cdecl("arrangeMany")
public func arrangeMany(count: Int32) {
    let arrangement = FlowArrangement(of: manyItems(count), in: 20)
    precondition(arrangement.lines.count > count / 20)
}

private final class NumberOfHidden: FlowContent {
    func measure(_ element: FlowElement, offered length: Double, as item: inout FlowItem) {}

    func overflowItem(hiding count: Int) -> FlowItem? { FlowItem(width: 3, height: 1) }
}

/// Shows a tenth of this many items, for the count of allocations.
@_cdecl("limitMany")
public func limitMany(count: Int32) {
    let lineCount = Int(count) / 50
    let flow = FittedFlow(
        of: manyItems(count), measuredBy: NumberOfHidden(), in: 20, limit: FlowLimit(maxLines: lineCount))
    precondition(flow.arrangement.lines.count == lineCount && flow.overflowPosition != nil)
}
