/// An item in a bar: a button or a tab.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The appearance properties set by the app, and the recorder of an appearance proxy.
    package var appearanceState = AppearanceState()

    /// Creates an empty item.
    public override init() {
        super.init()
    }

    /// Creates the same item as `init()`. The archive is ignored.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The title. The default is `nil`.
    open var title: String? {
        didSet { if !oldValue.hasSameScalars(as: title) { itemDidChange() } }
    }
    /// The name of the item for assistive technologies. `nil` means the title.
    open var accessibilityLabel: String? {
        get { accessibilitySetting(\.label, block: \.label) }
        set { setAccessibility(\.label, newValue) }
    }
    /// A description of the item's action, if the label doesn't make it clear. The default is `nil`.
    open var accessibilityHint: String? {
        get { accessibilitySetting(\.hint, block: \.hint) }
        set { setAccessibility(\.hint, newValue) }
    }
    /// An identifier for tests, which isn't read aloud. The default is `nil`.
    open var accessibilityIdentifier: String? {
        get { accessibilitySetting(\.identifier, block: \.identifier) }
        set { setAccessibility(\.identifier, newValue) }
    }
    /// The image. The default is `nil`.
    open var image: UIImage? {
        didSet { itemDidChange() }
    }
    /// A smaller image for compact bars. `nil` means `image`.
    open var landscapeImagePhone: UIImage? {
        didSet { itemDidChange() }
    }
    /// A larger image for users with large text, which is shown while they hold a finger on the item. `nil` means `image`.
    open var largeContentSizeImage: UIImage? {
        didSet { itemDidChange() }
    }
    /// The insets of the image, in points. The default is zero.
    open var imageInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != imageInsets { itemDidChange() } }
    }
    /// The insets of `landscapeImagePhone`. The default is zero.
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != landscapeImagePhoneInsets { itemDidChange() } }
    }
    /// The insets of `largeContentSizeImage`. The default is zero.
    open var largeContentSizeImageInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != largeContentSizeImageInsets { itemDidChange() } }
    }
    /// A Boolean value that indicates whether the item is enabled. The default is `true`.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { itemDidChange() } }
    }
    /// A number that identifies the item. The default is 0.
    open var tag = 0

    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the title for a state. `nil` means the same as `.normal`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        record(
            .titleTextAttributes, for: Int(state.rawValue),
            { (item: UIBarItem) in item.setTitleTextAttributes(attributes, for: state) })
        titleAttributes[state.rawValue] = attributes
        itemDidChange()
    }

    /// Returns the attributes of the title for a state, or `nil` if they weren't set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// The bar that shows the item. It's notified of changes.
    package weak var bar: (any BarItemObserver)? {
        didSet { if bar !== oldValue { applyAppearance() } }
    }

    package func itemDidChange() {
        bar?.barItemDidChange(self)
    }

    /// Called when an interface file with the item has been loaded and connected. The default does nothing. Overrides
    /// must call `super`.
    open func awakeFromNib() {}
}

/// A bar that shows items.
@MainActor
package protocol BarItemObserver: AnyObject {
    /// Called when a property of an item has changed.
    func barItemDidChange(_ item: UIBarItem)
}

extension UIBarItem {
    /// Returns the image in a bar of a compact height, or of another one.
    func shownImage(isCompact: Bool) -> UIImage? { (isCompact ? landscapeImagePhone : nil) ?? image }

    /// Returns the insets of the image in a bar of a compact height, or of another one.
    func shownImageInsets(isCompact: Bool) -> UIEdgeInsets {
        (isCompact && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets).finiteOrZero
    }

    /// Gives the view of the item its description for assistive technologies and large content.
    func describe(_ view: UIView) {
        view.accessibilityIdentifier = accessibilityIdentifier
        view.accessibilityHint = accessibilityHint
        view.showsLargeContentViewer = true
        view.largeContentTitle = title
        view.largeContentImage = largeContentSizeImage ?? image
        view.largeContentImageInsets = largeContentSizeImageInsets
    }
}
