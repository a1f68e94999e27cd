extension UITableViewCell {
    /// The arrangement of the labels of a cell.
    public enum CellStyle: Int, Sendable {
        /// Text with an image before it.
        case `default` = 0
        /// Text, and a detail text at the trailing side.
        case value1
        /// Text in a narrow column, and a detail text after it.
        case value2
        /// Text, and a smaller detail text below it.
        case subtitle
    }

    /// The style of the separator below a cell.
    public enum SeparatorStyle: Int, Sendable {
        /// No separator.
        case none = 0
        /// A line.
        case singleLine
        /// A line. On old systems, it was etched.
        case singleLineEtched
    }

    /// The appearance of a selected or highlighted cell.
    public enum SelectionStyle: Int, Sendable {
        /// No change of appearance.
        case none = 0
        /// A gray background. On old systems, it was blue.
        case blue
        /// A gray background.
        case gray
        /// The system's appearance.
        case `default`
    }

    /// The appearance of a focused cell.
    public enum FocusStyle: Int, Sendable {
        /// The system's focus effect.
        case `default` = 0
        /// The app's own appearance.
        case custom
    }

    /// The editing control of a cell while the table is editing.
    public enum EditingStyle: Int, Sendable {
        /// No editing control.
        case none = 0
        /// A control that deletes the row.
        case delete
        /// A control that inserts a row.
        case insert
    }

    /// The accessory at the trailing side of a cell.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none = 0
        /// A chevron, which indicates that a tap shows more content.
        case disclosureIndicator
        /// A detail button and a chevron.
        case detailDisclosureButton
        /// A checkmark.
        case checkmark
        /// A detail button.
        case detailButton
    }

    /// The state of a cell during a drag.
    public enum DragState: Int, Sendable {
        /// The cell isn't being dragged.
        case none = 0
        /// The cell is being lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }

    /// The editing controls that a cell shows next to its content.
    public struct StateMask: OptionSet, Sendable {
        /// A bit mask of the states.
        public let rawValue: UInt

        /// Creates a state with a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The control for deletion or insertion is shown.
        public static var showingEditControl: StateMask { StateMask(rawValue: 1 << 0) }
        /// The button that confirms the deletion is shown.
        public static var showingDeleteConfirmation: StateMask { StateMask(rawValue: 1 << 1) }
    }

    /// A closure that is called with the cell and its state when the state or a configuration has changed.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
}
