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
    var metrics: SheetMetrics
    var placement = UISheetPresentationController.Placement.automatic
    /// The center of the view that the sheet is centered over, or `nil` for the center of the container.
    var source: CGPoint?

    private static let pageWidth: CGFloat = 704

    /// A Boolean value that indicates whether the sheet is in the center of a large screen.
    var isCentered: Bool { isOnLargeScreen && (isForm || !metrics.pagesAreAttached) }

    private var isOnLargeScreen: Bool {
        traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    }

    /// A Boolean value that indicates whether the sheet covers the screen, because there's not enough height for a
    /// card.
    private var covers: Bool { traits.verticalSizeClass == .compact && !attachesInCompactHeight }

    /// A Boolean value that indicates whether the sheet rests at its detents.
    var followsDetents: Bool { isCentered ? isForm && metrics.formsFollowDetents : !covers }

    var largestHeight: CGFloat {
        if covers { return bounds.height }
        if isCentered, metrics.formsFollowDetents { return centeredSize.height }
        let top = metrics.top(safeAreaTop: safeArea.top, isOnPad: traits.userInterfaceIdiom == .pad)
        return max(bounds.height - top, 0)
    }

    /// The part of a sheet at its bottom that isn't included in the values of detents.
    private var bottomInset: CGFloat { isCentered ? 0 : safeArea.bottom }

    var maximumDetentValue: CGFloat { max(largestHeight - bottomInset, 0) }

    /// Returns the height of a sheet for a detent's value, which doesn't include the bottom safe area.
    func height(ofValue value: CGFloat) -> CGFloat { min(value + bottomInset, largestHeight) }

    /// Returns whether a sheet of a height has a distance from the sides and the bottom.
    func floats(atHeight height: CGFloat) -> Bool {
        metrics.floatingInset > 0 && !covers && !isCentered && height < largestHeight - 0.5
    }

    /// Returns the scale of a sheet of a height, which moves it away from the sides and the bottom.
    func scale(ofHeight height: CGFloat) -> CGFloat {
        let width = frame(ofHeight: height).width
        guard floats(atHeight: height), width > 2 * metrics.floatingInset else { return 1 }
        return (width - 2 * metrics.floatingInset) / width
    }

    /// Returns the transform of a sheet of a height at rest.
    func transform(ofHeight height: CGFloat) -> CGAffineTransform {
        let scale = scale(ofHeight: height)
        guard scale < 1 else { return .identity }
        let rise = metrics.floatingInset - height * (1 - scale) / 2
        return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: -rise)
    }

    func frame(ofHeight height: CGFloat) -> CGRect {
        guard isCentered else {
            var width = isOnLargeScreen ? min(bounds.width, bounds.height) : bounds.width
            if followsPreferredWidth, preferredSize.width > 0 { width = min(width, preferredSize.width) }
            return CGRect(
                x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height, width: width, height: height)
        }
        var size = centeredSize
        if followsDetents { size.height = min(size.height, height) }
        return CGRect(
            x: originX(ofWidth: size.width), y: originY(ofHeight: size.height), width: size.width, height: size.height)
    }

    /// Returns the y-coordinate of a sheet: in the center, or over the source, but inside the margins.
    private func originY(ofHeight height: CGFloat) -> CGFloat {
        let centered = ((bounds.height - height) / 2).rounded()
        guard let source else { return centered }
        let lowest = bounds.height - safeArea.bottom - Self.sideMargin - height
        return max(min((source.y - height / 2).rounded(), lowest), min(centered, safeArea.top + Self.sideMargin))
    }

    /// The size of a sheet in the center of a large screen.
    private var centeredSize: CGSize {
        var wanted =
            isForm
            ? metrics.formSize : CGSize(width: Self.pageWidth, height: bounds.height - safeArea.top - 2 * 44)
        if preferredSize.width > 0, preferredSize.height > 0, isForm { wanted = preferredSize }
        return CGSize(width: min(wanted.width, bounds.width - 40), height: min(wanted.height, bounds.height - 40))
    }

    /// Returns the x-coordinate of a sheet in the preferred place of a large screen.
    private func originX(ofWidth width: CGFloat) -> CGFloat {
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        switch placement {
        case .automatic, .center:
            let centered = ((bounds.width - width) / 2).rounded()
            guard let source else { return centered }
            let last = bounds.width - safeArea.right - Self.sideMargin - width
            return max(min((source.x - width / 2).rounded(), last), min(centered, safeArea.left + Self.sideMargin))
        case .leading where !isRightToLeft, .trailing where isRightToLeft: return safeArea.left + Self.sideMargin
        case .leading, .trailing: return bounds.width - safeArea.right - Self.sideMargin - width
        }
    }

    /// The distance of a sheet from a side, in points; not recorded.
    private static let sideMargin: CGFloat = 20
}

extension UISheetPresentationController {
    /// The placements of a sheet on a large screen.
    public enum Placement: Int, Sendable {
        /// The system chooses the placement.
        case automatic = 0
        /// The sheet is at the leading edge.
        case leading = 1
        /// The sheet is in the center.
        case center = 2
        /// The sheet is at the trailing edge.
        case trailing = 3
    }
}

/// The size and the placement of a sheet on a large screen.
struct SheetArrangement {
    var prefersPageSizing = true
    var placement = UISheetPresentationController.Placement.automatic
}
