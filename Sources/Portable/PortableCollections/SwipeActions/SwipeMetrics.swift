@_spi(Collage) import PortableUIKitCore

/// The sizes of swipe actions in a design of the system (`ListRules.md` L59).
@MainActor
package struct SwipeMetrics {
    /// A Boolean value that indicates whether buttons are capsules at a distance from the row and from each other.
    /// Otherwise, they fill the uncovered area.
    package let areCapsules: Bool
    let minimumWidth: CGFloat
    /// A Boolean value that indicates whether widths are rounded up to whole points.
    let hasWholeWidths: Bool
    /// The distance between buttons, and of the first and last one from the edges of the uncovered area.
    let spacing: CGFloat
    /// The height of capsules, and their minimum distance from the top and the bottom of the row.
    let height: CGFloat
    let verticalInset: CGFloat
    let titleSize: CGFloat
    /// The color of titles below images, which are outside of capsules; not recorded.
    let lowerTitleColor: UIColor
    /// The corner radius of a row while it's swiped, or 0 to keep the list's corners; not recorded.
    let rowRadius: CGFloat

    /// The distance of titles and images from the sides of a button.
    let padding: CGFloat = 12
    /// The distance of a title from the image above it.
    let imageToTitle: CGFloat = 4
    /// The minimum height of a row in which the title is below the image.
    let heightForTitleBelowImage: CGFloat = 91

    /// The metrics of the current design.
    package static var current: SwipeMetrics { SystemMetrics.current.generation >= .iOS26 ? iOS26 : iOS18 }

    private static let iOS18 = SwipeMetrics(
        areCapsules: false, minimumWidth: 74, hasWholeWidths: true, spacing: 0, height: .infinity, verticalInset: 0,
        titleSize: 15, lowerTitleColor: .white, rowRadius: 0)

    private static let iOS26 = SwipeMetrics(
        areCapsules: true, minimumWidth: 44, hasWholeWidths: false, spacing: 10, height: 44, verticalInset: 4,
        titleSize: 13, lowerTitleColor: .secondaryLabel, rowRadius: 26)

    /// Returns the height of a button in a row.
    func buttonHeight(inHeight height: CGFloat) -> CGFloat { max(min(self.height, height - 2 * verticalInset), 0) }
}
