/// A control that reloads the content of a scroll view when the user pulls it down.
///
/// ```swift
/// let refresh = UIRefreshControl()
/// refresh.attributedTitle = NSAttributedString(string: "Loading recipes")
/// refresh.addAction(
///     UIAction { [weak self, weak refresh] _ in
///         Task {
///             await self?.reload()
///             refresh?.endRefreshing()
///         }
///     }, for: .valueChanged)
/// scrollView.refreshControl = refresh
/// ```
///
/// Set it as the scroll view's `refreshControl`. A pull sends `.valueChanged`. When the new content is available, call
/// `endRefreshing()`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// The height of the control above the content, and the distance of a pull that starts it, in points.
    private static let height: CGFloat = 60
    private static let threshold: CGFloat = 90

    private let indicator = UIActivityIndicatorView(style: .medium)
    private let titleLabel = UILabel(frame: .zero)
    private static let titleFontSize: CGFloat = 12
    private weak var scrollView: UIScrollView?

    /// Creates a refresh control that isn't refreshing.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    }

    /// Creates a refresh control. The scroll view sets its frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UIRefreshControl.self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        indicator.hidesWhenStopped = false
        indicator.alpha = 0
        addSubview(indicator)
        titleLabel.font = .systemFont(ofSize: Self.titleFontSize)
        titleLabel.textColor = .secondaryLabel
        titleLabel.textAlignment = .center
        titleLabel.alpha = 0
        addSubview(titleLabel)
    }

    /// The opacity of the wheel and its text, from 0 to 1.
    private var visibility: CGFloat {
        get { indicator.alpha }
        set {
            indicator.alpha = newValue
            titleLabel.alpha = newValue
        }
    }

    /// A Boolean value that indicates whether the control is refreshing.
    open private(set) var isRefreshing = false
    /// The text under the wheel. The default is `nil`.
    open var attributedTitle: NSAttributedString? {
        didSet {
            record(.attributedTitle, \UIRefreshControl.attributedTitle, attributedTitle)
            titleLabel.attributedText = attributedTitle
            setNeedsLayout()
        }
    }
    /// The color of the wheel. The default is `nil`, which means a gray.
    open override var tintColor: UIColor! {
        didSet { indicator.color = tintColor ?? .systemGray }
    }

    /// Starts refreshing without sending `.valueChanged`.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        visibility = 1
        indicator.startAnimating()
        scrollView?.refreshInset = Self.height
    }

    /// Ends the refreshing state and hides the control. If the content was scrolled to the top, it moves back there.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        indicator.stopAnimating()
        visibility = 0
        guard let scrollView else { return }
        let wasBelowTop = scrollView.contentOffset.y < -(scrollView.adjustedContentInset.top - Self.height)
        scrollView.refreshInset = 0
        guard wasBelowTop, !scrollView.isDragging else { return }
        let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
        scrollView.setContentOffset(top, animated: true)
    }

    /// Lays out the wheel in the center, with its text below.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = indicator.sizeThatFits(bounds.size)
        let hasTitle = attributedTitle.map { $0.length > 0 } ?? false
        let titleHeight = hasTitle ? titleLabel.sizeThatFits(bounds.size).height + Self.titleSpacing : 0
        let top = (bounds.height - size.height - titleHeight) / 2
        indicator.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
        titleLabel.frame = CGRect(
            x: 0, y: top + size.height + Self.titleSpacing, width: bounds.width,
            height: max(titleHeight - Self.titleSpacing, 0))
    }

    private static let titleSpacing: CGFloat = 4

    func attach(to scrollView: UIScrollView) {
        self.scrollView = scrollView
        scrollView.insertSubview(self, at: 0)
        if isRefreshing { scrollView.refreshInset = Self.height }
        layOut(in: scrollView)
    }

    func detach(from scrollView: UIScrollView) {
        scrollView.refreshInset = 0
        self.scrollView = nil
        removeFromSuperview()
    }

    /// Places the control behind the content at the top of the visible area, where pulling reveals it.
    func layOut(in scrollView: UIScrollView) {
        let top = scrollView.bounds.minY + scrollView.adjustedContentInset.top - scrollView.refreshInset
        let frame = CGRect(
            x: scrollView.bounds.minX, y: top, width: scrollView.bounds.width, height: Self.height)
        if self.frame != frame { self.frame = frame }
        // The visibility decreases with the content if the pull ended too early.
        if !isRefreshing { visibility = min(visibility, shownPart(by: pull(in: scrollView))) }
    }

    /// Returns the distance by which the content has been pulled down beyond its start, in points.
    private func pull(in scrollView: UIScrollView) -> CGFloat {
        -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
    }

    private func shownPart(by pull: CGFloat) -> CGFloat { min(max(pull / Self.threshold, 0), 1) }

    /// Shows the progress of a pull, and starts refreshing when it's sufficient.
    func scrollViewDidDrag(_ scrollView: UIScrollView) {
        guard !isRefreshing, isEnabled else { return }
        let pulled = pull(in: scrollView)
        visibility = shownPart(by: pulled)
        guard pulled >= Self.threshold else { return }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Accessibility

    /// The control isn't an element. Its wheel and its text are read while they're visible.
    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
}
