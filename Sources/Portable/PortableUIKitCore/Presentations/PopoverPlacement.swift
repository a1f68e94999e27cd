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
    package init(_ size: CGSize, at anchor: CGRect, in room: CGRect, permitted: UIPopoverArrowDirection) {
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
        let depth = max(min(chosen.needed, chosen.room), length)
        func placed(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            max(min(middle - length / 2, high - length), low).rounded()
        }
        switch chosen.direction {
        case .up, .down:
            let width = min(size.width, room.width)
            let x = placed(anchor.midX, width, room.minX, room.maxX)
            frame = CGRect(
                x: x, y: chosen.direction == .up ? anchor.maxY : anchor.minY - depth, width: width, height: depth)
            arrow = anchor.midX - x
        default:
            let height = min(size.height, room.height)
            let y = placed(anchor.midY, height, room.minY, room.maxY)
            frame = CGRect(
                x: chosen.direction == .left ? anchor.maxX : anchor.minX - depth, y: y, width: depth, height: height)
            arrow = anchor.midY - y
        }
    }
}
