import Foundation

/// The geometry of a sheet in its container.
@MainActor
struct SheetGeometry {
    var bounds: CGRect
    var safeArea: UIEdgeInsets
    var traits: UITraitCollection
    /// A Boolean value that indicates whether a centered sheet has the size of a form instead of a page.
    var isForm: Bool
    var attachesInCompactHeight: Bool
    var preferredSize: CGSize
    var followsPreferredWidth: Bool

    /// The height of the visible area above a sheet, below the status bar.
    private static let topInset: CGFloat = 10
    private static let formSize = CGSize(width: 540, height: 620)
    private static let pageWidth: CGFloat = 704

    /// A Boolean value that indicates whether the sheet is in the center of a large screen.
    var floats: Bool { traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular }

    /// A Boolean value that indicates whether the sheet covers the screen, because there's not enough height for a
    /// card.
    private var covers: Bool { traits.verticalSizeClass == .compact && !attachesInCompactHeight }

    /// A Boolean value that indicates whether the sheet rests at its detents.
    var followsDetents: Bool { !floats && !covers }

    var largestHeight: CGFloat { covers ? bounds.height : max(bounds.height - safeArea.top - Self.topInset, 0) }

    var maximumDetentValue: CGFloat { max(largestHeight - safeArea.bottom, 0) }

    /// Returns the height of a sheet for a detent's value, which doesn't include the bottom safe area.
    func height(ofValue value: CGFloat) -> CGFloat { min(value + safeArea.bottom, largestHeight) }

    func frame(ofHeight height: CGFloat) -> CGRect {
        guard floats else {
            var width = bounds.width
            if followsPreferredWidth, preferredSize.width > 0 { width = min(width, preferredSize.width) }
            return CGRect(
                x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height, width: width, height: height)
        }
        var wanted =
            isForm
            ? Self.formSize : CGSize(width: Self.pageWidth, height: bounds.height - safeArea.top - 2 * 44)
        if preferredSize.width > 0, preferredSize.height > 0, isForm { wanted = preferredSize }
        let size = CGSize(width: min(wanted.width, bounds.width - 40), height: min(wanted.height, bounds.height - 40))
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }
}
