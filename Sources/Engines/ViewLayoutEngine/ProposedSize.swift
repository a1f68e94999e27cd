import LayoutGeometry

/// The size that a parent offers a child, in points. A dimension that is nil asks for the child's ideal length, zero
/// for its smallest, and infinity for its largest.
package struct ProposedSize: Sendable, Hashable {
    package var width: Double?
    package var height: Double?

    package init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    package static let zero = ProposedSize(width: 0, height: 0)
    package static let unspecified = ProposedSize(width: nil, height: nil)
    package static let infinity = ProposedSize(width: .infinity, height: .infinity)
}
