import Foundation

/// The position of an edit menu relative to its target: the direction in which its arrow points.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The menu is above the target if there's enough space, and otherwise below it.
    case automatic = 0
    /// The arrow points up: the menu is below.
    case up = 1
    /// The arrow points down: the menu is above.
    case down = 2
    /// The arrow points to the left: the menu is to the right.
    case left = 3
    /// The arrow points to the right: the menu is to the left.
    case right = 4
}

/// The identifier, the location, and the preferred arrow direction of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    private let ownIdentifier: AnyHashable
    private let point: CGPoint

    /// Creates a configuration of a menu at a point.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the menu, or `nil` for a unique one.
    ///   - sourcePoint: A point in the coordinate space of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        ownIdentifier = identifier ?? AnyHashable(UUID())
        point = sourcePoint
        super.init()
    }

    /// The identifier of the menu.
    open var identifier: AnyHashable { ownIdentifier }
    /// A point in the coordinate space of the interaction's view.
    open var sourcePoint: CGPoint { point }
    /// The preferred direction of the menu's arrow. The default is `automatic`. If there isn't enough space, the menu
    /// uses another direction.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}
