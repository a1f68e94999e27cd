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
        if metrics.isGlass { pictureView.showsGlass = true }
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
    private lazy var pictureView: SearchFieldBackgroundView = {
        let view = SearchFieldBackgroundView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        return view
    }()

    /// The custom background image, or `nil` for the standard background.
    var backgroundPicture: UIImage? {
        didSet {
            pictureView.image = backgroundPicture
            layer.cornerRadius = backgroundPicture == nil ? metrics.fieldRadius : 0
            let fill: UIColor? = metrics.isGlass ? nil : .tertiarySystemFill
            setQuietly { backgroundColor = backgroundPicture == nil ? fill : nil }
            setNeedsLayout()
        }
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
        case .clear: clearPicture = image
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
        moved(super.textRect(forBounds: bounds), by: textOffset)
    }

    private func moved(_ rect: CGRect, by offset: UIOffset?) -> CGRect {
        offset.map { rect.offsetBy(dx: $0.horizontal, dy: $0.vertical) } ?? rect
    }

    /// A closure that is called when the user changes the text.
    var changeHandler: (() -> Void)?
    /// A closure that is called when the user taps a button at the end.
    var sideButtonHandler: ((SideButton) -> Void)?

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
        guard metrics.isGlass else { return }
        pictureView.showsGlass = backgroundPicture == nil && backgroundColor == nil
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
