extension DisplayNode {
    /// An effect on everything that a node draws, including its shadow and child nodes, before mask and opacity.
    package enum Filter: Sendable, Hashable {
        /// A blur, by a standard deviation in points. An opaque node fills its bounds to their edges without extending
        /// beyond them; other nodes fade into the content behind them.
        case blur(radius: Double, isOpaque: Bool)
        /// A change of colors.
        case colors(ColorMatrix)
    }

    /// The filter, if it changes any drawing.
    package var activeFilter: Filter? {
        switch filter {
        case .blur(let radius, _): radius.isFinite && radius > 0 ? filter : nil
        case .colors(let matrix): matrix.values.allSatisfy(\.isFinite) && matrix != .identity ? filter : nil
        case nil: nil
        }
    }
}
