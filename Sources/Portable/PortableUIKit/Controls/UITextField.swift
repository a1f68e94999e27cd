/// A line of text that a person can change.
///
/// Differs from UIKit: keys write at the end; there is no selection and no marked text.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
    /// What is drawn around the text.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// When something in the field is shown.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    private let label = UILabel(frame: .zero)
    private let caret = UIView(frame: .zero)

    /// An empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A field from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UITextField.self)
    }

    private func setUp() {
        for view in [label, caret] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        caret.isHidden = true
        updateLooks()
    }

    /// Decides about editing.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    private var textStorage = ""

    /// The text; empty by default. Setting it sends no event.
    open var text: String? {
        get { textStorage }
        set {
            textStorage = newValue ?? ""
            updateLooks()
        }
    }
    /// What is shown while there is no text; nil by default.
    open var placeholder: String? {
        didSet { updateLooks() }
    }
    /// The font of the text; the system's at 17 points by default.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet { updateLooks() }
    }
    /// The colour of the text; that of labels by default.
    open var textColor: UIColor? = .label {
        didSet { updateLooks() }
    }
    /// Where the text stands; at the side where reading begins by default.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { updateLooks() }
    }
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var keyboardType: UIKeyboardType = .default {
        didSet { if keyboardType != oldValue { reloadInputViews() } }
    }
    open var keyboardAppearance: UIKeyboardAppearance = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is shown as dots; false by default.
    open var isSecureTextEntry = false {
        didSet { updateLooks() }
    }
    /// What is drawn around the text; nothing by default.
    open var borderStyle: BorderStyle = .none {
        didSet {
            updateBorder()
            setNeedsLayout()
        }
    }
    /// A view before the text; nil by default.
    open var leftView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let leftView { addSubview(leftView) }
            setNeedsLayout()
        }
    }
    /// When `leftView` is shown; never by default.
    open var leftViewMode: ViewMode = .never {
        didSet { setNeedsLayout() }
    }
    /// A view behind the text; nil by default.
    open var rightView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let rightView { addSubview(rightView) }
            setNeedsLayout()
        }
    }
    /// When `rightView` is shown; never by default.
    open var rightViewMode: ViewMode = .never {
        didSet { setNeedsLayout() }
    }

    // MARK: Editing

    /// Whether a person is writing.
    open var isEditing: Bool { isFirstResponder }
    /// Whether editing begins with an empty text; false by default.
    open var clearsOnBeginEditing = false
    /// True while it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    package override func performFocusAction() -> Bool { becomeFirstResponder() }

    /// What stands in the keyboard's place while this is edited; nil by default.
    open override var inputView: UIView? {
        get { ownInputView }
        set {
            ownInputView = newValue
            reloadInputViews()
        }
    }

    /// What stands above the keyboard while this is edited; nil by default.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set {
            ownInputAccessoryView = newValue
            reloadInputViews()
        }
    }

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// Begins editing if the delegate agrees. The keyboard comes after the delegate was told.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        return changingFirstResponder {
            guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
                super.becomeFirstResponder()
            else { return false }
            if clearsOnBeginEditing { text = "" }
            updateLooks()
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
            return true
        }
    }

    /// Ends editing if the delegate agrees. The keyboard goes after the delegate was told.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        return changingFirstResponder {
            guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
            updateLooks()
            delegate?.textFieldDidEndEditing(self)
            sendActions(for: .editingDidEnd)
            return true
        }
    }

    /// Whether there is any text.
    open var hasText: Bool { !textStorage.isEmpty }

    /// Writes at the end, if the delegate agrees; a line break is the return key.
    open func insertText(_ text: String) {
        if text == "\n" {
            guard delegate?.textFieldShouldReturn(self) ?? true else { return }
            sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
            return
        }
        let end = NSRange(location: textStorage.utf16.count, length: 0)
        guard delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: text) ?? true else { return }
        change(to: textStorage + text)
    }

    /// Removes the last character, if the delegate agrees.
    open func deleteBackward() {
        guard let last = textStorage.last else { return }
        let length = String(last).utf16.count
        let range = NSRange(location: textStorage.utf16.count - length, length: length)
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true else { return }
        change(to: String(textStorage.dropLast()))
    }

    private func change(to text: String) {
        self.text = text
        textDidChange()
        sendActions(for: .editingChanged)
    }

    /// Called after keys have changed the text.
    package func textDidChange() {}

    /// A tap begins editing.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { becomeFirstResponder() }
    }

    package override var keepsTaps: Bool { true }
    package override var yieldsTouchesToScrolling: Bool { true }

    // MARK: Looks

    package override func stateDidChange() {
        super.stateDidChange()
        updateLooks()
    }

    private func updateLooks() {
        let isEmpty = textStorage.isEmpty
        label.font = font ?? .systemFont(ofSize: 17)
        label.textAlignment = textAlignment
        label.text =
            isEmpty ? placeholder : isSecureTextEntry ? String(repeating: "•", count: textStorage.count) : textStorage
        let color: UIColor = isEmpty ? .placeholderText : textColor ?? .label
        label.textColor = isEnabled ? color : .tertiaryLabel
        caret.backgroundColor = tintColor
        caret.isHidden = !isFirstResponder
        setNeedsLayout()
    }

    /// Gives the layer the border of the style. Without a style, the layer's corners and border are the app's.
    private func updateBorder() {
        layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
        layer.borderWidth = borderStyle == .none ? 0 : 0.5
        updateBorderColor()
    }

    private func updateBorderColor() {
        guard borderStyle != .none else { return }
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    package override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        updateBorderColor()
        updateLooks()
    }

    // MARK: Layout

    /// How far the text stays from the border, in points.
    package var contentInset: CGFloat { borderStyle == .none ? 0 : 7 }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isFirstResponder
        case .unlessEditing: !isFirstResponder
        }
    }

    /// The rectangle of the text for given bounds.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = bounds.insetBy(dx: contentInset, dy: 0)
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
        rect.size.width = max(rect.width, 0)
        return rect
    }

    /// The rectangle of `leftView` for given bounds.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        let x = isRightToLeft ? bounds.maxX - contentInset - size.width : bounds.minX + contentInset
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The rectangle of `rightView` for given bounds.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        let x = isRightToLeft ? bounds.minX + contentInset : bounds.maxX - contentInset - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Wide enough for the text, and 34 points high with a rounded border (uikit-constants.md 6).
    open override var intrinsicContentSize: CGSize {
        let text = label.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
        return CGSize(
            width: text.width + 2 * contentInset, height: borderStyle == .roundedRect ? 34 : text.height.rounded(.up))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places the text and the views around it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = !isShown(leftViewMode)
        rightView?.isHidden = !isShown(rightViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
        let rect = textRect(forBounds: bounds)
        let size = label.sizeThatFits(rect.size)
        let y = rect.midY - size.height / 2
        label.frame = CGRect(x: rect.minX, y: y, width: rect.width, height: size.height)
        let textWidth = textStorage.isEmpty ? 0 : min(size.width, rect.width)
        let caretX = isRightToLeft ? rect.maxX - textWidth - 2 : rect.minX + textWidth
        caret.frame = CGRect(x: caretX, y: y, width: 2, height: size.height)
    }

    // MARK: Accessibility

    package override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.label = placeholder
        defaults.value = isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
        return defaults
    }
}
