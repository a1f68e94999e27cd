extension UIView {
    /// A description of the text size limits of the view and its superviews, from the view outward, with a line for
    /// each. Use it for debugging.
    public var appliedContentSizeCategoryLimitsDescription: String {
        let lines = sequence(first: self, next: \.superview).compactMap { view -> String? in
            let smallest = view.minimumContentSizeCategory, largest = view.maximumContentSizeCategory
            guard smallest != nil || largest != nil else { return nil }
            return "\(view): minimum \(smallest?.rawValue ?? "none"), maximum \(largest?.rawValue ?? "none")"
        }
        return lines.isEmpty
            ? "No content size category limits are applied to \(self)." : lines.joined(separator: "\n")
    }

    /// Returns the traits with the text size limited to the view's range. An unspecified size isn't changed.
    func limitingContentSizeCategory(of traits: UITraitCollection) -> UITraitCollection {
        let smallest = minimumContentSizeCategory, largest = maximumContentSizeCategory
        guard smallest != nil || largest != nil, traits.preferredContentSizeCategory.index != nil else { return traits }
        var category = traits.preferredContentSizeCategory
        if let smallest, category < smallest { category = smallest }
        if let largest, category > largest { category = largest }
        guard category != traits.preferredContentSizeCategory else { return traits }
        return traits.replacing(UITraitPreferredContentSizeCategory.self, value: category)
    }
}
