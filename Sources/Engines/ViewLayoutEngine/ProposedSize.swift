import LayoutGeometry

/// The size that a parent proposes to a child, in points. `nil` requests the child's ideal length, zero its minimum,
/// and infinity its maximum.
@frozen package struct ProposedSize: Sendable, Hashable {
    package var width: Double?
    package var height: Double?

    @inlinable package init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    // Written explicitly, so that other modules inline it: comparing proposals is the most frequent operation.
    @inlinable package static func == (left: ProposedSize, right: ProposedSize) -> Bool {
        left.width == right.width && left.height == right.height
    }

    /// Proposes exactly `size`.
    package init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    package static let zero = ProposedSize(width: 0, height: 0)
    package static let unspecified = ProposedSize(width: nil, height: nil)
    package static let infinity = ProposedSize(width: .infinity, height: .infinity)

    /// The proposal on `axis`.
    @inlinable package subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Returns the proposal as a size, with the lengths of `size` for unspecified dimensions.
    package func replacingUnspecified(by size: Size) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }

    /// Returns the proposal less `insets`. No dimension becomes negative.
    package func inset(by insets: Insets) -> ProposedSize {
        ProposedSize(
            width: width.map { max($0 - insets.total(.horizontal), 0) },
            height: height.map { max($0 - insets.total(.vertical), 0) })
    }
}

extension Size {
    /// The size of a view without content in unspecified dimensions: 10 by 10.
    package static let fallbackIdeal = Size(width: 10, height: 10)

    /// Returns the size plus `insets`. No dimension becomes negative.
    package func outset(by insets: Insets) -> Size {
        Size(
            width: max(width + insets.total(.horizontal), 0), height: max(height + insets.total(.vertical), 0))
    }
}
