import LayoutGeometry

extension SectionGeometry {
    /// A description of the first violated invariant of the cells and the boundary items; `nil` if there's no
    /// violation.
    ///
    /// - Complexity: The same as for its content.
    var brokenInvariant: String? {
        if let problem = content.brokenInvariant { return problem }
        var fresh = self
        fresh.placeBoundaries()
        guard fresh.boundaries == boundaries else { return "The boundary items aren't around the cells." }
        return nil
    }
}
