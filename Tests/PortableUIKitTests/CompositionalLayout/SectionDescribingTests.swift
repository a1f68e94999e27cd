import CollageTesting
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

/// The sections that a layout keeps from its provider, and that an app may change at any time.
@MainActor
struct `Sections that a provider returns again` {
    private func column(_ height: CGFloat, item: NSCollectionLayoutItem? = nil) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [item ?? NSCollectionLayoutItem(layoutSize: size)]))
    }

    private func frame(_ fixture: CollectionFixture, _ path: IndexPath) -> CGRect? {
        fixture.view.layoutAttributesForItem(at: path)?.frame
    }

    private func invalidate(_ fixture: CollectionFixture) {
        fixture.view.collectionViewLayout.invalidateLayout()
        fixture.view.layoutIfNeeded()
    }

    @Test func `a changed section object is described again`() {
        let section = column(50)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: "header", alignment: .top)
        section.boundarySupplementaryItems = [header]
        let fixture = CollectionFixture(UICollectionViewCompositionalLayout { _, _ in section }, counts: [2, 2])
        #expect(frame(fixture, [1, 0])?.minY == 160)
        section.contentInsets.top = 7
        invalidate(fixture)
        #expect(frame(fixture, [1, 0])?.minY == 174)
        // A supplementary item of the section may change too, and only that object notices the change.
        header.extendsBoundary = false
        invalidate(fixture)
        #expect(frame(fixture, [1, 0])?.minY == 114)
        section.boundarySupplementaryItems = []
        section.orthogonalScrollingBehavior = .continuous
        invalidate(fixture)
        #expect(fixture.view.contentSize.height == 114)
    }

    @Test func `an object may change from section to section`() {
        let section = column(50)
        let layout = UICollectionViewCompositionalLayout { index, _ in
            section.contentInsets.leading = CGFloat(index * 10)
            return section
        }
        let fixture = CollectionFixture(layout, counts: [1, 1, 1])
        #expect((0..<3).map { frame(fixture, [$0, 0])?.minX } == [0, 10, 20])
    }

    @Test func `a group of custom frames is described again`() {
        var height: CGFloat = 20
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .custom(layoutSize: size) { _ in
                [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 30, height: height))]
            })
        for layout in [
            UICollectionViewCompositionalLayout(section: section),
            UICollectionViewCompositionalLayout { _, _ in section },
        ] {
            height = 20
            let fixture = CollectionFixture(layout, counts: [1, 1])
            #expect(frame(fixture, [1, 0]) == CGRect(x: 0, y: 50, width: 30, height: 20))
            height = 40
            invalidate(fixture)
            #expect(frame(fixture, [1, 0]) == CGRect(x: 0, y: 50, width: 30, height: 40))
        }
    }

    /// An item that groups don't get copies of.
    private final class SharedItem: NSCollectionLayoutItem {
        override func copy(with zone: NSZone? = nil) -> Any { self }
    }

    @Test func `an item of an app's own class is described again`() {
        let item = SharedItem(
            size: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
            attached: [])
        let section = column(50, item: item)
        let fixture = CollectionFixture(UICollectionViewCompositionalLayout { _, _ in section }, counts: [1])
        item.contentInsets.leading = 12
        invalidate(fixture)
        #expect(frame(fixture, [0, 0])?.minX == 12)
    }

    @Test(arguments: [false, true]) func `a provider that alternates settles like a new layout`(fresh: Bool) {
        let kept = [column(50), column(80)]
        kept[1].contentInsets.leading = 9
        let estimated = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        func section(_ turn: Int) -> NSCollectionLayoutSection {
            if turn % 3 == 2 {
                return NSCollectionLayoutSection(
                    group: .vertical(layoutSize: estimated, subitems: [NSCollectionLayoutItem(layoutSize: estimated)]))
            }
            return fresh ? kept[turn % 3].copy() as! NSCollectionLayoutSection : kept[turn % 3]
        }
        func fixture(_ layout: UICollectionViewLayout, counts: [Int]) -> CollectionFixture {
            let fixture = CollectionFixture(layout, counts: counts)
            fixture.source.configure = { cell, _ in cell.preferredSize = CGSize(width: 320, height: 37) }
            fixture.view.reloadData()
            fixture.view.layoutIfNeeded()
            return fixture
        }
        var turn = 0
        let old = fixture(UICollectionViewCompositionalLayout { index, _ in section(index + turn) }, counts: [2, 3, 1])
        for step in 1...12 {
            turn = step
            if step % 4 == 0 {
                // With a change of the items in the same step.
                old.source.items[1].insert("new", at: 1)
                old.atOnce { old.view.insertItems(at: [[1, 1]]) }
            }
            invalidate(old)
            let new = fixture(
                UICollectionViewCompositionalLayout { index, _ in section(index + step) },
                counts: old.source.items.map(\.count))
            #expect(old.cellFrames == new.cellFrames, "step \(step)")
            #expect(old.view.contentSize == new.view.contentSize, "step \(step)")
        }
    }

    @Test func `if a provider returns another section in the same pass, the new section is used`() {
        var calls = 0
        let sections = [column(50), column(80)]
        let fixture = CollectionFixture(
            UICollectionViewCompositionalLayout { _, _ in
                calls += 1
                return sections[calls % 2]
            }, counts: [1, 1, 1])
        for _ in 0..<4 {
            invalidate(fixture)
            let heights = (0..<3).compactMap { frame(fixture, [$0, 0])?.height }
            #expect(heights == [50, 80, 50] || heights == [80, 50, 80])
            #expect(fixture.view.contentSize.height == heights.reduce(0, +))
        }
    }

    @Test func `an unmoved element keeps its attributes until something besides its frame may have changed`() {
        let section = column(50)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: "header", alignment: .top)
        // A pinned header invalidates the layout at each step of scrolling.
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let fixture = CollectionFixture(layout, counts: [100])
        func attributes() -> [IndexPath: UICollectionViewLayoutAttributes] {
            let found = layout.attributesToPlace(in: fixture.view.bounds)
                .filter { $0.representedElementCategory == .cell }
            return Dictionary(uniqueKeysWithValues: found.map { ($0.indexPath, $0) })
        }
        let before = attributes()
        fixture.view.contentOffset.y = 75
        fixture.view.layoutIfNeeded()
        let scrolled = attributes()
        #expect(before.count == 9 && scrolled.count == 11)
        #expect((2..<9).allSatisfy { before[[0, $0]] === scrolled[[0, $0]] })
        layout.invalidateLayout()
        let fresh = attributes()
        #expect(scrolled.keys.allSatisfy { fresh[$0] !== scrolled[$0] && fresh[$0] == scrolled[$0] })
    }

    @Test func `a list section is a list even in a layout with only that section`() throws {
        var made: NSCollectionLayoutSection?
        let provider = CollectionFixture(
            UICollectionViewCompositionalLayout { _, environment in
                let section = NSCollectionLayoutSection.list(
                    using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
                made = section
                return section
            }, counts: [2, 2])
        let layout = UICollectionViewCompositionalLayout(section: try #require(made))
        let fixture = CollectionFixture(layout, counts: [2, 2])
        #expect(fixture.view.placed.listBackgrounds.count == 1)
        #expect(fixture.view.placed.listBackgrounds.count == provider.view.placed.listBackgrounds.count)
        #expect(fixture.cellFrames == provider.cellFrames)
    }

    // MARK: Cost

    @Test func `a section object is described once, regardless of invalidations and insertions`() {
        let sections = [column(50), column(80)]
        let layout = UICollectionViewCompositionalLayout { index, _ in sections[index % 2] }
        let fixture = CollectionFixture(layout, counts: Array(repeating: 2, count: 100))
        #expect(layout.descriptionCounts == (2, 2))
        invalidate(fixture)
        fixture.source.items[40].insert("new", at: 0)
        fixture.atOnce { fixture.view.insertItems(at: [[40, 0]]) }
        #expect(layout.descriptionCounts == (2, 2))
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(layout.descriptionCounts.described == 2)
    }

    @Test func `equal new objects are hashed at most once`() {
        let layout = UICollectionViewCompositionalLayout { _, _ in self.column(50) }
        let fixture = CollectionFixture(layout, counts: Array(repeating: 2, count: 100))
        #expect(layout.descriptionCounts.hashed == 1)
        invalidate(fixture)
        #expect(layout.descriptionCounts.hashed == 1)
    }

    @Test func `all sections of a list layout are the same`() {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let fixture = CollectionFixture(layout, counts: Array(repeating: 2, count: 100))
        #expect(layout.descriptionCounts == (1, 1))
        fixture.view.frame.size.width = 500
        fixture.view.layoutIfNeeded()
        let other = CollectionFixture(
            UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)),
            counts: Array(repeating: 2, count: 100), size: CGSize(width: 500, height: 480))
        #expect(fixture.cellFrames == other.cellFrames)
    }
}
