import DisplayList
import LayoutGeometry

/// The state of a screen: the position and appearance of all visible content, the layout attributes of cells, the
/// content sizes of scroll views, and the accessibility elements.
///
/// Views are identified independently of their order: cells and headers by their index paths, other views by their
/// class and their position among the views of that class. Positions are relative to the visible corner of the
/// container, so scroll offsets make no difference if the visible content is the same.
public struct ScreenState {
    /// A layer, an accessibility element, or the screen.
    struct Node {
        var name: String
        var values: [(name: String, value: Value)] = []
        var children: [Node] = []
        /// The position in the parent, for the order among nodes with the same name.
        var place = Point.zero
        /// A Boolean value that indicates whether the node is so close to the edge that half a pixel determines whether
        /// it's visible.
        var isMarginal = false
        /// A Boolean value that indicates whether the children are identified by number in a meaningful order.
        var isOrdered = false
    }

    enum Value {
        /// Lengths in points, which are equal if they differ by at most half a pixel.
        case lengths([Double])
        case text(String)
        case drawing([DisplayCommand])
    }

    var root: Node
    /// Half a pixel, in points.
    var tolerance: Double

    /// Returns the difference between this state and that of a new screen with the same content, or `nil` if there's
    /// none.
    /// - Complexity: O(*n*) in the number of layers on the screens.
    public func difference(from other: ScreenState) -> ScreenDifference? {
        ScreenComparer(tolerance: min(tolerance, other.tolerance) + 0.01).difference(root, other.root, path: [])
    }
}

/// The first difference between two screens.
public struct ScreenDifference: Hashable, Sendable, CustomStringConvertible {
    /// The path from the window to the node that differs.
    public let path: [String]
    /// A description of the difference.
    public let detail: String
    /// A Boolean value that indicates whether a node exists on only one of the screens.
    var isOfPresence = false

    /// The path and the difference in a few lines.
    public var description: String { "\(path.joined(separator: " / "))\n    \(detail)" }
}
