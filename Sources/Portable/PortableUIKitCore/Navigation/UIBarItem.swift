/// Something in a bar: a button, or a tab.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Which of the item's looks are the app's own, and who records them if it stands for its class.
    package var appearanceState = AppearanceState()

    /// An item that shows nothing.
    public override init() {
        super.init()
    }

    /// An item as `init()` makes it; archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The text; nil by default.
    open var title: String? {
        didSet { if oldValue != title { itemDidChange() } }
    }
    /// What the item is called for somebody who doesn't see it; nil means its title.
    open var accessibilityLabel: String?
    /// What happens when it is tapped, if the label doesn't say so; nil by default.
    open var accessibilityHint: String?
    /// A name for tests, which nobody hears; nil by default.
    open var accessibilityIdentifier: String?
    /// The picture; nil by default.
    open var image: UIImage? {
        didSet { itemDidChange() }
    }
    /// A smaller picture for bars that are low; nil means `image`.
    open var landscapeImagePhone: UIImage?
    /// A larger picture for people who need large text; nil means `image`.
    open var largeContentSizeImage: UIImage?
    /// Room around the picture, in points; none by default.
    open var imageInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != imageInsets { itemDidChange() } }
    }
    /// Room around `landscapeImagePhone`; none by default.
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero
    /// Room around `largeContentSizeImage`; none by default.
    open var largeContentSizeImageInsets: UIEdgeInsets = .zero
    /// Whether it can be touched; true by default.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { itemDidChange() } }
    }
    /// A number of the developer's choice; 0 by default.
    open var tag = 0

    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets how the title looks in a state; nil means as in `.normal`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        note(
            .titleTextAttributes, for: Int(state.rawValue),
            { (item: UIBarItem) in item.setTitleTextAttributes(attributes, for: state) })
        titleAttributes[state.rawValue] = attributes
        itemDidChange()
    }

    /// How the title looks in a state; nil if that was not set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// The bar that shows the item; it lays out again when the item changes.
    package weak var bar: (any BarItemObserver)? {
        didSet { if bar !== oldValue { applyAppearance() } }
    }

    package func itemDidChange() {
        bar?.barItemDidChange(self)
    }

    /// Called when an interface file that has this in it has been loaded and connected; does nothing by default.
    /// Overrides call `super`.
    open func awakeFromNib() {}
}

/// A bar that shows items.
@MainActor
package protocol BarItemObserver: AnyObject {
    /// A property of an item has changed.
    func barItemDidChange(_ item: UIBarItem)
}
