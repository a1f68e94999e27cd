import CollageTesting
import Testing

@MainActor
struct `Views that are attached to items and groups` {
    private static let badgeSize = NSCollectionLayoutSize(widthDimension: .absolute(12), heightDimension: .absolute(10))

    private static func badge() -> NSCollectionLayoutSupplementaryItem {
        NSCollectionLayoutSupplementaryItem(
            layoutSize: badgeSize, elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    }

    /// Rows of 50 points with a header of 30.
    private func rows(
        itemBadge: NSCollectionLayoutSupplementaryItem?, groupBadge: NSCollectionLayoutSupplementaryItem? = nil
    )
        -> NSCollectionLayoutSection
    {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: itemBadge.map { [$0] } ?? [])
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        group.supplementaryItems = groupBadge.map { [$0] } ?? []
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: "header", alignment: .top)
        ]
        return section
    }

    private func view(_ fixture: CollectionFixture, _ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
        fixture.view.supplementaryView(forElementKind: kind, at: path)
    }

    private func swapFirstAndThird(_ fixture: CollectionFixture) {
        fixture.atOnce {
            fixture.source.items[0].swapAt(0, 2)
            fixture.view.performBatchUpdates {
                fixture.view.moveItem(at: [0, 0], to: [0, 2])
                fixture.view.moveItem(at: [0, 2], to: [0, 0])
            }
        }
    }

    @Test func `a badge is at its anchor`() {
        let fixture = CollectionFixture(
            UICollectionViewCompositionalLayout(section: rows(itemBadge: Self.badge())), counts: [3])
        #expect(view(fixture, "badge", [0, 2])?.frame == CGRect(x: 308, y: 130, width: 12, height: 10))
    }

    @Test func `an item's badge moves with the item, a header stays with the section`() throws {
        for layout in [
            UICollectionViewCompositionalLayout(section: rows(itemBadge: Self.badge())),
            UICollectionViewCompositionalLayout { _, _ in self.rows(itemBadge: Self.badge()) },
        ] {
            let fixture = CollectionFixture(layout, counts: [4])
            let badge = try #require(view(fixture, "badge", [0, 0])), header = view(fixture, "header", [0, 0])
            swapFirstAndThird(fixture)
            #expect(view(fixture, "badge", [0, 2]) === badge && badge.frame.minY == 130)
            #expect(view(fixture, "header", [0, 0]) === header)
        }
    }

    @Test func `a group's badge stays with its position`() throws {
        let fixture = CollectionFixture(
            UICollectionViewCompositionalLayout(section: rows(itemBadge: nil, groupBadge: Self.badge())), counts: [4])
        let badge = try #require(view(fixture, "badge", [0, 0]))
        swapFirstAndThird(fixture)
        #expect(view(fixture, "badge", [0, 0]) === badge && badge.frame.minY == 30)
    }

    // MARK: What a layout keeps of them

    /// A badge that items don't get copies of.
    private final class SharedBadge: NSCollectionLayoutSupplementaryItem {
        override func copy(with zone: NSZone? = nil) -> Any { self }
    }

    @Test(arguments: [true, false]) func `a badge of an app's own class is described again`(isOfGroup: Bool) {
        let badge = SharedBadge(
            size: Self.badgeSize, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top),
            itemAnchor: nil)
        let section = rows(itemBadge: isOfGroup ? nil : badge, groupBadge: isOfGroup ? badge : nil)
        let layout = UICollectionViewCompositionalLayout { _, _ in section }
        let fixture = CollectionFixture(layout, counts: [2])
        badge.zIndex = 7
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: [0, 0])?.zIndex == 7)
    }

    @Test func `a section with badges of UIKit's is described once`() {
        let section = rows(itemBadge: Self.badge(), groupBadge: Self.badge())
        let layout = UICollectionViewCompositionalLayout { _, _ in section }
        let fixture = CollectionFixture(layout, counts: [2, 2])
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(layout.descriptionCounts.described == 1)
    }
}
