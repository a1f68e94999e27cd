extension UITableView {
    /// The appearance of tables.
    public enum Style: Int, Sendable {
        /// A table with full-width rows and pinned section headers.
        case plain = 0
        /// A table with full-width rows in groups, on the grouped background color.
        case grouped
        /// A table with inset groups that have rounded corners.
        case insetGrouped
    }

    /// The position in the visible area to which a row is scrolled.
    public enum ScrollPosition: Int, Sendable {
        /// The nearest position at which the row is visible.
        case none = 0
        /// The top of the visible area.
        case top
        /// The middle of the visible area.
        case middle
        /// The bottom of the visible area.
        case bottom
    }

    /// The animation of inserted, deleted, and reloaded rows.
    public enum RowAnimation: Int, Sendable {
        /// Rows fade in and out.
        case fade = 0
        /// Inserted rows slide in from the right, and deleted rows slide out to the right.
        case right
        /// Inserted rows slide in from the left, and deleted rows slide out to the left.
        case left
        /// Inserted rows slide in from the top, and deleted rows slide out to the top.
        case top
        /// Inserted rows slide in from the bottom, and deleted rows slide out to the bottom.
        case bottom
        /// Rows appear and disappear immediately.
        case none
        /// Rows stay centered in the space that opens or closes. Here, they fade.
        case middle
        /// The table chooses the animation. Here, rows fade.
        case automatic = 100
    }

    /// The edges that `separatorInset` is relative to.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cells.
        case fromCellEdges = 0
        /// The automatic insets of separators.
        case fromAutomaticInsets
    }

    /// Elements that are only as wide as their content.
    public struct ContentHuggingElements: OptionSet, Sendable {
        /// A bit mask with one bit for each kind of element.
        public let rawValue: UInt

        /// Creates a set of elements from a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The headers of sections.
        public static var sectionHeaders: ContentHuggingElements { ContentHuggingElements(rawValue: 1 << 0) }
    }

    /// The events after which visible rows are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Rows are never invalidated automatically.
        case disabled = 0
        /// Rows are invalidated when a cell or its content view calls `invalidateIntrinsicContentSize()`.
        case enabled
        /// Rows are also invalidated when constraints in the content view change.
        case enabledIncludingConstraints
    }
}

extension UITableView.Style {
    /// The corresponding appearance of a list.
    var appearance: UICollectionLayoutListConfiguration.Appearance {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}

extension UITableView.ScrollPosition {
    var collectionScrollPosition: UICollectionView.ScrollPosition {
        switch self {
        case .none: []
        case .top: .top
        case .middle: .centeredVertically
        case .bottom: .bottom
        }
    }
}

extension UITableView.SelfSizingInvalidation {
    var collectionValue: UICollectionView.SelfSizingInvalidation {
        switch self {
        case .disabled: .disabled
        case .enabled: .enabled
        case .enabledIncludingConstraints: .enabledIncludingConstraints
        }
    }
}
