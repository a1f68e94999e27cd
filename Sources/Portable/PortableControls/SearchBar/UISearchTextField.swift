import Foundation
@_spi(Collage) import PortableUIKitCore

/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// A button at the end of the field of a search bar.
    enum SideButton: CaseIterable {
        case bookmark, resultsList
    }

    /// Creates an empty field with a magnifying glass.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a field from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UISearchTextField.self)
    }

    private func setUp() {
        setQuietly {
            backgroundColor = metrics.isGlass ? nil : .tertiarySystemFill
            clearButtonMode = .always
        }
        layer.cornerRadius = metrics.fieldRadius
        if metrics.isGlass { backgroundImageView.showsGlass = true }
        leftView = MagnifyingGlassView(frame: CGRect(x: 0, y: 0, width: 26, height: 20))
        leftViewMode = .always
    }

    private var metrics: SearchMetrics { .current }

    /// The offset of the text, in points.
    var textOffset = UIOffset.zero {
        didSet { setNeedsLayout() }
    }
    /// The offsets of the icons, in points.
    var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] {
        didSet { setNeedsLayout() }
    }
    private var iconImages: [UISearchBar.Icon: UIImage] = [:]
    private lazy var backgroundImageView: SearchFieldBackgroundView = {
        let view = SearchFieldBackgroundView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        return view
    }()

    /// The custom background image, or `nil` for the standard background.
    var backgroundImage: UIImage? {
        didSet {
            backgroundImageView.image = backgroundImage
            updateBackground(from: oldValue)
            setNeedsLayout()
        }
    }

    /// Exchanges the standard background and the custom image. Values that the app has set are kept.
    private func updateBackground(from oldImage: UIImage?) {
        func radius(_ picture: UIImage?) -> CGFloat { picture == nil ? metrics.fieldRadius : 0 }
        func fill(_ picture: UIImage?) -> UIColor? { picture == nil && !metrics.isGlass ? .tertiarySystemFill : nil }
        if layer.cornerRadius == radius(oldImage) { layer.cornerRadius = radius(backgroundImage) }
        if backgroundColor == fill(oldImage) { setQuietly { backgroundColor = fill(backgroundImage) } }
    }

    /// Shows an image instead of a standard icon, or the standard icon if it's `nil`.
    func show(_ image: UIImage?, for icon: UISearchBar.Icon) {
        iconImages[icon] = image
        switch icon {
        case .search:
            if let image {
                let picture = UIImageView(image: image)
                picture.contentMode = .center
                picture.frame.size = CGSize(width: max(image.size.width, 26), height: max(image.size.height, 20))
                leftView = picture
            } else {
                leftView = MagnifyingGlassView(frame: CGRect(x: 0, y: 0, width: 26, height: 20))
            }
        case .clear: clearButtonImage = image
        case .bookmark, .resultsList: rebuildSideButtons()
        }
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.leftViewRect(forBounds: bounds), by: iconOffsets[.search])
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.clearButtonRect(forBounds: bounds), by: iconOffsets[.clear])
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.rightViewRect(forBounds: bounds), by: iconOffsets[.bookmark] ?? iconOffsets[.resultsList])
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let area = moved(super.textRect(forBounds: bounds), by: textOffset)
        let width = tokenList.width(in: area.height, limit: area.width - Self.minimumTextWidth)
        return isRightToLeft
            ? CGRect(x: area.minX, y: area.minY, width: area.width - width, height: area.height)
            : CGRect(x: area.minX + width, y: area.minY, width: area.width - width, height: area.height)
    }

    // MARK: Tokens and suggestions

    /// The width that tokens leave for the text, in points.
    private static let minimumTextWidth: CGFloat = 40

    private lazy var additions = (tokens: SearchTokens(self), suggestions: SearchSuggestions(self))
    var tokenList: SearchTokens { additions.tokens }
    var suggestionList: SearchSuggestions { additions.suggestions }

    /// Deletes the selection or the character before the caret. At the beginning of the text, selects the last token, and
    /// deletes a selected one.
    open override func deleteBackward() {
        let isAtStart = editor.selection.isEmpty && editor.selection.head == 0
        guard isAtStart || tokenList.selected != nil, tokenList.deleteBackward() else { return super.deleteBackward() }
    }

    /// Replaces the selection with text.
    open override func insertText(_ text: String) {
        tokenList.select(nil)
        super.insertText(text)
    }

    /// Returns a Boolean value that indicates whether the field can perform `action`. It can copy a selected token if the
    /// delegate provides its data.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == StandardEditAction.copy, tokenList.selected != nil { return copiedToken != nil }
        return super.canPerformAction(action, withSender: sender)
    }

    /// Copies the selected token, or else the selected text.
    open override func copy(_ sender: Any?) {
        guard let token = copiedToken else { return super.copy(sender) }
        UIPasteboard.general.itemProviders = [token]
    }

    /// Begins editing if the delegate agrees.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        let result = super.becomeFirstResponder()
        suggestionList.update()
        return result
    }

    /// Ends editing if the delegate agrees.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let result = super.resignFirstResponder()
        tokenList.select(nil)
        suggestionList.update()
        return result
    }

    private func moved(_ rect: CGRect, by offset: UIOffset?) -> CGRect {
        guard let offset = offset?.finiteOrZero else { return rect }
        return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }

    /// A closure that is called when the user changes the text.
    var changeHandler: (() -> Void)? {
        get { handlers.change }
        set { handlers.change = newValue }
    }
    /// A closure that is called when the user taps a button at the end.
    var sideButtonHandler: ((SideButton) -> Void)? {
        get { handlers.sideButton }
        set { handlers.sideButton = newValue }
    }
    private var handlers: (change: (() -> Void)?, sideButton: ((SideButton) -> Void)?) = (nil, nil)

    package override func textDidChange() { changeHandler?() }

    package override var contentInset: CGFloat { metrics.contentInset }

    /// The color of the placeholder, which is as dark as the magnifying glass.
    package override var placeholderColor: UIColor { .secondaryLabel }

    // MARK: Buttons at the end

    private(set) var sideButtons: [SideButton] = []
    var isResultsListSelected = false {
        didSet { rebuildSideButtons() }
    }

    func setShows(_ button: SideButton, _ shows: Bool) {
        sideButtons = SideButton.allCases.filter { $0 == button ? shows : sideButtons.contains($0) }
        rebuildSideButtons()
    }

    private func rebuildSideButtons() {
        guard !sideButtons.isEmpty else {
            rightView = nil
            return rightViewMode = .never
        }
        let row = UIStackView(arrangedSubviews: sideButtons.map(makeSideButton))
        row.frame.size = CGSize(width: 28 * CGFloat(sideButtons.count), height: 28)
        row.distribution = .fillEqually
        rightView = row
        setNeedsLayout()
    }

    /// Lays out the field. If there's text, the clear button replaces the other buttons.
    open override func layoutSubviews() {
        if rightView != nil, !sideButtons.isEmpty {
            let mode: ViewMode = hasText ? .never : .always
            if rightViewMode != mode { rightViewMode = mode }
        }
        super.layoutSubviews()
        tokenList.layOut(
            in: moved(super.textRect(forBounds: bounds), by: textOffset), isRightToLeft: isRightToLeft)
        guard metrics.isGlass else { return }
        backgroundImageView.showsGlass = backgroundImage == nil && backgroundColor == nil
    }

    private func makeSideButton(_ kind: SideButton) -> UIView {
        let button = UIButton(type: .system)
        let (name, label) =
            switch kind {
            case .bookmark: ("book", "Bookmarks")
            case .resultsList: (isResultsListSelected ? "chevron.down.circle.fill" : "chevron.down.circle", "Results")
            }
        let own = iconImages[kind == .bookmark ? .bookmark : .resultsList]
        button.setImage(own ?? UIImage(systemName: name), for: .normal)
        button.accessibilityLabel = label
        button.tintColor = .secondaryLabel
        button.addAction(UIAction { [weak self] _ in self?.sideButtonHandler?(kind) }, for: .touchUpInside)
        return button
    }

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.searchField)
        return defaults
    }
}
