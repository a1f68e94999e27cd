/// A scroll view that pages between the current page and its neighbors.
///
/// It has three positions. At rest, the current page is in the middle one, and insets block the positions without a
/// page. With a spine in the middle, a position has two pages next to each other.
final class PagerView: UIScrollView, UIScrollViewDelegate {
    /// A position next to the current page.
    enum Side {
        case before, after
    }

    private struct PageTransition {
        let side: Side
        let pages: [UIViewController]
        /// A closure that is called after a page turn that the app requested, or `nil` if the user turns the page.
        let completion: ((Bool) -> Void)?
        let isByUser: Bool
    }

    private unowned let controller: UIPageViewController
    /// The current page, or the two pages next to the spine.
    private(set) var pages: [UIViewController] = []
    /// The pages next to the current ones that the data source has returned so far. An empty array means the end.
    private var neighbors: [Side: [UIViewController]] = [:]
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

    /// Moves pages to a position. Two pages share it, in reading order.
    private func arrange(_ pages: [UIViewController], atPlace place: CGFloat) {
        let whole = frame(ofPlace: place)
        let share = CGSize(
            width: isVertical ? whole.width : whole.width / CGFloat(max(pages.count, 1)),
            height: isVertical ? whole.height / CGFloat(max(pages.count, 1)) : whole.height)
        for (index, page) in pages.enumerated() {
            let position = CGFloat(!isVertical && isRightToLeft ? pages.count - 1 - index : index)
            page.viewIfLoaded?.frame = CGRect(
                x: whole.minX + (isVertical ? 0 : position * share.width),
                y: whole.minY + (isVertical ? position * share.height : 0), width: share.width, height: share.height)
        }
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
        arrange(pages, atPlace: 1)
        isPlacing = false
    }

    // MARK: Neighbors

    func removeNeighbors() {
        neighbors = [:]
        controller.viewIfLoaded?.setNeedsLayout()
    }

    /// Requests the missing pages next to the current one from the data source, and allows scrolling to them.
    private func loadNeighbors() {
        guard pageTurn == nil, !pages.isEmpty, length > 0 else { return }
        for side in [Side.before, .after] where neighbors[side] == nil { neighbors[side] = spread(side) }
        prepareAdjacentPages()
    }

    /// Returns the pages that a turn to a side shows, or an empty array at the end of the book.
    ///
    /// A turn goes by two pages if they're next to the spine, or if the second one is the back of the first one.
    private func spread(_ side: Side) -> [UIViewController] {
        var found: [UIViewController] = []
        var next = side == .after ? pages.last : pages.first
        while let page = next, found.count < controller.pagesPerTurn {
            next =
                switch side {
                case .before: controller.dataSource?.pageViewController(controller, viewControllerBefore: page)
                case .after: controller.dataSource?.pageViewController(controller, viewControllerAfter: page)
                }
            guard let next, !pages.contains(next), !found.contains(next) else { return [] }
            found.append(next)
        }
        guard found.count == controller.pagesPerTurn else { return [] }
        guard controller.spineLocation == .mid else { return found.suffix(1) }
        return side == .after ? found : found.reversed()
    }

    private func prepareAdjacentPages() {
        func inset(_ place: CGFloat) -> CGFloat {
            let isOpen = [Side.before, .after].contains { self.place($0) == place && !neighbor($0).isEmpty }
            return isOpen ? 0 : -length
        }
        isPlacing = true
        contentInset =
            isVertical
            ? UIEdgeInsets(top: inset(0), left: 0, bottom: inset(2), right: 0)
            : UIEdgeInsets(top: 0, left: inset(0), bottom: 0, right: inset(2))
        isPlacing = false
    }

    private func neighbor(_ side: Side) -> [UIViewController] { neighbors[side] ?? [] }

    // MARK: Turning

    /// Shows pages that the app set. If some of them are already shown, the change isn't animated.
    func show(_ new: [UIViewController], from side: Side, animated: Bool, completion: ((Bool) -> Void)?) {
        if pageTurn != nil { end(completed: true, finished: false) }
        stopScrollingAndZooming()
        guard new != pages else {
            removeNeighbors()
            completion?(true)
            return
        }
        guard animated, !pages.isEmpty, !new.contains(where: pages.contains), length > 0, window != nil,
            UIView.areAnimationsEnabled
        else {
            replace(by: new)
            completion?(true)
            return
        }
        turn(to: new, side, isByUser: false, completion: completion)
    }

    /// Turns to a page next to the current one, like a tap next to a page indicator's dot.
    func turn(_ side: Side) {
        let pages = neighbor(side)
        guard pageTurn == nil, !pages.isEmpty else { return }
        turn(to: pages, side, isByUser: true, completion: nil)
    }

    private func turn(to pages: [UIViewController], _ side: Side, isByUser: Bool, completion: ((Bool) -> Void)?) {
        neighbors[side] = pages
        prepareAdjacentPages()
        begin(PageTransition(side: side, pages: pages, completion: completion, isByUser: isByUser))
        setContentOffset(offset(ofPlace: place(side)), animated: true)
    }

    private func replace(by new: [UIViewController]) {
        let gone = pages.filter { !new.contains($0) }
        let added = new.filter { !pages.contains($0) }
        pages = new
        for page in added { controller.addChild(page) }
        install(new, atPlace: 1)
        for page in gone { remove(page) }
        for page in added { page.didMove(toParent: controller) }
        if length > 0 { settleInMiddle() }
        removeNeighbors()
    }

    private func install(_ pages: [UIViewController], atPlace place: CGFloat) {
        guard controller.isViewLoaded else { return }
        for page in pages { page.loadViewIfNeeded() }
        arrange(pages, atPlace: place)
        for page in pages where page.view.superview !== self { addSubview(page.view) }
    }

    private func remove(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.endAppearanceTransition()
        page.progress.isManaged = false
        page.removeFromParent()
    }

    /// Adds the views of the current pages after the controller's view was loaded.
    func installCurrent() { install(pages, atPlace: 1) }

    private func begin(_ new: PageTransition) {
        pageTurn = new
        if new.isByUser { controller.delegate?.pageViewController(controller, willTransitionTo: new.pages) }
        for page in new.pages {
            controller.addChild(page)
            page.loadViewIfNeeded()
        }
        if controller.appearance == .appeared {
            for page in pages + new.pages { page.progress.isManaged = true }
            for page in pages { page.beginAppearanceTransition(false, animated: true) }
            for page in new.pages { page.beginAppearanceTransition(true, animated: true) }
        }
        install(new.pages, atPlace: place(new.side))
        for page in new.pages { page.didMove(toParent: controller) }
    }

    /// Ends the current page turn.
    ///
    /// - Parameters:
    ///   - completed: A Boolean value that indicates whether the page was turned, rather than returned to its position.
    ///   - finished: A Boolean value that indicates whether the animation finished without interruption.
    private func end(completed: Bool, finished: Bool = true) {
        guard let ended = pageTurn, !pages.isEmpty else { return }
        let old = pages
        pageTurn = nil
        let rest = completed ? travel - (place(ended.side) - 1) * length : 0
        if completed {
            pages = ended.pages
            // The neighbors of pages that the app set are unknown.
            neighbors = ended.isByUser ? [ended.side == .after ? .before : .after: old] : [:]
            for page in old { remove(page) }
            didAppear(ended.pages)
        } else {
            if controller.appearance == .appeared {
                for page in ended.pages { page.beginAppearanceTransition(false, animated: true) }
                for page in old { page.beginAppearanceTransition(true, animated: true) }
            }
            for page in ended.pages { remove(page) }
            didAppear(old)
        }
        settleInMiddle(travel: isTracking ? rest : 0)
        loadNeighbors()
        if ended.isByUser {
            if completed { controller.didTurn(ended.side) }
            controller.delegate?.pageViewController(
                controller, didFinishAnimating: finished, previousViewControllers: old,
                transitionCompleted: completed)
        }
        ended.completion?(finished)
    }

    private func didAppear(_ pages: [UIViewController]) {
        for page in pages {
            page.endAppearanceTransition()
            page.progress.isManaged = false
        }
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
        let pages = neighbor(side)
        guard !pages.isEmpty else { return }
        begin(PageTransition(side: side, pages: pages, completion: nil, isByUser: true))
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
