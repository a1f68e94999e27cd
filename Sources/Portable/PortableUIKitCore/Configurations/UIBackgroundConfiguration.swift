/// A configuration of the background of a cell, header, or footer: a color or effect, an image, a custom view, and a
/// stroke.
///
/// ```swift
/// final class TagCell: UICollectionViewCell {
///     override func updateConfiguration(using state: UICellConfigurationState) {
///         var background = UIBackgroundConfiguration.listCell().updated(for: state)
///         background.backgroundColor = state.isSelected ? .tintColor : .secondarySystemBackground
///         background.cornerRadius = 8
///         background.strokeColor = .separator
///         background.strokeWidth = 1
///         backgroundConfiguration = background
///     }
/// }
/// ```
///
/// A factory method such as ``listCell()`` determines colors, which follow the state when the configuration is updated.
/// Properties that the app has set are kept. `BackgroundStyle` contains the default values.
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

    /// A custom view, as large as the background and in front of its color. The default is `nil`. A view can only be in
    /// one background at a time.
    public var customView: UIView?

    /// An image in front of the color. The default is `nil`.
    public var image: UIImage?

    /// The content mode of the image. The default is `.scaleToFill`.
    public var imageContentMode: UIView.ContentMode = .scaleToFill

    /// The background color. `nil` means the view's tint color, and ``UIColor/clear`` means none. The default depends
    /// on the factory method.
    public var backgroundColor: UIColor? {
        get { fillColor.value }
        set { fillColor.value = newValue }
    }

    /// The transformer that returns the visible color for ``backgroundColor``. The default is `nil`, which means no
    /// transformation.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { fillTransformer.value.transformer }
        set { fillTransformer.value = ComparableTransformer(transformer: newValue) }
    }

    /// Returns the visible background color in a view with the given tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// An effect on the content behind the background, under its color. The default is `nil`, except for pinned headers
    /// and footers of plain lists whose color the app hasn't set.
    public var visualEffect: UIVisualEffect? {
        get { effect.value }
        set { effect.value = newValue }
    }

    // MARK: Shape

    /// The corner radius, in points. The default depends on the factory method.
    public var cornerRadius: CGFloat {
        get { radius.value }
        set { radius.value = newValue }
    }

    /// The insets of the background in the view, in points. The default is zero. Negative insets extend beyond the
    /// view. Values that aren't finite count as 0.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// The edges at which the view's margins are added to ``backgroundInsets``. The default is empty.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
        get { NSDirectionalRectEdge(rawValue: marginEdges) }
        set { marginEdges = newValue.rawValue }
    }

    private var marginEdges: UInt = 0

    // MARK: Stroke and shadow

    /// The color of the stroke. The default is `nil`, which means the view's tint color.
    public var strokeColor: UIColor?

    /// The transformer that returns the visible color for ``strokeColor``. The default is `nil`, which means no
    /// transformation.
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { strokeTransformer.transformer }
        set { strokeTransformer.transformer = newValue }
    }

    /// Returns the visible stroke color in a view with the given tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The width of the stroke, in points. The default is 0, which means no stroke.
    public var strokeWidth: CGFloat = 0

    /// The distance of the stroke outside the background, in points. The default is 0, which draws the stroke inside
    /// along the edge.
    public var strokeOutset: CGFloat = 0

    /// The shadow. By default, it's invisible.
    public var shadowProperties = UIShadowProperties()

    // MARK: Updating

    /// Returns the configuration with the defaults for the state and for the kind of list in its traits. Properties
    /// that the app has set are kept.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        let defaults = style.defaults(for: ConfigurationFlags(state))
        var updated = self
        updated.fillColor.setDefault(defaults.color)
        updated.fillTransformer.setDefault(ComparableTransformer(transformer: defaults.colorTransformer))
        updated.radius.setDefault(defaults.cornerRadius)
        updated.effect.setDefault(hasOwnColor ? nil : defaults.effect)
        return updated
    }

    /// A Boolean value that indicates whether the app has set the color.
    package var hasOwnColor: Bool { fillColor.isCustom }

    /// A Boolean value that indicates whether the app has set the corner radius.
    package var hasOwnCornerRadius: Bool { radius.isCustom }

    /// A Boolean value that indicates whether the background is invisible, regardless of the tint color.
    package var showsNothing: Bool {
        backgroundColor == .clear && backgroundColorTransformer == nil && customView == nil && image == nil
            && visualEffect == nil && strokeWidth <= 0 && shadowProperties.opacity <= 0
    }

    // MARK: Factories

    /// Returns the background of a button.
    package static func button() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.button) }

    /// Returns an empty background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// Returns the background of a cell. It depends on the kind of list that contains the cell.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }

    /// Returns the background of a header. It depends on the kind of list that contains the header.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listHeader) }

    /// Returns the background of a footer. It depends on the kind of list that contains the footer.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listFooter) }

    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainHeaderFooter)
    }

    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedHeaderFooter)
    }

    /// Returns the background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }

    /// Returns the background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }

    /// Returns the background of a cell in a column next to a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.accompaniedSidebarCell)
    }
}

extension UIBackgroundConfiguration: CustomStringConvertible {
    /// A description of the background. As in UIKit, it includes a visible stroke, and `Custom` for a custom view or a
    /// color from a transformer.
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
