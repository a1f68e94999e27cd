/// A problem that an audit looks for.
public enum AuditRule: String, Sendable, CaseIterable {
    /// Constraints that conflict, now or at any time since the host was created.
    case unsatisfiableConstraints
    /// Invalid sizes, and cells whose sizes don't settle, now or at any time since the host was created.
    case unsettledSizes
    /// Items with the same identifier in a data source, or elements with the same `accessibilityIdentifier`. Elements
    /// in cells may repeat the identifiers of other cells.
    case duplicateIdentifiers
    /// Text that's truncated with an ellipsis, or clipped by an ancestor that doesn't scroll.
    case clippedText
    /// Text with a contrast ratio below 3:1, as defined by the W3C. Disabled controls, placeholders, and text on
    /// images, gradients, and materials are exempt.
    case contrast
    /// Tappable views whose touch area is smaller than 44 points in any direction. System controls and bars are exempt.
    case touchTarget
    /// Buttons, switches, sliders, and text fields without an accessibility label.
    case missingLabel
    /// Texts that overlap.
    case overlappingText
    /// Views whose constraints don't determine their position or size. A plain view without visible content is exempt.
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
    /// The set of all rules.
    public static var all: Set<AuditRule> { Set(AuditRule.allCases) }
}
