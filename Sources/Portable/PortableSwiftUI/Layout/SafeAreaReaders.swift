import LayoutGeometry

/// Methods for elements whose layout depends on the safe area that they can extend into.
@MainActor
protocol SafeAreaReader: Element {
    /// The insets by which the element can extend into the safe area at the edges that it touches, with left as
    /// leading.
    var touchedInsets: Insets { get }
    /// The value of ``touchedInsets`` when the element was last placed.
    var placedInsets: Insets { get }
}

/// The elements of a graph that depend on the sides of the safe area that they touch.
///
/// A moved element isn't placed again if its proposal stays the same, and neither are elements in a moved or scrolled
/// element.
@MainActor
struct SafeAreaReaders {
    private struct Reader {
        // An element removes itself when it leaves the graph.
        unowned(unsafe) let element: any SafeAreaReader
    }

    private var readers: [UInt64: Reader] = [:]

    mutating func add(_ element: any SafeAreaReader) { readers[element.id] = Reader(element: element) }

    mutating func remove(_ element: any SafeAreaReader) { readers[element.id] = nil }

    /// The elements that touch different edges of the safe area than when they were placed.
    ///
    /// - Complexity: O(*n* · *d*) in the number of elements and their depth.
    var changed: [any SafeAreaReader] {
        readers.values.lazy.map(\.element).filter {
            $0.placedProposal != nil && !$0.needsLayout && $0.touchedInsets != $0.placedInsets
        }
    }
}
