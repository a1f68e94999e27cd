/// An accessory at the leading or trailing edge of a list cell, outside of its content view: a disclosure indicator, a
/// checkmark, an editing control, a label, or a custom view.
///
/// ```swift
/// func accessories(for recipe: Recipe) -> [UICellAccessory] {
///     let time = UILabel()
///     time.text = "\(recipe.minutes) min"
///     let label = UICellAccessory.CustomViewConfiguration(customView: time, placement: .trailing())
///     return [
///         .customView(configuration: label), .disclosureIndicator(displayed: .whenNotEditing),
///         .delete { self.delete(recipe) }, .reorder(),
///     ]
/// }
/// ```
///
/// Accessories are values. A cell shows the elements of its `accessories` whose displayed state matches. Each system
/// accessory has a fixed position among the others.
public struct UICellAccessory {
    /// A closure that is called when the user taps an accessory.
    public typealias ActionHandler = () -> Void

    /// A closure that is called with a menu when the user selects another of its elements.
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    /// The kind of an accessory.
    public enum AccessoryType: Hashable {
        /// A checkmark.
        case checkmark
        /// A custom view.
        case customView(UIView)
        /// A delete button.
        case delete
        /// A button for more information.
        case detail
        /// A chevron toward the trailing edge, which indicates that a tap shows more content.
        case disclosureIndicator
        /// An insert button.
        case insert
        /// A short text.
        case label
        /// A circle that is filled while the cell is selected.
        case multiselect
        /// A chevron that rotates when the item is expanded.
        case outlineDisclosure
        /// A pair of chevrons, which indicates that a tap shows a menu.
        case popUpMenu
        /// A control with three lines for dragging the cell.
        case reorder
    }

    /// The editing state in which an accessory is displayed.
    public enum DisplayedState: Hashable, Sendable {
        /// The accessory is always displayed.
        case always
        /// The accessory is displayed while the cell is being edited.
        case whenEditing
        /// The accessory is displayed while the cell isn't being edited.
        case whenNotEditing
    }

    /// The width that is reserved for an accessory, in which it's centered.
    public enum LayoutDimension: Hashable, Sendable {
        /// The width of the accessory.
        case actual
        /// The width of the system's accessories of the kind, so that accessories of different widths are aligned.
        case standard
        /// A width in points; negative values count as 0.
        case custom(CGFloat)
    }

    /// The kind of the accessory.
    public let accessoryType: AccessoryType

    /// The properties that all kinds share.
    package let common: Common

    /// The properties that only this kind has.
    package let detail: Detail

    /// The properties that all kinds of accessories share.
    package struct Common {
        package var displayed: DisplayedState
        package var isHidden: Bool
        package var reservedLayoutWidth: LayoutDimension
        package var tintColor: UIColor?
        package var backgroundColor: UIColor?
    }

    /// The properties that only some kinds of accessories have.
    package enum Detail {
        /// No details: checkmarks, disclosure indicators, and multiple selection.
        case none
        case action(ActionHandler?)
        case outlineDisclosure(OutlineDisclosureOptions.Style, ActionHandler?)
        case reorder(showsVerticalSeparator: Bool)
        case label(text: String, font: UIFont, adjustsFontForContentSizeCategory: Bool)
        case popUpMenu(UIMenu, MenuSelectedElementDidChangeHandler?)
        case customView(UIView, Placement, maintainsFixedSize: Bool)
    }

    package init(_ accessoryType: AccessoryType, _ common: Common, _ detail: Detail = .none) {
        self.accessoryType = accessoryType
        self.common = common
        self.detail = detail
    }

    // MARK: System accessories

    /// Creates a chevron toward the trailing edge, which indicates that a tap on the cell shows more content.
    ///
    /// - Parameters:
    ///   - displayed: When the accessory is displayed.
    ///   - options: Its appearance and reserved width.
    public static func disclosureIndicator(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, options.common(displayed))
    }

    /// Creates a chevron that rotates by 90 degrees when the outline's item is expanded. It's at the trailing edge; in
    /// cells on a Mac, at the leading edge.
    ///
    /// - Parameters:
    ///   - displayed: When the accessory is displayed.
    ///   - options: Its style, appearance, and reserved width.
    ///   - actionHandler: A closure that is called when the user taps the accessory. With `nil`, the diffable data
    ///     source expands or collapses the item.
    public static func outlineDisclosure(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, options.common(displayed), .outlineDisclosure(options.style, actionHandler))
    }

    /// Creates a checkmark in the cell's tint color.
    ///
    /// - Parameters:
    ///   - displayed: When the accessory is displayed.
    ///   - options: Its appearance and reserved width.
    public static func checkmark(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, options.common(displayed))
    }

    /// Creates a delete button: a minus sign in a red circle.
    ///
    /// - Parameters:
    ///   - displayed: When the accessory is displayed.
    ///   - options: Its appearance and reserved width.
    ///   - actionHandler: A closure that is called when the user taps the accessory. With `nil`, a tap shows the cell's
    ///     trailing swipe actions.
    public static func delete(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.DeleteOptions = DeleteOptions(), actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, options.common(displayed), .action(actionHandler))
    }

    /// Creates an insert button: a plus sign in a green circle.
    ///
    /// - Parameters:
    ///   - displayed: When the accessory is displayed.
    ///   - options: Its appearance and reserved width.
    ///   - actionHandler: A closure that is called when the user taps the accessory. With `nil`, a tap has no effect.
    public static func insert(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.InsertOptions = InsertOptions(), actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert, options.common(displayed), .action(actionHandler))
    }

    /// Creates a reorder control with three lines at the trailing edge, for dragging the cell to another position.
    ///
    /// - Parameters:
    ///   - displayed: When the accessory is displayed.
    ///   - options: Its appearance and reserved width.
    public static func reorder(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, options.common(displayed), .reorder(showsVerticalSeparator: options.showsVerticalSeparator))
    }

    /// Creates a circle that is empty, or filled with a checkmark while the cell is selected.
    ///
    /// - Parameters:
    ///   - displayed: When the accessory is displayed.
    ///   - options: Its appearance and reserved width.
    public static func multiselect(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, options.common(displayed))
    }

    /// Creates a label with a short text, such as a number.
    ///
    /// - Parameters:
    ///   - text: The text, in one line.
    ///   - displayed: When the accessory is displayed.
    ///   - options: Its appearance and reserved width.
    public static func label(
        text: String, displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .label, options.common(displayed),
            .label(
                text: text, font: options.font,
                adjustsFontForContentSizeCategory: options.adjustsFontForContentSizeCategory))
    }

    /// Creates a button for more information about the item.
    ///
    /// - Parameters:
    ///   - displayed: When the accessory is displayed.
    ///   - options: Its appearance and reserved width.
    ///   - actionHandler: A closure that is called when the user taps the accessory. With `nil`, a tap has no effect.
    public static func detail(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.DetailOptions = DetailOptions(), actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, options.common(displayed), .action(actionHandler))
    }

    /// Creates a pop-up menu indicator. A tap anywhere in the cell shows the menu.
    ///
    /// Differs from UIKit: the menu is shown as an action sheet.
    ///
    /// - Parameters:
    ///   - menu: The menu with the choices.
    ///   - displayed: When the accessory is displayed.
    ///   - options: Its appearance and reserved width.
    ///   - selectedElementDidChangeHandler: A closure that is called when the user selects another element of a
    ///     single-selection menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: UICellAccessory.MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .popUpMenu, options.common(displayed), .popUpMenu(menu, selectedElementDidChangeHandler))
    }

    // MARK: Custom views

    /// Creates a custom accessory on either side.
    ///
    /// - Parameter configuration: The view, its placement, its appearance, and its reserved width.
    public static func customView(configuration: UICellAccessory.CustomViewConfiguration) -> UICellAccessory {
        let displayed =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        return UICellAccessory(
            .customView(configuration.customView), configuration.common(displayed),
            .customView(
                configuration.customView, configuration.placement, maintainsFixedSize: configuration.maintainsFixedSize
            ))
    }
}
