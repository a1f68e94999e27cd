/// The sizes and colors of navigation bars, toolbars, and tab bars in a design of the system (`UIKitConstants.md` 6).
@MainActor
struct BarDesign {
    /// A Boolean value that indicates whether buttons are on capsules of glass, above content that fades at the bar.
    let hasPlatters: Bool
    /// The height of a navigation bar's row, which includes the space below its buttons.
    let row: CGFloat
    let compactRow: CGFloat
    let padRow: CGFloat
    let sheetRow: CGFloat
    /// The distance of the bar from the top of the screen, if the safe area is smaller.
    let leastTop: CGFloat
    let compactLeastTop: CGFloat
    /// The height of the row with a prompt.
    let promptRow: CGFloat
    /// The distance of a large title from the top of its row.
    let largeTitleInset: CGFloat
    /// The part of a large title's row beyond which a released row closes.
    let largeTitleSnap: CGFloat
    /// The height of a large title's row below which the small title is shown.
    let titleSwapHeight: CGFloat
    let buttonWeight: UIFont.Weight
    /// The greatest font size of titles of buttons, which grow with the text size.
    let largestButtonSize: CGFloat
    /// The opacity of a touched button.
    let touchedOpacity: CGFloat
    /// The height of a toolbar's row.
    let toolbarRow: CGFloat
    let compactToolbarRow: CGFloat
    let padToolbarRow: CGFloat

    /// The height of buttons and titles in a row, in points.
    static let contentHeight: CGFloat = 44
    /// The font size of titles of buttons at the default text size.
    private static let buttonSize: CGFloat = 17

    private static let iOS18 = BarDesign(
        hasPlatters: false, row: 44, compactRow: 32, padRow: 50, sheetRow: 56, leastTop: 0, compactLeastTop: 0,
        promptRow: 30, largeTitleInset: 3, largeTitleSnap: 0.5, titleSwapHeight: 16, buttonWeight: .regular,
        largestButtonSize: 17, touchedOpacity: 0.2, toolbarRow: 44, compactToolbarRow: 32, padToolbarRow: 50)

    private static let iOS26 = BarDesign(
        hasPlatters: true, row: 54, compactRow: 54, padRow: 54, sheetRow: 54, leastTop: 10, compactLeastTop: 24,
        promptRow: 32, largeTitleInset: 3.5, largeTitleSnap: 36.5 / 52, titleSwapHeight: 0, buttonWeight: .medium,
        largestButtonSize: 21, touchedOpacity: 0.6, toolbarRow: 48, compactToolbarRow: 48, padToolbarRow: 44)
}

extension BarDesign {
    /// The design for the running code.
    static var current: BarDesign { design(.current) }

    /// Creates the design for a view.
    init(_ view: UIView) { self = Self.design(.metrics(for: view.traitCollection)) }

    private static func design(_ metrics: SystemMetrics) -> BarDesign {
        metrics.generation >= .iOS26 ? .iOS26 : .iOS18
    }

    /// Returns the font of a button's title for the text size of the given traits.
    func buttonFont(weight: UIFont.Weight, for traits: UITraitCollection) -> UIFont {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        return .systemFont(ofSize: min(max(body, Self.buttonSize), largestButtonSize), weight: weight)
    }
}
