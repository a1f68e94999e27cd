extension UISplitViewController {
    /// The visible columns.
    public enum DisplayMode: Int, Sendable {
        /// The system chooses the visible columns.
        case automatic = 0
        /// Only the secondary column is visible.
        case secondaryOnly = 1
        /// One column is next to the secondary column.
        case oneBesideSecondary = 2
        /// One column overlays the secondary column.
        case oneOverSecondary = 3
        /// Both other columns are next to the secondary column.
        case twoBesideSecondary = 4
        /// Both other columns overlay the secondary column.
        case twoOverSecondary = 5
        /// Both other columns are next to the secondary column, which keeps its width and is moved aside.
        case twoDisplaceSecondary = 6

        /// Only the secondary column is visible. It's the same as ``secondaryOnly``.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// One column is next to the secondary column. It's the same as ``oneBesideSecondary``.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// One column overlays the secondary column. It's the same as ``oneOverSecondary``.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }

        /// The number of visible columns in addition to the secondary one.
        var columnCount: Int {
            switch self {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }

        /// A Boolean value that indicates whether columns overlay the secondary column.
        var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
    }

    /// The ways in which columns are arranged.
    public enum SplitBehavior: Int, Sendable {
        /// The system chooses the arrangement: side by side if the view is wider than it's high.
        case automatic = 0
        /// Columns are side by side.
        case tile = 1
        /// Columns overlay the secondary column.
        case overlay = 2
        /// Columns are side by side, and the secondary column is moved aside.
        case displace = 3
    }

    /// The styles, which determine the number of columns.
    public enum Style: Int, Sendable {
        /// The legacy style with two controllers, set with ``viewControllers``.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary, and a secondary column.
        case tripleColumn = 2
    }

    /// The columns of a split view controller.
    public enum Column: Int, Sendable {
        /// The column at the edge.
        case primary = 0
        /// The center column of three columns.
        case supplementary = 1
        /// The column with the main content, which is the widest.
        case secondary = 2
        /// The column that replaces all others in a compact width.
        case compact = 3
        /// The column opposite the primary column, with details of the selection.
        case inspector = 4
    }

    /// The sides on which the primary column can be.
    public enum PrimaryEdge: Int, Sendable {
        /// The leading side: left in left-to-right languages.
        case leading = 0
        /// The trailing side: right in left-to-right languages.
        case trailing = 1
    }

    /// The background of the primary column.
    public enum BackgroundStyle: Int, Sendable {
        /// The column has no special background.
        case none = 0
        /// The column has the background of a sidebar.
        case sidebar = 1
    }

    /// The visibilities of the button that shows and hides columns.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// The button is visible if columns can be shown and hidden.
        case automatic = 0
        /// The button is never visible.
        case never = 1
        /// The button is always visible.
        case always = 2
    }
}
