extension DisplayNode {
    /// What becomes of all that a node draws, its shadow and the nodes in it included, before it is masked and faded.
    package enum Filter: Sendable, Hashable {
        /// Soft, by a standard deviation in points. What is opaque fills the node's bounds to their edges and doesn't
        /// reach out of them; all else fades there into what lies behind.
        case blur(radius: Double, isOpaque: Bool)
        /// With other colors.
        case colors(ColorMatrix)
    }

    /// The filter, if it changes anything that can be drawn.
    package var activeFilter: Filter? {
        switch filter {
        case .blur(let radius, _): radius.isFinite && radius > 0 ? filter : nil
        case .colors(let matrix): matrix.values.allSatisfy(\.isFinite) && matrix != .identity ? filter : nil
        case nil: nil
        }
    }
}
