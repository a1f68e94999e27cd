import Foundation

/// Where an edit menu stands beside what it is for: where its arrow points.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Above if there is room, or else below.
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

/// What an edit menu is about, and where.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    private let ownIdentifier: AnyHashable
    private let point: CGPoint

    /// A menu at a point.
    ///
    /// - Parameters:
    ///   - identifier: Tells menus apart; nil makes one that no other menu has.
    ///   - sourcePoint: A point of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        ownIdentifier = identifier ?? AnyHashable(UUID())
        point = sourcePoint
        super.init()
    }

    /// What tells the menu from others.
    open var identifier: AnyHashable { ownIdentifier }
    /// A point of the interaction's view.
    open var sourcePoint: CGPoint { point }
    /// Where the menu's arrow is to point; automatic by default. Where there is no room it stands elsewhere.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}
