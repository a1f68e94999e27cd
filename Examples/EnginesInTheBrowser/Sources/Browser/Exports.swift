import CompositionalEngine
import DiffEngine
import LayoutGeometry
import Runtime

// The functions that the page calls. WebAssembly without threads runs one call at a time.

nonisolated(unsafe) private var screen = Screen(itemCount: 0, seed: 0, size: .zero, scale: 1)
/// Numbers that the page asked for.
nonisolated(unsafe) private var numbers: [Int32] = []

/// Restarts with the given number of items and a viewport in points.
@_expose(wasm, "start") @_cdecl("start")
public func start(itemCount: Int32, seed: Int32, width: Double, height: Double, scale: Double) {
    screen = Screen(
        itemCount: Int(itemCount), seed: UInt64(truncatingIfNeeded: seed), size: Size(width: width, height: height),
        scale: scale)
}

/// The viewport has another size, in points.
@_expose(wasm, "resize") @_cdecl("resize")
public func resize(width: Double, height: Double) { screen.resize(to: Size(width: width, height: height)) }

/// Lays out as a list or as a grid; numbers of no style change nothing.
@_expose(wasm, "setStyle") @_cdecl("setStyle")
public func setStyle(_ style: Int32) {
    if let style = LayoutStyle(rawValue: style) { screen.setStyle(style) }
}

/// How many items there are now.
@_expose(wasm, "itemCount") @_cdecl("itemCount")
public func itemCount() -> Int32 { Int32(screen.items.itemCount) }

/// How high all rows are together, in points, as far as they were measured.
@_expose(wasm, "contentHeight") @_cdecl("contentHeight")
public func contentHeight() -> Double { screen.contentHeight }

/// Where the row of an item begins, in points.
@_expose(wasm, "offsetOfItem") @_cdecl("offsetOfItem")
public func offsetOfItem(_ position: Int32) -> Double { screen.offset(ofItemAt: Int(position)) }

/// Scrolls, and returns the number of visible rows.
@_expose(wasm, "scroll") @_cdecl("scroll")
public func scroll(to offset: Double) -> Int32 {
    screen.scroll(to: offset)
    return Int32(screen.rows.count)
}

/// Where it was really scrolled to.
@_expose(wasm, "offset") @_cdecl("offset")
public func offset() -> Double { screen.offset }

/// Where the visible rows are in memory, until the next call.
@_expose(wasm, "rows") @_cdecl("rows")
public func rows() -> UnsafeRawPointer? { screen.rows.withUnsafeBytes { $0.baseAddress } }

/// Makes the items that a change leads to, without showing them; numbers of no change do nothing.
@_expose(wasm, "prepareChange") @_cdecl("prepareChange")
public func prepareChange(_ change: Int32) {
    if let change = Change(rawValue: change) { screen.prepare(change) }
}

/// The number of edits.
@_expose(wasm, "compare") @_cdecl("compare")
public func compare() -> Int32 { Int32(screen.compare()) }

/// Shows what was compared last.
@_expose(wasm, "showChange") @_cdecl("showChange")
public func showChange() { screen.showChange() }

/// The number of items of one kind of edit: 0 for deleted ones, 1 for inserted ones, 2 for moved ones.
@_expose(wasm, "editCount") @_cdecl("editCount")
public func editCount(_ kind: Int32) -> Int32 {
    switch kind {
    case 0: Int32(screen.batch.deletedItems.count)
    case 1: Int32(screen.batch.insertedItems.count)
    default: Int32(screen.batch.movedItems.count)
    }
}

/// Where the positions of one kind of edit are in memory, until the next call; two for each move.
@_expose(wasm, "edits") @_cdecl("edits")
public func edits(_ kind: Int32) -> UnsafeRawPointer? {
    switch kind {
    case 0: numbers = screen.batch.deletedItems.map { Int32($0.item) }
    case 1: numbers = screen.batch.insertedItems.map { Int32($0.item) }
    default: numbers = screen.batch.movedItems.flatMap { [Int32($0.source.item), Int32($0.destination.item)] }
    }
    return numbers.withUnsafeBytes { $0.baseAddress }
}

/// Where the items are in memory, in order, until the next call.
@_expose(wasm, "items") @_cdecl("items")
public func items() -> UnsafeRawPointer? {
    numbers = screen.items.items.map { Int32($0) }
    return numbers.withUnsafeBytes { $0.baseAddress }
}

/// Takes random steps with some of the engines, and returns how often they were wrong: 0 for collections and outlines, 1
/// for constraints, 2 for layouts.
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
