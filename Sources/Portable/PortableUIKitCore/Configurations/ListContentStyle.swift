/// The purpose of a list content configuration, which determines its defaults.
enum ListContentStyle: Hashable, Sendable {
    case cell, subtitleCell, valueCell
    case header, footer
    case plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitleCell, sidebarHeader

    /// Returns the style in a kind of list, for styles that depend on it.
    private func resolved(in environment: UIListEnvironment) -> ListContentStyle {
        let isSidebar = environment == .sidebar || environment == .sidebarPlain
        let isGrouped = environment == .grouped || environment == .insetGrouped
        switch self {
        case .cell where isSidebar: return .sidebarCell
        case .subtitleCell where isSidebar: return .sidebarSubtitleCell
        case .header: return isSidebar ? .sidebarHeader : isGrouped ? .groupedHeader : .plainHeader
        case .footer: return isGrouped ? .groupedFooter : .plainFooter
        default: return self
        }
    }

    private var isSidebar: Bool { self == .sidebarCell || self == .sidebarSubtitleCell || self == .sidebarHeader }
    private var isCell: Bool { self == .cell || self == .subtitleCell || self == .valueCell }

    /// The minimum height, in points: 52 and 44 on iOS 26, read from recorded heights of 40.04 and 33.88 at a scale of
    /// 0.77, and 44 on earlier systems. Headers and footers don't have one.
    private var minimumHeight: CGFloat {
        let metrics = SystemMetrics.current
        guard isCell || isSidebar else { return 0 }
        return (isCell ? ConfigurationMetrics.current.rowHeight : 44) * metrics.interfaceScale
    }

    /// Returns the defaults for a state. Without traits, they use the user's text size.
    func defaults(for flags: ConfigurationFlags, traits: UITraitCollection?) -> ListContentDefaults {
        let style = resolved(in: flags.environment)
        let metrics = ConfigurationMetrics.current
        var defaults = ListContentDefaults(
            text: style.textDefaults(traits, metrics), secondaryText: style.secondaryTextDefaults(traits, metrics))
        style.setLayout(of: &defaults, metrics)
        defaults.minimumHeight = style.minimumHeight
        if style.isSidebar {
            defaults.text.shrink()
            defaults.secondaryText.shrink()
        }
        defaults.apply(flags, isSidebar: style.isSidebar)
        return defaults
    }

    private func setLayout(of defaults: inout ListContentDefaults, _ metrics: ConfigurationMetrics) {
        typealias Insets = NSDirectionalEdgeInsets
        switch self {
        case .cell, .subtitleCell, .valueCell:
            defaults.margins = metrics.cellMargins
            defaults.verticalPadding = self == .subtitleCell ? 0 : metrics.cellTextSpacing
            defaults.isSideBySide = self == .valueCell
        case .groupedHeader: defaults.margins = metrics.groupedHeaderMargins
        case .groupedFooter: defaults.margins = metrics.groupedFooterMargins
        case .header, .plainHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
            defaults.margins = Insets(top: 10, leading: 8, bottom: 10, trailing: 8)
        case .footer, .plainFooter:
            defaults.margins = Insets(top: 8, leading: 8, bottom: 6, trailing: 8)
        case .sidebarCell, .sidebarHeader:
            defaults.margins = Insets(top: 11, leading: 8, bottom: 11, trailing: 8)
            defaults.imagePadding = 10
        case .sidebarSubtitleCell:
            defaults.margins = Insets(top: 4, leading: 8, bottom: 4, trailing: 8)
            defaults.imagePadding = 10
            defaults.verticalPadding = 0
        }
    }

    private func textDefaults(_ traits: UITraitCollection?, _ metrics: ConfigurationMetrics) -> ListTextDefaults {
        func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight? = nil) -> UIFont {
            .listFont(style, weight, traits)
        }
        switch self {
        case .header, .plainHeader, .prominentInsetGroupedHeader: return ListTextDefaults(font: font(.headline))
        case .groupedHeader:
            var text = ListTextDefaults(font: font(metrics.groupedHeaderStyle))
            if metrics.groupedHeadersAreCapitals {
                text.color = .secondaryLabel
                text.transform = .uppercase
            }
            return text
        case .extraProminentInsetGroupedHeader: return ListTextDefaults(font: font(.title3, .bold))
        case .footer, .plainFooter, .groupedFooter:
            return ListTextDefaults(font: font(.footnote), color: .secondaryLabel)
        case .sidebarHeader: return ListTextDefaults(font: font(.body, .medium))
        case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell:
            return ListTextDefaults(font: font(.body))
        }
    }

    private func secondaryTextDefaults(_ traits: UITraitCollection?, _ metrics: ConfigurationMetrics)
        -> ListTextDefaults
    {
        let style: UIFont.TextStyle =
            switch self {
            case .cell, .subtitleCell: .subheadline
            case .groupedHeader: metrics.groupedHeaderSecondaryStyle
            case .footer, .plainFooter, .groupedFooter, .sidebarCell, .sidebarSubtitleCell, .sidebarHeader: .footnote
            default: .body
            }
        return ListTextDefaults(font: .listFont(style, nil, traits), color: .secondaryLabel)
    }
}

extension UIFont {
    /// Returns the font of a text style at a text size, with a weight if it's given.
    fileprivate static func listFont(
        _ style: TextStyle, _ weight: Weight?, _ traits: UITraitCollection?
    ) -> UIFont {
        let font = preferredFont(forTextStyle: style, compatibleWith: traits)
        return weight.map { font.withWeight($0) } ?? font
    }

    /// Returns the font with another weight.
    package func withWeight(_ weight: Weight) -> UIFont {
        var design = design
        design.weight = weight
        return UIFont(design)
    }
}

/// The default values of a list content configuration.
struct ListContentDefaults {
    var image = ListImageDefaults()
    var text: ListTextDefaults
    var secondaryText: ListTextDefaults
    var margins = NSDirectionalEdgeInsets.zero
    var isSideBySide = false
    var imagePadding: CGFloat = 16
    var horizontalPadding: CGFloat = 8
    var verticalPadding: CGFloat = 4
    var minimumHeight: CGFloat = 0

    /// Applies the effects of a state (ListRules.md L54): the text of disabled views is paler. In sidebars, selected
    /// text is heavier, a focused one is white, and a highlighted one has an opacity of 30 %.
    mutating func apply(_ flags: ConfigurationFlags, isSidebar: Bool) {
        if flags.isDisabled {
            text.color = .tertiaryLabel
            secondaryText.color = .quaternaryLabel
            image.tintColor = .tertiaryLabel
        }
        guard isSidebar else { return }
        if flags.isSelected { text.font = text.font.withWeight(.medium) }
        if flags.isFocused {
            text.color = .white
            secondaryText.color = .white
            image.tintColor = .white
        }
        if flags.isHighlighted {
            text.colorTransformer = .thirtyPercent
            secondaryText.colorTransformer = .thirtyPercent
            image.tintColorTransformer = .thirtyPercent
        }
    }
}

/// The default values of text properties.
struct ListTextDefaults {
    var font: UIFont
    var color = UIColor.label
    var colorTransformer: UIConfigurationColorTransformer?
    var numberOfLines = 0
    var shrinksToFit = false
    var minimumScaleFactor: CGFloat = 0
    var transform = UIListContentConfiguration.TextProperties.TextTransform.none

    /// Limits the text to one line whose font shrinks before it's truncated, as recorded in sidebars.
    mutating func shrink() {
        numberOfLines = 1
        shrinksToFit = true
        minimumScaleFactor = 0.9
    }
}

/// The default values of an image's properties.
struct ListImageDefaults {
    var symbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(textStyle: .body)
    var tintColor: UIColor?
    var tintColorTransformer: UIConfigurationColorTransformer?
}
