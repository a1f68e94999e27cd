import RuntimeSupport

/// The purpose of a background configuration, which determines its defaults.
///
/// Rows that are selected or touched are `systemGray4`, which is public knowledge, and the darker gray 220 of 255 under
/// Catalyst, as recorded.
enum BackgroundStyle: String, Hashable, Sendable {
    case clear
    case listCell, listHeader, listFooter
    case plainCell, plainHeaderFooter
    case groupedCell, groupedHeaderFooter
    case sidebarCell, accompaniedSidebarCell, sidebarHeader
    case button

    /// The default values of a background configuration.
    struct Defaults {
        var color: UIColor? = .clear
        var colorTransformer: UIConfigurationColorTransformer?
        var cornerRadius: CGFloat = 0
        var effect: UIVisualEffect?
    }

    /// The effect of a bar's material.
    private static let barEffect = onAnyThread(UIBlurEffect.Style.systemChromeMaterial, makeEffect)

    /// Returns the style in a kind of list, for styles that depend on it.
    private func resolved(in environment: UIListEnvironment) -> BackgroundStyle {
        let isSidebar = environment == .sidebar || environment == .sidebarPlain
        let isGrouped = environment == .grouped || environment == .insetGrouped
        switch self {
        case .listCell: return isSidebar ? .sidebarCell : isGrouped ? .groupedCell : .plainCell
        case .listHeader: return isSidebar ? .sidebarHeader : isGrouped ? .groupedHeaderFooter : .plainHeaderFooter
        case .listFooter: return isGrouped ? .groupedHeaderFooter : .plainHeaderFooter
        default: return self
        }
    }

    func defaults(for flags: ConfigurationFlags) -> Defaults {
        let metrics = SystemMetrics.current
        let lengths = ConfigurationMetrics.current
        let isMarked = flags.isSelected || flags.isHighlighted || flags.isDropTarget
        let mark: UIColor = metrics.interfaceScale < 1 ? UIColor(white: 220 / 255, alpha: 1) : .systemGray4
        var defaults = Defaults()
        switch resolved(in: flags.environment) {
        case .clear, .listCell, .listHeader, .listFooter: break
        case .button: defaults.cornerRadius = lengths.buttonCornerRadius
        case .plainCell: defaults.color = isMarked ? mark : .systemBackground
        case .groupedCell: defaults.color = isMarked ? mark : .secondarySystemGroupedBackground
        case .plainHeaderFooter:
            // Content that scrolls under a pinned header must not show through it.
            if flags.isPinned { defaults.effect = Self.barEffect }
        case .groupedHeaderFooter: defaults.cornerRadius = lengths.groupedHeaderCornerRadius
        case .sidebarCell, .sidebarHeader, .accompaniedSidebarCell:
            defaults.cornerRadius = lengths.sidebarCornerRadius
            if flags.isSelected || flags.isDropTarget {
                defaults.color = .tertiarySystemFill
            } else if flags.isHighlighted {
                defaults.color = .quaternarySystemFill
            }
        }
        return defaults
    }
}

@MainActor
private func makeEffect(_ style: UIBlurEffect.Style) -> UIVisualEffect { UIBlurEffect(style: style) }
