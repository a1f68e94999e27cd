import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A proposal for the size of a view, in points. A `nil` dimension requests the ideal length, zero the minimum, and
/// infinity the maximum.
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width.
    public var width: CGFloat?
    /// The proposed height.
    public var height: CGFloat?

    /// A proposal that requests the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A proposal that requests the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// A proposal that requests the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal from a width and a height.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal for a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Returns the proposal as a size, with the lengths of `size` for `nil` dimensions.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    init(_ proposal: ProposedSize) {
        self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
    }

    var proposal: ProposedSize {
        ProposedSize(width: width.map { Double($0) }, height: height.map { Double($0) })
    }
}
