/// The views of a navigation bar for one item: its background, and its titles and buttons in front.
///
/// A bar has one page, and two during a transition.
@MainActor
final class NavigationBarPage {
    let background = BarBackgroundView(frame: .zero)
    let content = NavigationBarContentView(frame: .zero)
    /// Holds the background, and shows only a part of it while another page slides over it.
    let backgroundClip = UIView(frame: .zero)

    /// The items from the root to the one that is shown.
    var items: [UINavigationItem] = [] {
        didSet { content.items = items }
    }
    var item: UINavigationItem? { items.last }

    /// How far the background reaches up above the bar, in points.
    var statusBarHeight: CGFloat = 0
    var isAtScrollEdge = false
    /// The size that the page was laid out with.
    private(set) var size = CGSize.zero

    init() {
        background.isUserInteractionEnabled = false
        backgroundClip.isUserInteractionEnabled = false
        backgroundClip.addSubview(background)
    }

    /// Puts the page into a bar, in front of the pages that are there; backgrounds stay behind all contents.
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
        for item in items.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return !items.isEmpty
    }

    /// - Parameters:
    ///   - size: Of the bar, in points.
    ///   - rowHeight: Of the row with the buttons; what is below is the large title's and the search bar's.
    ///   - hasLargeTitle: Whether there is a large title.
    ///   - fixedSearchHeight: Of a search bar that stays as contents scroll.
    ///   - collapsibleSearchHeight: Of a search bar that goes before the large title does.
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

    /// Moves what moves with the controller's view.
    func move(by x: CGFloat) {
        let transform = CGAffineTransform(translationX: x, y: 0)
        background.transform = transform
        content.largeTitle.shift = x
        content.searchHolder.transform = transform
    }

    /// Shows titles and buttons as far as `part` says, from 0 to 1.
    func fade(to part: CGFloat) {
        content.largeTitle.alpha = part
        content.titleHolder.alpha = part
        content.buttonHolder.alpha = part * content.rowAlpha
        content.searchHolder.alpha = part
    }

    /// Undoes what transitions do.
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
