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
    let buttonWeight: UIFont.Weight
    /// The opacity of a touched button.
    let touchedOpacity: CGFloat
    /// The height of a toolbar's row.
    let toolbarRow: CGFloat

    /// The height of buttons and titles in a row, in points.
    static let contentHeight: CGFloat = 44

    private static let iOS18 = BarDesign(
        hasPlatters: false, row: 44, compactRow: 32, padRow: 50, sheetRow: 56, leastTop: 0, compactLeastTop: 0,
        promptRow: 30, largeTitleInset: 3, buttonWeight: .regular, touchedOpacity: 0.2, toolbarRow: 44)

    private static let iOS26 = BarDesign(
        hasPlatters: true, row: 54, compactRow: 54, padRow: 54, sheetRow: 54, leastTop: 10, compactLeastTop: 24,
        promptRow: 32, largeTitleInset: 3.5, buttonWeight: .medium, touchedOpacity: 0.6, toolbarRow: 48)
}

extension BarDesign {
    /// Creates the design for a view.
    init(_ view: UIView) {
        self = SystemMetrics.metrics(for: view.traitCollection).generation >= .iOS26 ? .iOS26 : .iOS18
    }
}
