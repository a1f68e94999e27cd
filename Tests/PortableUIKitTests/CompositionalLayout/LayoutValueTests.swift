import CollageTesting
import Testing

@MainActor
struct LayoutValueTests {
    @Test func `a length has one kind`() {
        let dimensions: [NSCollectionLayoutDimension] = [
            .fractionalWidth(0.5), .fractionalHeight(0.5), .absolute(0.5), .estimated(0.5),
            .uniformAcrossSiblings(estimate: 0.5),
        ]
        for (index, dimension) in dimensions.enumerated() {
            let kinds = [
                dimension.isFractionalWidth, dimension.isFractionalHeight, dimension.isAbsolute, dimension.isEstimated,
                dimension.isUniformAcrossSiblings,
            ]
            #expect(kinds == (0..<5).map { $0 == index })
            #expect(dimension.dimension == 0.5)
        }
        #expect(Set(dimensions).count == 5 && Set(dimensions.map(\.hash)).count == 5)
    }

    @Test func `equal lengths, distances and sizes are equal and have one hash; others aren't`() {
        #expect(NSCollectionLayoutDimension.absolute(3) == .absolute(3))
        #expect(NSCollectionLayoutDimension.absolute(3) != .absolute(4))
        #expect(NSCollectionLayoutDimension.absolute(3).hash == NSCollectionLayoutDimension.absolute(3).hash)
        #expect(NSCollectionLayoutDimension.absolute(3).hash != NSCollectionLayoutDimension.absolute(4).hash)
        #expect(NSCollectionLayoutSpacing.fixed(3) == .fixed(3) && NSCollectionLayoutSpacing.fixed(3) != .fixed(4))
        #expect(NSCollectionLayoutSpacing.fixed(3) != .flexible(3))
        #expect(NSCollectionLayoutSpacing.fixed(3).hash == NSCollectionLayoutSpacing.fixed(3).hash)
        let hashes = [NSCollectionLayoutSpacing.fixed(3), .fixed(4), .flexible(3)].map(\.hash)
        #expect(Set(hashes).count == 3)
        #expect(!NSCollectionLayoutDimension.absolute(3).isEqual(NSCollectionLayoutSpacing.fixed(3)))
        #expect(!NSCollectionLayoutSpacing.fixed(3).isEqual(NSCollectionLayoutDimension.absolute(3)))
        let size = NSCollectionLayoutSize(widthDimension: .absolute(3), heightDimension: .absolute(4))
        #expect(size == NSCollectionLayoutSize(widthDimension: .absolute(3), heightDimension: .absolute(4)))
        #expect(size != NSCollectionLayoutSize(widthDimension: .absolute(3), heightDimension: .absolute(5)))
        #expect(size != NSCollectionLayoutSize(widthDimension: .absolute(2), heightDimension: .absolute(4)))
        #expect(
            size.hash == NSCollectionLayoutSize(widthDimension: .absolute(3), heightDimension: .absolute(4)).hash)
        let sizes = [(3, 4), (3, 5), (2, 4)].map {
            NSCollectionLayoutSize(widthDimension: .absolute($0), heightDimension: .absolute($1))
        }
        #expect(Set(sizes.map(\.hash)).count == 3)
    }

    @Test func `an invalid length is reported and counts as 0`() {
        var lengths: [CGFloat] = [], distances: [CGFloat] = []
        let messages = Diagnostics.capture {
            lengths = [.nan, .infinity, -1, 0].map { NSCollectionLayoutDimension.absolute($0).dimension }
            distances = [.nan, .infinity, -1, 0].map { NSCollectionLayoutSpacing.fixed($0).spacing }
        }
        #expect(lengths == [0, 0, 0, 0] && distances == [0, 0, -1, 0])
        #expect(messages.count == 5)
        #expect(messages.filter { $0.contains("is not a length for absolute") }.count == 3)
    }

    @Test func `a distance is fixed or flexible`() {
        #expect(NSCollectionLayoutSpacing.fixed(5).isFixed && !NSCollectionLayoutSpacing.fixed(5).isFlexible)
        #expect(!NSCollectionLayoutSpacing.flexible(5).isFixed && NSCollectionLayoutSpacing.flexible(5).isFlexible)
    }

    @Test func `an inset below 1 is a fraction of the container, one of 1 is a point`() {
        func container(_ inset: CGFloat) -> CollectionEnvironment {
            CollectionEnvironment(
                size: CGSize(width: 200, height: 100),
                insets: NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset),
                traits: UITraitCollection())
        }
        let half = container(0.25).container
        #expect(
            half.effectiveContentInsets == NSDirectionalEdgeInsets(top: 25, leading: 50, bottom: 25, trailing: 50))
        #expect(half.effectiveContentSize == CGSize(width: 100, height: 50))
        #expect(half.contentInsets.top == 0.25 && half.contentSize == CGSize(width: 200, height: 100))
        #expect(container(1).container.effectiveContentSize == CGSize(width: 198, height: 98))
        #expect(container(0).container.effectiveContentSize == CGSize(width: 200, height: 100))
        #expect(container(-3).container.effectiveContentSize == CGSize(width: 206, height: 106))
        #expect(container(60).container.effectiveContentSize == CGSize(width: 80, height: 0))
        #expect(container(150).container.effectiveContentSize == .zero)
    }

    @Test func `an anchor's offset is in points or in fractions of the item's size`() {
        let points = NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 3, y: 4))
        #expect(points.isAbsoluteOffset && !points.isFractionalOffset && points.offset == CGPoint(x: 3, y: 4))
        let fraction = NSCollectionLayoutAnchor(edges: [.bottom], fractionalOffset: CGPoint(x: 0.5, y: 0.25))
        #expect(!fraction.isAbsoluteOffset && fraction.isFractionalOffset)
        #expect(fraction.offset == CGPoint(x: 0.5, y: 0.25) && fraction.edges == .bottom)
        #expect(NSCollectionLayoutAnchor(edges: .leading).offset == .zero)
    }

    @Test func `a group without subitems gets one, which is reported`() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)))
        func columns(_ count: Int) -> Int {
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: count)
            let fixture = CollectionFixture(
                UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [6])
            return fixture.cellFrames.values.count { $0.minY == 0 }
        }
        var found: [Int] = []
        #expect(Diagnostics.capture { found = [1, 2, 3].map(columns) }.isEmpty)
        #expect(found == [1, 2, 3])
        let messages = Diagnostics.capture { found = [0, -2].map(columns) }
        #expect(found == [1, 1])
        #expect(messages.count == 2 && messages.allSatisfy { $0.contains("is too small; 1 is used instead") })
    }

    @Test func `supplementary items are in front of cells by default, and decorations at their level`() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(3), heightDimension: .absolute(4))
        let anchor = NSCollectionLayoutAnchor(edges: .top)
        let badge = NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "badge", containerAnchor: anchor)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "header", alignment: .top)
        #expect(badge.zIndex == 1 && header.zIndex == 1)
        #expect(NSCollectionLayoutDecorationItem.background(elementKind: "panel").zIndex == 0)
        #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
    }
}
