import CompositionalEngine
import DiffEngine
import LayoutGeometry
import Runtime

// The functions that the page calls. WebAssembly without threads runs one call at a time.

nonisolated(unsafe) private var screen = Screen(itemCount: 0, seed: 0, size: .zero, scale: 1)
/// The numbers that the page requested last.
nonisolated(unsafe) private var numbers: [Int32] = []

/// Restarts with the given number of items and a viewport in points.
@_expose(wasm, "start") @_cdecl("start")
public func start(itemCount: Int32, seed: Int32, width: Double, height: Double, scale: Double) {
    screen = Screen(
        itemCount: Int(itemCount), seed: UInt64(truncatingIfNeeded: seed), size: Size(width: width, height: height),
        scale: scale)
}

/// Resizes the viewport, in points.
@_expose(wasm, "resize") @_cdecl("resize")
public func resize(width: Double, height: Double) { screen.resize(to: Size(width: width, height: height)) }

/// Selects the list or the grid. Numbers of unknown styles have no effect.
@_expose(wasm, "setStyle") @_cdecl("setStyle")
public func setStyle(_ style: Int32) {
    if let style = LayoutStyle(rawValue: style) { screen.setStyle(style) }
}

/// The current number of items.
@_expose(wasm, "itemCount") @_cdecl("itemCount")
public func itemCount() -> Int32 { Int32(screen.items.itemCount) }

/// The height of the content, in points. It includes the estimates of rows that weren't measured.
@_expose(wasm, "contentHeight") @_cdecl("contentHeight")
public func contentHeight() -> Double { screen.contentHeight }

/// The offset of an item's row, in points.
@_expose(wasm, "offsetOfItem") @_cdecl("offsetOfItem")
public func offsetOfItem(_ position: Int32) -> Double { screen.offset(ofItemAt: Int(position)) }

/// Scrolls, and returns the number of visible rows.
@_expose(wasm, "scroll") @_cdecl("scroll")
public func scroll(to offset: Double) -> Int32 {
    screen.scroll(to: offset)
    return Int32(screen.rows.count)
}

/// The actual offset after scrolling.
@_expose(wasm, "offset") @_cdecl("offset")
public func offset() -> Double { screen.offset }

/// The address of the visible rows, which is valid until the next call.
@_expose(wasm, "rows") @_cdecl("rows")
public func rows() -> UnsafeRawPointer? { screen.rows.withUnsafeBytes { $0.baseAddress } }

/// Creates the items after a change, without showing them. Numbers of unknown changes have no effect.
@_expose(wasm, "prepareChange") @_cdecl("prepareChange")
public func prepareChange(_ change: Int32) {
    if let change = Change(rawValue: change) { screen.prepare(change) }
}

/// Compares the items, and returns the number of edits.
@_expose(wasm, "compare") @_cdecl("compare")
public func compare() -> Int32 { Int32(screen.compare()) }

/// Shows the items that were compared last.
@_expose(wasm, "showChange") @_cdecl("showChange")
public func showChange() { screen.showChange() }

/// The number of items with a kind of edit: 0 for deletions, 1 for insertions, and 2 for moves.
@_expose(wasm, "editCount") @_cdecl("editCount")
public func editCount(_ kind: Int32) -> Int32 {
    switch kind {
    case 0: Int32(screen.batch.deletedItems.count)
    case 1: Int32(screen.batch.insertedItems.count)
    default: Int32(screen.batch.movedItems.count)
    }
}

/// The address of the positions of a kind of edit, with two positions for each move. It's valid until the next call.
@_expose(wasm, "edits") @_cdecl("edits")
public func edits(_ kind: Int32) -> UnsafeRawPointer? {
    switch kind {
    case 0: numbers = screen.batch.deletedItems.map { Int32($0.item) }
    case 1: numbers = screen.batch.insertedItems.map { Int32($0.item) }
    default: numbers = screen.batch.movedItems.flatMap { [Int32($0.source.item), Int32($0.destination.item)] }
    }
    return numbers.withUnsafeBytes { $0.baseAddress }
}

/// The address of the items, in order. It's valid until the next call.
@_expose(wasm, "items") @_cdecl("items")
public func items() -> UnsafeRawPointer? {
    numbers = screen.items.items.map { Int32($0) }
    return numbers.withUnsafeBytes { $0.baseAddress }
}

/// Performs random steps with some of the engines, and returns the number of errors. The kinds are 0 for collections
/// and outlines, 1 for constraints, and 2 for layouts.
@_expose(wasm, "walk") @_cdecl("walk")
public func walk(_ kind: Int32, seed: Int32, steps: Int32) -> Int32 {
    let seed = UInt64(truncatingIfNeeded: seed)
    switch kind {
    case 0:
        var walk = Walk(seed: seed)
        walk.run(steps: Int(steps))
        return Int32(walk.failures)
    case 1:
        var walk = ConstraintWalk(seed: seed)
        walk.run(steps: Int(steps))
        return Int32(walk.failures)
    default:
        var walk = LayoutWalk(seed: seed)
        walk.run(steps: Int(steps))
        return Int32(walk.failures)
    }
}
