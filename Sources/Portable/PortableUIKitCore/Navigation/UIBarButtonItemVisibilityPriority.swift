/// The priority with which a bar shows an item if there isn't enough space for all items.
public struct UIBarButtonItemVisibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The number of the priority. Items with higher numbers stay visible longer.
    public let rawValue: Int

    /// Creates a priority with the given number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Creates a priority with the given number.
    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Creates the priority directly above another one.
    public init(higherThan other: UIBarButtonItemVisibilityPriority) {
        rawValue = other.rawValue + 1
    }

    /// Creates the priority directly below another one.
    public init(lowerThan other: UIBarButtonItemVisibilityPriority) {
        rawValue = other.rawValue - 1
    }

    /// The priority of items that are hidden first.
    public static let low = UIBarButtonItemVisibilityPriority(250)
    /// The default priority.
    public static let standard = UIBarButtonItemVisibilityPriority(500)
    /// The priority of items that are hidden last.
    public static let high = UIBarButtonItemVisibilityPriority(750)
}

extension UIBarButtonItem {
    /// The preferences of an item for horizontal and vertical bars.
    public enum AxisBehavior: Int, Sendable {
        /// The content of the item determines its axes.
        case automatic = 0
        /// The item is only in horizontal bars.
        case horizontalOnly = 1
        /// The item is in a vertical bar if there's one.
        case verticalPreferred = 2
    }

    /// The priority with which a navigation bar shows the item. The default is `.standard`. If there isn't enough space, the
    /// items with the lowest priority are in the overflow menu.
    public var visibilityPriority: UIBarButtonItemVisibilityPriority {
        get { options.visibilityPriority }
        set { options.visibilityPriority = newValue }
    }

    /// The preference for horizontal and vertical bars. The default is `.automatic`.
    ///
    /// Differs from UIKit: it has no effect, because there are no vertical bars.
    public var axisBehavior: AxisBehavior {
        get { options.axisBehavior }
        set { options.axisBehavior = newValue }
    }

    /// A Boolean value that indicates whether the item has no padding inside its background, in the design of iOS 26. The
    /// default is `false`.
    public var isPaddingRemoved: Bool {
        get { options.isPaddingRemoved }
        set { options.isPaddingRemoved = newValue }
    }
}

/// The preferences for compressing bars that share a vertical bar.
public enum UIVerticalBarCompressionBehavior: Int, Sendable {
    /// The system chooses the behavior.
    case automatic = 0
    /// The tab bar is compressed first.
    case prefersBarItems = 1
    /// The bar items are compressed first.
    case prefersTabBar = 2
}

extension UINavigationItem {
    /// The alignments of the title.
    public enum TitleAlignment: Int, Sendable {
        /// The system chooses the alignment.
        case automatic = 0
        /// The title is at the leading edge.
        case leading = 1
        /// The title is in the center.
        case center = 2
    }

    /// The behavior of the navigation bar while the user scrolls. The default is automatic.
    ///
    /// Differs from UIKit: a minimized bar is hidden.
    public var navigationBarMinimization: UIBarMinimization {
        get { rareProperties.minimization }
        set { rareProperties.minimization = newValue }
    }

    /// The alignment of the title. The default is `.automatic`, which means that the item's style determines the
    /// alignment.
    public var titleAlignment: TitleAlignment {
        get { rareProperties.titleAlignment }
        set { rareProperties.titleAlignment = newValue }
    }

    /// The preference for compressing bars that share a vertical bar. The default is `.automatic`.
    ///
    /// Differs from UIKit: it has no effect, because there are no vertical bars.
    public var verticalBarCompressionBehavior: UIVerticalBarCompressionBehavior {
        get { rareProperties.compressionBehavior }
        set { rareProperties.compressionBehavior = newValue }
    }
}
