/// The sizes and colors of sheets in a design of the system (`UIKitConstants.md` 6).
@MainActor
struct SheetMetrics {
    /// The space above a large sheet on a phone, below the safe area.
    let topInset: CGFloat
    /// The minimum distance of a large sheet on a phone from the top of the screen.
    let leastTop: CGFloat
    let topInsetOnPad: CGFloat
    /// The distance of a sheet below the large height from the sides and the bottom.
    let floatingInset: CGFloat
    let cornerRadius: CGFloat
    /// The radius of the lower corners of a sheet below the large height.
    let floatingBottomRadius: CGFloat
    /// The size of a form in the center of a large screen.
    let formSize: CGSize
    /// A Boolean value that indicates whether forms in the center of a large screen rest at detents.
    let formsFollowDetents: Bool
    /// A Boolean value that indicates whether pages on a large screen are attached to the bottom, with the width of the
    /// screen's shorter side.
    let pagesAreAttached: Bool
    /// A Boolean value that indicates whether the screen behind a large sheet becomes a card.
    let reducesScreenBehind: Bool
    /// A Boolean value that indicates whether sheets have a background: glass below the large height, opaque otherwise.
    let hasBackground: Bool
    let grabberColor: UIColor
    /// The opacity of the black behind sheets, and behind sheets below the large height in the dark style.
    let dimming: CGFloat
    let floatingDarkDimming: CGFloat

    /// Returns the metrics of the design with the given traits.
    static func metrics(for traits: UITraitCollection) -> SheetMetrics {
        SystemMetrics.metrics(for: traits).generation >= .iOS26 ? .iOS26 : .iOS18
    }

    /// Returns the distance of a large sheet from the top of the screen.
    func top(safeAreaTop: CGFloat, isOnPad: Bool) -> CGFloat {
        isOnPad ? safeAreaTop + topInsetOnPad : max(safeAreaTop + topInset, leastTop)
    }

    /// Returns the color behind a sheet.
    func dimmingColor(isFloating: Bool) -> UIColor {
        guard isFloating, floatingDarkDimming != dimming else { return UIColor(white: 0, alpha: dimming) }
        let (light, dark) = (dimming, floatingDarkDimming)
        return UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? dark : light) }
    }

    private static let iOS18 = SheetMetrics(
        topInset: 10, leastTop: 0, topInsetOnPad: 10, floatingInset: 0, cornerRadius: 10, floatingBottomRadius: 0,
        formSize: CGSize(width: 540, height: 620), formsFollowDetents: false, pagesAreAttached: false,
        reducesScreenBehind: true, hasBackground: false, grabberColor: .tertiaryLabel, dimming: 0.2,
        floatingDarkDimming: 0.2)

    private static let iOS26 = SheetMetrics(
        topInset: 0, leastTop: 30, topInsetOnPad: 10, floatingInset: 8, cornerRadius: 37.7, floatingBottomRadius: 58.2,
        formSize: CGSize(width: 540, height: 650), formsFollowDetents: true, pagesAreAttached: true,
        reducesScreenBehind: false, hasBackground: true,
        grabberColor: UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.4295), dimming: 0.2,
        floatingDarkDimming: 0.48)
}
