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
/// With `.pageCurl`, the controller can show two pages with a spine between them, as in a book. The delegate chooses the
/// location of the spine for each orientation.
///
/// Differs from UIKit: pages never curl. With `.pageCurl`, they scroll, and a message is logged.
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
            binding = PageBinding(given as? SpineLocation ?? raw.flatMap(SpineLocation.init) ?? .min)
            Diagnostics.log("UIPageViewController: pages don't curl here; they scroll instead")
        }
        pager.isVertical = orientation == .vertical
    }

    private var style = TransitionStyle.scroll
    private var orientation = NavigationOrientation.horizontal
    private var binding = PageBinding(.none)
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
    open var spineLocation: SpineLocation { binding.location }
    /// A Boolean value that indicates whether pages that curl have content on their back. The default is `false`, and
    /// `true` for a spine in the middle.
    ///
    /// If it's `true` and one page is visible, every other page of the data source is the back of the page before it,
    /// which a page turn skips. Setting `false` raises an exception if the spine is in the middle.
    open var isDoubleSided: Bool {
        get { binding.isDoubleSided }
        set {
            guard newValue != binding.isDoubleSided else { return }
            guard newValue || spineLocation != .mid || binding.isBeingChosen else {
                raise("The doubleSided property must be YES when spineLocation is UIPageViewControllerSpineLocationMid")
            }
            binding.isDoubleSided = newValue
            pager.removeNeighbors()
        }
    }
    /// The number of pages of the data source by which a page turn moves.
    var pagesPerTurn: Int { style == .pageCurl ? binding.pagesPerTurn : 1 }
    /// The gesture recognizers of pages that curl. The array is empty, because pages scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    // MARK: Pages

    /// The visible pages: two if the spine is in the middle. The array is empty before pages are set.
    open var viewControllers: [UIViewController]? { pager.pages }

    /// Shows another page, or two with a spine in the middle. The delegate isn't notified.
    ///
    /// - Parameters:
    ///   - viewControllers: An array with the page, or with the two pages in reading order if the spine is in the
    ///     middle. With double-sided pages and another spine, it can also have the back of the previous page. Raises an
    ///     exception for other numbers.
    ///   - direction: The direction of the animation.
    ///   - animated: A Boolean value that indicates whether the change is animated.
    ///   - completion: A closure that is called when the page is shown. Its argument is `false` if another call
    ///     replaced the page.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pages = viewControllers ?? []
        guard !binding.isBeingChosen else {
            binding.requested = pages
            completion?(true)
            return
        }
        guard let visible = binding.visible(pages) else {
            raise(
                "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(binding.visibleCount)) for the requested transition"
            )
        }
        pager.show(visible, from: direction == .forward ? .after : .before, animated: animated, completion: completion)
        updatePageControl()
    }

    /// Asks the delegate for the spine of pages that curl.
    open override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willRotate(to: toInterfaceOrientation, duration: duration)
        guard style == .pageCurl, let delegate else { return }
        binding.isBeingChosen = true
        let location = delegate.pageViewController(self, spineLocationFor: toInterfaceOrientation)
        let requested = binding.requested ?? pager.pages
        binding.place(at: location)
        guard !requested.isEmpty else { return }
        guard let visible = binding.visible(requested) else {
            raise(
                "The number of view controllers provided (\(requested.count)) doesn't match the number required (\(binding.visibleCount)) for the requested spine location (\(location.objectiveCName))"
            )
        }
        pager.show(visible, from: .after, animated: false, completion: nil)
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
        return found === pager ? pager.pages.first?.contentScrollView(for: edge) : found
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
    open override var childForStatusBarStyle: UIViewController? { pager.pages.first }
    /// The current page, which determines whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { pager.pages.first }
    /// The current page, which determines whether the home indicator is hidden.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { pager.pages.first }

    // MARK: Dots

    private static let pageControlHeight: CGFloat = 37

    /// The index of the current page's dot.
    private var dot = 0 {
        didSet { pageControl.currentPage = dot }
    }

    private func updatePageControl() {
        let hasDots = style == .scroll && orientation == .horizontal
        let count = hasDots ? dataSource?.presentationCount(for: self) ?? 0 : 0
        pageControl.isHidden = count <= 0 || pager.pages.isEmpty
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
