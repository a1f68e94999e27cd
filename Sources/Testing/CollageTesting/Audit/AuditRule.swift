/// A problem that an audit looks for.
public enum AuditRule: String, Sendable, CaseIterable {
    /// Constraints that contradict one another, now or at any time since the host was made.
    case unsatisfiableConstraints
    /// Invalid sizes, and cells whose sizes don't settle, now or at any time since the host was created.
    case unsettledSizes
    /// Items with one identifier in a data source, and elements with one `accessibilityIdentifier`. Cells may have
    /// the same ones in each of them.
    case duplicateIdentifiers
    /// Text that's truncated with an ellipsis, or clipped by an ancestor that doesn't scroll.
    case clippedText
    /// Text that hardly differs from the color behind it: less than 3 to 1 as the W3C counts contrast. Disabled
    /// controls and placeholders may be pale; text on pictures, gradients and materials isn't judged.
    case contrast
    /// Tappable views whose touch area is smaller than 44 points in any direction. System controls and bars are exempt.
    case touchTarget
    /// Buttons, switches, sliders, and text fields without an accessibility label.
    case missingLabel
    /// Texts that are drawn over one another.
    case overlappingText
    /// Views whose constraints leave their place or size open. A plain view that shows nothing may.
    case ambiguousLayout

    /// A short name of the rule.
    var title: String {
        switch self {
        case .unsatisfiableConstraints: "unsatisfiable constraints"
        case .unsettledSizes: "sizes that don't settle"
        case .duplicateIdentifiers: "duplicate identifiers"
        case .clippedText: "clipped text"
        case .contrast: "unreadable contrast"
        case .touchTarget: "small touch target"
        case .missingLabel: "no label"
        case .overlappingText: "overlapping texts"
        case .ambiguousLayout: "ambiguous layout"
        }
    }
}

extension Set<AuditRule> {
    /// All rules.
    public static var all: Set<AuditRule> { Set(AuditRule.allCases) }
}
