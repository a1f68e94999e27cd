import LayoutGeometry

extension UICollectionViewCompositionalLayout {
    /// Returns the section whose part of the content contains a point, in the collection view's content; `nil` beyond the
    /// first and the last one.
    /// - Complexity: O(log *n*) in the number of sections.
    func section(at point: CGPoint) -> Int? {
        let rect = Rect(x: Double(point.x), y: Double(point.y), width: 0, height: 0)
        return solver.sections(meeting: rect).last { solver.sectionFrame($0)?.contains(rect.origin) ?? false }
    }
}
