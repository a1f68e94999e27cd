/// The sizes of popovers in a design of the system (`UIKitConstants.md` 6).
@MainActor
struct PopoverMetrics {
    /// The radius of the corners; not recorded for glass, which has the radius of an alert.
    let cornerRadius: CGFloat
    /// A Boolean value that indicates whether the bubble has an arrow. Otherwise, its space is empty.
    let hasArrow: Bool
    /// A Boolean value that indicates whether the bubble is glass, unless the popover or the presented view has a
    /// background color.
    let isGlass: Bool

    /// The metrics of the current design.
    static var current: PopoverMetrics { SystemMetrics.current.generation >= .iOS26 ? .iOS26 : .iOS18 }

    private static let iOS18 = PopoverMetrics(
        cornerRadius: 13, hasArrow: true, isGlass: false)
    private static let iOS26 = PopoverMetrics(
        cornerRadius: 34, hasArrow: false, isGlass: true)
}
