@_spi(Collage) import PortableUIKitCore

/// The sizes of search bars and their fields in a design of the system (`UIKitConstants.md` 6).
@MainActor
struct SearchMetrics {
    let fieldHeight: CGFloat
    let fieldRadius: CGFloat
    /// A Boolean value that indicates whether fields are glass.
    let isGlass: Bool
    /// The distance of the magnifying glass and the clear button from the ends of the field.
    let contentInset: CGFloat
    let barHeight: CGFloat
    /// The reduction of the space above the field in a bar below a title.
    let titleOverlap: CGFloat
    /// The distance of the field from the sides of a bar that isn't in a navigation bar.
    let margin: CGFloat
    /// The distance of the field from the sides of a navigation bar, or `nil` for the margin of the screen's content.
    let marginInNavigationBar: CGFloat?
    /// The space between the field and the cancel button, or `nil` for the margin.
    let buttonGap: CGFloat?
    /// A Boolean value that indicates whether the cancel button is a round close button.
    let hasCloseButton: Bool

    /// The metrics of the current design.
    static var current: SearchMetrics { SystemMetrics.current.generation >= .iOS26 ? .iOS26 : .iOS18 }

    private static let iOS18 = SearchMetrics(
        fieldHeight: 36, fieldRadius: 10, isGlass: false, contentInset: 6, barHeight: 56, titleOverlap: 4, margin: 8,
        marginInNavigationBar: nil, buttonGap: nil, hasCloseButton: false)

    private static let iOS26 = SearchMetrics(
        fieldHeight: 44, fieldRadius: 22, isGlass: true, contentInset: 9, barHeight: 60, titleOverlap: 8, margin: 8,
        marginInNavigationBar: 16, buttonGap: 11, hasCloseButton: true)
}
