import Foundation

extension UIView {
    /// Moves and resizes the view according to its mask after its superview's size has changed.
    ///
    /// The flexible parts of each axis change in proportion to their lengths, or equally if all of them are 0. Without
    /// a flexible part, the distance at the end changes.
    func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        guard !autoLayout.isPlacedByConstraints else { return }
        let old = untransformedFrame
        var frame = old
        let mask = autoresizingMask
        (frame.origin.x, frame.size.width) = UIView.autoresize(
            start: frame.origin.x, length: frame.size.width, in: oldSize.width, to: newSize.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        (frame.origin.y, frame.size.height) = UIView.autoresize(
            start: frame.origin.y, length: frame.size.height, in: oldSize.height, to: newSize.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        if frame != old { untransformedFrame = frame }
    }

    /// The frame of the view without its transform.
    package var untransformedFrame: CGRect {
        get {
            if transform.isIdentity { return frame }
            let size = bounds.size
            return CGRect(
                x: center.x - anchorPoint.x * size.width, y: center.y - anchorPoint.y * size.height, width: size.width,
                height: size.height)
        }
        set {
            guard !transform.isIdentity else {
                frame = newValue
                return
            }
            bounds.size = newValue.size
            center = CGPoint(
                x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        }
    }

    private static func autoresize(
        start: CGFloat, length: CGFloat, in oldTotal: CGFloat, to newTotal: CGFloat,
        flexible: (start: Bool, length: Bool, end: Bool)
    ) -> (CGFloat, CGFloat) {
        let change = newTotal - oldTotal
        guard change != 0, flexible.start || flexible.length else { return (start, length) }
        let parts = [
            flexible.start ? start : 0, flexible.length ? length : 0,
            flexible.end ? oldTotal - start - length : 0,
        ]
        let total = parts.reduce(0, +)
        let count = CGFloat([flexible.start, flexible.length, flexible.end].filter { $0 }.count)
        func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total == 0 ? change / count : change * parts[index] / total
        }
        return (start + share(0, flexible.start), max(length + share(1, flexible.length), 0))
    }
}
