/// A titled list of menu elements.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The name of a menu.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// The identifier of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier of that name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// What is done with what is selected: cut, copy, paste.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// How a text looks: bold, italic, underlined.
        public static let textStyle = Identifier("com.apple.menu.text-style")
    }

    /// How a menu shows its children.
    public struct Options: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt

        /// The options whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The children stand in the parent menu, with lines around them.
        public static var displayInline: Options { Options(rawValue: 1 << 0) }
        /// It destroys something, which its color says.
        public static var destructive: Options { Options(rawValue: 1 << 1) }
        /// Marking one child unmarks the others.
        public static var singleSelection: Options { Options(rawValue: 1 << 5) }
        /// The children stand side by side, pictures only.
        public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
    }

    /// How large the children are shown.
    public enum ElementSize: Int, Sendable {
        case automatic = -1
        case small = 0
        case medium = 1
        case large = 2
    }

    private static var lastNumber = 0

    private let name: Identifier
    private let storedOptions: Options
    private let storedChildren: [UIMenuElement]

    /// A menu of `children`; an identifier that is nil is made up, so that no other menu has it.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        if let identifier {
            name = identifier
        } else {
            UIMenu.lastNumber += 1
            name = Identifier("com.apple.menu.dynamic.\(UIMenu.lastNumber)")
        }
        storedOptions = options
        storedChildren = children
        super.init(title: title, subtitle: subtitle, image: image)
        self.preferredElementSize = preferredElementSize
    }

    /// Nil: archives are not read.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The name of the menu.
    open var identifier: Identifier { name }
    /// How the children are shown.
    open var options: Options { storedOptions }
    /// The elements, from the top.
    open var children: [UIMenuElement] { storedChildren }
    /// How large the children are shown; automatic by default.
    open var preferredElementSize: ElementSize = .automatic

    /// The elements that are marked, those of menus shown inline included.
    ///
    /// Complexity: O(*n*) in the number of elements.
    open var selectedElements: [UIMenuElement] {
        storedChildren.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu {
                return menu.options.contains(.displayInline) ? menu.selectedElements : []
            }
            return (element as? UIAction)?.state == .on ? [element] : []
        }
    }

    /// The same menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}
