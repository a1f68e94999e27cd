import DisplayList
import LayoutGeometry

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// An empty field with a magnifying glass.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A field from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UISearchTextField.self)
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        leftView = MagnifyingGlassView(frame: CGRect(x: 0, y: 0, width: 26, height: 20))
        leftViewMode = .always
    }

    /// Told after keys have changed the text.
    var changeHandler: (() -> Void)?

    package override func textDidChange() { changeHandler?() }

    package override var contentInset: CGFloat { 6 }

    package override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.searchField)
        return defaults
    }
}

/// A field for words to look for.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
    /// How much the bar stands out.
    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent = 1
        /// The field alone.
        case minimal = 2
    }

    private let background = BarBackgroundView(frame: .zero)
    private let cancelButton = UILabel(frame: .zero)
    private let cancelControl = UIControl(frame: .zero)

    /// A bar with an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar with an empty field.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// A bar from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UISearchBar.self)
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        cancelControl.isHidden = true
        cancelControl.addSubview(cancelButton)
        for view in [background, searchTextField, cancelControl] { addSubview(view) }
        cancelControl.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
            }, for: .touchUpInside)
        searchTextField.delegate = fieldDelegate
        fieldDelegate.bar = self
        searchTextField.changeHandler = { [weak self] in
            guard let self else { return }
            delegate?.searchBar(self, textDidChange: text ?? "")
        }
        updateLooks()
    }

    private let fieldDelegate = SearchFieldDelegate()

    /// Learns what is searched for.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field.
    public let searchTextField = UISearchTextField(frame: .zero)

    /// The words; empty by default. Setting them tells the delegate too, as on iOS.
    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            delegate?.searchBar(self, textDidChange: newValue ?? "")
        }
    }
    /// What is shown while there are no words; nil by default.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// A line above the field; nil by default.
    ///
    /// Differs from UIKit: it is kept, not shown.
    open var prompt: String?
    /// Whether the bar can be used; true by default.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }
    /// How much the bar stands out; by default as the system likes.
    open var searchBarStyle: Style = .default {
        didSet { updateLooks() }
    }
    /// Whether contents are seen through the bar; true by default.
    open var isTranslucent = true
    /// The older way to make the bar dark; default by default.
    open var barStyle: UIBarStyle = .default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
    /// The colour of the bar; nil, the default, is the system's.
    open var barTintColor: UIColor? {
        didSet { updateLooks() }
    }
    /// A picture behind the field; nil by default. An empty one takes the background away.
    open var backgroundImage: UIImage? {
        didSet { updateLooks() }
    }
    /// Where the bar stands: anywhere.
    open var barPosition: UIBarPosition { .any }

    private var showsCancel = false

    /// Whether a button ends the search; false by default.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the button that ends the search.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancel != showsCancelButton else { return }
        showsCancel = showsCancelButton
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    /// Begins editing.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Ends editing.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// Whether the field is being edited.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    // MARK: Looks

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }

    private func updateLooks() {
        cancelButton.set("Cancel", attributes: [:], font: .systemFont(ofSize: 17), color: tintColor)
        background.isHidden = searchBarStyle == .minimal || backgroundImage != nil
        let appearance = UIBarAppearance()
        appearance.shadowColor = nil
        background.show(appearance, tint: barTintColor)
        setNeedsLayout()
    }

    /// 56 points high (uikit-constants.md 6), as wide as it is made.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

    /// The width at hand and 56 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    /// Places field and button.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let margin: CGFloat = 8
        let height: CGFloat = 36
        let y = ((bounds.height - height) / 2).rounded()
        cancelControl.isHidden = !showsCancel
        let textSize = cancelButton.sizeThatFits(CGSize(width: bounds.width, height: height))
        let buttonRoom = showsCancel ? textSize.width + 2 * margin : margin
        let width = max(bounds.width - margin - buttonRoom, 0)
        searchTextField.frame = CGRect(
            x: isRightToLeft ? buttonRoom : margin, y: y, width: width, height: height)
        cancelControl.frame = CGRect(
            x: isRightToLeft ? margin : margin + width + margin, y: y, width: textSize.width, height: height)
        cancelButton.frame = CGRect(
            x: 0, y: (height - textSize.height) / 2, width: textSize.width, height: textSize.height)
    }
}

/// Hands what happens in the field on to the bar's delegate.
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return false
    }
}

/// The picture before the words.
private final class MagnifyingGlassView: UIView {
    override func makeDisplayCommands() -> [DisplayCommand] {
        let radius = 5.5
        let center = Point(x: Double(bounds.midX) - 2.5, y: Double(bounds.midY) - 1.5)
        let circle = Path(
            Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
            corners: CornerRadii(all: radius))
        let edge = radius * 0.7071
        let handle = Path([
            .move(Point(x: center.x + edge, y: center.y + edge)),
            .line(Point(x: center.x + edge + 4.5, y: center.y + edge + 4.5)),
        ])
        let paint = Paint.color(UIColor.secondaryLabel.color(with: traitCollection))
        let style = StrokeStyle(width: 1.7, cap: .round)
        return [.stroke(circle, paint, style), .stroke(handle, paint, style)]
    }
}
