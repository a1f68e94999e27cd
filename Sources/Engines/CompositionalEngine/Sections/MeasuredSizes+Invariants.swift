extension MeasuredSizes {
    /// What doesn't hold of the lengths; nil if all does.
    ///
    /// - Complexity: O(*n*) in the measured items.
    var brokenInvariant: String? {
        if let problem = widths?.brokenInvariant ?? heights?.brokenInvariant { return problem }
        guard let widths, let heights else { return nil }
        // An item is measured on all axes that count.
        guard widths.givenCount == heights.givenCount else {
            return "\(widths.givenCount) items have a width, and \(heights.givenCount) a height."
        }
        return nil
    }
}
