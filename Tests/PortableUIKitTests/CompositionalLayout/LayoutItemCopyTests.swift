import CollageTesting
import Testing

@MainActor
struct LayoutItemCopyTests {
    private let size = NSCollectionLayoutSize(widthDimension: .absolute(30), heightDimension: .absolute(20))
    private let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    private let spacing = NSCollectionLayoutEdgeSpacing(
        leading: .fixed(5), top: .flexible(6), trailing: .fixed(7), bottom: .fixed(8))

    /// Gives an item insets and spacing, and checks that its copy has them and all other properties of items.
    private func copied<Item: NSCollectionLayoutItem>(_ item: Item) throws -> Item {
        item.contentInsets = insets
        item.edgeSpacing = spacing
        let copy = try #require(item.copy() as? Item)
        #expect(copy !== item && type(of: copy) == type(of: item))
        #expect(copy.contentInsets == insets && copy.edgeSpacing == spacing && copy.layoutSize == size)
        return copy
    }

    @Test func `a copied item has its badges`() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        let copy = try copied(NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge]))
        #expect(copy.supplementaryItems.map(\.elementKind) == ["badge"])
    }

    @Test func `a supplementary item has its kind, anchors, and z-index`() throws {
        let item = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading], absoluteOffset: CGPoint(x: 9, y: 10)),
            itemAnchor: NSCollectionLayoutAnchor(edges: .bottom))
        item.zIndex = 7
        let copy = try copied(item)
        #expect(copy.elementKind == "badge" && copy.zIndex == 7)
        #expect(copy.containerAnchor.edges == [.top, .leading] && copy.containerAnchor.offset == CGPoint(x: 9, y: 10))
        #expect(copy.itemAnchor?.edges == .bottom)
    }

    @Test func `a copied boundary item has its alignment, offset, and scrolling behavior`() throws {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "header", alignment: .topTrailing, absoluteOffset: CGPoint(x: 11, y: 12))
        item.zIndex = 8
        item.extendsBoundary = false
        item.pinToVisibleBounds = true
        let copy = try copied(item)
        #expect(copy.elementKind == "header" && copy.zIndex == 8)
        #expect(copy.alignment == .topTrailing && copy.offset == CGPoint(x: 11, y: 12))
        #expect(!copy.extendsBoundary && copy.pinToVisibleBounds)
        item.leadingPadding = 6
        #expect(try copied(item).leadingPadding == 6)
    }

    @Test func `a decoration item has its kind and z-index`() throws {
        let item = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
        item.zIndex = -3
        item.contentInsets = insets
        let copy = try #require(item.copy() as? NSCollectionLayoutDecorationItem)
        #expect(copy !== item && copy.elementKind == "panel" && copy.zIndex == -3 && copy.contentInsets == insets)
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        #expect(item.layoutSize == whole && copy.layoutSize == whole)
    }

    @Test func `a group has its items, spacing, and supplementary items`() throws {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = .fixed(13)
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        ]
        let copy = try copied(group)
        #expect(copy.subitems.count == 1 && copy.interItemSpacing == .fixed(13))
        #expect(copy.supplementaryItems.map(\.elementKind) == ["badge"])
    }

    @Test func `a section has all of its properties`() throws {
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsets = insets
        section.interGroupSpacing = 14
        section.contentInsetsReference = .layoutMargins
        section.supplementaryContentInsetsReference = .safeArea
        section.supplementariesKeepInsets = false
        section.orthogonalScrollingBehavior = .groupPaging
        section.orthogonalScrollingProperties.bounce = .never
        section.orthogonalScrollingProperties.decelerationRate = .fast
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
        ]
        section.decorationItems = [.background(elementKind: "panel")]
        let copy = try #require(section.copy() as? NSCollectionLayoutSection)
        #expect(copy.contentInsets == insets && copy.interGroupSpacing == 14)
        #expect(copy.contentInsetsReference == .layoutMargins)
        #expect(copy.supplementaryContentInsetsReference == .safeArea && !copy.supplementariesKeepInsets)
        #expect(copy.orthogonalScrollingBehavior == .groupPaging)
        #expect(copy.orthogonalScrollingProperties.bounce == .never)
        #expect(copy.orthogonalScrollingProperties.decelerationRate == .fast)
        #expect(copy.boundarySupplementaryItems.map(\.elementKind) == ["header"])
        #expect(copy.decorationItems.map(\.elementKind) == ["panel"])
    }

    @Test func `a configuration has all of its properties`() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = 15
        configuration.contentInsetsReference = .none
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
        ]
        let copy = try #require(configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration)
        #expect(copy.scrollDirection == .horizontal && copy.interSectionSpacing == 15)
        #expect(copy.contentInsetsReference == .none)
        #expect(copy.boundarySupplementaryItems.map(\.elementKind) == ["header"])
    }

    @Test func `the default deceleration rate of a sideways section differs from the scroll view's rates`() {
        typealias Rate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
        #expect(UICollectionLayoutSectionOrthogonalScrollingProperties().decelerationRate == .automatic)
        #expect(Rate.automatic.rawValue < 0 && Rate.normal.rawValue == 0.998 && Rate.fast.rawValue == 0.99)
    }
}
