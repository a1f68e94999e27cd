/// An element of a menu: an action or a submenu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The states of an element.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    /// The attributes that determine the appearance and behavior of an element.
    public struct Attributes: OptionSet, Sendable {
        /// The bits of the attributes.
        public let rawValue: UInt

        /// Creates attributes with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element is disabled.
        public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
        /// The element has the color of destructive actions.
        public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
        /// The element is hidden.
        public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
        /// Choosing the element keeps the menu open.
        public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
    }

    package var titleStorage: String
    package var imageStorage: UIImage?
    /// The properties that few elements set.
    package var leaf = MenuLeafProperties()

    /// The title.
    open var title: String { titleStorage }
    /// A smaller text under the title. The default is `nil`.
    open var subtitle: String?
    /// The image next to the title. `nil` means none.
    open var image: UIImage? { imageStorage }

    /// The preference for showing the image. The default is `.automatic`, which shows it.
    open var preferredImageVisibility: ImageVisibility {
        get { leaf.imageVisibility }
        set { leaf.imageVisibility = newValue }
    }

    /// A closure that the menu calls when the element becomes highlighted or isn't highlighted anymore. The default is
    /// `nil`.
    open var highlightStateUpdateHandler: ((UIMenuElement, Bool) -> Void)? {
        get { leaf.highlightHandler }
        set { leaf.highlightHandler = newValue }
    }

    /// The image that menus show in the element's current state.
    package var visibleImage: UIImage? { preferredImageVisibility == .hidden ? nil : imageInState }

    /// The attributes, the state, and the action of an element that can be chosen. Other elements have default values.
    package var leafAttributes: Attributes { [] }
    package var leafState: State {
        get { .off }
        set {}
    }
    package func performLeaf(sender: AnyObject?) {}

    package init(title: String, subtitle: String?, image: UIImage?) {
        titleStorage = title
        imageStorage = image
        super.init()
        self.subtitle = subtitle
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) {
        return nil
    }
}
