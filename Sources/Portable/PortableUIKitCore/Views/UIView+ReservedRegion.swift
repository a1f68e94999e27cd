extension UIView {
    /// An area of a view that something else occupies, such as a camera or the fold of a display.
    public struct ReservedRegion: Identifiable {
        /// The identifier of a region.
        public struct ID: Hashable, Sendable {
            let number: Int
        }

        /// The kinds of regions.
        public struct Kind: Hashable, Sendable {
            private let name: String

            /// An area that's covered.
            public static let occlusion = Kind(name: "occlusion")
            /// An area that divides the content.
            public static let division = Kind(name: "division")
        }

        /// The options for finding regions.
        public struct QueryOptions: OptionSet, Sendable {
            /// The bits of the options.
            public let rawValue: Int

            /// Creates options with the given bits.
            public init(rawValue: Int) {
                self.rawValue = rawValue
            }

            /// Includes regions that aren't active.
            public static let includeInactive = QueryOptions(rawValue: 1)
        }

        /// The identifier of the region.
        public let id: ID
        /// The kind of the region.
        public let kind: Kind
        /// The area in the coordinates of the view, including the margins.
        public let frame: CGRect
        /// The distances from the edges of the frame to the area that's occupied.
        public let margins: UIEdgeInsets
        /// A Boolean value that indicates whether the region affects the content.
        public let isActive: Bool
    }

    /// Returns the regions of a kind that intersect the view.
    ///
    /// Differs from UIKit: the array is always empty, because nothing covers or divides a window.
    public func reservedRegions(
        kind: UIView.ReservedRegion.Kind, options: UIView.ReservedRegion.QueryOptions = []
    ) -> [UIView.ReservedRegion] {
        []
    }
}
