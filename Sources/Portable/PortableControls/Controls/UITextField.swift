import DisplayList
import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// A view with a line of text that the user can edit.
///
/// ```swift
/// final class NameController: UIViewController, UITextFieldDelegate {
///     let field = UITextField(frame: CGRect(x: 16, y: 100, width: 280, height: 36))
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         field.placeholder = "Name"
///         field.borderStyle = .roundedRect
///         field.delegate = self
///         view.addSubview(field)
///     }
///
///     func textFieldShouldReturn(_ textField: UITextField) -> Bool {
///         textField.resignFirstResponder()
///     }
/// }
/// ```
///
/// Differs from UIKit: a character typed into a secure field is never briefly visible.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// The style of the border around the text.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// The conditions under which an overlay view of the field is shown.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    /// The reason that editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
    }

    private(set) lazy var editor = TextEditor(client: self)
    private lazy var interaction = TextInteraction(client: self, editor: editor)
    private lazy var menu = TextEditMenu(source: self, editor: editor)
    private let clearButton = TextClearButton(frame: .zero)
    private let display = TextDisplayView(frame: .zero)
    private let placeholderLabel = FieldPlaceholderLabel(frame: .zero)
    private let ownUndoManager = UndoManager()

    /// Creates an empty text field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a text field from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UITextField.self)
    }

    private func setUp() {
        placeholderLabel.field = self
        display.clipsToBounds = true
        placeholderLabel.isUserInteractionEnabled = false
        placeholderLabel.textColor = placeholderColor
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        for view in [placeholderLabel, display, clearButton] { addSubview(view) }
        interaction.updateHandles(isActive: false, visible: .zero)
        _ = menu
        appearanceDidChange()
    }

    /// The delegate, which responds to editing.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text. The default is empty. Setting it doesn't send an event, removes attributes, and moves the caret to the
    /// end.
    open var text: String? {
        get { editor.state.string }
        set {
            editor.setContent(AttributedText(newValue ?? "", attributes: plainAttributes))
            _didChangeProperty(of: self)
        }
    }
    /// The attributed text. Missing attributes have the values of the field's properties. Setting it changes the font
    /// and color of the field to the values of the first character.
    open var attributedText: NSAttributedString? {
        get {
            var content = editor.state.content
            content.setAttributes(in: 0..<content.length) { [defaultTextAttributes] values in
                defaultTextAttributes.merging(values) { $1 }
            }
            return content.attributedString
        }
        set {
            let content = newValue.map(AttributedText.init) ?? AttributedText()
            if let first = content.runs.first?.attributes.values {
                ownFont = first[.font] as? UIFont ?? ownFont
                ownTextColor = first[.foregroundColor] as? UIColor ?? ownTextColor
            }
            editor.setContent(content)
        }
    }
    /// The text that is shown while the field is empty. The default is `nil`.
    open var placeholder: String? {
        get { placeholderLabel.text }
        set {
            record(.placeholder, \UITextField.placeholder, newValue)
            hasAttributedPlaceholder = false
            placeholderLabel.text = newValue
            placeholderLabel.textColor = placeholderColor
            appearanceDidChange()
        }
    }
    /// The attributed placeholder. Missing attributes, except the color, have the values of the field's properties.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderLabel.attributedText }
        set {
            record(.attributedPlaceholder, \UITextField.attributedPlaceholder, newValue)
            hasAttributedPlaceholder = newValue != nil
            placeholderLabel.attributedText = newValue.map { text in
                var content = AttributedText(text)
                content.setAttributes(in: 0..<content.length) { [placeholderAttributes] values in
                    placeholderAttributes.merging(values) { $1 }
                }
                return content.attributedString
            }
            appearanceDidChange()
        }
    }

    /// The default color of the placeholder.
    package var placeholderColor: UIColor { .placeholderText }

    private var hasAttributedPlaceholder = false
    private var placeholderAttributes: [NSAttributedString.Key: Any] {
        [.font: ownFont ?? UIFont.systemFont(ofSize: 17), .foregroundColor: placeholderColor]
    }

    private var ownFont: UIFont? = .systemFont(ofSize: 17)
    private var ownTextColor: UIColor? = .label

    /// The font of the text. The default is the system font with 17 points.
    open var font: UIFont? {
        get { ownFont }
        set {
            record(.font, \UITextField.font, newValue)
            ownFont = newValue
            setAttribute(.font, newValue)
        }
    }
    /// The color of the text. The default is the label color.
    open var textColor: UIColor? {
        get { ownTextColor }
        set {
            record(.textColor, \UITextField.textColor, newValue)
            ownTextColor = newValue
            setAttribute(.foregroundColor, newValue)
        }
    }
    /// The alignment of the text. The default is `natural`.
    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            record(.textAlignment, \UITextField.textAlignment, textAlignment)
            appearanceDidChange()
        }
    }
    /// A Boolean value that indicates whether text that is too wide shrinks to fit. The default is `false`.
    open var adjustsFontSizeToFitWidth = false {
        didSet {
            record(.adjustsFontSizeToFitWidth, \UITextField.adjustsFontSizeToFitWidth, adjustsFontSizeToFitWidth)
            appearanceDidChange()
        }
    }
    /// The minimum font size of text that shrinks, in points. The default is 0, which means no limit.
    open var minimumFontSize: CGFloat = 0 {
        didSet { appearanceDidChange() }
    }

    /// A Boolean value that indicates whether the font of a text style follows the user's text size. The default is
    /// `false`.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            record(
                .adjustsFontForContentSizeCategory, \UITextField.adjustsFontForContentSizeCategory,
                adjustsFontForContentSizeCategory)
            adjustFont()
        }
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory else { return }
        ownFont = ownFont?.adjusted(to: traitCollection)
        editor.adjustFonts(to: traitCollection)
    }

    // MARK: Attributes

    /// The attributes of the text other than its font and color.
    private var plainAttributes = TextAttributes.none

    /// The default attributes of the text. Setting it applies them to the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var values = plainAttributes.values
            values[.font] = ownFont ?? UIFont.systemFont(ofSize: 17)
            values[.foregroundColor] = ownTextColor ?? UIColor.label
            return values
        }
        set {
            record(.defaultTextAttributes, \UITextField.defaultTextAttributes, newValue)
            ownFont = newValue[.font] as? UIFont ?? ownFont
            ownTextColor = newValue[.foregroundColor] as? UIColor ?? ownTextColor
            plainAttributes = TextAttributes(newValue)
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            editor.setAttributes(in: 0..<editor.length) { $0.merging(newValue) { $1 } }
        }
    }
    /// A Boolean value that indicates whether the user can change the attributes of the text, such as with Command-B. The
    /// default is `false`.
    open var allowsEditingTextAttributes = false
    /// The attributes of newly typed text, or `nil` while the field isn't being edited. They are reset when the
    /// selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? defaultTextAttributes.merging(editor.typingAttributes.values) { $1 } : nil }
        set { if isEditing { editor.typingAttributes = TextAttributes(newValue ?? [:]) } }
    }

    /// Sets an attribute of an attributed text.
    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
        if editor.state.content.hasAttributes {
            editor.setAttributes(in: 0..<editor.length) { $0.merging([key: value].compactMapValues { $0 }) { $1 } }
        }
        appearanceDidChange()
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
        didSet { record(.keyboardAppearance, \UITextField.keyboardAppearance, keyboardAppearance) }
    }
    /// The type of the Return key. The default is `default`, which has the title "return".
    open var returnKeyType: UIReturnKeyType = .default
    /// A Boolean value that indicates whether the Return key is enabled only if there's text. The default is `false`.
    open var enablesReturnKeyAutomatically = false
    /// The semantic meaning of the text, which AutoFill uses to suggest a value. The default is `nil`.
    open var textContentType: UITextContentType!
    /// The rules for generated passwords. The default is `nil`.
    ///
    /// Differs from UIKit: passwords aren't generated, so the value has no effect.
    open var passwordRules: UITextInputPasswordRules?
    /// A Boolean value that indicates whether the text is hidden by dots. The default is `false`.
    open var isSecureTextEntry = false {
        didSet {
            // As after `becomeFirstResponder()`, typing replaces text that the user can't see.
            if isSecureTextEntry != oldValue { replacesSecureText = isSecureTextEntry && isFirstResponder && hasText }
            appearanceDidChange()
        }
    }
    /// The style of the border. The default is `none`.
    open var borderStyle: BorderStyle = .none {
        didSet {
            record(.borderStyle, \UITextField.borderStyle, borderStyle)
            updateBorder(from: oldValue)
            setNeedsLayout()
        }
    }
    /// The background image, stretched over the field unless its border is rounded. The default is `nil`.
    open var background: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// The background image while the field is disabled. If it's `nil` (the default), ``background`` is used. It isn't
    /// shown without a background.
    open var disabledBackground: UIImage? {
        didSet { setNeedsDisplay() }
    }

    @_spi(Collage)
    public override func makeDisplayCommands() -> [DisplayCommand] {
        backgroundCommands + super.makeDisplayCommands()
    }

    /// Draws the text in a rectangle of the field while it isn't being edited. Override it to customize drawing.
    open func drawText(in rect: CGRect) {
        let origin = textOrigin(in: rect)
        CurrentDrawing.context?.append(display.content.commands(at: origin))
    }

    /// Draws the placeholder in a rectangle of the field. Override it to customize drawing.
    open func drawPlaceholder(in rect: CGRect) {
        placeholderLabel.drawOwnText(in: placeholderFrame(in: rect))
    }

    /// The view before the text. The default is `nil`.
    open var leftView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let leftView { addSubview(leftView) }
            setNeedsLayout()
        }
    }
    /// The conditions under which `leftView` is shown. The default is `never`.
    open var leftViewMode: ViewMode = .never {
        didSet { setNeedsLayout() }
    }
    /// The view after the text. The default is `nil`.
    open var rightView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let rightView { addSubview(rightView) }
            setNeedsLayout()
        }
    }
    /// The conditions under which `rightView` is shown. The default is `never`.
    open var rightViewMode: ViewMode = .never {
        didSet { setNeedsLayout() }
    }

    /// The conditions under which a clear button is shown if the field has text. The default is `never`. The button is
    /// at the position of ``rightView`` and hidden while that is shown.
    open var clearButtonMode: ViewMode = .never {
        didSet {
            record(.clearButtonMode, \UITextField.clearButtonMode, clearButtonMode)
            setNeedsLayout()
        }
    }

    /// The views next to the text.
    var buttons: [UIView] { [leftView, rightView, clearButton].compactMap { $0 } }

    private var showsClearButton: Bool {
        hasText && isEnabled && isShown(clearButtonMode) && !(rightView != nil && isShown(rightViewMode))
    }

    /// Clears the text if the delegate agrees, and begins editing.
    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        editor.replace(0..<editor.length, with: "")
        becomeFirstResponder()
    }

    // MARK: Editing

    /// A Boolean value that indicates whether the field is being edited.
    open var isEditing: Bool { isFirstResponder }
    /// A Boolean value that indicates whether the text is cleared when editing begins. The default is `false`.
    open var clearsOnBeginEditing = false
    /// A Boolean value that indicates whether the next insertion replaces the whole text. It's `false` by default and
    /// after an insertion.
    open var clearsOnInsertion = false {
        didSet {
            if clearsOnInsertion, isEditing { editor.selectAll() }
        }
    }
    /// The undo manager for changes to the text.
    open override var undoManager: UndoManager? { ownUndoManager }
    /// A Boolean value that indicates whether the field can become the first responder, which is the case while it's
    /// enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    @_spi(Collage)
    public override func performFocusAction() -> Bool { becomeFirstResponder() }

    /// The view that replaces the keyboard while the field is being edited. The default is `nil`.
    open override var inputView: UIView? {
        get { ownInputView }
        set {
            ownInputView = newValue
            reloadInputViews()
        }
    }

    /// The view above the keyboard while the field is being edited. The default is `nil`.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set {
            ownInputAccessoryView = newValue
            reloadInputViews()
        }
    }

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// Begins editing if the delegate agrees, with the caret at the end. The keyboard appears after the delegate is
    /// notified.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        return changingFirstResponder {
            guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
                super.becomeFirstResponder()
            else { return false }
            editor.select(TextSelection(editor.length))
            // The user can't see the text of a secure field, so typing replaces it instead of continuing it.
            replacesSecureText = isSecureTextEntry && hasText
            if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
            appearanceDidChange()
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
            post(Self.textDidBeginEditingNotification)
            return true
        }
    }

    /// Ends editing if the delegate agrees. Marked text is committed. The keyboard is hidden after the delegate is
    /// notified.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        return changingFirstResponder {
            guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
            editor.unmark()
            clearsOnInsertion = false
            replacesSecureText = false
            editor.onMenuDismissal?()
            appearanceDidChange()
            delegate?.textFieldDidEndEditing(self, reason: .committed)
            sendActions(for: .editingDidEnd)
            post(Self.textDidEndEditingNotification, reason: .committed)
            return true
        }
    }

    private func post(_ name: NSNotification.Name, reason: DidEndEditingReason? = nil) {
        let information = reason.map { [Self.didEndEditingReasonUserInfoKey: NSNumber(value: $0.rawValue)] }
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
        postMessage(named: name, reason: reason)
    }

    /// A notification that is posted when editing begins. Its object is the field.
    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    /// A notification that is posted when editing ends. Its object is the field.
    public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }
    /// A notification that is posted when the user changes the text. Its object is the field.
    public nonisolated class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }
    /// The user info key for the reason that editing ended: an `NSNumber` with the raw value of a
    /// ``DidEndEditingReason``.
    public nonisolated class var didEndEditingReasonUserInfoKey: String {
        "UITextFieldDidEndEditingReasonUserInfoKey"
    }

    /// A Boolean value that indicates whether typing replaces the existing secure text.
    private var replacesSecureText = false

    /// A Boolean value that indicates whether the field contains text.
    open var hasText: Bool { editor.length > 0 }

    /// Replaces the selection with text, if the delegate agrees. A single line break acts as the Return key; other line
    /// breaks become spaces.
    open func insertText(_ text: String) {
        if text == "\n" {
            editor.unmark()
            guard delegate?.textFieldShouldReturn(self) ?? true else { return }
            let endsEditing = hasActions(for: .editingDidEndOnExit)
            sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
            // If the field has no action for this event, the keyboard remains visible, as in UIKit.
            if endsEditing { resignFirstResponder() }
            return
        }
        let line = String(text.map { $0.isNewline ? " " : $0 })
        let replacesAll = clearsOnInsertion || replacesSecureText
        clearsOnInsertion = false
        replacesSecureText = false
        if replacesAll { editor.replaceAll(with: line) } else { editor.insert(line) }
    }

    /// Deletes the selection, or the character before the caret, if the delegate agrees.
    open func deleteBackward() {
        let removesAll = replacesSecureText
        replacesSecureText = false
        if removesAll { editor.replaceAll(with: "") } else { editor.deleteBackward() }
    }

    /// Notifies the field that keyboard input changed the text.
    package func textDidChange() {}

    // MARK: Edit actions

    /// Returns a Boolean value that indicates whether the field can perform `action`, depending on the selection and
    /// the pasteboard.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        isEditing && editor.canPerform(action, isSecret: isSecureTextEntry)
            || isFirstResponder && allowsEditingTextAttributes && editor.canChangeAttributes(with: action)
            || super.canPerformAction(action, withSender: sender)
    }

    /// Changes the selected text to bold or back.
    open override func toggleBoldface(_ sender: Any?) {
        editor.toggle(.traitBold, defaultFont: font ?? .systemFont(ofSize: 17))
    }
    /// Changes the selected text to italic or back.
    open override func toggleItalics(_ sender: Any?) {
        editor.toggle(.traitItalic, defaultFont: font ?? .systemFont(ofSize: 17))
    }
    /// Underlines the selected text, or removes the underline.
    open override func toggleUnderline(_ sender: Any?) { editor.toggleUnderline() }
    /// Moves the selection to the pasteboard.
    open override func cut(_ sender: Any?) { editor.cutSelection() }
    /// Copies the selection to the pasteboard.
    open override func copy(_ sender: Any?) { editor.copySelection() }
    /// Replaces the selection with the text of the pasteboard as a single line, if the delegate agrees.
    open override func paste(_ sender: Any?) {
        guard let text = UIPasteboard.general.string else { return }
        editor.paste(String(text.map { $0.isNewline ? " " : $0 }))
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
        guard isEditing, let key = press.key else { return false }
        return editor.press(key, pageHeight: bounds.height, insertsTabs: false)
    }

    @_spi(Collage)
    public override var keepsTaps: Bool { true }
    @_spi(Collage)
    public override var yieldsTouchesToScrolling: Bool { true }

    // MARK: Looks

    @_spi(Collage)
    public override func stateDidChange() {
        super.stateDidChange()
        appearanceDidChange()
    }

    /// Updates the field after a property that affects its appearance changed.
    private func appearanceDidChange() {
        geometryStorage = nil
        placeholderLabel.isHidden = hasText
        placeholderLabel.isEnabled = isEnabled
        placeholderLabel.textAlignment = textAlignment
        if !hasAttributedPlaceholder { placeholderLabel.font = ownFont ?? .systemFont(ofSize: 17) }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Applies the border style to the layer. Corners and borders that the app has set are kept.
    private func updateBorder(from oldStyle: BorderStyle) {
        func radius(_ style: BorderStyle) -> CGFloat { style == .roundedRect ? 5 : 0 }
        func width(_ style: BorderStyle) -> CGFloat { style == .none ? 0 : 0.5 }
        if layer.cornerRadius == radius(oldStyle) { layer.cornerRadius = radius(borderStyle) }
        if layer.borderWidth == width(oldStyle) { layer.borderWidth = width(borderStyle) }
        updateBorderColor()
    }

    private func updateBorderColor() {
        guard borderStyle != .none, hasStandardBorderColor else { return }
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    /// A Boolean value that indicates whether the app hasn't set the color of the layer's border.
    private var hasStandardBorderColor: Bool {
        guard let color = layer.borderColor else { return false }
        let styles: [UIUserInterfaceStyle] = [.light, .dark]
        return color == .black
            || styles.contains { style in
                let traits = traitCollection.replacing(UITraitUserInterfaceStyle.self, value: style)
                return UIColor.separator.resolvedColor(with: traits).cgColor == color
            }
    }

    @_spi(Collage)
    public override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        updateBorderColor()
        adjustFont()
        appearanceDidChange()
    }

    // MARK: Layout

    /// The distance between the text and the border, in points.
    package var contentInset: CGFloat { borderStyle == .none ? 0 : 7 }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isFirstResponder
        case .unlessEditing: !isFirstResponder
        }
    }

    /// Returns the rectangle of the text for the given bounds.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        // `insetBy` returns the null rectangle if a field is smaller than its insets.
        let inset = (x: min(contentInset, bounds.width / 2), y: min(borderStyle == .none ? 0 : 2, bounds.height / 2))
        var rect = bounds.insetBy(dx: inset.x, dy: inset.y)
        if let leftView, isShown(leftViewMode) {
            let width = leftView.bounds.width
            rect.origin.x += isRightToLeft ? 0 : width
            rect.size.width -= width
        }
        if let rightView, isShown(rightViewMode) {
            let width = rightView.bounds.width
            rect.origin.x += isRightToLeft ? width : 0
            rect.size.width -= width
        }
        if showsClearButton {
            let button = clearButtonRect(forBounds: bounds)
            let end = isRightToLeft ? button.maxX - rect.minX : rect.maxX - button.minX
            rect.origin.x += isRightToLeft ? max(end, 0) : 0
            rect.size.width -= max(end, 0)
        }
        rect.size.width = max(rect.width, 0)
        return rect
    }

    /// Returns the rectangle of the clear button for the given bounds.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let size = TextClearButton.size, margin: CGFloat = 5
        let x = isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - size.width
        return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
    }

    /// Returns the rectangle of the text while it's being edited, for the given bounds. The default is the rectangle of
    /// the text.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the placeholder for the given bounds. The default is the rectangle of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Returns the rectangle of the background image for the given bounds. The default is the bounds.
    ///
    /// Differs from UIKit: the border of ``borderStyle-swift.property`` is always that of the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of `leftView` for the given bounds.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        let x = isRightToLeft ? bounds.maxX - contentInset - size.width : bounds.minX + contentInset
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the rectangle of `rightView` for the given bounds.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        let x = isRightToLeft ? bounds.minX + contentInset : bounds.maxX - contentInset - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The intrinsic size: wide enough for the text, and 34 points high with a rounded border (`UIKitConstants.md` 6).
    open override var intrinsicContentSize: CGSize {
        let line = ownFont ?? .systemFont(ofSize: 17)
        let text = hasText ? textGeometry.size.width : placeholderLabel.intrinsicContentSize.width
        let pixels = pixels
        let width = CGFloat(pixels.ceil(Double(max(text, 5))))
        let height = CGFloat(pixels.ceil(Double(line.lineHeight + TextGeometry.caretExtraHeight)))
        switch borderStyle {
        case .roundedRect: return CGSize(width: width + 28, height: max(34, height + 4))
        case .none: return CGSize(width: width + 2 * contentInset, height: height)
        case .line, .bezel: return CGSize(width: width + 2 * contentInset, height: height + 4)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Lays out the text and the views around it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = !isShown(leftViewMode)
        rightView?.isHidden = !isShown(rightViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds).finite(in: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds).finite(in: bounds)
        clearButton.isHidden = !showsClearButton
        clearButton.frame = clearButtonRect(forBounds: bounds).finite(in: bounds)
        layOutPlaceholder()
        layOutText()
    }

    private func layOutPlaceholder() {
        placeholderLabel.frame = placeholderFrame(in: placeholderRect(forBounds: bounds).finite(in: bounds))
    }

    private func placeholderFrame(in rect: CGRect) -> CGRect {
        let height = placeholderLabel.sizeThatFits(rect.size).height
        return CGRect(
            x: rect.minX, y: CGFloat(pixels.round(Double(rect.midY - height / 2))), width: rect.width, height: height)
    }

    // MARK: Text on the screen

    /// The rectangle in which the text is currently shown.
    private var currentTextRect: CGRect {
        (isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)).finite(in: bounds)
    }

    private var geometryStorage: TextGeometry?
    /// The horizontal scroll offset of long text, in points.
    private var scrollOffset: CGFloat = 0

    /// The positions of the characters on a single line of unlimited width.
    package var textGeometry: TextGeometry {
        if let geometryStorage { return geometryStorage }
        var format = textFormat
        var geometry = TextGeometry(editor.state.content, format: format, width: .infinity)
        if let scale = fittingScale(geometry.size.width) {
            format.scale = scale
            geometry = TextGeometry(editor.state.content, format: format, width: .infinity)
        }
        // Text that fills the width and is right-aligned leaves no space for the caret after it.
        if effectiveAlignment == .right, geometry.size.width <= currentTextRect.width {
            geometry.caretLimit = geometry.size.width
        }
        geometryStorage = geometry
        return geometry
    }

    private var textFormat: TextFormat {
        let color = isEnabled ? ownTextColor ?? .label : .tertiaryLabel
        var format = TextFormat(
            defaults: TextDefaults(font: ownFont ?? .systemFont(ofSize: 17), color: color), traits: traitCollection,
            isRightToLeft: isRightToLeft, isOneLine: true, isSecure: isSecureTextEntry)
        format.typing = editor.chosenAttributes ?? plainAttributes
        format.mark = editor.state.markedRange.map { TextFormat.Mark(range: $0, style: markedTextStyle) }
        return format
    }

    /// Returns the scale at which text that is too wide is shown, or `nil` if it fits.
    private func fittingScale(_ width: CGFloat) -> Double? {
        let room = currentTextRect.width - TextGeometry.caretWidth
        guard adjustsFontSizeToFitWidth, width > room, room > 0 else { return nil }
        let size = (ownFont ?? .systemFont(ofSize: 17)).pointSize
        let least = size > 0 ? min(max(minimumFontSize, 1) / size, 1) : 1
        return Double(max(room / width, least))
    }

    /// The origin of the text's box in the field's coordinate space.
    package var textOrigin: CGPoint { textOrigin(in: currentTextRect) }

    private func textOrigin(in rect: CGRect) -> CGPoint {
        let geometry = textGeometry
        let y = pixels.round(Double(rect.midY - geometry.size.height / 2))
        let free = rect.width - geometry.size.width
        var x = rect.minX
        if free >= 0, effectiveAlignment == .right {
            x += free
        } else if free >= TextGeometry.caretWidth {
            if effectiveAlignment == .center { x += free / 2 }
        } else if isEditing {
            updateScrollOffset(geometry, room: rect.width - TextGeometry.caretWidth)
            x -= scrollOffset
        }
        return CGPoint(x: x, y: CGFloat(y))
    }

    /// Scrolls the text so that the caret is visible and the available width is used.
    private func updateScrollOffset(_ geometry: TextGeometry, room: CGFloat) {
        let caret = geometry.caretX(at: editor.selection.head, affinity: editor.selection.affinity)
        scrollOffset = min(max(scrollOffset, caret - room), caret)
        scrollOffset = max(min(scrollOffset, geometry.size.width - room), 0)
    }

    private func layOutText() {
        // These properties depend on the width.
        if adjustsFontSizeToFitWidth || effectiveAlignment == .right { geometryStorage = nil }
        let rect = currentTextRect
        let geometry = textGeometry
        if !isEditing { scrollOffset = 0 }
        let origin = textOrigin
        display.frame = rect
        display.bounds.origin = CGPoint(x: rect.minX - origin.x, y: rect.minY - origin.y)
        let isTooWide = geometry.size.width > rect.width
        if isTooWide, !isEditing, let line = truncatedLine(width: rect.width) {
            display.show([line], size: rect.size)
        } else {
            display.show(geometry.paragraphs, size: geometry.size)
        }
        display.content.drawing = isEditing || !isSubclass ? nil : { [weak self] in self?.textCommands ?? [] }
        display.show(isEditing ? editor.selection : nil, in: geometry, showsCaret: true)
        interaction.updateHandles(isActive: isEditing, visible: rect)
    }

    /// Returns the text, truncated with an ellipsis, for a field that isn't being edited.
    private func truncatedLine(width: CGFloat) -> TextGeometry.Paragraph? {
        var text = TextGeometryBuilder.styledLine(editor.state.content, format: textFormat)
        for index in text.runs.indices {
            text.runs[index].paragraph.lineBreakMode = .truncatingTail
            text.runs[index].paragraph.alignment = effectiveAlignment.engineAlignment
        }
        let layout = Services.current.layout(text, width: width, maximumLineCount: 1)
        let dots = isSecureTextEntry ? SecureDots(textFormat).extraHeight(CGFloat(layout.size.height)) / 2 : 0
        return TextGeometry.Paragraph(layout: layout, top: dots)
    }

    private var effectiveAlignment: NSTextAlignment {
        textAlignment == .natural || textAlignment == .justified ? (isRightToLeft ? .right : .left) : textAlignment
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    /// Returns the edit menu for a range. The default is `nil`, which means the suggested menu. The delegate takes
    /// precedence.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }

    /// Returns a Boolean value that indicates whether a point is in the field or on one of the selection handles, which
    /// extend beyond it.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || interaction.hasHandle(at: point)
    }

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
    /// The selected range, or `nil` while the field isn't being edited.
    open var selectedTextRange: UITextRange? {
        get { isEditing ? editor.selectedTextRange : nil }
        set { editor.selectedTextRange = newValue }
    }
    /// The range of the marked text, which an input method is composing.
    open var markedTextRange: UITextRange? { editor.markedTextRange }
    /// The attributes of the marked text. If it's `nil` (the default), the text is underlined.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedTextStyle }
        set {
            editor.markedTextStyle = newValue
            appearanceDidChange()
        }
    }
    /// Sets the marked text, which an input method is composing.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.setMarkedText(markedText, selectedRange: selectedRange)
    }
    /// Commits the marked text.
    open func unmarkText() { editor.unmark() }
    /// The line on which the caret is shown at a line break. A text field has only one line.
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
    /// Returns the position at a number of characters from another position, in a direction.
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
    /// Returns the range from a position to the end of the text in a direction.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        editor.characterRange(byExtending: position, in: direction)
    }
    /// Returns the base writing direction of the text.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        editor.baseWritingDirection(for: position)
    }
    /// Sets the base writing direction of the text.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setBaseWritingDirection(writingDirection, for: range, of: .default)
    }
    /// Returns the rectangle of a range, in the field's coordinate space.
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
    /// Returns the rectangle of the caret, in the field's coordinate space. An empty rectangle hides the caret.
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
    /// Returns the rectangles of a selection, in the field's coordinate space.
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
        defaultTextAttributes.merging(editor.textStyling(at: position, in: direction) ?? [:]) { $1 }
    }

    // MARK: Accessibility

    @_spi(Collage)
    open override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        // Recorded: a field has no label. Its placeholder is the value while there's no text.
        defaults.label = nil
        let shown = isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
        defaults.value = shown?.isEmpty == false ? shown : placeholder
        defaults.traits.insert(.textEntry)
        if isSecureTextEntry { defaults.traits.insert(.secureTextField) }
        if isEditing { defaults.traits.insert(.isEditing) }
        return defaults
    }
}

extension UITextField: TextEditorClient {
    package var isTextEditable: Bool { isEnabled }
    package var isTextSelectable: Bool { isEnabled }
    package var insertsTabs: Bool { false }

    package func canChangeText(in range: NSRange, to replacement: String) -> Bool {
        delegate?.textField(
            self, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: replacement) ?? true
    }

    package func textContentDidChange() { appearanceDidChange() }

    package func notifyOfTextChange() {
        textDidChange()
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
    }

    package func textSelectionDidChange() {
        setNeedsLayout()
        guard isEditing else { return }
        NestedCallbacks.perform(.fieldSelection, of: self) { delegate?.textFieldDidChangeSelection(self) }
    }

    /// Requests layout, which scrolls the text so that the caret is visible.
    package func scrollToCaret() { setNeedsLayout() }
}

extension UITextField: TextEditMenuSource {
    func menu(for selection: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        let range = editor.selectedTextRange ?? TextOffsetRange(0..<0)
        return delegate?.textField(
            self, editMenuForCharactersInRanges: [NSValue(range: selection)], suggestedActions: suggestedActions)
            ?? editMenu(for: range, suggestedActions: suggestedActions)
    }

    func menuWillBePresented(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
        willPresentEditMenu(animator: animator)
    }

    func menuWillBeDismissed(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
        willDismissEditMenu(animator: animator)
    }
}

extension UITextField {
    /// A custom image of the clear button, or `nil` for the standard image.
    var clearButtonImage: UIImage? {
        get { clearButton.picture }
        set { clearButton.picture = newValue }
    }
}
