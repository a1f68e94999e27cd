extension UIView {
    /// An area of a view for content: its margins, its safe area, or the area in which text is easy to read.
    public struct LayoutRegion: Hashable, Sendable {
        /// The axis along which an area avoids the corners of a window, which system controls may cover.
        public enum AdaptivityAxis: Int, Sendable {
            /// None: the area includes the corners.
            case none = 0
            /// The area begins below the controls.
            case vertical = 1
            /// The area begins next to the controls.
            case horizontal = 2
        }

        fileprivate let source: Source

        fileprivate enum Source { case margins, safeArea, readableContent }

        /// The area inside the margins.
        ///
        /// Differs from UIKit: windows have no controls in their corners, so that the adaptation changes nothing.
        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(source: .margins)
        }

        /// The area inside the safe area.
        ///
        /// Differs from UIKit: windows have no controls in their corners, so that the adaptation changes nothing.
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(source: .safeArea)
        }

        /// The area in which lines of text are easy to read.
        ///
        /// Differs from UIKit: windows have no controls in their corners, so that the adaptation changes nothing.
        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(source: .readableContent)
        }
    }

    /// Returns the guide of an area, for constraints. The same guide is returned each time.
    public func layoutGuide(for layoutRegion: UIView.LayoutRegion) -> UILayoutGuide {
        switch layoutRegion.source {
        case .margins: layoutMarginsGuide
        case .safeArea: safeAreaLayoutGuide
        case .readableContent: readableContentGuide
        }
    }

    /// Returns the distances of an area from the view's sides, in points.
    public func edgeInsets(for layoutRegion: UIView.LayoutRegion) -> UIEdgeInsets {
        autoLayoutInsets(of: layoutGuide(for: layoutRegion))
    }

    /// Returns the distances of an area from the view's sides in the direction of reading, in points.
    public func directionalEdgeInsets(for layoutRegion: UIView.LayoutRegion) -> NSDirectionalEdgeInsets {
        let insets = edgeInsets(for: layoutRegion)
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}
