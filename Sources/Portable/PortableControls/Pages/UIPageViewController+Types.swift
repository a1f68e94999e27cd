extension UIPageViewController {
    /// The axis along which pages are turned.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The direction of a page turn.
    public enum NavigationDirection: Int, Sendable {
        /// The direction to the next page.
        case forward = 0
        /// The direction to the previous page.
        case reverse = 1
    }

    /// The style of the transition between pages.
    public enum TransitionStyle: Int, Sendable {
        /// Pages curl. They're shown with the `scroll` style.
        case pageCurl = 0
        /// Pages scroll.
        case scroll = 1
    }

    /// The location of the spine of a book.
    public enum SpineLocation: Int, Sendable {
        /// There's no spine, because pages scroll.
        case none = 0
        /// The spine is at the leading edge of the page.
        case min = 1
        /// The spine is between two pages.
        case mid = 2
        /// The spine is at the trailing edge of the page.
        case max = 3
    }

    /// A key in the options of a page view controller.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The string value of the key.
        public let rawValue: String

        /// Creates a key from its string value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The location of the spine for pages that curl: a `SpineLocation` or its raw value.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between pages that scroll: a number in points. The default is 0.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// Methods for providing the pages of a page view controller.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Asks the data source for the page before `viewController`, or `nil` if it's the first one.
    @Required
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Asks the data source for the page after `viewController`, or `nil` if it's the last one.
    @Required
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Asks the data source for the number of dots in the page indicator. The default is 0, which hides the indicator.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Asks the data source for the index of the current page's dot. The default is 0.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0, which hides the page indicator. This is the default implementation.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0. This is the default implementation.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Methods that respond to page turns by the user. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user began turning to other pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Tells the delegate that a page turn by the user ended.
    ///
    /// - Parameters:
    ///   - pageViewController: The page view controller.
    ///   - finished: A Boolean value that indicates whether the animation finished.
    ///   - previousViewControllers: The previous pages.
    ///   - completed: A Boolean value that indicates whether the page was turned.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// Asks the delegate for the location of the spine before a rotation. It's called for pages that curl, and can set
    /// other pages and change ``UIPageViewController/isDoubleSided``. The default is the current location.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// Asks the delegate for the supported interface orientations.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    /// Asks the delegate for the orientation of the page view controller when it's presented. The default is portrait.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// Does nothing. This is the default implementation.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing. This is the default implementation.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    /// Returns the current spine location. This is the default implementation.
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        pageViewController.spineLocation
    }
    /// Returns all orientations except upside down. This is the default implementation.
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask {
        .allButUpsideDown
    }
    /// Returns portrait.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
}
