/// The scroll views of orthogonal sections, by section.
@MainActor
final class OrthogonalScrollViews {
    private var bySection: [Int: OrthogonalScrollView] = [:]

    /// Returns the scroll view of a visible orthogonal section, or `nil`.
    subscript(_ section: Int) -> OrthogonalScrollView? { bySection[section] }

    var isEmpty: Bool { bySection.isEmpty }

    /// All scroll views, in no order.
    var all: [Int: OrthogonalScrollView] { bySection }

    /// Adds the scroll view of a section.
    func add(_ view: OrthogonalScrollView, forSection section: Int) { bySection[section] = view }

    /// Removes the scroll view of a section.
    func remove(ofSection section: Int) {
        bySection.removeValue(forKey: section)?.removeFromSuperview()
    }

    /// Removes all scroll views when everything is reloaded.
    func removeAll() {
        for view in bySection.values { view.removeFromSuperview() }
        bySection = [:]
    }

    /// Updates the section indexes.
    ///
    /// - Returns: The scroll views of deleted sections, whose views may still be leaving.
    func move(to target: (Int) -> Int?) -> [OrthogonalScrollView] {
        var gone: [OrthogonalScrollView] = []
        var moved: [Int: OrthogonalScrollView] = [:]
        for (section, view) in bySection {
            if let target = target(section) {
                view.section = target
                moved[target] = view
            } else {
                view.isUserInteractionEnabled = false
                gone.append(view)
            }
        }
        bySection = moved
        return gone
    }
}
