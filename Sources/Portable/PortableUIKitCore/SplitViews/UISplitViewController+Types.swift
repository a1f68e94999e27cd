extension UISplitViewController {
    /// The visible columns.
    public enum DisplayMode: Int, Sendable {
        /// As the system thinks best.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One column next to the secondary one.
        case oneBesideSecondary = 2
        /// One column over the secondary one.
        case oneOverSecondary = 3
        /// Both other columns next to the secondary one.
        case twoBesideSecondary = 4
        /// Both other columns over the secondary one.
        case twoOverSecondary = 5
        /// Both other columns next to the secondary one, which keeps its width and moves aside.
        case twoDisplaceSecondary = 6

        /// The number of visible columns in addition to the secondary one.
        var columnCount: Int {
            switch self {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }

        /// Whether columns lie over the secondary one.
        var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
    }

    /// How columns share the room.
    public enum SplitBehavior: Int, Sendable {
        /// As the system thinks best: side by side where the view is wider than high.
        case automatic = 0
        /// Side by side.
        case tile = 1
        /// Over the secondary column.
        case overlay = 2
        /// Side by side; the secondary column is moved aside.
        case displace = 3
    }

    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// The legacy style with two controllers, set with ``viewControllers``.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The one at the edge.
        case primary = 0
        /// The one in the middle, of three.
        case supplementary = 1
        /// The one with the most room.
        case secondary = 2
        /// The column that replaces all others in a compact width.
        case compact = 3
        /// The column opposite the primary column, with details of the selection.
        case inspector = 4
    }

    /// The side at which the primary column stands.
    public enum PrimaryEdge: Int, Sendable {
        /// Where reading begins.
        case leading = 0
        /// Where reading ends.
        case trailing = 1
    }

    /// The background of the primary column.
    public enum BackgroundStyle: Int, Sendable {
        /// No special background.
        case none = 0
        /// The background of a sidebar.
        case sidebar = 1
    }

    /// When the button that shows and hides columns is visible.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Where columns can come and go.
        case automatic = 0
        /// Never.
        case never = 1
        /// Always.
        case always = 2
    }
}
