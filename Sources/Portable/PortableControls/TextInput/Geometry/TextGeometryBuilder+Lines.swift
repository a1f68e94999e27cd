import DisplayList
import LayoutGeometry

extension TextGeometryBuilder {
    mutating func addLine(
        _ placed: PlacedText.Line, _ line: TextLine, start: Int, next: Int, ends: [Int]
    ) {
        var cells: [TextGeometry.Cell] = []
        var index = ends.partitioningIndex { $0 > placed.range.lowerBound }
        var clusters = placed.clusters[...]
        var lower = placed.range.lowerBound
        while lower < placed.range.upperBound, index < ends.count {
            let range = lower..<min(ends[index], placed.range.upperBound)
            cells.append(cell(range, in: &clusters, start: placed.range.lowerBound))
            lower = ends[index]
            index += 1
        }
        var result = TextGeometry.Line(
            range: (start + placed.range.lowerBound)..<(start + placed.range.upperBound), next: next,
            top: 0, bottom: 0, baseline: 0, ownCarets: [], ownCells: cells, isRightToLeft: placed.isRightToLeft,
            container: containerIndex, slot: placed.slot)
        place(&result, line)
        result.ownCarets = carets(of: result, emptyAt: CGFloat(line.x))
        lines.append(result)
    }

    /// Returns the character with a range: the union of its clusters, or its share of a cluster that represents several
    /// characters.
    private func cell(
        _ range: Range<Int>, in clusters: inout ArraySlice<PlacedText.Cluster>, start: Int
    ) -> TextGeometry.Cell {
        let level = clusters.first?.level ?? 0
        var left = Double.infinity
        var right = -Double.infinity
        while let cluster = clusters.first, cluster.range.lowerBound < range.upperBound {
            let count = Double(max(cluster.range.count, 1))
            let from = Double(max(range.lowerBound - cluster.range.lowerBound, 0)) / count
            let to = Double(min(range.upperBound - cluster.range.lowerBound, cluster.range.count)) / count
            let isRightToLeft = cluster.level % 2 == 1
            left = min(left, cluster.x + cluster.width * (isRightToLeft ? 1 - to : from))
            right = max(right, cluster.x + cluster.width * (isRightToLeft ? 1 - from : to))
            if cluster.range.upperBound > range.upperBound { break }
            clusters = clusters.dropFirst()
        }
        let limits = width.isFinite ? 0...Double(max(width, 0)) : -Double.infinity...Double.infinity
        left = min(max(left, limits.lowerBound), limits.upperBound)
        right = min(max(right, limits.lowerBound), limits.upperBound)
        return TextGeometry.Cell(
            range: (range.lowerBound - start)..<(range.upperBound - start), x: CGFloat(left),
            width: CGFloat(right - left), level: level)
    }

    /// Returns the positions of the caret. Between two characters with different directions, the caret is at the one
    /// whose level is lower, so that each offset has a distinct position on the line.
    private func carets(of line: TextGeometry.Line, emptyAt x: CGFloat) -> [TextGeometry.Caret] {
        guard let first = line.ownCells.first, let last = line.ownCells.last else {
            return [TextGeometry.Caret(offset: 0, x: x)]
        }
        let left = line.ownCells.reduce(CGFloat.infinity) { min($0, $1.x) }
        let right = line.ownCells.reduce(-CGFloat.infinity) { max($0, $1.x + $1.width) }
        let base: UInt8 = line.isRightToLeft ? 1 : 0
        var carets = [TextGeometry.Caret(offset: first.range.lowerBound, x: line.isRightToLeft ? right : left)]
        for (before, after) in zip(line.ownCells, line.ownCells.dropFirst()) {
            let x = before.level <= after.level ? before.trailing : after.leading
            carets.append(TextGeometry.Caret(offset: after.range.lowerBound, x: x))
        }
        let end = last.level <= base ? last.trailing : line.isRightToLeft ? left : right
        carets.append(TextGeometry.Caret(offset: last.range.upperBound, x: end))
        return carets
    }
}
