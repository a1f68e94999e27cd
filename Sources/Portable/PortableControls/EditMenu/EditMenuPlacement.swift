import Foundation

/// The frame and arrow of an edit menu, relative to its target.
package struct EditMenuPlacement: Equatable {
    /// The minimum distance of a menu from the edges of the available area, in points.
    static let margin: CGFloat = 8
    /// The distance between the tip of the arrow and the target.
    static let gap: CGFloat = 2
    /// The width of the arrow at the bar, and its height.
    static let arrowSize = CGSize(width: 18, height: 9)
    /// The minimum distance of the arrow from the ends of a side.
    private static let arrowInset: CGFloat = 20

    /// The frame of the bar and its arrow.
    package private(set) var frame: CGRect
    /// The side of the bar with the arrow.
    package private(set) var edge: Edge
    /// The position of the arrow's tip along that side, from the left or top of the frame.
    package private(set) var tip: CGFloat

    package enum Edge { case top, left, bottom, right }

    private let arrowHeight: CGFloat

    /// Creates a placement.
    ///
    /// - Parameters:
    ///   - target: The rectangle that the arrow points to. The menu doesn't cover it if there's enough space around it.
    ///   - size: The size of the bar without the arrow.
    ///   - area: The area that the menu may cover.
    ///   - arrowHeight: The height of the arrow, or of the space instead of it.
    package init(
        target: CGRect, size: CGSize, area: CGRect, preferred: UIEditMenuArrowDirection,
        arrowHeight arrow: CGFloat = arrowSize.height
    ) {
        arrowHeight = arrow
        let room = area.insetBy(dx: Self.margin, dy: Self.margin)
        let fits: [(Edge, Bool)] = [
            (.bottom, target.minY - Self.gap - arrow - size.height >= room.minY),
            (.top, target.maxY + Self.gap + arrow + size.height <= room.maxY),
            (.left, target.maxX + Self.gap + arrow + size.width <= room.maxX),
            (.right, target.minX - Self.gap - arrow - size.width >= room.minX),
        ]
        let wanted: Edge? =
            switch preferred {
            case .automatic: nil
            case .up: .top
            case .down: .bottom
            case .left: .left
            case .right: .right
            }
        // The menu is to the left or right only if that's preferred. If there isn't enough space around the target, the
        // menu is in its center.
        let possible = fits.filter(\.1).map(\.0)
        let edge = possible.first { $0 == wanted } ?? possible.first { $0 == .bottom || $0 == .top }
        self.edge = edge ?? .bottom
        switch self.edge {
        case .top, .bottom:
            let x = Self.clamped(target.midX - size.width / 2, room.minX, room.maxX - size.width)
            var y = self.edge == .top ? target.maxY + Self.gap : target.minY - Self.gap - arrow - size.height
            if edge == nil { y = Self.clamped(target.midY - size.height - arrow, room.minY, room.maxY) }
            frame = CGRect(x: x, y: y, width: size.width, height: size.height + arrow)
            tip = Self.clamped(target.midX - x, Self.arrowInset, size.width - Self.arrowInset)
        case .left, .right:
            let y = Self.clamped(target.midY - size.height / 2, room.minY, room.maxY - size.height)
            let x = self.edge == .left ? target.maxX + Self.gap : target.minX - Self.gap - arrow - size.width
            frame = CGRect(x: x, y: y, width: size.width + arrow, height: size.height)
            tip = Self.clamped(target.midY - y, Self.arrowInset, size.height - Self.arrowInset)
        }
    }

    /// The rectangle of the bar in the coordinate space of the frame.
    package var bar: CGRect {
        let arrow = arrowHeight, size = frame.size
        return switch edge {
        case .top: CGRect(x: 0, y: arrow, width: size.width, height: size.height - arrow)
        case .bottom: CGRect(x: 0, y: 0, width: size.width, height: size.height - arrow)
        case .left: CGRect(x: arrow, y: 0, width: size.width - arrow, height: size.height)
        case .right: CGRect(x: 0, y: 0, width: size.width - arrow, height: size.height)
        }
    }

    private static func clamped(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        max(min(value, most), least)
    }
}
