/// How the lines above and below the rows of a list look.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is drawn.
    public enum Visibility: Int, Sendable {
        /// The list decides by its appearance and the row's place in its section.
        case automatic = 0
        /// The line is drawn.
        case visible
        /// The line isn't drawn.
        case hidden
    }

    /// Insets whose values stand for what the list chooses: lines begin where the text begins and run to the trailing
    /// side. Each side of other insets may have the value of this one's side.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: automaticInset, leading: automaticInset, bottom: automaticInset, trailing: automaticInset)

    private static let automaticInset = -CGFloat.greatestFiniteMagnitude

    /// Whether the line above the row is drawn; automatic by default.
    public var topSeparatorVisibility = Visibility.automatic

    /// Whether the line below the row is drawn; automatic by default.
    public var bottomSeparatorVisibility = Visibility.automatic

    /// The distances of the upper line from the row's sides, in points; automatic by default. Values at the top and the
    /// bottom make no difference, and values that aren't finite count as 0.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

    /// The distances of the lower line from the row's sides, in points; automatic by default. Values at the top and the
    /// bottom make no difference, and values that aren't finite count as 0.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

    /// The color of the lines; `UIColor.separator` by default.
    public var color = UIColor.separator

    /// The color of the lines between rows that are selected together; `UIColor.separator` by default.
    public var multipleSelectionColor = UIColor.separator

    /// An effect that is shown instead of the color; nil by default.
    public var visualEffect: UIVisualEffect?

    /// The defaults of a list; they are the same for all appearances (recorded).
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension UIListSeparatorConfiguration {
    /// An inset in points; nil if the list chooses it.
    static func points(_ inset: CGFloat) -> CGFloat? {
        if inset == automaticInset { return nil }
        return inset.isFinite ? inset : 0
    }
}
