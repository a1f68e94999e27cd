import CompositionalEngine
import DisplayList
import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// A scrollable view with multiple lines of text that the user can edit and select.
///
/// ```swift
/// final class NotesController: UIViewController, UITextViewDelegate {
///     private(set) var notes = ""
///
///     override func loadView() {
///         let textView = UITextView()
///         textView.font = .preferredFont(forTextStyle: .body)
///         textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
///         textView.keyboardDismissMode = .interactive
///         textView.delegate = self
///         view = textView
///     }
///
///     func textViewDidChange(_ textView: UITextView) { notes = textView.text }
/// }
/// ```
///
/// An app that colors the text while the user types changes the attributes of ``textStorage``, for example in the
/// delegate of the storage, or creates the view with the container of a subclass of ``NSTextStorage``.
///
/// Differs from UIKit: links must be in the attributed text, because they aren't detected in plain text. The attributes
/// of ``textStorage`` don't contain the font, color, and alignment of the view, which apply to text without these
/// attributes. A layout manager has at most one text view.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, WidthDependentContent {
    private(set) lazy var editor = TextEditor(client: self)
    private lazy var interaction = TextInteraction(client: self, editor: editor)
    private(set) lazy var menu = TextEditMenu(source: self, editor: editor)
    private let display = TextDisplayView(frame: .zero)
    private let ownUndoManager = UndoManager()

    /// Creates a text view whose lines are laid out in a container, or in a new one if it's `nil`. A container without
    /// a layout manager gets a new one, with a new storage.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? Self.makeContainer()
        textStorage = Self.storage(for: self.textContainer)
        super.init(frame: frame)
        setUp()
    }

    /// Creates an empty text view.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates an empty text view.
    ///
    /// - Parameter usingTextLayoutManager: A Boolean value that indicates whether the view has a ``textLayoutManager``.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        textKit2.isUsed = usingTextLayoutManager
    }

    /// Creates a text view from an interface file.
    public required init?(coder: NSCoder) {
        textContainer = Self.makeContainer()
        textStorage = Self.storage(for: textContainer)
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UITextView.self)
    }

    private static func makeContainer() -> NSTextContainer {
        let container = NSTextContainer()
        container.widthTracksTextView = true
        return container
    }

    /// Returns the storage of a container's layout manager. Missing objects are created.
    private static func storage(for container: NSTextContainer) -> NSTextStorage {
        if let storage = container.layoutManager?.textStorage { return storage }
        let layoutManager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil {
            layoutManager.allowsNonContiguousLayout = true
            layoutManager.addTextContainer(container)
        }
        let storage = NSTextStorage()
        storage.addLayoutManager(layoutManager)
        return storage
    }

    private func setUp() {
        setQuietly { backgroundColor = .systemBackground }
        addSubview(display)
        followStorage()
        interaction.updateHandles(isActive: false, visible: .zero)
        _ = menu
    }

    /// Shows the text of the storage, and follows its changes.
    private func followStorage() {
        let layout = layoutManager.layout
        editor.adopt(textStorage, content: layout.text)
        layout.client.format = { [weak self] in self?.textFormat }
        layout.client.didChange = { [weak self] change in
            guard let self else { return }
            editor.storageDidChange(to: layoutManager.layout.text, change)
        }
        layout.client.didInvalidate = { [weak self] in self?.layoutDidBecomeInvalid() }
    }

    /// The object that controls editing and responds to scrolling.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    // MARK: Text

    /// The text. The default is empty. Setting it doesn't notify the delegate, removes attributes, and moves the caret
    /// to the end.
    open var text: String! {
        get { textStorage.string }
        set {
            editor.setContent(AttributedText(newValue ?? ""))
            detection.found = []
            updateDetectedData()
        }
    }
    /// The attributed text. Missing attributes have the values of the view's properties. Setting it changes the font,
    /// color, and alignment of the view to the values of the first character.
    open var attributedText: NSAttributedString! {
        get {
            var content = textStorage.content
            content.setAttributes(in: 0..<content.length) { [defaultAttributes] values in
                defaultAttributes.merging(values) { $1 }
            }
            return content.attributedString
        }
        set {
            let content = newValue.map(AttributedText.init) ?? AttributedText()
            if let first = content.runs.first?.attributes.values {
                ownFont = first[.font] as? UIFont ?? ownFont
                ownTextColor = first[.foregroundColor] as? UIColor ?? ownTextColor
                ownAlignment = (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? ownAlignment
            }
            editor.setContent(content)
            detection.found = []
            updateDetectedData()
        }
    }
    /// The kinds of data in the text that are links: a tap opens them, like the app's own links. Data is detected only
    /// in text that the user can't edit. The default is empty.
    ///
    /// Differs from UIKit: only links and phone numbers are found.
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { detection.types }
        set {
            guard newValue != detection.types else { return }
            detection.types = newValue
            updateDetectedData()
        }
    }
    /// The detected data whose links are in the text, and the kinds of data to detect.
    var detection = DataDetection()

    private var ownFont: UIFont?
    private var ownTextColor: UIColor?
    private var ownAlignment = NSTextAlignment.natural

    private var shownFont: UIFont { ownFont ?? .systemFont(ofSize: 12) }
    private var defaultAttributes: [NSAttributedString.Key: Any] {
        [.font: shownFont, .foregroundColor: ownTextColor ?? UIColor.label]
    }

    /// The font of the whole text. The default is `nil`, which means the system font with 12 points.
    open var font: UIFont? {
        get { ownFont }
        set {
            record(.font, \UITextView.font, newValue)
            ownFont = newValue
            setAttribute(.font, newValue)
        }
    }
    /// The color of the whole text. The default is `nil`, which means the label color.
    open var textColor: UIColor? {
        get { ownTextColor }
        set {
            record(.textColor, \UITextView.textColor, newValue)
            ownTextColor = newValue
            setAttribute(.foregroundColor, newValue)
        }
    }
    /// The horizontal alignment of lines. The default is `natural`, which follows the direction of each paragraph.
    open var textAlignment: NSTextAlignment {
        get { ownAlignment }
        set {
            record(.textAlignment, \UITextView.textAlignment, newValue)
            ownAlignment = newValue
            if editor.state.content.hasAttributes {
                editor.setAttributes(in: 0..<editor.length) { values in
                    guard let old = values[.paragraphStyle] as? NSParagraphStyle else { return values }
                    let style = NSMutableParagraphStyle()
                    style.setParagraphStyle(old)
                    style.alignment = newValue
                    return values.merging([.paragraphStyle: style]) { $1 }
                }
            }
            layoutDidChange()
        }
    }

    /// Sets an attribute of an attributed text.
    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
        if editor.state.content.hasAttributes {
            editor.setAttributes(in: 0..<editor.length) { $0.merging([key: value].compactMapValues { $0 }) { $1 } }
        }
        layoutDidChange()
    }

    /// A Boolean value that indicates whether the font of a text style follows the user's text size. The default is
    /// `false`.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            record(
                .adjustsFontForContentSizeCategory, \UITextView.adjustsFontForContentSizeCategory,
                adjustsFontForContentSizeCategory)
            adjustFont()
        }
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory else { return }
        ownFont = ownFont?.adjusted(to: traitCollection)
        editor.adjustFonts(to: traitCollection)
        layoutDidChange()
    }

    /// The attributes of links. The default is the link color.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet {
            record(.linkTextAttributes, \UITextView.linkTextAttributes, linkTextAttributes)
            layoutDidChange()
        }
    }
    /// A Boolean value that indicates whether the user can change the attributes of the text, such as with Command-B.
    /// The default is `false`.
    open var allowsEditingTextAttributes = false
    /// The attributes of newly typed text. They are reset when the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { defaultAttributes.merging(editor.typingAttributes.values) { $1 } }
        set {
            record(.typingAttributes, \UITextView.typingAttributes, newValue)
            editor.typingAttributes = TextAttributes(newValue)
        }
    }

    // MARK: Editing

    /// The selected ranges (values of `NSRange`, in UTF-16 units).
    ///
    /// Differs from UIKit: there's always one range. Setting several selects the first one.
    open var selectedRanges: [NSValue] {
        get { [NSValue(range: selectedRange)] }
        set { if let first = newValue.first { selectedRange = first.rangeValue } }
    }

    /// A Boolean value that indicates whether the user can edit the text. The default is `true`.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            updateDetectedData()
            guard isFirstResponder else { return }
            if isEditable { reloadInputViews() } else { resignFirstResponder() }
        }
    }
    /// A Boolean value that indicates whether the user can select text and open links. The default is `true`.
    open var isSelectable = true {
        didSet { if !isSelectable { resignFirstResponder() } }
    }
    /// A Boolean value that indicates whether the next insertion replaces the whole text. It's `false` by default and
    /// after an insertion.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion { editor.selectAll() } }
    }
    /// The selected range, in UTF-16 units. It's limited to the text and extended to whole characters.
    open var selectedRange: NSRange {
        get { NSRange(editor.selection.range) }
        set { editor.select(TextSelection(newValue.offsets(within: editor.length))) }
    }

    /// Scrolls the minimum distance to show a range, in UTF-16 units.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let offsets = range.offsets(within: editor.length)
        var rect = editor.firstRect(for: TextOffsetRange(offsets))
        if !offsets.isEmpty {
            let end = TextOffsetPosition(offsets.upperBound, affinity: .backward)
            rect = rect.union(editor.caretRect(for: end))
        }
        scrollRectToVisible(rect, animated: false)
    }

    /// The autocapitalization style of the keyboard. The default is `sentences`.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// The autocorrection setting. The default is `.default`.
    ///
    /// Differs from UIKit: there are no dictionaries, so the value has no effect.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// The spell-checking setting. The default is `.default`.
    ///
    /// Differs from UIKit: there are no dictionaries, so the value has no effect.
    open var spellCheckingType: UITextSpellCheckingType = .default
    /// The setting for smart quotation marks. The default is `.default`.
    ///
    /// Differs from UIKit: quotation marks are only replaced for `.yes`.
    open var smartQuotesType: UITextSmartQuotesType = .default
    /// The setting for smart dashes. The default is `.default`.
    ///
    /// Differs from UIKit: hyphens are only replaced for `.yes`.
    open var smartDashesType: UITextSmartDashesType = .default
    /// The setting for inserting and removing spaces around pasted and cut words. The default is `.default`.
    ///
    /// Differs from UIKit: spaces are only inserted and removed for `.yes`.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    /// The type of the keyboard. The default is `default`.
    open var keyboardType: UIKeyboardType = .default {
        didSet { if keyboardType != oldValue { reloadInputViews() } }
    }
    /// The appearance of the keyboard. By default, it follows the interface style.
    open var keyboardAppearance: UIKeyboardAppearance = .default {
        didSet { record(.keyboardAppearance, \UITextView.keyboardAppearance, keyboardAppearance) }
    }
    /// The type of the Return key. The default is `default`, which has the title "return".
    open var returnKeyType: UIReturnKeyType = .default
    /// A Boolean value that indicates whether the Return key is enabled only if there's text. The default is `false`.
    open var enablesReturnKeyAutomatically = false
    /// The meaning of the text, which AutoFill uses to suggest a value. The default is `nil`.
    open var textContentType: UITextContentType!
    /// The rules for generated passwords. The default is `nil`.
    ///
    /// Differs from UIKit: passwords aren't generated, so the value has no effect.
    open var passwordRules: UITextInputPasswordRules?
    /// A Boolean value that indicates whether the text is hidden. The default is `false`. It has no effect on multiline
    /// text.
    open var isSecureTextEntry = false

    /// A Boolean value that indicates whether the view can become the first responder, which is the case if its text
    /// can be edited or selected.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    /// The undo manager for changes to the text.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// The view that replaces the keyboard while the text is being edited. The default is `nil`.
    open override var inputView: UIView? {
        get { ownInputs.view }
        set {
            ownInputs.view = newValue
            reloadInputViews()
        }
    }
    /// The view above the keyboard while the text is being edited. The default is `nil`.
    open override var inputAccessoryView: UIView? {
        get { ownInputs.accessory }
        set {
            ownInputs.accessory = newValue
            reloadInputViews()
        }
    }

    private var ownInputs: (view: UIView?, accessory: UIView?)

    /// Begins editing if the delegate agrees. The keyboard appears after the delegate is notified.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        return changingFirstResponder {
            guard canBecomeFirstResponder, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
                super.becomeFirstResponder()
            else { return false }
            setNeedsLayout()
            guard isEditable else { return true }
            delegate?.textViewDidBeginEditing(self)
            post(Self.textDidBeginEditingNotification)
            return true
        }
    }

    /// Ends editing if the delegate agrees. Marked text is committed.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        return changingFirstResponder {
            guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
                return false
            }
            editor.unmark()
            clearsOnInsertion = false
            editor.onMenuDismissal?()
            setNeedsLayout()
            guard isEditable else { return true }
            delegate?.textViewDidEndEditing(self)
            post(Self.textDidEndEditingNotification)
            return true
        }
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
        if name == Self.textDidBeginEditingNotification {
            TextDidBeginEditingMessage(textView: self).post(from: self)
        } else if name == Self.textDidEndEditingNotification {
            TextDidEndEditingMessage(textView: self).post(from: self)
        }
    }

    /// A notification that is posted when editing begins. Its object is the text view.
    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }
    /// A notification that is posted when editing ends. Its object is the text view.
    public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    }
    /// A notification that is posted when the user changes the text. Its object is the text view.
    public nonisolated class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidChangeNotification")
    }

    /// A Boolean value that indicates whether the view contains text.
    open var hasText: Bool { editor.length > 0 }

    /// Replaces the selection with text, if the delegate agrees.
    open func insertText(_ text: String) {
        let replacesAll = clearsOnInsertion
        clearsOnInsertion = false
        if replacesAll { editor.replaceAll(with: text) } else { editor.insert(text) }
    }

    /// Deletes the selection, or the character before the caret, if the delegate agrees.
    open func deleteBackward() { editor.deleteBackward() }

    // MARK: Edit actions

    /// Returns a Boolean value that indicates whether the view can perform `action`, depending on the selection and the
    /// pasteboard.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        isFirstResponder && editor.canPerform(action, isSecret: false)
            || isFirstResponder && allowsEditingTextAttributes && editor.canChangeAttributes(with: action)
            || isFirstResponder && canFind(action)
            || super.canPerformAction(action, withSender: sender)
    }

    /// Returns whether an action searches the text.
    private func canFind(_ action: Selector) -> Bool {
        switch action {
        case StandardEditAction.find: return isFindInteractionEnabled
        case StandardEditAction.findAndReplace: return isFindInteractionEnabled && isEditable
        case StandardEditAction.useSelectionForFind: return isFindInteractionEnabled && !editor.selection.isEmpty
        case StandardEditAction.findNext, StandardEditAction.findPrevious:
            return findInteraction?.activeFindSession.map { $0.resultCount > 0 } ?? false
        default: return false
        }
    }

    /// Shows the find navigator.
    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
    /// Shows the find navigator with a field for replacements.
    open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
    /// Highlights the next result.
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    /// Highlights the previous result.
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
    /// Searches for the selected text.
    open override func useSelectionForFind(_ sender: Any?) {
        findInteraction?.searchText = editor.selectedText
        findInteraction?.presentFindNavigator(showingReplace: false)
    }

    /// Changes the attributes of the selected text with a closure.
    open override func updateTextAttributes(conversionHandler: @escaping UITextAttributesConversionHandler) {
        editor.change { conversionHandler($0) }
    }

    /// Changes the selected text to bold or back.
    open override func toggleBoldface(_ sender: Any?) {
        editor.toggle(.traitBold, defaultFont: font ?? .systemFont(ofSize: 12))
    }
    /// Changes the selected text to italic or back.
    open override func toggleItalics(_ sender: Any?) {
        editor.toggle(.traitItalic, defaultFont: font ?? .systemFont(ofSize: 12))
    }
    /// Underlines the selected text, or removes the underline.
    open override func toggleUnderline(_ sender: Any?) { editor.toggleUnderline() }
    /// Moves the selection to the pasteboard.
    open override func cut(_ sender: Any?) { editor.cutSelection() }
    /// Copies the selection to the pasteboard.
    open override func copy(_ sender: Any?) { editor.copySelection() }
    /// Replaces the selection with the text of the pasteboard, if the delegate agrees.
    open override func paste(_ sender: Any?) {
        guard let text = UIPasteboard.general.string else { return }
        editor.paste(text)
    }
    /// Pastes text. The inserted text always has the attributes of the surrounding text.
    open override func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
    /// Selects the word at the caret.
    open override func select(_ sender: Any?) {
        editor.selectWordAtCaret()
        editor.requestMenu(after: sender)
    }
    /// Selects the whole text.
    open override func selectAll(_ sender: Any?) {
        editor.selectAll()
        editor.requestMenu(after: sender)
    }

    /// Returns the edit menu for a range. The default is `nil`, which means the suggested menu. The delegate takes
    /// precedence.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }

    // MARK: Keys

    /// Handles keys that move the caret or delete text.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !performKey($0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// Repeats the action of a key that is held down.
    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !performKey($0) }
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    private func performKey(_ press: UIPress) -> Bool {
        guard isFirstResponder, let key = press.key else { return false }
        if findInteraction?.perform(key) == true { return true }
        let page = bounds.inset(by: adjustedContentInset).height - shownFont.lineHeight
        return editor.press(key, pageHeight: max(page, shownFont.lineHeight), insertsTabs: isEditable)
    }

    // MARK: Layout

    /// The area in which the lines are laid out.
    public let textContainer: NSTextContainer

    /// The storage that contains the text. Changes of its attributes are drawn, and changes of its characters keep the
    /// selection.
    public let textStorage: NSTextStorage

    /// The layout manager that lays out the text in ``textContainer``.
    public var layoutManager: NSLayoutManager {
        guard let layoutManager = textContainer.layoutManager else {
            fatalError("The text container of a text view was removed from its layout manager")
        }
        return layoutManager
    }

    /// The text layout manager that has the layout of the text, or `nil` if the view was created without one.
    ///
    /// Differs from UIKit: using ``layoutManager`` doesn't remove it, because both have the same layout.
    public var textLayoutManager: NSTextLayoutManager? {
        guard textKit2.isUsed else { return nil }
        if let storage = textKit2.contentStorage { return storage.primaryTextLayoutManager }
        let storage = NSTextContentStorage(sharing: textStorage)
        storage.addTextLayoutManager(NSTextLayoutManager(sharing: layoutManager))
        textKit2.contentStorage = storage
        return storage.primaryTextLayoutManager
    }

    private var textKit2 = TextKit2()

    /// The content storage of the text layout manager, which doesn't retain it.
    private struct TextKit2 {
        var isUsed = true
        var contentStorage: NSTextContentStorage?
    }

    /// The insets around the container, in points. The default is 8 at the top and bottom.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            record(.textContainerInset, \UITextView.textContainerInset, textContainerInset)
            textContainerInset = finite(textContainerInset, "textContainerInset")
            if textContainerInset != oldValue { layoutDidChange() }
        }
    }

    /// A Boolean value that indicates whether the user can scroll. The default is `true`. If it's `false`, the
    /// intrinsic height is the height of the text.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The generation of the layout that the display shows. Scrolling doesn't change it.
    private var shown = Shown()

    private struct Shown {
        var generation: Int?
        var needsToShowCaret = false
    }

    /// Invalidates the layout after a property that affects it changed.
    private func layoutDidChange() {
        layoutManager.layout.invalidate(keepsParagraphs: false)
        layoutDidBecomeInvalid()
    }

    private func layoutDidBecomeInvalid() {
        shown.generation = nil
        sizeMayHaveChanged()
    }

    private func sizeMayHaveChanged() {
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    @_spi(Collage)
    public override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        adjustFont()
        layoutDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    /// The backgrounds of search results.
    var foundText: FoundTextView { display.found }

    /// The insets around the lines, limited to finite values.
    private var lineInsets: UIEdgeInsets {
        func length(_ number: CGFloat) -> CGFloat { CGFloat(Double(number).distance) }
        let padding = length(textContainer.lineFragmentPadding)
        return UIEdgeInsets(
            top: length(textContainerInset.top), left: length(textContainerInset.left) + padding,
            bottom: length(textContainerInset.bottom), right: length(textContainerInset.right) + padding)
    }

    /// The format of the text: the properties of the view, which apply to text without attributes.
    private var textFormat: TextFormat {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = ownAlignment
        var format = TextFormat(
            defaults: TextDefaults(font: shownFont, color: ownTextColor ?? .label, paragraph: paragraph),
            traits: traitCollection, isRightToLeft: isRightToLeft)
        format.typing = editor.chosenAttributes
        format.mark = editor.state.markedRange.map { TextFormat.Mark(range: $0, style: editor.markedTextStyle) }
        format.link = linkTextAttributes
        return format
    }

    private var lineWidth: CGFloat {
        let insets = lineInsets
        return max(
            bounds.width - adjustedContentInset.left - adjustedContentInset.right - insets.left - insets.right, 0)
    }

    /// Sets the size of the container to that of the view, in the directions in which it follows the view.
    func updateContainer() {
        var size = textContainer.size
        if textContainer.widthTracksTextView {
            // A width of 0 would be unlimited.
            size.width = max(lineWidth + lineInsets.left + lineInsets.right - sideInsets, 0.001)
        }
        if textContainer.heightTracksTextView {
            size.height = max(bounds.inset(by: adjustedContentInset).inset(by: textContainerInset).height, 0.001)
        }
        guard size != textContainer.size else { return }
        // The view is already being laid out or measured, so it needn't be notified.
        let client = layoutManager.layout.client
        layoutManager.layout.client.didInvalidate = nil
        textContainer.size = size
        layoutManager.layout.client = client
    }

    private var sideInsets: CGFloat { lineInsets.left + lineInsets.right - 2 * containerPadding }
    private var containerPadding: CGFloat { CGFloat(Double(textContainer.lineFragmentPadding).distance) }

    /// The layout of the text in lines that are as wide as the container.
    package var textGeometry: TextGeometry {
        updateContainer()
        return layoutManager.layout.wholeGeometry
    }

    /// The origin of the lines' box in the view's coordinate space.
    package var textOrigin: CGPoint {
        CGPoint(x: lineInsets.left, y: lineInsets.top)
    }

    /// Lays out the text.
    open override func layoutSubviews() {
        if shown.needsToShowCaret { _ = textGeometry(through: editor.selection.head) }
        let geometry = shownGeometry
        let height = estimatedHeight(of: geometry) + lineInsets.top + lineInsets.bottom
        contentSize = CGSize(
            width: max(bounds.width - adjustedContentInset.left - adjustedContentInset.right, 0), height: height)
        if shown.needsToShowCaret {
            shown.needsToShowCaret = false
            showCaret()
        }
        display.frame = CGRect(
            origin: textOrigin, size: CGSize(width: shownWidth(of: geometry), height: geometry.size.height))
        show(geometry)
        display.found.update(in: geometry, length: editor.length)
        display.show(shownSelection(in: geometry), in: geometry, showsCaret: isEditable)
        interaction.updateHandles(isActive: isFirstResponder, visible: bounds)
        super.layoutSubviews()
    }

    private func shownWidth(of geometry: TextGeometry) -> CGFloat {
        geometry.width.isFinite ? geometry.width : geometry.size.width
    }

    /// Draws the lines, or lets a layout manager of a subclass draw them.
    private func show(_ geometry: TextGeometry) {
        let layout = layoutManager.layout
        guard shown.generation != layout.generation else { return }
        shown.generation = layout.generation
        display.show(geometry.paragraphs, size: display.bounds.size)
        if type(of: layoutManager) != NSLayoutManager.self {
            display.content.drawing = { [weak self] in self?.layoutManagerCommands ?? [] }
        } else if textKit2.contentStorage?.primaryTextLayoutManager?.hasCustomFragments ?? false {
            display.content.drawing = { [weak self] in self?.fragmentCommands ?? [] }
        } else {
            display.content.drawing = nil
        }
    }

    /// The commands with which the fragments of the text layout manager's delegate draw the lines that are laid out.
    private var fragmentCommands: [DisplayCommand] {
        CurrentDrawing.record(in: display.content.bounds) { context in
            textLayoutManager?.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
                guard fragment.offsets.lowerBound <= layoutManager.layout.geometry.laidOutLength else { return false }
                fragment.draw(at: fragment.layoutFragmentFrame.origin, in: context)
                return true
            }
        }.recording
    }

    /// The commands with which the layout manager draws the lines that are laid out.
    private var layoutManagerCommands: [DisplayCommand] {
        let range = NSRange(location: 0, length: layoutManager.layout.geometry.laidOutLength)
        let origin = CGPoint(x: -containerPadding, y: 0)
        return CurrentDrawing.record(in: display.content.bounds) { _ in
            layoutManager.drawBackground(forGlyphRange: range, at: origin)
            layoutManager.drawGlyphs(forGlyphRange: range, at: origin)
        }.recording
    }

    /// The rectangle of the caret, with some space above and below it.
    var caretRect: CGRect {
        let position = TextOffsetPosition(editor.selection.head, affinity: editor.selection.affinity)
        let room = max(lineInsets.top, lineInsets.bottom)
        return editor.caretRect(for: position).insetBy(dx: 0, dy: -room)
    }

    private func showCaret() {
        let rect = caretRect
        if isScrollEnabled {
            scrollRectToVisible(rect.intersection(CGRect(origin: .zero, size: contentSize)), animated: false)
        } else if let outer = sequence(first: superview, next: { $0?.superview }).first(where: { $0 is UIScrollView }),
            let scrollView = outer as? UIScrollView
        {
            scrollView.scrollRectToVisible(convert(rect, to: scrollView), animated: false)
        }
    }

    private func size(atWidth width: CGFloat) -> CGSize {
        let insets = lineInsets
        let sides = insets.left + insets.right
        let lineWidth = width.isFinite ? max(width - sides, 0) : .infinity
        let lines = layoutManager.layout.size(lineWidth: lineWidth)
        return CGSize(
            width: CGFloat(pixels.ceil(Double(lines.width + sides))),
            height: CGFloat(pixels.ceil(Double(lines.height + insets.top + insets.bottom))))
    }

    /// Returns the size of the text, wrapped to the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = size.width > 0 && size.width < 1_000_000
        var fitting = self.size(atWidth: isLimited ? size.width : .infinity)
        if isLimited { fitting.width = min(fitting.width, size.width) }
        return fitting
    }

    /// The size of the text if the view doesn't scroll. Otherwise, there's no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return size(atWidth: .infinity)
    }

    package var contentHeightFollowsWidth: Bool { !isScrollEnabled }

    package func contentHeight(atWidth width: CGFloat) -> CGFloat { size(atWidth: max(width, 0.001)).height }

    // MARK: Text input

    /// The object that is notified of changes that the app makes.
    open weak var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }
    /// The tokenizer that finds words and other text units.
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    /// Returns the text in a range.
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }
    /// Replaces the text in a range, without asking the delegate.
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }
    /// Returns a Boolean value that indicates whether the delegate allows a replacement of the text in a range.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editor.nsRange(range).map { canChangeText(in: $0, to: text) } ?? false
    }
    /// The selected range. An empty range is the caret.
    open var selectedTextRange: UITextRange? {
        get { editor.selectedTextRange }
        set { editor.selectedTextRange = newValue }
    }
    /// The range of the marked text, which an input method is composing.
    open var markedTextRange: UITextRange? { editor.markedTextRange }
    /// The attributes of the marked text. If it's `nil` (the default), the text is underlined.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedTextStyle }
        set {
            editor.markedTextStyle = newValue
            layoutDidChange()
        }
    }
    /// Sets the marked text, which an input method is composing.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.setMarkedText(markedText, selectedRange: selectedRange)
    }
    /// Commits the marked text.
    open func unmarkText() { editor.unmark() }
    /// The line on which the caret appears at a soft line break.
    open var selectionAffinity: UITextStorageDirection {
        get { editor.selectionAffinity }
        set { editor.selectionAffinity = newValue }
    }
    /// The start of the text.
    open var beginningOfDocument: UITextPosition { editor.beginningOfDocument }
    /// The end of the text.
    open var endOfDocument: UITextPosition { editor.endOfDocument }
    /// Returns the range between two positions.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(from: fromPosition, to: toPosition)
    }
    /// Returns the position at an offset in UTF-16 units from another position.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }
    /// Returns the position at a number of characters or lines from another position, in a direction.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        editor.position(from: position, in: direction, offset: offset)
    }
    /// Returns the order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }
    /// Returns the number of UTF-16 units between two positions.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(from: from, to: toPosition)
    }
    /// Returns the farthest position in a range in a direction.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction)
    }
    /// Returns the range from a position to the end of its line in a direction.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        editor.characterRange(byExtending: position, in: direction)
    }
    /// Returns the base writing direction of the text at a position.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        editor.baseWritingDirection(for: position)
    }
    /// Sets the base writing direction of the paragraphs in a range.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setBaseWritingDirection(writingDirection, for: range, of: .default)
    }
    /// Returns the rectangle of the first line of a range, in the view's coordinate space.
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
    /// Returns the rectangle of the caret, in the view's coordinate space. An empty rectangle hides the caret.
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
    /// Returns the rectangles of a selection, in the view's coordinate space.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }
    /// Returns the position that is closest to a point.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }
    /// Returns the position in a range that is closest to a point.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }
    /// Returns the range of the character at a point.
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
    /// Returns the attributes of the text at a position.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        defaultAttributes.merging(editor.textStyling(at: position, in: direction) ?? [:]) { $1 }
    }

    // MARK: Accessibility

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = AccessibilityDefaults(isElement: true, value: text)
        if isEditable { defaults.traits.formUnion([.textEntry, .textArea]) }
        if isEditable, isFirstResponder { defaults.traits.insert(.isEditing) }
        return defaults
    }
}

extension UITextView: AccessibilityPathProviding {
    package var defaultAccessibilityPath: UIBezierPath? { UIBezierPath(rect: accessibilityFrame) }
}

extension UITextView: TextEditorClient {
    package var isTextEditable: Bool { isEditable }
    package var isTextSelectable: Bool { isSelectable || isEditable }
    package var insertsTabs: Bool { isEditable }

    package func canChangeText(in range: NSRange, to replacement: String) -> Bool {
        delegate?.textView(
            self, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: replacement) ?? true
    }

    package func textContentDidChange() {
        layoutManager.layout.invalidate(keepsParagraphs: true)
        layoutDidBecomeInvalid()
        display.found.removeAll()
        findInteraction?.activeFindSession?.invalidateFoundResults()
    }

    package func notifyOfTextChange() {
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        TextDidChangeMessage(textView: self).post(from: self)
    }

    package func textSelectionDidChange() {
        setNeedsLayout()
        NestedCallbacks.perform(.textSelection, of: self) { delegate?.textViewDidChangeSelection(self) }
    }

    package func scrollToCaret() {
        shown.needsToShowCaret = true
        setNeedsLayout()
    }

    /// Opens the link at a point. Returns `false` if there's no link, the delegate doesn't allow it, or the text is
    /// editable.
    package func openLink(at point: CGPoint) -> Bool {
        guard !isEditable, let range = characterRange(at: point) as? TextOffsetRange else { return false }
        return textItem(at: range.offsets.lowerBound).map { perform($0, at: point) } ?? false
    }
}

extension UITextView: TextEditMenuSource {
    func menu(for selection: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        let range = editor.selectedTextRange ?? TextOffsetRange(0..<0)
        return delegate?.textView(
            self, editMenuForTextInRanges: [NSValue(range: selection)], suggestedActions: suggestedActions)
            ?? editMenu(for: range, suggestedActions: suggestedActions)
    }

    func menuWillBePresented(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
        willPresentEditMenu(animator: animator)
    }

    func menuWillBeDismissed(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
        willDismissEditMenu(animator: animator)
    }
}
