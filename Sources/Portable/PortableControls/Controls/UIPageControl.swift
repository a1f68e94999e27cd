import DisplayList
import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// A control with a row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The diameter of a dot, and the margin at each end of the dots, in points.
    private static let dot: CGFloat = 7
    private static let sideRoom: CGFloat = 20

    /// The distance between the centers of neighboring dots, which is also the height. It's rounded up to pixels, as
    /// recorded at two and three pixels per point.
    private var pitch: CGFloat { pixelCeil(17 + 2 / 3) }
    private var height: CGFloat { pixelCeil(25 + 2 / 3) }

    private func pixelCeil(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale - 1e-6).rounded(.up) / scale
    }

    /// Creates a page control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugHeight()
    }

    /// Creates a page control from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugHeight()
        coder.readInterface(into: self, as: UIPageControl.self)
    }

    /// Prevents layout from stretching the control vertically. In Apple's tutorial "Interfacing with UIKit", a page
    /// control has its own height at the bottom of a taller stack.
    private func hugHeight() {
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// The number of pages. The default is 0. Negative values are treated as 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            currentPage = pageStorage
            invalidateIntrinsicContentSize()
            updateAppearance()
        }
    }

    private var pageStorage = 0

    /// The index of the current page. Values outside the valid range are clamped.
    open var currentPage: Int {
        get { pageStorage }
        set {
            let old = pageStorage
            pageStorage = min(max(newValue, 0), max(numberOfPages - 1, 0))
            if old != pageStorage { progress?.pageDidChange(isVisible: showsDots) }
            updateAppearance()
        }
    }

    /// A Boolean value that indicates whether the control is hidden when there's only one page. The default is `false`.
    open var hidesForSinglePage = false {
        didSet { updateAppearance() }
    }
    /// The tint color of the dots of other pages. The default is `nil`, which means translucent white.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            record(.pageIndicatorTintColor, \UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
            setNeedsDisplay()
        }
    }
    /// The tint color of the current page's dot. The default is `nil`, which means white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            record(
                .currentPageIndicatorTintColor, \UIPageControl.currentPageIndicatorTintColor,
                currentPageIndicatorTintColor)
            setNeedsDisplay()
        }
    }

    /// The style of the control's background.
    public enum BackgroundStyle: Int, Sendable {
        /// The background is visible while the control is touched.
        case automatic = 0
        /// The background is always visible.
        case prominent = 1
        /// The background is never visible.
        case minimal = 2
    }

    /// The kind of user interaction with a page control.
    public enum InteractionState: Int, Sendable {
        /// The user isn't interacting with the control.
        case none = 0
        /// The user is tapping the control.
        case discrete = 1
        /// The user is dragging along the dots.
        case continuous = 2
    }

    /// The direction in which pages are ordered.
    public enum Direction: Int, Sendable {
        /// Pages are ordered in the reading direction.
        case natural = 0
        /// Pages are ordered from left to right.
        case leftToRight = 1
        /// Pages are ordered from right to left.
        case rightToLeft = 2
        /// Pages are ordered from top to bottom.
        case topToBottom = 3
        /// Pages are ordered from bottom to top.
        case bottomToTop = 4
    }

    /// The style of the control's background. By default, the background is visible while the control is touched.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { setNeedsDisplay() }
    }
    /// The current kind of user interaction.
    open private(set) var interactionState = InteractionState.none
    /// A Boolean value that indicates whether dragging along the dots changes the page. The default is `true`.
    open var allowsContinuousInteraction = true
    /// The direction in which pages are ordered. The default is `natural`.
    open var direction = Direction.natural {
        didSet {
            invalidateIntrinsicContentSize()
            updateAppearance()
        }
    }
    /// The image that replaces the dots, drawn in their colors. The default is `nil`.
    open var preferredIndicatorImage: UIImage? {
        didSet { updateAppearance() }
    }
    /// The image that replaces the current page's dot. If it's `nil` (the default), the image of the other pages is
    /// used.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { updateAppearance() }
    }
    /// A Boolean value that indicates whether a page that the user selects is displayed only after a call of
    /// ``updateCurrentPageDisplay()``. The default is `false`.
    open var defersCurrentPageDisplay = false

    /// The progress of the current page, whose dot becomes a bar that fills. The default is `nil`.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.pageDidChange(isVisible: false)
            oldValue?.pageControl = nil
            progress?.pageControl?.progress = nil
            progress?.pageControl = self
            invalidateIntrinsicContentSize()
            updateAppearance()
        }
    }

    /// A Boolean value that indicates whether there are dots.
    private var showsDots: Bool { numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) }

    /// Shows a page, and notifies targets.
    func show(page: Int) { turn(by: page - currentPage) }

    /// The images of pages, and the ones of the current page.
    private var images: (usual: [Int: UIImage], current: [Int: UIImage]) = ([:], [:])
    /// The page whose dot is highlighted while the display of the current page is deferred.
    private var displayedPage: Int?

    /// Displays the current page, if its display was deferred.
    open func updateCurrentPageDisplay() {
        displayedPage = nil
        setNeedsDisplay()
    }

    /// Returns the image of a page, or `nil` for the preferred image. Raises an exception if the page doesn't exist.
    open func indicatorImage(forPage page: Int) -> UIImage? {
        check(page)
        return images.usual[page]
    }

    /// Sets the image of a page, or `nil` for the preferred image. Raises an exception if the page doesn't exist.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        check(page)
        images.usual[page] = image
        setNeedsDisplay()
    }

    /// Returns the image of a page while it's the current one, or `nil` for the preferred image. Raises an exception if
    /// the page doesn't exist.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        check(page)
        return images.current[page]
    }

    /// Sets the image of a page while it's the current one, or `nil` for the preferred image. Raises an exception if
    /// the page doesn't exist.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        check(page)
        images.current[page] = image
        setNeedsDisplay()
    }

    private func check(_ page: Int) {
        guard (0..<numberOfPages).contains(page) else {
            raise("The page \(page) is out of the bounds of \(numberOfPages) pages")
        }
    }

    private func image(forPage page: Int, isCurrent: Bool) -> UIImage? {
        let usual = images.usual[page] ?? preferredIndicatorImage
        return isCurrent ? images.current[page] ?? preferredCurrentPageIndicatorImage ?? usual : usual
    }

    /// A Boolean value that indicates whether the pages are stacked vertically.
    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// A Boolean value that indicates whether the first page is on the right or at the bottom.
    private var isReversed: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    private func updateAppearance() {
        if let progress, progress.isProgressVisible != showsDots { progress.pageDidChange(isVisible: showsDots) }
        setNeedsDisplay()
    }

    /// Returns the size of the given number of dots, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        guard pageCount > 0 else { return CGSize(width: 0, height: height) }
        let length = CGFloat(pageCount) * pitch + Self.sideRoom + barRoom
        return isVertical ? CGSize(width: height, height: length) : CGSize(width: length, height: height)
    }

    /// The size of all dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// Returns the size of all dots, regardless of the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    @_spi(Collage)
    public override func makeDisplayCommands() -> [DisplayCommand] {
        guard showsDots else { return [] }
        let normal = (pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)).color(with: traitCollection)
        let current = (currentPageIndicatorTintColor ?? .white).color(with: traitCollection)
        let first = firstCenter
        var commands = backgroundCommands
        for position in shownPositions(first: first) {
            let page = isReversed ? numberOfPages - 1 - position : position
            let isCurrent = page == displayedPage ?? pageStorage
            let along = first + CGFloat(position) * pitch + barShift(at: position)
            let center = isVertical ? CGPoint(x: bounds.midX, y: along) : CGPoint(x: along, y: bounds.midY)
            if let image = image(forPage: page, isCurrent: isCurrent) {
                let rect = CGRect(
                    x: center.x - image.size.width / 2, y: center.y - image.size.height / 2, width: image.size.width,
                    height: image.size.height)
                let color = isCurrent ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor
                commands += image.withRenderingMode(.alwaysTemplate).displayCommands(
                    in: rect, tint: color ?? UIColor(white: 1, alpha: 0.4), traits: traitCollection)
                continue
            }
            if isCurrent, let progress {
                commands += barCommands(at: center, filled: CGFloat(progress.currentProgress), normal, current)
                continue
            }
            commands.append(.fill(pill(at: center, length: Self.dot), .color(isCurrent ? current : normal)))
        }
        return commands
    }

    /// The center of the first dot, along the direction of the pages.
    private var firstCenter: CGFloat {
        (isVertical ? bounds.midY : bounds.midX) - (CGFloat(numberOfPages - 1) * pitch + barRoom) / 2
    }

    // MARK: Progress

    /// The length of the current page's bar, and by how much it's longer than a dot, in points.
    private static let bar: CGFloat = 31
    private var barRoom: CGFloat { progress == nil ? 0 : Self.bar - Self.dot }

    /// Returns by how much a position is moved because of the bar.
    private func barShift(at position: Int) -> CGFloat {
        let current = isReversed ? numberOfPages - 1 - pageStorage : pageStorage
        return position < current ? 0 : position == current ? barRoom / 2 : barRoom
    }

    private func barCommands(
        at center: CGPoint, filled: CGFloat, _ normal: Color, _ current: Color
    ) -> [DisplayCommand] {
        let length = Self.dot + (Self.bar - Self.dot) * filled
        let shift = (length - Self.bar) / 2 * (isReversed ? -1 : 1)
        let start =
            isVertical
            ? CGPoint(x: center.x, y: center.y + shift) : CGPoint(x: center.x + shift, y: center.y)
        let filledBar = DisplayCommand.fill(pill(at: start, length: length), .color(current))
        return [.fill(pill(at: center, length: Self.bar), .color(normal))] + (filled > 0 ? [filledBar] : [])
    }

    /// Returns a rounded bar with a length along the direction of the pages.
    private func pill(at center: CGPoint, length: CGFloat) -> Path {
        let size = isVertical ? CGSize(width: Self.dot, height: length) : CGSize(width: length, height: Self.dot)
        let box = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        return Path(box.rect, corners: CornerRadii(all: Double(Self.dot) / 2))
    }

    /// The commands that draw the background according to the style.
    private var backgroundCommands: [DisplayCommand] {
        let isShown = backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState == .continuous
        guard isShown else { return [] }
        let size = size(forNumberOfPages: numberOfPages)
        let box = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        let path = Path(box.rect, corners: CornerRadii(all: Double(height) / 2))
        return [.fill(path, .color(UIColor.secondarySystemFill.color(with: traitCollection)))]
    }

    /// Returns the positions, counted from the left, whose dots are in the bounds.
    private func shownPositions(first: CGFloat) -> Range<Int> {
        // The limit is higher than any screen can show.
        let limit: CGFloat = 1000
        let middle = ((isVertical ? bounds.midY : bounds.midX) - first) / pitch
        let reach = min((isVertical ? bounds.height : bounds.width) / pitch / 2 + 1, limit)
        guard middle.isFinite, reach > 0 else { return 0..<0 }
        let last = CGFloat(numberOfPages - 1)
        let lower = min(max((middle - reach).rounded(.up), 0), last)
        let upper = min(max((middle + reach).rounded(.down), lower), last)
        return Int(exactly: lower).map { $0..<min($0 + Int(upper - lower) + 1, numberOfPages) } ?? 0..<0
    }

    // MARK: Touches

    @_spi(Collage)
    public override var keepsTaps: Bool { true }

    /// Changes the page in the direction of a tap outside the current page's dot.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let wasDragged = interactionState == .continuous
        interactionState = .none
        setNeedsDisplay()
        guard let touch, isTouchInside, numberOfPages > 1, !wasDragged else { return }
        let position = isReversed ? numberOfPages - 1 - pageStorage : pageStorage
        let isBeyond = along(touch) > firstCenter + CGFloat(position) * pitch + barShift(at: position)
        interactionState = .discrete
        turn(by: isBeyond != isReversed ? 1 : -1)
        interactionState = .none
    }

    /// Returns the position of a touch along the direction of the pages.
    private func along(_ touch: UITouch) -> CGFloat {
        let place = touch.location(in: self)
        return isVertical ? place.y : place.x
    }

    /// Changes the page while the user drags along the dots.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard allowsContinuousInteraction, numberOfPages > 1 else { return super.continueTracking(touch, with: event) }
        let start = convert(touch.initialWindowLocation, from: nil)
        let distance = along(touch) - (isVertical ? start.y : start.x)
        if interactionState != .continuous, abs(distance) > 10 {
            interactionState = .continuous
            setNeedsDisplay()
        }
        if interactionState == .continuous {
            let position = Int(((along(touch) - firstCenter) / pitch).rounded().clamped(to: numberOfPages))
            let page = isReversed ? numberOfPages - 1 - position : position
            if page != pageStorage { turn(by: page - pageStorage) }
        }
        return super.continueTracking(touch, with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        interactionState = .none
        setNeedsDisplay()
    }

    // MARK: Accessibility

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.formUnion([.adjustable, .updatesFrequently])
        // Recorded: the position is the value, and there's no label.
        defaults.label = nil
        defaults.value = "page \(currentPage + 1) of \(numberOfPages)"
        return defaults
    }

    /// The names for Voice Control. The default is the name of the control.
    open override var accessibilityUserInputLabels: [String]? {
        get { super.accessibilityUserInputLabels ?? [Self.spokenName] }
        set { super.accessibilityUserInputLabels = newValue }
    }
    private static let spokenName = "Page control"

    /// Moves to the next page.
    open override func accessibilityIncrement() { turn(by: 1) }

    /// Moves to the previous page.
    open override func accessibilityDecrement() { turn(by: -1) }

    private func turn(by pages: Int) {
        let old = currentPage
        if defersCurrentPageDisplay, displayedPage == nil { displayedPage = old }
        currentPage += pages
        if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}

extension UIPageControl: AccessibilityPathProviding {
    /// A capsule.
    package var defaultAccessibilityPath: UIBezierPath? {
        let frame = accessibilityFrame
        return UIBezierPath(roundedRect: frame, cornerRadius: min(frame.width, frame.height) / 2)
    }
}

extension CGFloat {
    /// Returns the value clamped to the indexes of the given number of pages.
    fileprivate func clamped(to count: Int) -> CGFloat { Swift.min(Swift.max(self, 0), CGFloat(count - 1)) }
}
