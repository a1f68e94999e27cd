/// Describes what is behind the content of a cell, header or footer: a color or effect, an image, a view of the app,
/// and a line around them.
///
/// A factory such as ``listCell()`` chooses colors, which follow the state when the configuration is updated; whatever
/// the app has set stays. The factories' values are those of `BackgroundStyle`.
public struct UIBackgroundConfiguration: Hashable {
    let style: BackgroundStyle

    private var fillColor: Defaulted<UIColor?>
    private var fillTransformer: Defaulted<ComparableTransformer>
    private var radius: Defaulted<CGFloat>
    private var effect: Defaulted<UIVisualEffect?>
    private var strokeTransformer = ComparableTransformer()

    init(_ style: BackgroundStyle) {
        self.style = style
        let defaults = style.defaults(for: ConfigurationFlags())
        fillColor = Defaulted(defaults.color)
        fillTransformer = Defaulted(ComparableTransformer(transformer: defaults.colorTransformer))
        radius = Defaulted(defaults.cornerRadius)
        effect = Defaulted(defaults.effect)
    }

    // MARK: Contents

    /// A view of the app, as large as the background and in front of its color; nil by default. It belongs to one
    /// background at a time.
    public var customView: UIView?

    /// An image in front of the color; nil by default.
    public var image: UIImage?

    /// How the image fills the background; scale to fill by default.
    public var imageContentMode: UIView.ContentMode = .scaleToFill

    /// The color; nil takes the view's tint color, ``UIColor/clear`` shows none. The factory's by default.
    public var backgroundColor: UIColor? {
        get { fillColor.value }
        set { fillColor.value = newValue }
    }

    /// Makes the color that is shown of ``backgroundColor``; nil, the default, shows that.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { fillTransformer.value.transformer }
        set { fillTransformer.value = ComparableTransformer(transformer: newValue) }
    }

    /// The color that is shown, in a view with a tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// An effect on what is behind the background, under its color; nil by default, but for headers and footers of
    /// plain lists while they stay in sight, unless the app has set their color.
    public var visualEffect: UIVisualEffect? {
        get { effect.value }
        set { effect.value = newValue }
    }

    // MARK: Shape

    /// The radius of the corners, in points; the factory's by default.
    public var cornerRadius: CGFloat {
        get { radius.value }
        set { radius.value = newValue }
    }

    /// From the view's sides to the background, in points; zero by default. Negative ones reach out of the view; what
    /// is no number counts as 0.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// The edges at which the view's margins are added to ``backgroundInsets``; none by default.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
        get { NSDirectionalRectEdge(rawValue: marginEdges) }
        set { marginEdges = newValue.rawValue }
    }

    private var marginEdges: UInt = 0

    // MARK: Stroke and shadow

    /// The color of the line around; nil, the default, takes the view's tint color.
    public var strokeColor: UIColor?

    /// Makes the color that is shown of ``strokeColor``; nil, the default, shows that.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { strokeTransformer.transformer }
        set { strokeTransformer.transformer = newValue }
    }

    /// The color of the line around, in a view with a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The width of the line around, in points; 0, the default, draws none.
    public var strokeWidth: CGFloat = 0

    /// How far outside of the background the line around lies, in points; 0, the default, lies along its edge, inside.
    public var strokeOutset: CGFloat = 0

    /// The shadow; none by default.
    public var shadowProperties = UIShadowProperties()

    // MARK: Updating

    /// The configuration with the defaults of a state and of the kind of list that its traits name. What the app has
    /// set stays.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        let defaults = style.defaults(for: ConfigurationFlags(state))
        var updated = self
        updated.fillColor.setDefault(defaults.color)
        updated.fillTransformer.setDefault(ComparableTransformer(transformer: defaults.colorTransformer))
        updated.radius.setDefault(defaults.cornerRadius)
        updated.effect.setDefault(hasOwnColor ? nil : defaults.effect)
        return updated
    }

    /// Whether the app has set the color.
    package var hasOwnColor: Bool { fillColor.isCustom }

    /// Whether the app has set the radius of the corners.
    package var hasOwnCornerRadius: Bool { radius.isCustom }

    /// Whether the background shows nothing, whatever the tint color.
    package var showsNothing: Bool {
        backgroundColor == .clear && backgroundColorTransformer == nil && customView == nil && image == nil
            && visualEffect == nil && strokeWidth <= 0 && shadowProperties.opacity <= 0
    }

    // MARK: Factories

    /// The background of a button.
    package static func button() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.button) }

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// The background of a cell, as the kind of list wants it that the cell stands in.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }

    /// The background of a header, as the kind of list wants it that the header stands in.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listHeader) }

    /// The background of a footer, as the kind of list wants it that the footer stands in.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listFooter) }

    /// The background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

    /// The background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainHeaderFooter)
    }

    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

    /// The background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedHeaderFooter)
    }

    /// The background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }

    /// The background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }

    /// The background of a cell in a column beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.accompaniedSidebarCell)
    }
}

extension UIBackgroundConfiguration: CustomStringConvertible {
    /// What the background shows. A stroke is named if it can be seen, `Custom` stands for a view of the app or for a
    /// color that a closure makes (recorded).
    public var description: String {
        var parts = ["style = \(style)"]
        if backgroundColorTransformer != nil || customView != nil { parts.append("Custom") }
        parts.append("backgroundColor = \(backgroundColor.map { "\($0)" } ?? "tint color")")
        if visualEffect != nil { parts.append("visualEffect") }
        if cornerRadius != 0 { parts.append("cornerRadius = \(cornerRadius)") }
        if strokeWidth > 0, strokeColor != .clear { parts.append("stroke = \(strokeWidth)") }
        return "<UIBackgroundConfiguration: \(parts.joined(separator: "; "))>"
    }
}
