/// Where a view on an item, such as a badge, stands: its size and the corner it is fixed to.
public struct BadgePlacement: Hashable, Sendable {
    /// The kind of badges unless another is given.
    public static let defaultKind = "Badge"

    /// The kind that the view is asked for under.
    public let kind: String
    private let width, height: LayoutLength
    private let edges: UInt
    private let offsetX, offsetY: CGFloat

    /// A place on each item.
    ///
    /// - Parameters:
    ///   - kind: The kind that the view is asked for under.
    ///   - width: Its width; 20 points by default.
    ///   - height: Its height; 20 points by default.
    ///   - edges: The corner or side of the item; where reading ends at the top by default.
    ///   - offset: How far its middle is moved from there, in multiples of its size. By default it straddles the corner.
    @MainActor
    public init(
        kind: String = BadgePlacement.defaultKind, width: NSCollectionLayoutDimension = .absolute(20),
        height: NSCollectionLayoutDimension = .absolute(20), edges: NSDirectionalRectEdge = [.top, .trailing],
        offset: CGPoint = CGPoint(x: 0.3, y: -0.3)
    ) {
        self.kind = kind
        self.width = LayoutLength(width)
        self.height = LayoutLength(height)
        self.edges = UInt(edges.rawValue)
        offsetX = offset.x
        offsetY = offset.y
    }

    /// What UIKit takes of the place.
    @MainActor
    public var supplementaryItem: NSCollectionLayoutSupplementaryItem {
        NSCollectionLayoutSupplementaryItem(
            layoutSize: LayoutLength.size(width, height), elementKind: kind,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: NSDirectionalRectEdge(rawValue: .init(edges)),
                fractionalOffset: CGPoint(x: offsetX, y: offsetY)))
    }
}

/// A layout whose items can carry badges.
public protocol BadgedSectionLayout: SectionLayout {
    /// The places on each item; none by default.
    var badges: [BadgePlacement] { get set }
}

extension AdjustedSectionLayout: BadgedSectionLayout where Base: BadgedSectionLayout {
    /// Those of the layout that is adjusted.
    public var badges: [BadgePlacement] {
        get { base.badges }
        set { base.badges = newValue }
    }
}

extension BadgedSectionLayout {
    /// The layout with one more place on each item. The content comes from `SupplementaryModel.badge(kind:content:)`.
    public func badge(_ placement: BadgePlacement) -> Self {
        var result = self
        result.badges.append(placement)
        return result
    }

    /// An item of a size with the badges.
    func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
            supplementaryItems: badges.map(\.supplementaryItem))
    }
}
