/// A scroll view that pages between the current page and its neighbors.
///
/// It has three positions. At rest, the current page is in the middle one, and insets block the positions without a
/// page.
final class PagerView: UIScrollView, UIScrollViewDelegate {
    /// A position next to the current page.
    enum Side {
        case before, after
    }

    private struct PageTransition {
        let side: Side
        let page: UIViewController
        /// A closure that is called after a page turn that the app requested, or `nil` if the user turns the page.
        let completion: ((Bool) -> Void)?
        let isByUser: Bool
    }

    private unowned let controller: UIPageViewController
    /// The current page.
    private(set) var current: UIViewController?
    /// The pages next to the current one that the data source has returned so far.
    private var neighbors: [Side: UIViewController?] = [:]
    private var pageTurn: PageTransition?
    private var isPlacing = false

    var isVertical = false {
        didSet {
            alwaysBounceHorizontal = !isVertical
            alwaysBounceVertical = isVertical
        }
    }
    /// The space between pages, in points.
    var spacing: CGFloat = 0

    init(controller: UIPageViewController) {
        self.controller = controller
        super.init(frame: .zero)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        alwaysBounceHorizontal = true
        (self as UIScrollView).delegate = self
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Places

    private var length: CGFloat { isVertical ? bounds.height : bounds.width }

    /// Returns the position of a side, counted from the left or the top.
    private func place(_ side: Side) -> CGFloat {
        (side == .after) != (!isVertical && isRightToLeft) ? 2 : 0
    }

    private func offset(ofPlace place: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: place * length) : CGPoint(x: place * length, y: 0)
    }

    private func frame(ofPlace place: CGFloat) -> CGRect {
        let whole = CGRect(origin: offset(ofPlace: place), size: bounds.size)
        return isVertical ? whole.insetBy(dx: 0, dy: spacing / 2) : whole.insetBy(dx: spacing / 2, dy: 0)
    }

    /// The distance of the content from the middle position.
    private var travel: CGFloat { (isVertical ? contentOffset.y : contentOffset.x) - length }

    /// Lays out the pages, which fill `bounds`.
    func layOut(in bounds: CGRect) {
        let frame = isVertical ? bounds.insetBy(dx: 0, dy: -spacing / 2) : bounds.insetBy(dx: -spacing / 2, dy: 0)
        if self.frame != frame {
            // A rotation ends the current page turn.
            if pageTurn != nil { end(completed: abs(travel) > length / 2) }
            stopScrollingAndZooming()
            isPlacing = true
            self.frame = frame
            contentSize = CGSize(
                width: frame.width * (isVertical ? 1 : 3), height: frame.height * (isVertical ? 3 : 1))
            isPlacing = false
            settleInMiddle()
        }
        loadNeighbors()
    }

    private func settleInMiddle(travel: CGFloat = 0) {
        isPlacing = true
        let middle = offset(ofPlace: 1)
        contentOffset =
            isVertical ? CGPoint(x: 0, y: middle.y + travel) : CGPoint(x: middle.x + travel, y: 0)
        current?.viewIfLoaded?.frame = frame(ofPlace: 1)
        isPlacing = false
    }

    // MARK: Neighbors

    func removeNeighbors() {
        neighbors = [:]
        controller.viewIfLoaded?.setNeedsLayout()
    }

    /// Requests the missing pages next to the current one from the data source, and allows scrolling to them.
    private func loadNeighbors() {
        guard pageTurn == nil, let current, length > 0 else { return }
        for side in [Side.before, .after] where neighbors[side] == nil {
            let page =
                switch side {
                case .before: controller.dataSource?.pageViewController(controller, viewControllerBefore: current)
                case .after: controller.dataSource?.pageViewController(controller, viewControllerAfter: current)
                }
            neighbors[side] = .some(page === current ? nil : page)
        }
        prepareAdjacentPages()
    }

    private func prepareAdjacentPages() {
        func inset(_ place: CGFloat) -> CGFloat {
            let isOpen = [Side.before, .after].contains { self.place($0) == place && neighbor($0) != nil }
            return isOpen ? 0 : -length
        }
        isPlacing = true
        contentInset =
            isVertical
            ? UIEdgeInsets(top: inset(0), left: 0, bottom: inset(2), right: 0)
            : UIEdgeInsets(top: 0, left: inset(0), bottom: 0, right: inset(2))
        isPlacing = false
    }

    private func neighbor(_ side: Side) -> UIViewController? { neighbors[side] ?? nil }

    // MARK: Turning

    /// Shows a page that the app set.
    func show(_ page: UIViewController, from side: Side, animated: Bool, completion: ((Bool) -> Void)?) {
        if pageTurn != nil { end(completed: true, finished: false) }
        stopScrollingAndZooming()
        guard page !== current else {
            removeNeighbors()
            completion?(true)
            return
        }
        guard animated, current != nil, length > 0, window != nil, UIView.areAnimationsEnabled else {
            replace(by: page)
            completion?(true)
            return
        }
        turn(to: page, side, isByUser: false, completion: completion)
    }

    /// Turns to a page next to the current one, like a tap next to a page indicator's dot.
    func turn(_ side: Side) {
        guard pageTurn == nil, let page = neighbor(side) else { return }
        turn(to: page, side, isByUser: true, completion: nil)
    }

    private func turn(to page: UIViewController, _ side: Side, isByUser: Bool, completion: ((Bool) -> Void)?) {
        neighbors[side] = page
        prepareAdjacentPages()
        begin(PageTransition(side: side, page: page, completion: completion, isByUser: isByUser))
        setContentOffset(offset(ofPlace: place(side)), animated: true)
    }

    private func replace(by page: UIViewController) {
        let old = current
        current = page
        controller.addChild(page)
        install(page, atPlace: 1)
        if let old { remove(old) }
        page.didMove(toParent: controller)
        if length > 0 { settleInMiddle() }
        removeNeighbors()
    }

    private func install(_ page: UIViewController, atPlace place: CGFloat) {
        guard controller.isViewLoaded, let view = page.view else { return }
        view.frame = frame(ofPlace: place)
        addSubview(view)
    }

    private func remove(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.endAppearanceTransition()
        page.progress.isManaged = false
        page.removeFromParent()
    }

    /// Adds the view of the current page after the controller's view was loaded.
    func installCurrent() {
        if let current { install(current, atPlace: 1) }
    }

    private func begin(_ new: PageTransition) {
        pageTurn = new
        if new.isByUser { controller.delegate?.pageViewController(controller, willTransitionTo: [new.page]) }
        controller.addChild(new.page)
        new.page.loadViewIfNeeded()
        if controller.appearance == .appeared {
            for page in [current, new.page] { page?.progress.isManaged = true }
            current?.beginAppearanceTransition(false, animated: true)
            new.page.beginAppearanceTransition(true, animated: true)
        }
        install(new.page, atPlace: place(new.side))
        new.page.didMove(toParent: controller)
    }

    /// Ends the current page turn.
    ///
    /// - Parameters:
    ///   - completed: A Boolean value that indicates whether the page was turned, rather than returned to its position.
    ///   - finished: A Boolean value that indicates whether the animation finished without interruption.
    private func end(completed: Bool, finished: Bool = true) {
        guard let ended = pageTurn, let old = current else { return }
        pageTurn = nil
        let rest = completed ? travel - (place(ended.side) - 1) * length : 0
        if completed {
            current = ended.page
            // The neighbors of a page that the app set are unknown.
            neighbors = ended.isByUser ? [ended.side == .after ? .before : .after: old] : [:]
            remove(old)
            ended.page.endAppearanceTransition()
            ended.page.progress.isManaged = false
        } else {
            if controller.appearance == .appeared {
                ended.page.beginAppearanceTransition(false, animated: true)
                old.beginAppearanceTransition(true, animated: true)
            }
            remove(ended.page)
            old.endAppearanceTransition()
            old.progress.isManaged = false
        }
        settleInMiddle(travel: isTracking ? rest : 0)
        loadNeighbors()
        if ended.isByUser {
            if completed { controller.didTurn(ended.side) }
            controller.delegate?.pageViewController(
                controller, didFinishAnimating: finished, previousViewControllers: [old],
                transitionCompleted: completed)
        }
        ended.completion?(finished)
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isPlacing, travel != 0, length > 0 else { return }
        let side: Side = [.before, .after].first { (place($0) > 1) == (travel > 0) } ?? .after
        if let pageTurn {
            guard pageTurn.isByUser, pageTurn.side != side else { return }
            let rest = travel
            end(completed: false)
            settleInMiddle(travel: rest)
        }
        guard let page = neighbor(side) else { return }
        begin(PageTransition(side: side, page: page, completion: nil, isByUser: true))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { didEndScrolling() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { didEndScrolling() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { didEndScrolling() }

    private func didEndScrolling() {
        guard pageTurn != nil, length > 0 else { return }
        if abs(travel) < 0.5 {
            end(completed: false)
        } else if abs(abs(travel) - length) < 0.5 || (isTracking && abs(travel) > length / 2) {
            // If a finger stops a page shortly before its position, the next drag continues from there.
            end(completed: true)
        }
    }
}
