extension UITableView {
    /// The looks of tables.
    public enum Style: Int, Sendable {
        /// Rows from side to side, section headers that stay in sight.
        case plain = 0
        /// Rows from side to side, in groups on the background of a screen of groups.
        case grouped
        /// Groups with rounded corners and room at their sides.
        case insetGrouped
    }

    /// Where in the visible area a row is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// Just far enough to be seen.
        case none = 0
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade = 0
        /// They slide in from the right, and out to it.
        case right
        /// They slide in from the left, and out to it.
        case left
        /// They slide in from the top, and out to it.
        case top
        /// They slide in from the bottom, and out to it.
        case bottom
        /// Rows appear and disappear immediately.
        case none
        /// They keep to the middle of the room that opens or closes. Here they fade.
        case middle
        /// The table chooses; it fades them.
        case automatic = 100
    }

    /// The edges that `separatorInset` is relative to.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The sides of the cells.
        case fromCellEdges = 0
        /// Where lines begin and end by themselves.
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

    /// When rows that are on screen are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never by themselves.
        case disabled = 0
        /// When a cell or its content view calls `invalidateIntrinsicContentSize()`.
        case enabled
        /// The same, and when constraints in the content view change.
        case enabledIncludingConstraints
    }
}

extension UITableView.Style {
    /// The look of a list that is the table's.
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
