import LayoutGeometry

extension DisplayImage {
    /// The parts of an image whose corners keep their size while the rest stretches: up to nine, row by row, each with
    /// where it is (in the image, in points) and where it is drawn. Corners shrink where `rect` is smaller than both
    /// together. Parts without an area are left out.
    ///
    /// - Returns: Nil if an inset is negative, or if the insets leave no middle to stretch.
    package func parts(capInsets caps: Insets, in rect: Rect) -> [(source: Rect, target: Rect)]? {
        guard min(caps.top, caps.leading, caps.bottom, caps.trailing) >= 0, caps.total(.horizontal) < size.width,
            caps.total(.vertical) < size.height
        else { return nil }
        let shrinkX = min(1, rect.size.width / max(caps.total(.horizontal), .leastNonzeroMagnitude))
        let shrinkY = min(1, rect.size.height / max(caps.total(.vertical), .leastNonzeroMagnitude))
        let sourceX = [0, caps.leading, size.width - caps.trailing, size.width]
        let sourceY = [0, caps.top, size.height - caps.bottom, size.height]
        let targetX = [
            rect.minX, rect.minX + caps.leading * shrinkX, rect.maxX - caps.trailing * shrinkX, rect.maxX,
        ]
        let targetY = [rect.minY, rect.minY + caps.top * shrinkY, rect.maxY - caps.bottom * shrinkY, rect.maxY]
        func part(_ x: [Double], _ y: [Double], _ column: Int, _ row: Int) -> Rect {
            Rect(x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
        }
        var parts: [(source: Rect, target: Rect)] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let source = part(sourceX, sourceY, column, row), target = part(targetX, targetY, column, row)
                if !source.isEmpty, !target.isEmpty { parts.append((source, target)) }
            }
        }
        return parts
    }
}
