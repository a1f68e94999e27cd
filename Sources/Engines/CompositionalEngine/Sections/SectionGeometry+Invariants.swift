import LayoutGeometry

extension SectionGeometry {
    /// What doesn't hold of the cells and of what lies around them; nil if all does.
    ///
    /// - Complexity: As of its content.
    var brokenInvariant: String? {
        if let problem = content.brokenInvariant { return problem }
        var fresh = self
        fresh.placeBoundaries()
        guard fresh.boundaries == boundaries else { return "The boundary items aren't around the cells." }
        return nil
    }
}
