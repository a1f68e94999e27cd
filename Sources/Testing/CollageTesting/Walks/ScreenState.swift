import DisplayList
import LayoutGeometry

/// The state of a screen: the position and appearance of all visible content, the layout attributes of cells, the
/// content sizes of scroll views, and the accessibility elements.
///
/// Views are identified independently of their order: cells and headers by their index paths, other views by their
/// class and their position among the views of that class. Positions are relative to the visible corner of the
/// container, so scroll offsets make no difference if the visible content is the same.
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
    /// The path from the window to the node that differs.
    public let path: [String]
    /// A description of the difference.
    public let detail: String
    /// Whether something is there on one screen only.
    var isOfPresence = false

    /// Place and difference in a few lines.
    public var description: String { "\(path.joined(separator: " / "))\n    \(detail)" }
}
