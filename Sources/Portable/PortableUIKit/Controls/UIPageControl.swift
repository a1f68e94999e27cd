import DisplayList
import LayoutGeometry

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The diameter of a dot, the distance of two middles, and the height, in points.
    private static let dot: CGFloat = 7
    private static let pitch: CGFloat = 17
    private static let height: CGFloat = 26

    /// A row without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(into: self, as: UIPageControl.self)
    }

    /// How many pages there are; 0 by default. Negative numbers count as 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = pageStorage
            invalidateIntrinsicContentSize()
            updateLooks()
        }
    }

    private var pageStorage = 0

    /// The page that is shown, from 0. Numbers that don't exist are brought to the nearest that does.
    open var currentPage: Int {
        get { pageStorage }
        set {
            pageStorage = min(max(newValue, 0), max(numberOfPages - 1, 0))
            updateLooks()
        }
    }

    /// Whether a single dot is not shown; false by default.
    open var hidesForSinglePage = false {
        didSet { updateLooks() }
    }
    /// The colour of the other dots; nil, the default, is a light white.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            note(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
            setNeedsDisplay()
        }
    }
    /// The colour of the page's dot; nil, the default, is white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            note(
                .currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor,
                currentPageIndicatorTintColor)
            setNeedsDisplay()
        }
    }

    private func updateLooks() {
        setNeedsDisplay()
    }

    /// The size that so many dots take, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        guard pageCount > 0 else { return CGSize(width: 0, height: Self.height) }
        return CGSize(width: CGFloat(pageCount) * Self.pitch + Self.dot + 2, height: Self.height)
    }

    /// The size of all dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The size of all dots, whatever the room.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    package override func makeDisplayCommands() -> [DisplayCommand] {
        guard numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) else { return [] }
        let normal = (pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)).color(with: traitCollection)
        let current = (currentPageIndicatorTintColor ?? .white).color(with: traitCollection)
        let first = bounds.midX - CGFloat(numberOfPages - 1) * Self.pitch / 2
        return shownPositions(first: first).map { position in
            let page = isRightToLeft ? numberOfPages - 1 - position : position
            let box = CGRect(
                x: first + CGFloat(position) * Self.pitch - Self.dot / 2, y: bounds.midY - Self.dot / 2,
                width: Self.dot, height: Self.dot)
            let path = Path(box.rect, corners: CornerRadii(all: Double(Self.dot) / 2))
            return .fill(path, .color(page == pageStorage ? current : normal))
        }
    }

    /// The places, from the left, whose dots lie in the bounds.
    private func shownPositions(first: CGFloat) -> Range<Int> {
        // So many that no screen shows the others.
        let limit: CGFloat = 1000
        let middle = (bounds.midX - first) / Self.pitch
        let reach = min(bounds.width / Self.pitch / 2 + 1, limit)
        guard middle.isFinite, reach > 0 else { return 0..<0 }
        let last = CGFloat(numberOfPages - 1)
        let lower = min(max((middle - reach).rounded(.up), 0), last)
        let upper = min(max((middle + reach).rounded(.down), lower), last)
        return Int(exactly: lower).map { $0..<min($0 + Int(upper - lower) + 1, numberOfPages) } ?? 0..<0
    }

    // MARK: Touches

    package override var keepsTaps: Bool { true }

    /// A tap beside the page's dot turns a page that way.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside, numberOfPages > 1 else { return }
        let first = bounds.midX - CGFloat(numberOfPages - 1) * Self.pitch / 2
        let position = isRightToLeft ? numberOfPages - 1 - pageStorage : pageStorage
        let isRight = touch.location(in: self).x > first + CGFloat(position) * Self.pitch
        let old = pageStorage
        currentPage += isRight != isRightToLeft ? 1 : -1
        if pageStorage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Accessibility

    package override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.formUnion([.adjustable, .updatesFrequently])
        defaults.label = "Page"
        defaults.value = "\(currentPage + 1) of \(numberOfPages)"
        return defaults
    }

    /// Goes on to the next page.
    open override func accessibilityIncrement() { turn(by: 1) }

    /// Goes back to the page before.
    open override func accessibilityDecrement() { turn(by: -1) }

    private func turn(by pages: Int) {
        let old = currentPage
        currentPage += pages
        if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
