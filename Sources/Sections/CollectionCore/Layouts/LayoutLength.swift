/// A hashable value for one dimension of a size in a compositional layout.
public struct LayoutLength: Hashable, Sendable {
    private enum Kind {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
    }

    private let kind: Kind
    private let value: CGFloat

    /// Creates the value of a dimension.
    @MainActor
    public init(_ dimension: NSCollectionLayoutDimension) {
        value = dimension.dimension
        if dimension.isFractionalWidth {
            kind = .fractionalWidth
        } else if dimension.isFractionalHeight {
            kind = .fractionalHeight
        } else if dimension.isAbsolute {
            kind = .absolute
        } else if #available(iOS 17.0, tvOS 17.0, *), dimension.isUniformAcrossSiblings {
            kind = .uniformAcrossSiblings
        } else {
            kind = .estimated
        }
    }

    /// The dimension for UIKit.
    @MainActor
    public var dimension: NSCollectionLayoutDimension {
        switch kind {
        case .fractionalWidth: return .fractionalWidth(value)
        case .fractionalHeight: return .fractionalHeight(value)
        case .absolute: return .absolute(value)
        case .estimated: return .estimated(value)
        case .uniformAcrossSiblings:
            if #available(iOS 17.0, tvOS 17.0, *) { return .uniformAcrossSiblings(estimate: value) }
            return .estimated(value)
        }
    }

    /// Returns the length in points in a container, or `nil` if it's estimated.
    func points(in size: CGSize) -> CGFloat? {
        switch kind {
        case .fractionalWidth: value * size.width
        case .fractionalHeight: value * size.height
        case .absolute: value
        case .estimated, .uniformAcrossSiblings: nil
        }
    }

    /// Returns the size with the given dimensions.
    @MainActor
    static func size(_ width: LayoutLength, _ height: LayoutLength) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width.dimension, heightDimension: height.dimension)
    }
}
