import CollageTesting
import Testing

/// Attributes that a layout returns again for unchanged elements, without creating new objects.
@MainActor
struct `Attributes that a layout keeps` {
    private func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    private func attributes(
        _ layout: UICollectionViewCompositionalLayout, at y: CGFloat = 0
    ) -> [IndexPath: UICollectionViewLayoutAttributes] {
        let found = layout.attributesToPlace(in: CGRect(x: 0, y: y, width: 320, height: 480))
        return Dictionary(uniqueKeysWithValues: found.map { ($0.indexPath, $0) })
    }

    @Test(arguments: [(0, 300, 9), (300, 250, 22), (300, 290, 24), (100, 460, 6)] as [(CGFloat, CGFloat, Int)])
    func `elements that stay in view keep their attributes, regardless of the scroll distance`(
        from: CGFloat, to: CGFloat, staying: Int
    ) {
        let layout = UICollectionViewCompositionalLayout(section: rows(20))
        let fixture = CollectionFixture(layout, counts: [100])
        let before = attributes(layout, at: from), after = attributes(layout, at: to)
        let both = before.keys.filter { after[$0] != nil }
        #expect(both.count == staying)
        #expect(both.allSatisfy { before[$0] === after[$0] })
        withExtendedLifetime(fixture) {}
    }

    @Test(arguments: [100, 150, 300] as [CGFloat])
    func `elements below a section that was scrolled sideways keep their attributes`(width: CGFloat) throws {
        let sections = [rows(50), .carousel(.continuous, width: width), rows(50)]
        let layout = UICollectionViewCompositionalLayout { index, _ in sections[index] }
        let fixture = CollectionFixture(layout, counts: [2, 20, 3])
        let before = attributes(layout)
        fixture.view.scrollOrthogonalSection(1, toward: width * 10)
        fixture.view.layoutIfNeeded()
        let after = attributes(layout)
        #expect(after[[1, 0]] == nil)
        let cell = try #require(after[[1, 10]])
        #expect(cell.frame.minX == 0)
        for path in [[0, 0], [0, 1], [2, 0], [2, 1], [2, 2]] as [IndexPath] {
            #expect(before[path] != nil && before[path] === after[path], "\(path)")
        }
    }

    @Test func `elements scrolled sideways get new attributes with other frames`() {
        let layout = UICollectionViewCompositionalLayout(section: .carousel(.continuous, width: 100))
        let fixture = CollectionFixture(layout, counts: [20])
        let before = attributes(layout)
        fixture.view.scrollOrthogonalSection(0, toward: 30)
        fixture.view.layoutIfNeeded()
        let after = attributes(layout)
        #expect(after[[0, 1]] !== before[[0, 1]])
        #expect(after[[0, 1]]?.frame.minX == 70 && before[[0, 1]]?.frame.minX == 100)
    }

    @Test func `a row has new attributes again unless the app decides about its lines`() {
        func isKept(_ handler: UICollectionLayoutListConfiguration.ItemSeparatorHandler?) -> Bool {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.itemSeparatorHandler = handler
            let layout = UICollectionViewCompositionalLayout.list(using: configuration)
            let fixture = CollectionFixture(layout, counts: [3])
            fixture.source.configure = { cell, _ in cell.preferredSize = CGSize(width: 320, height: 44) }
            fixture.view.layoutIfNeeded()
            let before = attributes(layout), after = attributes(layout)
            #expect(before.count == 3)
            return before.allSatisfy { $0.value === after[$0.key] }
        }
        #expect(isKept(nil))
        #expect(!isKept { _, configuration in configuration })
    }
}
