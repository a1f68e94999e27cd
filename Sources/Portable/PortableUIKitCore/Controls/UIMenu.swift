/// A menu element that contains other elements.
///
/// ```swift
/// let sorting = UIMenu(
///     title: "Sort by", options: [.displayInline, .singleSelection],
///     children: [
///         UIAction(title: "Name", state: .on) { [weak self] _ in self?.recipes.sort { $0.name < $1.name } },
///         UIAction(title: "Duration") { [weak self] _ in self?.recipes.sort { $0.minutes < $1.minutes } },
///     ])
/// let refresh = UIAction(title: "Reload", image: UIImage(systemName: "arrow.clockwise")) { [weak self] _ in
///     Task { await self?.reload() }
/// }
/// button.menu = UIMenu(children: [sorting, refresh])
/// button.showsMenuAsPrimaryAction = true
/// ```
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The identifier of a menu.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The string of the identifier.
        public let rawValue: String

        /// Creates an identifier with the given string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier with the given string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The menu with Cut, Copy, and Paste.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// The menu with Bold, Italic, and Underline.
        public static let textStyle = Identifier("com.apple.menu.text-style")
    }

    /// The options that determine how a menu shows its children.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Shows the children in the parent menu, with separators around them.
        public static var displayInline: Options { Options(rawValue: 1 << 0) }
        /// Shows the menu in the color of destructive actions.
        public static var destructive: Options { Options(rawValue: 1 << 1) }
        /// Selecting one child deselects the others.
        public static var singleSelection: Options { Options(rawValue: 1 << 5) }
        /// Shows the children side by side, with images only.
        public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
    }

    /// The sizes of the children.
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

    /// Creates a menu with the given children.
    ///
    /// - Parameters:
    ///   - title: The title, which a submenu shows in its parent. The default is empty.
    ///   - subtitle: The text below the title. The default is `nil`.
    ///   - image: The image next to the title. The default is `nil`.
    ///   - identifier: The identifier. If it's `nil` (the default), a unique one is created.
    ///   - options: The appearance and behavior, such as the display inside the parent menu. The default is empty.
    ///   - preferredElementSize: The size of the children. The default is `automatic`.
    ///   - children: The actions and submenus, from the top.
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

    /// Creates a menu with the given children, without a subtitle.
    @_disfavoredOverload
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(
            title: title, subtitle: nil, image: image, identifier: identifier, options: options,
            preferredElementSize: .automatic, children: children)
    }

    /// Creates a menu with the given children, whose size is automatic.
    @_disfavoredOverload
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: .automatic, children: children)
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The identifier of the menu.
    open var identifier: Identifier { name }
    /// The options of the menu.
    open var options: Options { storedOptions }
    /// The children, from the top.
    open var children: [UIMenuElement] { storedChildren }
    /// The size of the children. The default is `.automatic`.
    open var preferredElementSize: ElementSize = .automatic
    /// The preferences for showing the children. The default is `nil`.
    open var displayPreferences: UIMenuDisplayPreferences? {
        get { leaf.displayPreferences }
        set { leaf.displayPreferences = newValue?.copied }
    }

    /// The selected elements, including the ones in inline menus.
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

    /// Returns a copy of the menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.leaf = leaf
        return menu
    }
}
