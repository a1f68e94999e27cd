import Foundation

/// A controller that shows one of many pages, each a controller, and lets the user turn them.
///
/// ```swift
/// final class RecipePages: NSObject, UIPageViewControllerDataSource {
///     let pages = [Recipe(name: "Soup"), Recipe(name: "Bread")].map { RecipeViewController(recipe: $0) }
///
///     func pageViewController(
///         _ parent: UIPageViewController, viewControllerBefore page: UIViewController
///     ) -> UIViewController? { pages.prefix { $0 != page }.last }
///
///     func pageViewController(
///         _ parent: UIPageViewController, viewControllerAfter page: UIViewController
///     ) -> UIViewController? { pages.drop { $0 != page }.dropFirst().first }
/// }
/// let recipePages = RecipePages()
/// let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// controller.dataSource = recipePages
/// controller.setViewControllers([recipePages.pages[0]], direction: .forward, animated: false)
/// ```
///
/// When a page appears, the controller requests its neighbors from the data source. It adds them as children and loads
/// their views only when they become visible. In right-to-left languages, the next page is on the left.
///
/// Differs from UIKit: pages never curl. With `.pageCurl`, they scroll, a message is logged, and only the first of two
/// pages is shown.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// Creates a page view controller without pages.
    ///
    /// - Parameters:
    ///   - style: The style of the transition between pages.
    ///   - navigationOrientation: The axis along which pages are turned.
    ///   - options: Options, such as the space between pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        super.init(nibName: nil, bundle: nil)
        setUp(style: style, orientation: navigationOrientation, options: options ?? [:])
    }

    /// Creates a page view controller without pages, with the page curl style and a horizontal axis.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Creates a page view controller from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(into: self, as: UIPageViewController.self)
    }

    /// Sets the properties that can be specified only during initialization.
    package func setUp(style: TransitionStyle, orientation: NavigationOrientation, options: [OptionsKey: Any]) {
        self.style = style
        self.orientation = orientation
        if style == .scroll {
            let spacing = options[.interPageSpacing]
            pager.spacing = spacing as? CGFloat ?? (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        } else {
            let given = options[.spineLocation]
            let raw = given as? Int ?? (given as? NSNumber)?.intValue
            spine = given as? SpineLocation ?? raw.flatMap(SpineLocation.init) ?? .min
            Diagnostics.log("UIPageViewController: pages don't curl here; they scroll instead")
        }
        pager.isVertical = orientation == .vertical
    }

    private var style = TransitionStyle.scroll
    private var orientation = NavigationOrientation.horizontal
    private var spine = SpineLocation.none
    private lazy var pager = PagerView(controller: self)
    private lazy var pageControl = UIPageControl(frame: .zero)

    /// The object that provides the pages. Without it, the user can't turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            pager.removeNeighbors()
            updatePageControl()
        }
    }
    /// The object that is notified of page turns by the user.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The transition style that was passed to the initializer.
    open var transitionStyle: TransitionStyle { style }
    /// The axis along which pages are turned.
    open var navigationOrientation: NavigationOrientation { orientation }
    /// The location of the spine, which is `none` for pages that scroll.
    open var spineLocation: SpineLocation { spine }
    /// A Boolean value that indicates whether pages that curl have content on their back. The default is `false`. The
    /// value is stored but has no effect.
    open var isDoubleSided = false
    /// The gesture recognizers of pages that curl. The array is empty, because pages scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    // MARK: Pages

    /// The current page in an array, which is empty before a page is set.
    open var viewControllers: [UIViewController]? { pager.current.map { [$0] } ?? [] }

    /// Shows another page. The delegate isn't notified.
    ///
    /// - Parameters:
    ///   - viewControllers: An array with the page. Raises an exception if it's `nil` or empty.
    ///   - direction: The direction of the animation.
    ///   - animated: A Boolean value that indicates whether the change is animated.
    ///   - completion: A closure that is called when the page is shown. Its argument is `false` if another call
    ///     replaced the page.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let count = viewControllers?.count ?? 0
        let needed = spine == .mid ? 2 : 1
        guard let page = viewControllers?.first, count == needed || (style == .pageCurl && isDoubleSided) else {
            raise(
                "The number of view controllers provided (\(count)) doesn't match the number required (\(needed)) for the requested transition"
            )
        }
        pager.show(page, from: direction == .forward ? .after : .before, animated: animated, completion: completion)
        updatePageControl()
    }

    /// Creates a view that contains the pages and the page indicator.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager)
        view.addSubview(pageControl)
        pageControl.addAction(UIAction { [weak self] _ in self?.dotsWereTapped() }, for: .valueChanged)
        self.view = view
        pager.installCurrent()
    }

    /// Returns the scroll view of the current page, unless the app has set one.
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        let found = super.contentScrollView(for: edge)
        return found === pager ? pager.current?.contentScrollView(for: edge) : found
    }

    /// Lays out the page and the page indicator.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        var bounds = view.bounds
        let dots = pageControl.isHidden ? 0 : Self.pageControlHeight
        pageControl.frame = CGRect(
            x: 0, y: bounds.height - view.safeAreaInsets.bottom - dots, width: bounds.width, height: dots)
        if dots > 0 { bounds.size.height = max(pageControl.frame.minY, 0) }
        pager.layOut(in: bounds)
    }

    /// The supported orientations. If the delegate implements the method, it determines them.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    /// The orientation that the delegate chooses.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
    /// The current page, which determines the style of the status bar.
    open override var childForStatusBarStyle: UIViewController? { pager.current }
    /// The current page, which determines whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { pager.current }
    /// The current page, which determines whether the home indicator is hidden.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { pager.current }

    // MARK: Dots

    private static let pageControlHeight: CGFloat = 37

    /// The index of the current page's dot.
    private var dot = 0 {
        didSet { pageControl.currentPage = dot }
    }

    private func updatePageControl() {
        let hasDots = style == .scroll && orientation == .horizontal
        let count = hasDots ? dataSource?.presentationCount(for: self) ?? 0 : 0
        pageControl.isHidden = count <= 0 || pager.current == nil
        pageControl.numberOfPages = count
        if !pageControl.isHidden { dot = dataSource?.presentationIndex(for: self) ?? 0 }
        viewIfLoaded?.setNeedsLayout()
    }

    private func dotsWereTapped() {
        let side: PagerView.Side = pageControl.currentPage > dot ? .after : .before
        // The page indicator must match the pages.
        pageControl.currentPage = dot
        pager.turn(side)
    }

    /// Updates the page indicator after the user turned to another page.
    func didTurn(_ side: PagerView.Side) {
        if !pageControl.isHidden { dot += side == .after ? 1 : -1 }
    }
}
