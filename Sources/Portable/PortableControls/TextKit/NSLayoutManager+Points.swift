import Foundation

extension NSLayoutManager {
    /// Returns the index of the glyph that is closest to a point of a container.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// Returns the index of the glyph that is closest to a point of a container.
    ///
    /// - Parameter partialFraction: On return, the position of the point in the glyph, from 0 to 1 in the glyph's direction.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let (index, fraction) = position(of: point, in: container)
        partialFraction?.pointee = fraction
        return index
    }

    /// Returns the position of a point in the closest glyph, from 0 to 1 in the glyph's direction.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        position(of: point, in: container).fraction
    }

    /// Returns the index of the character that is closest to a point of a container.
    ///
    /// - Parameter partialFraction: On return, the position of the point between the insertion points before and after the
    ///   character, from 0 to 1.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    private func position(of point: CGPoint, in container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
        layOut(container, above: point.y)
        let lines = lines(in: container)
        let index = lines.partitioningIndex { $0.bottom > point.y }
        guard var line = index < lines.endIndex ? lines[index] : lines.last else { return (0, 0) }
        // The line of a row with several lines.
        if line.slot != nil {
            let row = lines.filter { $0.top < line.bottom && $0.bottom > line.top }
            line = row.min { rect(of: $0).distance(to: point.x) < rect(of: $1).distance(to: point.x) } ?? line
        }
        let x = point.x - container.lineFragmentPadding
        let cells = line.cells
        guard let nearest = cells.min(by: { $0.distance(to: x) < $1.distance(to: x) }) else {
            return (line.range.lowerBound, 0)
        }
        let fraction = nearest.width > 0 ? min(max((x - nearest.x) / nearest.width, 0), 1) : 0
        return (nearest.range.lowerBound, nearest.isRightToLeft ? 1 - fraction : fraction)
    }
}

extension CGRect {
    fileprivate func distance(to x: CGFloat) -> CGFloat { max(minX - x, x - maxX, 0) }
}

extension TextGeometry.Cell {
    fileprivate func distance(to x: CGFloat) -> CGFloat { max(self.x - x, x - (self.x + width), 0) }
}
