import Foundation

/// The frame of a popover and the position of its arrow.
package struct PopoverPlacement {
    static let arrowLength: CGFloat = 13
    static let arrowWidth: CGFloat = 37

    /// The frame of the bubble including its arrow.
    package let frame: CGRect
    package let direction: UIPopoverArrowDirection
    /// The center of the arrow along its side, relative to the frame's origin.
    package let arrow: CGFloat

    /// Creates a placement of a bubble next to an anchor. The bubble is on the first permitted side with enough space
    /// for the content, or shrinks on the side with the most space.
    ///
    /// - Parameter canOverlap: `true` to cover the anchor instead of shrinking.
    package init(
        _ size: CGSize, at anchor: CGRect, in room: CGRect, permitted: UIPopoverArrowDirection, canOverlap: Bool = false
    ) {
        let length = Self.arrowLength
        let candidates: [(direction: UIPopoverArrowDirection, room: CGFloat, needed: CGFloat)] = [
            (.up, room.maxY - anchor.maxY, size.height + length),
            (.down, anchor.minY - room.minY, size.height + length),
            (.left, room.maxX - anchor.maxX, size.width + length),
            (.right, anchor.minX - room.minX, size.width + length),
        ]
        let allowed = candidates.filter { permitted.contains($0.direction) }
        let usable = allowed.isEmpty ? candidates : allowed
        let chosen = usable.first { $0.room >= $0.needed } ?? usable.max { $0.room < $1.room }!
        direction = chosen.direction
        let isVertical = chosen.direction == .up || chosen.direction == .down
        let available = canOverlap ? (isVertical ? room.height : room.width) : chosen.room
        let depth = max(min(chosen.needed, available), length)
        var start =
            switch chosen.direction {
            case .up: anchor.maxY
            case .down: anchor.minY - depth
            case .left: anchor.maxX
            default: anchor.minX - depth
            }
        if canOverlap {
            let (low, high) = isVertical ? (room.minY, room.maxY) : (room.minX, room.maxX)
            start = max(min(start, high - depth), low)
        }
        func placed(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            max(min(middle - length / 2, high - length), low).rounded()
        }
        switch chosen.direction {
        case .up, .down:
            let width = min(size.width, room.width)
            let x = placed(anchor.midX, width, room.minX, room.maxX)
            frame = CGRect(
                x: x, y: start, width: width, height: depth)
            arrow = anchor.midX - x
        default:
            let height = min(size.height, room.height)
            let y = placed(anchor.midY, height, room.minY, room.maxY)
            frame = CGRect(
                x: start, y: y, width: depth, height: height)
            arrow = anchor.midY - y
        }
    }
}
