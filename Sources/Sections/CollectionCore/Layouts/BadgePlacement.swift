/// The size and position of a view on an item, such as a badge.
public struct BadgePlacement: Hashable, Sendable {
    /// The default kind of badges.
    public static let defaultKind = "Badge"

    /// The element kind of the view.
    public let kind: String
    private let width, height: LayoutLength
    private let edges: UInt
    private let offsetX, offsetY: CGFloat

    /// Creates a placement on each item.
    ///
    /// - Parameters:
    ///   - kind: The element kind of the view.
    ///   - width: The width. The default is 20 points.
    ///   - height: The height. The default is 20 points.
    ///   - edges: The corner or edge of the item. The default is the top trailing corner.
    ///   - offset: The offset of the view's center from there, in multiples of its size. By default, the view straddles
    ///     the corner.
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

    /// The supplementary item of the placement for UIKit.
    @MainActor
    public var supplementaryItem: NSCollectionLayoutSupplementaryItem {
        NSCollectionLayoutSupplementaryItem(
            layoutSize: LayoutLength.size(width, height), elementKind: kind,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: NSDirectionalRectEdge(rawValue: .init(edges)),
                fractionalOffset: CGPoint(x: offsetX, y: offsetY)))
    }
}

/// A layout whose items can have badges.
public protocol BadgedSectionLayout: SectionLayout {
    /// The badges on each item. The default is an empty array.
    var badges: [BadgePlacement] { get set }
}

extension AdjustedSectionLayout: BadgedSectionLayout where Base: BadgedSectionLayout {
    /// The badges of the adjusted layout.
    public var badges: [BadgePlacement] {
        get { base.badges }
        set { base.badges = newValue }
    }
}

extension BadgedSectionLayout {
    /// Returns the layout with an additional badge on each item. `SupplementaryModel.badge(kind:content:)` provides its
    /// content.
    public func badge(_ placement: BadgePlacement) -> Self {
        var result = self
        result.badges.append(placement)
        return result
    }

    /// Returns an item of the given size with the badges.
    func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
            supplementaryItems: badges.map(\.supplementaryItem))
    }
}
