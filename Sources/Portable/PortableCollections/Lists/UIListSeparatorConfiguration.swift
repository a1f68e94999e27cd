/// The appearance of the separators above and below the rows of a list.
public struct UIListSeparatorConfiguration: Hashable {
    /// The visibility of a separator.
    public enum Visibility: Int, Sendable {
        /// The list's appearance and the row's position in its section determine the visibility.
        case automatic = 0
        /// The separator is shown.
        case visible
        /// The separator is hidden.
        case hidden
    }

    /// Insets that represent the list's choice: separators begin at the text and extend to the trailing side. Each side
    /// of other insets can have the value of the same side of these insets.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: automaticInset, leading: automaticInset, bottom: automaticInset, trailing: automaticInset)

    private static let automaticInset = -CGFloat.greatestFiniteMagnitude

    /// The visibility of the separator above the row. The default is automatic.
    public var topSeparatorVisibility = Visibility.automatic

    /// The visibility of the separator below the row. The default is automatic.
    public var bottomSeparatorVisibility = Visibility.automatic

    /// The insets of the upper separator from the row's sides, in points. The default is automatic. The top and bottom
    /// values are ignored, and values that aren't finite count as 0.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

    /// The insets of the lower separator from the row's sides, in points. The default is automatic. The top and bottom
    /// values are ignored, and values that aren't finite count as 0.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

    /// The color of the separators. The default is `UIColor.separator`.
    public var color = UIColor.separator

    /// The color of the separators between selected rows. The default is `UIColor.separator`.
    public var multipleSelectionColor = UIColor.separator

    /// A visual effect that is shown instead of the color. The default is `nil`.
    public var visualEffect: UIVisualEffect?

    /// Creates the default configuration of a list, which is the same for all appearances, as in UIKit.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension UIListSeparatorConfiguration {
    /// Returns an inset in points; `nil` if the list chooses it.
    static func points(_ inset: CGFloat) -> CGFloat? {
        if inset == automaticInset { return nil }
        return inset.isFinite ? inset : 0
    }
}
