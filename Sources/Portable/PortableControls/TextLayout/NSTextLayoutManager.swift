import Foundation

/// An object that lays out the elements of a text content manager in a text container, fragment by fragment.
///
/// A fragment is laid out when a method needs its lines. Use the ``textViewportLayoutController`` to lay out only the
/// fragments in the visible part of a long text.
///
/// Differs from UIKit: lines are laid out from the beginning of the text up to the last needed one.
open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
    /// The kinds of parts of the text for which ``enumerateTextSegments(in:type:options:using:)`` returns rectangles.
    public enum SegmentType: Int, Sendable {
        /// The characters.
        case standard = 0
        /// A selection. Its segments extend to the edge of the container on lines after which it continues.
        case selection = 1
        /// A highlight. It's the same as the characters.
        case highlight = 2
    }

    /// Options for the enumeration of segments.
    public struct SegmentOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates options with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The closure receives no ranges.
        public static let rangeNotRequired = Self(rawValue: 1 << 0)
        /// Only the first and the last segment are enumerated.
        public static let middleFragmentsExcluded = Self(rawValue: 1 << 1)
        /// The first segment begins at the leading edge of the container.
        public static let headSegmentExtended = Self(rawValue: 1 << 2)
        /// The last segment ends at the trailing edge of the container.
        public static let tailSegmentExtended = Self(rawValue: 1 << 3)
        /// The location of an empty range between two lines is at the end of the first one.
        public static let upstreamAffinity = Self(rawValue: 1 << 4)
    }

    private var state = State()
    private var settings = Settings()
    private var fragments = FragmentCache()
    var renderingAttributes = RenderingAttributes()
    /// The object that provides fragments and attributes of links. The default is `nil`.
    open weak var delegate: (any NSTextLayoutManagerDelegate)? {
        didSet { if delegate !== oldValue { invalidateAll() } }
    }

    /// The manager that lays out the lines. It's its own, or that of a text view.
    var engine: NSLayoutManager { state.engine ?? state.sharedEngine ?? NSLayoutManager() }

    private struct State {
        var engine: TextLayoutEngine?
        weak var sharedEngine: NSLayoutManager?
        weak var contentManager: NSTextContentManager?
        /// The content as of the last synchronization, if it's different.
        var heldContent: NSTextContentStorage?
        var viewportController: NSTextViewportLayoutController?
        var navigation: NSTextSelectionNavigation?
        var selections: [NSTextSelection] = []
    }

    private struct Settings {
        var usesFontLeading = true
        var limitsLayout = false
        var usesHyphenation = false
        var queue: OperationQueue?
        var validator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?
    }

    private struct FragmentCache {
        var byRange: [Range<Int>: NSTextLayoutFragment] = [:]
        var generation = -1
    }

    /// Creates a manager without a content and a container.
    public override init() {
        super.init()
        start()
    }

    /// Creates a manager without a content and a container.
    ///
    /// Differs from UIKit: the values in the archive aren't read.
    public required init?(coder: NSCoder) {
        super.init()
        start()
    }

    private func start() {
        let engine = TextLayoutEngine(owner: self)
        engine.textLayoutManager = self
        state.engine = engine
    }

    /// Creates a manager with the layout of a text view.
    init(sharing layoutManager: NSLayoutManager) {
        super.init()
        state.sharedEngine = layoutManager
        layoutManager.textLayoutManager = self
    }

    /// A Boolean value that indicates whether the layout isn't that of a text view.
    var hasOwnLayout: Bool { state.engine != nil }

    private func invalidateAll() {
        fragments = FragmentCache()
        engine.layout.invalidate(keepsParagraphs: false)
        engine.layout.client.didInvalidate?()
    }

    /// The number of times that the layout became invalid.
    var invalidationCount: Int { engine.layout.invalidationCount }

    // MARK: Content and container

    /// The content manager, which retains its layout managers.
    open var textContentManager: NSTextContentManager? { state.contentManager }

    /// The content that is laid out: that of the content manager, or the one before changes without synchronization.
    var shownContent: NSTextContentManager? { state.heldContent ?? state.contentManager }

    /// The content that is laid out as a storage, or `nil` if it's of another type.
    var contentStorage: NSTextContentStorage? { shownContent as? NSTextContentStorage }

    /// The length of the text, in UTF-16 units.
    var length: Int { contentStorage?.textStorage?.length ?? 0 }

    /// Replaces the content manager.
    open func replace(_ textContentManager: NSTextContentManager) {
        textContentManager.addTextLayoutManager(self)
    }

    func contentManagerDidChange(to manager: NSTextContentManager?) {
        state.contentManager = manager
        state.heldContent = nil
        if hasOwnLayout { engine.textStorage = (manager as? NSTextContentStorage)?.textStorage }
        renderingAttributes = RenderingAttributes()
    }

    /// Keeps the laid out content when the content manager's changes.
    func holdContent() {
        guard hasOwnLayout, state.heldContent == nil else { return }
        let held = NSTextContentStorage()
        held.attributedString = engine.layout.text.attributedString
        held.delegate = state.contentManager?.delegate
        state.heldContent = held
    }

    /// Shows the content of the content manager again.
    func releaseContent() { state.heldContent = nil }

    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        renderingAttributes.move(after: newCharRange, changeInLength: delta)
        guard hasOwnLayout else { return }
        engine.processEditing(
            for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
            invalidatedRange: invalidatedCharRange)
    }

    /// The container of the text. The default is `nil`, which means that nothing is laid out.
    open var textContainer: NSTextContainer? {
        get { engine.textContainers.first }
        set {
            guard hasOwnLayout else { return }
            if !engine.textContainers.isEmpty { engine.removeTextContainer(at: 0) }
            if let newValue { engine.addTextContainer(newValue) }
        }
    }

    // MARK: Settings

    /// A Boolean value that indicates whether the leading of fonts is part of the line height. The default is `true`.
    open var usesFontLeading: Bool {
        get { settings.usesFontLeading }
        set {
            guard newValue != usesFontLeading else { return }
            settings.usesFontLeading = newValue
            invalidateAll()
        }
    }
    /// A Boolean value that indicates whether only the beginning of a very long paragraph is laid out: 10,000
    /// characters. The default is `false`.
    open var limitsLayoutForSuspiciousContents: Bool {
        get { settings.limitsLayout }
        set {
            guard newValue != limitsLayoutForSuspiciousContents else { return }
            settings.limitsLayout = newValue
            invalidateAll()
        }
    }
    /// A Boolean value that indicates whether words are hyphenated. The default is `false`.
    ///
    /// Differs from UIKit: words aren't hyphenated, because Collage has no hyphenation dictionaries.
    open var usesHyphenation: Bool {
        get { settings.usesHyphenation }
        set { settings.usesHyphenation = newValue }
    }
    /// The queue on which text is laid out. The default is `nil`.
    ///
    /// Differs from UIKit: layout takes place when a method needs it.
    open var layoutQueue: OperationQueue? {
        get { settings.queue }
        set { settings.queue = newValue }
    }

    /// The controller of the layout in the visible part of the text.
    open var textViewportLayoutController: NSTextViewportLayoutController {
        if let controller = state.viewportController { return controller }
        let controller = NSTextViewportLayoutController(textLayoutManager: self)
        state.viewportController = controller
        return controller
    }
    /// The selections of the user. The default is empty.
    open var textSelections: [NSTextSelection] {
        get { state.selections }
        set { state.selections = newValue }
    }
    /// The object that moves selections.
    open var textSelectionNavigation: NSTextSelectionNavigation {
        get {
            if let navigation = state.navigation { return navigation }
            let navigation = NSTextSelectionNavigation(dataSource: self)
            state.navigation = navigation
            return navigation
        }
        set { state.navigation = newValue }
    }

    /// A closure that sets the rendering attributes of a fragment before it's drawn. The default is `nil`.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
        get { settings.validator }
        set { settings.validator = newValue }
    }

    // MARK: Layout

    /// The part of the container that the text uses. It's estimated until the text is laid out.
    open var usageBoundsForTextContainer: CGRect {
        guard let container = textContainer else { return .zero }
        let lines = engine.lines(in: container)
        guard let first = lines.first, let last = lines.last else { return .zero }
        var bounds = lines.dropFirst().reduce(engine.usedRect(of: first)) { $0.union(engine.usedRect(of: $1)) }
        let laidOut = engine.layout.geometry.laidOutLength
        if laidOut > 0, laidOut < length { bounds.size.height = last.bottom * CGFloat(length) / CGFloat(laidOut) }
        return bounds
    }

    /// Lays out the fragments in a range.
    open func ensureLayout(for range: NSTextRange) {
        guard let offsets = range.offsets, textContainer != nil else { return }
        engine.layOut(until: offsets.upperBound)
    }

    /// Lays out the fragments in a rectangle of the container.
    open func ensureLayout(for bounds: CGRect) {
        guard let container = textContainer else { return }
        engine.layOut(container, above: bounds.maxY)
    }

    /// Marks the layout of a range as invalid.
    ///
    /// Differs from UIKit: all fragments are laid out again when they're needed.
    open func invalidateLayout(for range: NSTextRange) {
        guard let offsets = range.offsets else { return }
        engine.invalidateLayout(forCharacterRange: NSRange(offsets), actualCharacterRange: nil)
    }

    /// Returns the frame of a fragment that isn't laid out: below the lines that are, with the height of its share of
    /// the text.
    func estimatedFrame(of fragment: NSTextLayoutFragment) -> CGRect {
        let lines = engine.lines(in: fragment.offsets)
        if let first = lines.first, let last = lines.last, last.next >= fragment.offsets.upperBound {
            let rects = lines.map { engine.usedRect(of: $0) }
            let used = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
            let padding = textContainer?.lineFragmentPadding ?? 0
            return CGRect(
                x: used.minX + padding, y: first.top, width: max(used.width - 2 * padding, 0),
                height: last.bottom - first.top)
        }
        let bounds = usageBoundsForTextContainer
        guard length > 0 else { return .zero }
        let scale = bounds.height / CGFloat(length)
        return CGRect(
            x: textContainer?.lineFragmentPadding ?? 0, y: CGFloat(fragment.offsets.lowerBound) * scale,
            width: bounds.width, height: CGFloat(fragment.offsets.count) * scale)
    }

    // MARK: Fragments

    /// Returns the fragment that contains a location, or `nil` if there's none.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        var found: NSTextLayoutFragment?
        enumerateTextLayoutFragments(from: location) { fragment in
            found = fragment
            return false
        }
        return found
    }

    /// Returns the fragment at a point of the container, or the closest one above or below it.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        guard let container = textContainer, length > 0 else { return nil }
        engine.layOut(container, above: position.y)
        let lines = engine.lines(in: container)
        let index = lines.partitioningIndex { $0.bottom > position.y }
        guard let line = index < lines.endIndex ? lines[index] : lines.last else { return nil }
        return textLayoutFragment(for: TextStorageLocation(min(line.range.lowerBound, length - 1)))
    }

    /// Calls a closure for the fragments from a location, until it returns `false`.
    ///
    /// - Parameters:
    ///   - location: The location, or `nil` for the beginning of the text (or its end, backward).
    ///   - block: A closure that returns whether the enumeration continues.
    /// - Returns: The location after the last fragment, or `nil` without fragments.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        guard let content = shownContent, textContainer != nil else { return nil }
        let isReverse = options.contains(.reverse)
        var tree = ElementTree(isReverse: isReverse)
        return content.enumerateTextElements(from: location, options: isReverse ? .reverse : []) { element in
            for part in tree.parts(of: element) {
                guard let fragment = fragment(for: part.element, in: part.range) else { continue }
                if options.contains(.ensuresLayout) { _ = fragment.textLineFragments }
                guard block(fragment) else { return false }
            }
            return true
        }
    }

    /// A Boolean value that indicates whether the delegate returned a fragment of a subclass, which can draw more than the
    /// text, for one of the first elements.
    var hasCustomFragments: Bool {
        guard delegate != nil else { return false }
        var isCustom = false
        enumerateTextLayoutFragments(from: nil) { fragment in
            isCustom = type(of: fragment) != NSTextLayoutFragment.self
            return !isCustom && fragment.offsets.lowerBound < 10_000
        }
        return isCustom
    }

    /// Returns the fragment of an element.
    ///
    /// - Parameter range: The part of the element without the elements in it.
    func fragment(for element: NSTextElement, in range: NSTextRange) -> NSTextLayoutFragment? {
        guard let offsets = range.offsets else { return nil }
        if fragments.generation != invalidationCount { fragments = FragmentCache(generation: invalidationCount) }
        if let fragment = fragments.byRange[offsets] { return fragment }
        let fragment =
            delegate?.textLayoutManager(self, textLayoutFragmentFor: range.location, in: element)
            ?? NSTextLayoutFragment(textElement: element, range: range)
        fragment.textLayoutManager = self
        fragments.byRange[offsets] = fragment
        return fragment
    }

    // MARK: Content

    /// Replaces the text in a range with the text of paragraphs.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        guard let contentManager = state.contentManager else { return }
        contentManager.performEditingTransaction { contentManager.replaceContents(in: range, with: textElements) }
    }

    /// Replaces the text in a range.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
    }

    // MARK: Rendering attributes

    /// The attributes of links: the tint color and an underline.
    open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    /// Replaces the rendering attributes of a range. They change how the text is drawn, but not the text.
    open func setRenderingAttributes(
        _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
    ) {
        self.renderingAttributes.change(in: textRange.offsets) { _ in renderingAttributes }
    }

    /// Adds a rendering attribute to a range. `nil` removes it.
    open func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) {
        renderingAttributes.change(in: textRange.offsets) { values in
            var values = values
            values[renderingAttribute] = value
            return values
        }
    }

    /// Removes a rendering attribute from a range.
    open func removeRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
    ) { addRenderingAttribute(renderingAttribute, value: nil, for: textRange) }

    /// Removes the rendering attributes of a range. They're set again by the ``renderingAttributesValidator``.
    open func invalidateRenderingAttributes(for textRange: NSTextRange) {
        renderingAttributes.change(in: textRange.offsets) { _ in [:] }
    }

    /// Calls a closure for the rendering attributes from a location, until it returns `false`.
    open func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        let offset = (location as? TextStorageLocation)?.offset ?? 0
        let runs = renderingAttributes.runs.filter {
            reverse ? $0.range.lowerBound < offset : $0.range.upperBound > offset
        }
        for run in reverse ? runs.reversed() : runs {
            guard block(self, run.values, NSTextRange(run.range)) else { return }
        }
    }

    /// Returns the attributes of a link: the ones that the delegate provides, or ``linkRenderingAttributes``.
    open func renderingAttributes(
        forLink link: Any, at location: any NSTextLocation
    ) -> [NSAttributedString.Key: Any] {
        let standard = Self.linkRenderingAttributes
        guard let delegate else { return standard }
        return delegate.textLayoutManager(
            self, renderingAttributesForLink: link, at: location, defaultAttributes: standard) ?? [:]
    }
}
