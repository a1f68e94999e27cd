import LayoutGeometry

/// Methods for elements whose layout depends on how far they could grow over the safe area.
@MainActor
protocol SafeAreaReader: Element {
    /// How far the element could grow over the sides of the safe area that it touches, with left as leading.
    var touchedInsets: Insets { get }
    /// ``touchedInsets`` when the element was placed last.
    var placedInsets: Insets { get }
}

/// The elements of a graph that depend on the sides of the safe area that they touch.
///
/// An element that is moved isn't placed again if it is offered the same size, and neither is one in an element that is
/// moved or scrolled.
@MainActor
struct SafeAreaReaders {
    private struct Reader {
        // An element removes itself when it leaves the graph.
        unowned(unsafe) let element: any SafeAreaReader
    }

    private var readers: [UInt64: Reader] = [:]

    mutating func add(_ element: any SafeAreaReader) { readers[element.id] = Reader(element: element) }

    mutating func remove(_ element: any SafeAreaReader) { readers[element.id] = nil }

    /// The elements that touch other sides than when they were placed.
    ///
    /// - Complexity: O(*n* · *d*) in the number of elements and their depth.
    var changed: [any SafeAreaReader] {
        readers.values.lazy.map(\.element).filter {
            $0.placedProposal != nil && !$0.needsLayout && $0.touchedInsets != $0.placedInsets
        }
    }
}
