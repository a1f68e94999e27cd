/// The spine of pages that curl, and the number of pages that are visible next to it.
@MainActor
struct PageBinding {
    private(set) var location: UIPageViewController.SpineLocation
    var isDoubleSided: Bool
    /// The pages that the delegate sets while it chooses a spine. They're shown after it.
    var requested: [UIViewController]?
    /// A Boolean value that indicates whether the delegate is choosing a spine, which determines the number of pages.
    var isBeingChosen = false

    init(_ location: UIPageViewController.SpineLocation) {
        self.location = location
        isDoubleSided = location == .mid
    }

    /// The number of pages of the data source by which a page turn moves.
    var pagesPerTurn: Int { isDoubleSided ? 2 : 1 }

    /// The number of pages that are visible together.
    var visibleCount: Int { location == .mid ? 2 : 1 }

    /// Returns the pages that are visible if the app sets some, or `nil` if their number is wrong.
    func visible(_ pages: [UIViewController]) -> [UIViewController]? {
        // The back of a page is only visible while it curls.
        let hasBack = location != .mid && isDoubleSided && pages.count == 2
        return pages.count == visibleCount || hasBack ? Array(pages.prefix(visibleCount)) : nil
    }

    /// Ends the delegate's choice.
    mutating func place(at location: UIPageViewController.SpineLocation) {
        self.location = location
        if location == .mid { isDoubleSided = true }
        isBeingChosen = false
        requested = nil
    }
}

extension UIPageViewController.SpineLocation {
    /// The name in messages of UIKit.
    var objectiveCName: String {
        switch self {
        case .none: "UIPageViewControllerSpineLocationNone"
        case .min: "UIPageViewControllerSpineLocationMin"
        case .mid: "UIPageViewControllerSpineLocationMid"
        case .max: "UIPageViewControllerSpineLocationMax"
        }
    }
}
