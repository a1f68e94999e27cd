import Foundation

/// An object that lays out the text of a storage in text containers.
///
/// Lines are laid out paragraph by paragraph, and only as far as a method needs them: the lines in a rectangle at the top
/// of a long text are available without the layout of the rest.
///
/// ```swift
/// let storage = NSTextStorage(string: "First line\nSecond line")
/// let layoutManager = NSLayoutManager()
/// storage.addLayoutManager(layoutManager)
/// layoutManager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))
/// let all = NSRange(location: 0, length: layoutManager.numberOfGlyphs)
/// layoutManager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, range, _ in
///     print(rect.minY, (storage.string as NSString).substring(with: range))
/// }
/// ```
///
/// Differs from UIKit: each UTF-16 unit of the text counts as one glyph, because the shapes of glyphs belong to the host.
/// Glyph indexes and character indexes are the same. Methods that generate or replace glyphs are missing.
open class NSLayoutManager: NSObject {
    /// Creates a layout manager without text and containers.
    public override init() {
        super.init()
    }

    /// Creates a layout manager without text and containers.
    ///
    /// Differs from UIKit: the values in the archive aren't read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The layout of the text.
    let layout = TextKitLayout()
    /// The text layout manager that has the same layout.
    var textLayoutManager: NSTextLayoutManager? {
        get { layout.client.textLayoutManager }
        set { layout.client.textLayoutManager = newValue }
    }

    // MARK: Text and containers

    /// The storage that contains the text. The storage keeps a strong reference to its layout managers.
    open weak var textStorage: NSTextStorage? {
        didSet {
            guard textStorage !== oldValue else { return }
            layout.setText(textStorage?.content ?? AttributedText())
            didInvalidate()
        }
    }

    /// The object that is notified of layout and controls the spacing of lines. The default is `nil`.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            layout.client.lineSpacing = delegate.map { _ in { [weak self] in self?.lineSpacing(after: $0, rect: $1) } }
            layout.invalidate(keepsParagraphs: false)
            layout.client.didInvalidate?()
        }
    }

    private func lineSpacing(after glyphIndex: Int, rect: CGRect) -> CGFloat? {
        delegate?.layoutManager(self, lineSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
    }

    /// The containers, in the order in which they're filled.
    open private(set) var textContainers: [NSTextContainer] = []

    /// Adds a container after the other ones.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts a container. Text is laid out again.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        let isValid = (0...textContainers.count).contains(index)
        if !isValid { fatalError("-[__NSArrayM insertObject:atIndex:]: index \(index) beyond bounds") }
        textContainers.insert(container, at: index)
        container.link = NSTextContainer.Link(layoutManager: self) { [weak self, weak container] oldSize in
            guard let self, let container else { return }
            containerDidChange(container, from: oldSize)
        }
        containersDidChange()
    }

    /// Removes a container. Text is laid out again.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else {
            fatalError("-[__NSArrayM removeObjectAtIndex:]: index \(index) beyond bounds")
        }
        textContainers.remove(at: index).link = NSTextContainer.Link()
        containersDidChange()
    }

    private func containersDidChange() {
        layout.containers = textContainers
        invalidateAll()
    }

    private func containerDidChange(_ container: NSTextContainer, from oldSize: CGSize) {
        textContainerChangedGeometry(container)
        if container.size != oldSize {
            delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: oldSize)
        }
    }

    /// Lays out the text again after the geometry of a container changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidateAll() }

    private func invalidateAll() {
        layout.invalidate(keepsParagraphs: false)
        didInvalidate()
    }

    private func didInvalidate() {
        delegate?.layoutManagerDidInvalidateLayout(self)
        layout.client.didInvalidate?()
    }

    // MARK: Changes

    /// Responds to changes of the text, which the storage has processed. Unchanged paragraphs keep their layout.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        let range = newCharRange.location..<NSMaxRange(newCharRange)
        let old = layout.text
        layout.updateText(range, changeInLength: delta, from: textStorage)
        delegate?.layoutManagerDidInvalidateLayout(self)
        layout.client.didChange?(TextKitLayout.Change(old: old, mask: editMask, range: range, delta: delta))
        layout.client.didInvalidate?()
    }

    /// Marks the layout of a range as invalid, so that its paragraphs are laid out again.
    ///
    /// Differs from UIKit: all paragraphs are laid out again when they're needed.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = NSRange(location: 0, length: layout.text.length)
        invalidateAll()
    }

    /// Draws the lines of a range again in the text view.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { layout.client.didInvalidate?() }

    /// Draws the lines of a range again in the text view.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { layout.client.didInvalidate?() }

    /// A Boolean value that indicates whether lines can be laid out before the lines above them. The default is `false`.
    ///
    /// Differs from UIKit: lines are always laid out from the beginning of the text to the last needed one. In a text view,
    /// which sets the value to `true`, it allows an estimated content size.
    open var allowsNonContiguousLayout = false

    // MARK: Layout

    /// Lays out the lines of a range of characters.
    open func ensureLayout(forCharacterRange charRange: NSRange) { layOut(until: NSMaxRange(charRange)) }

    /// Lays out the lines of a range of glyphs.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { layOut(until: NSMaxRange(glyphRange)) }

    /// Lays out all lines of a container.
    open func ensureLayout(for container: NSTextContainer) { layOut(container) }

    /// Lays out the lines in a rectangle of a container.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        layOut(container, above: bounds.maxY)
    }

    // MARK: Drawing

    /// Draws the background colors of the lines that contain a range, in the current context.
    ///
    /// - Parameter origin: The origin of the container in the context, in points.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = CurrentDrawing.context else { return }
        layOut(until: NSMaxRange(glyphsToShow))
        context.append(layout.backgroundCommands(for: glyphsToShow, at: origin))
    }

    /// Draws the lines that contain a range, in the current context.
    ///
    /// - Parameter origin: The origin of the container in the context, in points.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = CurrentDrawing.context else { return }
        layOut(until: NSMaxRange(glyphsToShow))
        context.append(layout.commands(for: glyphsToShow, at: origin))
    }
}
