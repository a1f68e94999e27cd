@_spi(Collage) import PortableUIKitCore

/// The sizes of edit menus in a design of the system (`UIKitConstants.md` 6).
@MainActor
struct EditMenuMetrics {
    let cornerRadius: CGFloat
    /// A Boolean value that indicates whether the bar is glass, without lines between its buttons.
    let isGlass: Bool
    /// The width of the arrow at the bar, and its height. The width is 0 if there's only space.
    let arrowSize: CGSize

    /// The metrics of the current design.
    static var current: EditMenuMetrics { SystemMetrics.current.generation >= .iOS26 ? .iOS26 : .iOS18 }

    private static let iOS18 = EditMenuMetrics(
        cornerRadius: 12, isGlass: false, arrowSize: EditMenuPlacement.arrowSize)
    private static let iOS26 = EditMenuMetrics(
        cornerRadius: EditMenuButton.height / 2, isGlass: true, arrowSize: CGSize(width: 0, height: 6))
}
