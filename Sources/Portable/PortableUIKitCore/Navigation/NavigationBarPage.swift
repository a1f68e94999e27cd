/// The views of a navigation bar for one item: its background, and its titles and buttons in front.
///
/// A bar has one page, and two during a transition.
@MainActor
final class NavigationBarPage {
    let background = BarBackgroundView(frame: .zero)
    let content = NavigationBarContentView(frame: .zero)
    /// The container of the background, which clips it while another page slides over it.
    let backgroundClip = UIView(frame: .zero)

    /// The items, from the root to the current one.
    var items: [UINavigationItem] = [] {
        didSet { content.items = items }
    }
    var item: UINavigationItem? { items.last }

    /// The distance by which the background extends above the bar, in points.
    var statusBarHeight: CGFloat = 0
    var isAtScrollEdge = false
    /// The size of the latest layout.
    private(set) var size = CGSize.zero

    init() {
        background.isUserInteractionEnabled = false
        backgroundClip.isUserInteractionEnabled = false
        backgroundClip.addSubview(background)
    }

    /// Adds the page to a bar, in front of existing pages. Backgrounds stay behind all content.
    func add(to bar: UINavigationBar, aboveBackgroundOf other: NavigationBarPage? = nil) {
        content.bar = bar
        if let other {
            bar.insertSubview(backgroundClip, aboveSubview: other.backgroundClip)
        } else {
            bar.addSubview(backgroundClip)
        }
        bar.addSubview(content)
    }

    func removeFromBar() {
        backgroundClip.removeFromSuperview()
        content.removeFromSuperview()
    }

    /// A Boolean value that indicates whether the title is large. The topmost item whose display mode isn't automatic
    /// decides. If all are automatic, the title is large.
    var prefersLargeTitle: Bool {
        switch UINavigationItem.titleDisplayMode(of: items) {
        case .always: true
        case .never, .inline: false
        case .automatic: !items.isEmpty
        }
    }

    /// - Parameters:
    ///   - size: The size of the bar, in points.
    ///   - rowHeight: The height of the row with the buttons. The large title and the search bar are below it.
    ///   - hasLargeTitle: `true` if there's a large title.
    ///   - fixedSearchHeight: The height of a search bar that scrolling doesn't hide.
    ///   - collapsibleSearchHeight: The height of a search bar that scrolling hides before the large title.
    func layOut(
        size: CGSize, rowHeight: CGFloat, hasLargeTitle: Bool, fixedSearchHeight: CGFloat = 0,
        collapsibleSearchHeight: CGFloat = 0
    ) {
        self.size = size
        let line = 1 / max(content.traitCollection.displayScale, 1)
        let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height + statusBarHeight)
        background.bounds.size = whole.size
        background.center = CGPoint(x: whole.midX, y: whole.midY)
        backgroundClip.bounds = CGRect(x: 0, y: 0, width: whole.width, height: whole.height + line)
        backgroundClip.center = CGPoint(x: whole.midX, y: (whole.height + line) / 2 - statusBarHeight)
        content.rowHeight = rowHeight
        let room = max(size.height - rowHeight - fixedSearchHeight, 0)
        let titleHeight = hasLargeTitle ? content.largeTitleRowHeight : 0
        let collapsible = min(max(room - titleHeight, 0), collapsibleSearchHeight)
        content.searchHeight = fixedSearchHeight + collapsible
        content.largeTitleHeight = hasLargeTitle ? room - collapsible : 0
        content.frame = CGRect(origin: .zero, size: size)
        content.setNeedsLayout()
    }

    // MARK: Sliding

    /// Clips the page to a range of x-coordinates while another page slides over it.
    func clip(to range: ClosedRange<CGFloat>) {
        backgroundClip.clipsToBounds = true
        for view in [backgroundClip, content.largeTitleClip] {
            view.bounds = CGRect(
                x: range.lowerBound, y: 0, width: range.upperBound - range.lowerBound, height: view.bounds.height)
            view.center.x = (range.lowerBound + range.upperBound) / 2
        }
    }

    /// Moves the views that move with the controller's view.
    func move(by x: CGFloat) {
        let transform = CGAffineTransform(translationX: x, y: 0)
        background.transform = transform
        content.largeTitle.shift = x
        content.searchHolder.transform = transform
    }

    /// Sets the opacity of titles and buttons to `part`, from 0 to 1.
    func fade(to part: CGFloat) {
        content.largeTitle.alpha = part
        content.titleHolder.alpha = part
        content.buttonHolder.alpha = part * content.rowAlpha
        content.searchHolder.alpha = part
    }

    /// Restores the state before transitions.
    func reset() {
        move(by: 0)
        fade(to: 1)
        background.alpha = 1
        content.titleRange = nil
        content.titleHolder.transform = .identity
        content.backLabel?.transform = .identity
        backgroundClip.clipsToBounds = false
        content.isUserInteractionEnabled = true
        content.accessibilityElementsHidden = false
        if size != .zero { clip(to: 0...size.width) }
        backgroundClip.clipsToBounds = false
    }
}
