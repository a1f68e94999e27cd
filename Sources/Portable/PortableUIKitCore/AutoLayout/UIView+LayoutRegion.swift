extension UIView {
    /// An area of a view for content: its margins, its safe area, or its readable content area.
    public struct LayoutRegion: Hashable, Sendable {
        /// The axes along which an area avoids the corners of a window, which system controls can cover.
        public enum AdaptivityAxis: Int, Sendable {
            /// The area includes the corners.
            case none = 0
            /// The area begins below the controls.
            case vertical = 1
            /// The area begins next to the controls.
            case horizontal = 2
        }

        fileprivate let source: Source

        fileprivate enum Source: Hashable { case margins, safeArea, readableContent, bar(BarRegion) }

        private init(source: Source) {
            self.source = source
        }

        /// Creates the area of a bar.
        init(_ region: BarRegion) {
            source = .bar(region)
        }

        /// Returns the area inside the margins.
        ///
        /// Differs from UIKit: windows have no controls in their corners, so the adaptation has no effect.
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(source: .margins)
        }

        /// Returns the area inside the safe area.
        ///
        /// Differs from UIKit: windows have no controls in their corners, so the adaptation has no effect.
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(source: .safeArea)
        }

        /// Returns the area with readable line lengths.
        ///
        /// Differs from UIKit: windows have no controls in their corners, so the adaptation has no effect.
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(source: .readableContent)
        }
    }

    /// Returns the layout guide of an area. It's the same object each time.
    public func layoutGuide(for layoutRegion: UIView.LayoutRegion) -> UILayoutGuide {
        switch layoutRegion.source {
        case .margins: layoutMarginsGuide
        case .safeArea: safeAreaLayoutGuide
        case .readableContent: readableContentGuide
        case .bar(let region): barGuide(for: region)
        }
    }

    /// Returns the insets of an area from the view's edges, in points.
    public func edgeInsets(for layoutRegion: UIView.LayoutRegion) -> UIEdgeInsets {
        autoLayoutInsets(of: layoutGuide(for: layoutRegion))
    }

    /// Returns the directional insets of an area from the view's edges, in points.
    public func directionalEdgeInsets(for layoutRegion: UIView.LayoutRegion) -> NSDirectionalEdgeInsets {
        let insets = edgeInsets(for: layoutRegion)
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}
