/// Something in a menu: an action, or a menu inside.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// Whether an element is marked.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    /// How an element looks and behaves.
    public struct Attributes: OptionSet, Sendable {
        /// One bit for each attribute.
        public let rawValue: UInt

        /// The attributes whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It can't be chosen.
        public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
        /// It destroys something, which its color says.
        public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
        /// It isn't shown.
        public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
        /// The menu stays when it is chosen.
        public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
    }

    package var titleStorage: String
    package var imageStorage: UIImage?

    /// The text.
    open var title: String { titleStorage }
    /// A smaller text under the title; nil by default.
    open var subtitle: String?
    /// The picture beside the title; nil for none.
    open var image: UIImage? { imageStorage }

    /// How the element looks and behaves, whether it is marked, and what choosing it does: nothing, unless it is one to
    /// be chosen.
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

    /// Nil: archives are not read.
    public required init?(coder: NSCoder) {
        return nil
    }
}
