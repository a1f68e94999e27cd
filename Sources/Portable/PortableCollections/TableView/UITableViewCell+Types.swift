extension UITableViewCell {
    /// How the labels of a cell are arranged.
    public enum CellStyle: Int, Sendable {
        /// A text, and an image before it.
        case `default` = 0
        /// A text, and a second one at the trailing side.
        case value1
        /// A text in a narrow column, and a second one after it.
        case value2
        /// A text, and a smaller one below it.
        case subtitle
    }

    /// The line below a cell.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A line.
        case singleLine
        /// A line; it was etched in old systems.
        case singleLineEtched
    }

    /// How a selected or highlighted cell looks.
    public enum SelectionStyle: Int, Sendable {
        /// As any other.
        case none = 0
        /// Gray; it was blue in old systems.
        case blue
        /// Gray.
        case gray
        /// As the system has it.
        case `default`
    }

    /// How a cell with focus looks.
    public enum FocusStyle: Int, Sendable {
        /// As the system has it.
        case `default` = 0
        /// As the app draws it.
        case custom
    }

    /// The editing control of a cell while the table is editing.
    public enum EditingStyle: Int, Sendable {
        /// No editing control.
        case none = 0
        /// It deletes the row.
        case delete
        /// It inserts a row.
        case insert
    }

    /// The accessory at the trailing side of a cell.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A chevron: a tap leads on.
        case disclosureIndicator
        /// A button that shows details, and a chevron.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// A button that shows details.
        case detailButton
    }

    /// Whether a cell is being dragged.
    public enum DragState: Int, Sendable {
        /// It isn't.
        case none = 0
        /// It is being lifted.
        case lifting
        /// It is.
        case dragging
    }

    /// The editing controls that a cell shows next to its content.
    public struct StateMask: OptionSet, Sendable {
        /// One bit for each state.
        public let rawValue: UInt

        /// The states whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A control to delete or insert.
        public static var showingEditControl: StateMask { StateMask(rawValue: 1 << 0) }
        /// A button that confirms that the row be deleted.
        public static var showingDeleteConfirmation: StateMask { StateMask(rawValue: 1 << 1) }
    }

    /// Called when the cell's state or configuration has changed, with the cell and its state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
}
