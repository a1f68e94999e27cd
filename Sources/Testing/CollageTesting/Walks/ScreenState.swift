import DisplayList
import LayoutGeometry

/// What a screen shows, to be compared with what another one shows: places and looks of everything that is seen, what
/// layouts say of cells, what scroll views scroll through, and what is read out.
///
/// Views are known by what they are, not by their order: cells and headers by their index paths, others by their class
/// and their place among views of that class. Places are measured from the visible corner of what they are in, so that
/// scroll offsets don't show where the same contents are seen.
public struct ScreenState {
    /// A layer, an element that is read out, or the whole.
    struct Node {
        var name: String
        var values: [(name: String, value: Value)] = []
        var children: [Node] = []
        /// Where it is in its parent, for the order among others of its name.
        var place = Point.zero
        /// Whether so little of it is seen that half a pixel decides whether any is.
        var isMarginal = false
        /// Whether it has children by number, in an order that means something.
        var isOrdered = false
    }

    enum Value {
        /// Lengths in points: the same if they differ by half a pixel at most.
        case lengths([Double])
        case text(String)
        case drawing([DisplayCommand])
    }

    var root: Node
    /// Half a pixel, in points.
    var tolerance: Double

    /// Where this state differs from that of a screen which shows the same for the first time; nil if it doesn't.
    /// - Complexity: O(layers on the screens).
    public func difference(fromFresh fresh: ScreenState) -> ScreenDifference? {
        ScreenComparer(tolerance: min(tolerance, fresh.tolerance) + 0.01).difference(root, fresh.root, path: [])
    }
}

/// The first place at which two screens differ.
public struct ScreenDifference: Hashable, Sendable, CustomStringConvertible {
    /// What differs, from the window on.
    public let path: [String]
    /// What is different about it.
    public let detail: String
    /// Whether something is there on one screen only.
    var isOfPresence = false

    /// Place and difference in a few lines.
    public var description: String { "\(path.joined(separator: " / "))\n    \(detail)" }
}
