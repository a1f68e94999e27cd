import DisplayList
@_spi(Collage) import PortableUIKitCore

/// A control with a row of segments, one of which can be selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    private static let height: CGFloat = 32
    private static let pillInset: CGFloat = 2
    private static let dividerHeight: CGFloat = 16

    private var metrics: ControlMetrics { .current }
    private var dividerSize: CGSize { CGSize(width: metrics.segmentDividerWidth, height: Self.dividerHeight) }

    /// The selected index if no segment is selected: -1.
    open class var noSegment: Int { -1 }

    @MainActor
    private struct Part {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var width: CGFloat = 0
        var isEnabled = true
        var contentOffset = CGSize.zero
        let label = UILabel(frame: .zero)
        let picture = TemplateImageView(image: nil)
        let background = UIImageView(frame: .zero)
    }

    private let pill = UIView(frame: .zero)
    /// The dividers between segments.
    private var dividers: [UIImageView] = []
    private var segments: [Part] = []
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control with a segment for each string or image. Raises an exception for other items.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
            case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
            default: raise("UISegmentedControl: items must be strings or images, not \(item)")
            }
        }
        frame.size = intrinsicContentSize
    }

    /// Creates a control with a segment for each action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    /// Creates a control from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UISegmentedControl.self)
    }

    private func setUp() {
        setQuietly { backgroundColor = .tertiarySystemFill }
        layer.cornerRadius = metrics.barRadius
        pill.layer.cornerRadius = metrics.pillRadius
        pill.layer.shadowOpacity = 0.12
        pill.layer.shadowRadius = 4
        pill.layer.shadowOffset = CGSize(width: 0, height: 3)
        pill.isUserInteractionEnabled = false
        addSubview(pill)
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title. An index out of range is clamped.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Part(title: title), at: segment)
    }

    /// Inserts a segment with an image. An index out of range is clamped.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Part(image: image), at: segment)
    }

    /// Inserts a segment that performs an action when it's selected. An index out of range is clamped.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Part(title: action.title, image: action.image, action: action), at: segment)
    }

    private func insert(_ segment: Part, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if index <= selection { selection += 1 }
        insertSubview(segment.background, belowSubview: pill)
        addSubview(segment.label)
        addSubview(segment.picture)
        segmentsDidChange()
    }

    /// Removes a segment. An index out of range is ignored.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let removed = segments.remove(at: segment)
        removed.background.removeFromSuperview()
        removed.label.removeFromSuperview()
        removed.picture.removeFromSuperview()
        if segment == selection {
            selection = Self.noSegment
        } else if segment < selection {
            selection -= 1
        }
        segmentsDidChange()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
    }

    /// Sets the title of a segment. An index out of range is ignored.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// Returns the title of a segment, or `nil` if it has no title.
    open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

    /// Sets the image of a segment. An index out of range is ignored.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// Returns the image of a segment, or `nil` if it has no image.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

    /// Sets the action of a segment, including its title and image. An index out of range is ignored.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.title = action.title
            $0.image = action.image
        }
    }

    /// Returns the action of a segment, or `nil` if it has no action.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

    /// Returns the index of the segment with an action of the given identifier, or `NSNotFound` if no segment has it.
    ///
    /// - Complexity: O(*n*) in the number of segments.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets the width of a segment, in points. If it's 0, the segment gets an equal share of the remaining width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = max(finite(width, "width of a segment"), 0) }
    }

    /// Returns the width that was set for a segment, in points, or 0 if no width was set.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

    /// Sets a Boolean value that indicates whether a segment is enabled.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Returns a Boolean value that indicates whether a segment is enabled.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

    /// Sets the offset of a segment's content, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    /// Returns the offset of a segment's content, in points. The default is zero.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment)?.contentOffset ?? .zero }

    private func segment(_ index: Int) -> Part? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    private func change(_ index: Int, _ change: (inout Part) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
        segmentsDidChange()
    }

    private func segmentsDidChange() {
        while dividers.count < segments.count - 1 {
            let divider = UIImageView(frame: CGRect(origin: .zero, size: dividerSize))
            divider.isUserInteractionEnabled = false
            divider.backgroundColor = .separator
            insertSubview(divider, belowSubview: pill)
            dividers.append(divider)
        }
        while dividers.count > max(segments.count - 1, 0) { dividers.removeLast().removeFromSuperview() }
        invalidateIntrinsicContentSize()
        updateAppearance()
        setNeedsLayout()
    }

    // MARK: Selection

    private var selection = -1

    /// The index of the selected segment. The default is `noSegment`, which means no selection. Setting it doesn't send
    /// an event.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
            updateAppearance()
            setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether a segment is selected only while it's touched. The default is `false`.
    open var isMomentary = false

    // MARK: Looks

    /// The color behind the selected segment. The default is `nil`, which means the system color.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            record(.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor, selectedSegmentTintColor)
            updateAppearance()
        }
    }
    /// A Boolean value that indicates whether the widths of segments depend on their content. Otherwise, they have
    /// equal widths. The default is `false`.
    open var apportionsSegmentWidthsByContent = false {
        didSet { setNeedsLayout() }
    }

    /// Sets the text attributes of titles for a state, or `nil` for the default attributes.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        record(
            .titleTextAttributes, for: Int(state.rawValue),
            { (control: UISegmentedControl) in control.setTitleTextAttributes(attributes, for: state) })
        self.attributes[state.rawValue] = attributes
        updateAppearance()
    }

    /// Returns the text attributes of titles for a state, or `nil` if they weren't set.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    /// The position of a segment among the others.
    public enum Segment: Int, Sendable {
        /// Any segment.
        case any = 0
        /// The leftmost segment.
        case left = 1
        /// A segment between others.
        case center = 2
        /// The rightmost segment.
        case right = 3
        /// The only segment.
        case alone = 4
    }

    private var backgroundImages = StateImages()
    private var dividerImages: [SegmentPair: UIImage] = [:]
    private var contentAdjustments: [Segment: UIOffset] = [:]

    private struct SegmentPair: Hashable {
        let left: UInt
        let right: UInt
    }

    /// Sets the background image of segments for a state, or `nil` for the standard background. All bar metrics use the
    /// same image.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        record(
            .backgroundImage, for: Int(state.rawValue),
            { (control: UISegmentedControl) in
                control.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
            })
        guard barMetrics == .default else { return }
        backgroundImages[state] = backgroundImage
        layer.cornerRadius = backgroundImages.isEmpty ? metrics.barRadius : 0
        segmentsDidChange()
    }

    /// Returns the background image for a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[state]
    }

    /// Sets the divider image between segments in two states, or `nil` for the standard divider. All bar metrics use
    /// the same image.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        record(
            .dividerImage, for: Int(leftState.rawValue * 65536 + rightState.rawValue),
            { (control: UISegmentedControl) in
                control.setDividerImage(
                    dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
            })
        guard barMetrics == .default else { return }
        dividerImages[SegmentPair(left: leftState.rawValue, right: rightState.rawValue)] = dividerImage
        segmentsDidChange()
    }

    /// Returns the divider image between segments in two states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        dividerImages[SegmentPair(left: leftState.rawValue, right: rightState.rawValue)]
    }

    /// Sets the offset of the content of segments at a position, in points. All bar metrics use the same offset.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
        barMetrics: UIBarMetrics
    ) {
        record(
            .contentPositionAdjustment, for: leftCenterRightOrAlone.rawValue,
            { (control: UISegmentedControl) in
                control.setContentPositionAdjustment(
                    adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
            })
        guard barMetrics == .default else { return }
        contentAdjustments[leftCenterRightOrAlone] = adjustment
        setNeedsLayout()
    }

    /// Returns the offset of the content of segments at a position, in points. The default is zero.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        contentAdjustments[leftCenterRightOrAlone] ?? .zero
    }

    /// Returns the total offset of a segment's content.
    private func contentShift(ofSegmentAt index: Int) -> UIOffset {
        let place: Segment =
            segments.count == 1
            ? .alone
            : index == (isRightToLeft ? segments.count - 1 : 0)
                ? .left : index == (isRightToLeft ? 0 : segments.count - 1) ? .right : .center
        let shared = contentAdjustments[place] ?? contentAdjustments[.any] ?? .zero
        let own = segments[index].contentOffset
        return UIOffset(horizontal: shared.horizontal + own.width, vertical: shared.vertical + own.height).finiteOrZero
    }

    private func stateOfSegment(at index: Int) -> State {
        !isEnabled || !segments[index].isEnabled ? .disabled : index == selection ? .selected : .normal
    }

    /// Shows the app's images behind the segments instead of the standard background.
    private func updateBackgroundImages() {
        let isOwn = !backgroundImages.isEmpty
        if isOwn { pill.isHidden = true }
        for (index, segment) in segments.enumerated() {
            segment.background.image = backgroundImages.shown(in: stateOfSegment(at: index))
            segment.background.isHidden = !isOwn
        }
        for (index, divider) in dividers.enumerated() {
            let (left, right) = (stateOfSegment(at: index), stateOfSegment(at: index + 1))
            let image =
                dividerImages[SegmentPair(left: left.rawValue, right: right.rawValue)]
                ?? dividerImages[
                    SegmentPair(left: 0, right: 0)]
            divider.image = image
            divider.backgroundColor = image == nil && !isOwn ? .separator : nil
            divider.bounds.size = image.map { CGSize(width: $0.size.width, height: bounds.height) } ?? dividerSize
            if image != nil { divider.alpha = 1 }
        }
    }

    private func updateAppearance() {
        defer { updateBackgroundImages() }
        pill.isHidden = selection < 0
        updateDividers()
        pill.backgroundColor =
            selectedSegmentTintColor
            ?? UIColor { [metrics] in $0.userInterfaceStyle == .dark ? metrics.darkPillColor : .white }
        for (index, segment) in segments.enumerated() {
            let isSelected = index == selection
            let own = attributes[(isSelected ? State.selected : .normal).rawValue] ?? attributes[0] ?? [:]
            segment.label.set(
                segment.image == nil ? segment.title : nil, attributes: own,
                font: .systemFont(ofSize: 13, weight: isSelected ? ControlMetrics.selectedTitleWeight : .regular),
                color: segment.isEnabled && isEnabled ? .label : metrics.disabledTitleColor)
            segment.picture.image = segment.image
            segment.picture.tintColor = segment.isEnabled && isEnabled ? .label : metrics.disabledTitleColor
        }
    }

    /// Hides the dividers next to the selected segment.
    private func updateDividers() {
        for (index, divider) in dividers.enumerated() {
            divider.alpha = index == selection || index + 1 == selection ? 0 : 1
        }
    }

    @_spi(Collage)
    public override func stateDidChange() {
        super.stateDidChange()
        updateAppearance()
    }

    // MARK: Layout

    /// The space around a title in a segment, in points (`UIKitConstants.md` 6).
    private static let titleRoom: CGFloat = 20

    private func naturalWidth(of segment: Part) -> CGFloat {
        // The width doesn't depend on the selection, although the selected segment has a heavier title.
        var looks = attributes[State.normal.rawValue] ?? [:]
        if looks[.font] == nil { looks[.font] = UIFont.systemFont(ofSize: 13) }
        let content = segment.image?.size.width ?? (segment.title ?? "").size(withAttributes: looks).width
        return content.rounded(.up) + Self.titleRoom
    }

    private var widthOfDividers: CGFloat { metrics.segmentDividerWidth * CGFloat(max(segments.count - 1, 0)) }

    private func widths(in width: CGFloat) -> [CGFloat] {
        let room = width - widthOfDividers - segments.reduce(0) { $0 + $1.width }
        let flexible = segments.filter { $0.width == 0 }
        let natural = flexible.reduce(0) { $0 + naturalWidth(of: $1) }
        if metrics.hasWholeSegments, flexible.count == segments.count, !apportionsSegmentWidthsByContent {
            let count = CGFloat(max(segments.count, 1))
            let ends = (0...segments.count).map { (CGFloat($0) * room / count).rounded(.down) }
            return zip(ends, ends.dropFirst()).map { $1 - $0 }
        }
        return segments.map { segment in
            if segment.width > 0 { return segment.width }
            if apportionsSegmentWidthsByContent, natural > 0 { return room * naturalWidth(of: segment) / natural }
            return room / CGFloat(max(flexible.count, 1))
        }
    }

    /// The intrinsic size: 32 points high, and wide enough for all segments.
    open override var intrinsicContentSize: CGSize {
        let widest = segments.map(naturalWidth).max() ?? 0
        let width = segments.reduce(widthOfDividers) { sum, segment in
            sum
                + (segment.width > 0
                    ? segment.width : apportionsSegmentWidthsByContent ? naturalWidth(of: segment) : widest)
        }
        return CGSize(width: width, height: Self.height)
    }

    /// Returns the size that fits all segments.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Lays out the segments.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = segmentFrames
        for (divider, frame) in zip(dividers, frames) {
            if divider.image != nil { divider.bounds.size.height = bounds.height }
            let half = metrics.segmentDividerWidth / 2
            divider.center = CGPoint(x: isRightToLeft ? frame.minX - half : frame.maxX + half, y: bounds.midY)
        }
        for (index, frame) in frames.enumerated() {
            let segment = segments[index]
            let size =
                segment.image?.size ?? segment.label.sizeThatFits(CGSize(width: frame.width, height: frame.height))
            let content = CGRect(
                x: frame.midX - min(size.width, frame.width) / 2, y: frame.midY - size.height / 2,
                width: min(size.width, frame.width), height: size.height)
            let shift = contentShift(ofSegmentAt: index)
            segment.label.frame = content.offsetBy(dx: shift.horizontal, dy: shift.vertical)
            segment.picture.frame = segment.label.frame
            segment.background.frame = frame
            if index == selection { pill.frame = pillFrame(in: frame) }
        }
    }

    /// Returns the frame of the background of a selected segment.
    private func pillFrame(in segment: CGRect) -> CGRect {
        // The inset of a rectangle that is smaller than its insets would be null.
        segment.inset(
            by: UIEdgeInsets(
                top: Self.pillInset, left: min(Self.pillInset, segment.width / 2), bottom: Self.pillInset,
                right: min(Self.pillInset, segment.width / 2)))
    }

    /// The frames of the segments, which are as high as the control, with dividers between them.
    private var segmentFrames: [CGRect] {
        var x: CGFloat = 0
        return widths(in: bounds.width).map { width in
            let origin = isRightToLeft ? bounds.width - x - width : x
            x += width + metrics.segmentDividerWidth
            return CGRect(x: origin, y: 0, width: width, height: bounds.height)
        }
    }

    // MARK: Touches

    @_spi(Collage)
    public override var keepsTaps: Bool { true }

    /// Selects the segment at the touch's location.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside, let index = segmentIndex(at: touch.location(in: self)) else { return }
        selectAsUser(index)
    }

    /// Returns the segment at a point, or the closest one.
    func segmentIndex(at point: CGPoint) -> Int? {
        let x = min(max(point.x, 0), bounds.width - 0.01)
        let half = metrics.segmentDividerWidth / 2
        return segmentFrames.firstIndex { $0.minX - half <= x && x < $0.maxX + half }
    }

    /// Selects a segment in the same way as a tap.
    func selectAsUser(_ index: Int) {
        guard segments.indices.contains(index), segments[index].isEnabled, index != selection || isMomentary else {
            return
        }
        selection = index
        if window != nil {
            UIView.animate(withDuration: 0.2) {
                self.pill.frame = self.pillFrame(in: self.segmentFrames[index])
                self.updateDividers()
            }
        }
        updateAppearance()
        setNeedsLayout()
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    // MARK: Accessibility

    private var segmentElements: [UIAccessibilityElement] = []

    /// The defaults of a view that isn't an accessibility element, because each segment is an element.
    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    /// The accessibility elements that were set, or else the segments.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? currentSegmentElements() }
        set { super.accessibilityElements = newValue }
    }

    /// Returns the position of an element among the segments, or `nil` if it isn't a segment.
    fileprivate func accessibilityGroup(of element: UIAccessibilityElement) -> AccessibleElement.Group? {
        segmentElements.firstIndex { $0 === element }.map {
            AccessibleElement.Group(kind: .segments, id: layer.identity, position: $0 + 1, count: segments.count)
        }
    }

    private func currentSegmentElements() -> [UIAccessibilityElement] {
        while segmentElements.count < segments.count {
            segmentElements.append(SegmentElement(accessibilityContainer: self))
        }
        segmentElements.removeLast(segmentElements.count - segments.count)
        for (index, frame) in segmentFrames.enumerated() {
            let element = segmentElements[index]
            element.accessibilityFrameInContainerSpace = frame
            element.accessibilityLabel = segments[index].title
            element.accessibilityTraits = index == selection ? [.button, .selected] : .button
            if !isEnabled || !segments[index].isEnabled { element.accessibilityTraits.insert(.notEnabled) }
        }
        return segmentElements
    }
}

/// An accessibility element for a segment.
private final class SegmentElement: UIAccessibilityElement, AccessibilityGrouping {
    var accessibilityGroup: AccessibleElement.Group? {
        (accessibilityContainer as? UISegmentedControl)?.accessibilityGroup(of: self)
    }
}
