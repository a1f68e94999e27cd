import LayoutGeometry

/// A constraint on the ratio of width to height.
package struct AspectRatio: Sendable, Hashable {
    package enum Mode: Sendable, Hashable {
        /// The largest size inside the proposal.
        case fit
        /// The smallest size around the proposal.
        case fill
    }

    /// The ratio of width to height; `nil` for that of the child's ideal size.
    package let ratio: Double?
    package let mode: Mode

    /// Creates a ratio. One that isn't a positive number counts as `nil`.
    package init(ratio: Double?, mode: Mode) {
        self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        self.mode = mode
    }

    /// Returns the proposal for the child. Measures the child's ideal size once, if the ratio or both lengths are
    /// unspecified.
    package func proposal(_ proposal: ProposedSize, child: (ProposedSize) -> Size) -> ProposedSize {
        let isOpen = proposal == .unspecified
        let ideal = ratio == nil || isOpen ? child(.unspecified) : .zero
        guard let ratio = ratio ?? AspectRatio.ratio(of: ideal) else { return proposal }
        let offer = isOpen ? ProposedSize(ideal) : proposal
        switch (offer.width, offer.height) {
        case (let width?, let height?):
            let isWider = width > height * ratio
            if isWider == (mode == .fill) {
                return ProposedSize(width: width, height: width / ratio)
            }
            return ProposedSize(width: height * ratio, height: height)
        case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
        case (nil, nil): return offer
        }
    }

    /// Returns the ratio of a size, if it has one.
    private static func ratio(of size: Size) -> Double? {
        size.isValid && size.width > 0 && size.height > 0 ? size.width / size.height : nil
    }
}
