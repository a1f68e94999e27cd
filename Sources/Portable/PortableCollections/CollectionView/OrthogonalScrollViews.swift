/// The scroll views of sections that scroll across the layout's direction, by section.
@MainActor
final class OrthogonalScrollViews {
    private var bySection: [Int: OrthogonalScrollView] = [:]

    /// The scroll view of a section, if it has one that is in sight.
    subscript(_ section: Int) -> OrthogonalScrollView? { bySection[section] }

    var isEmpty: Bool { bySection.isEmpty }

    /// All of them, in no order.
    var all: [Int: OrthogonalScrollView] { bySection }

    /// Has a scroll view be a section's.
    func add(_ view: OrthogonalScrollView, forSection section: Int) { bySection[section] = view }

    /// Takes the scroll view of a section away.
    func remove(ofSection section: Int) {
        bySection.removeValue(forKey: section)?.removeFromSuperview()
    }

    /// Removes all scroll views when everything is reloaded.
    func removeAll() {
        for view in bySection.values { view.removeFromSuperview() }
        bySection = [:]
    }

    /// Files them under their sections' new numbers.
    ///
    /// - Returns: Those whose sections are gone; views may still leave in them.
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
