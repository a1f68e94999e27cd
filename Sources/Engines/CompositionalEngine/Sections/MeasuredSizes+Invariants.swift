extension MeasuredSizes {
    /// A description of the first violated invariant of the lengths; `nil` if there's no violation.
    ///
    /// - Complexity: O(*n*) in the number of measured items.
    var brokenInvariant: String? {
        if let problem = widths?.brokenInvariant ?? heights?.brokenInvariant { return problem }
        guard let widths, let heights else { return nil }
        // An item is measured on all relevant axes.
        guard widths.explicitCount == heights.explicitCount else {
            return "\(widths.explicitCount) items have a width, and \(heights.explicitCount) a height."
        }
        return nil
    }
}
