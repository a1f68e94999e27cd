import CollageTesting
import Testing

@MainActor
struct `Sections that a provider returns` {
    private func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    @Test func `a section without items can be nil, and has no length`() {
        var watched: [IndexPath] = []
        let carousel = NSCollectionLayoutSection.carousel(.continuous, height: 60)
        carousel.visibleItemsInvalidationHandler = { items, _, _ in watched = items.map(\.indexPath) }
        let layout = UICollectionViewCompositionalLayout { index, _ in
            index == 1 ? nil : index == 2 ? carousel : self.rows(50)
        }
        let fixture = CollectionFixture(layout, counts: [2, 0, 4, 1])
        #expect(watched == [[2, 0], [2, 1]])
        #expect(fixture.view.contentSize == CGSize(width: 320, height: 210))
        #expect(fixture.cellFrames[[2, 1]] == CGRect(x: 200, y: 100, width: 200, height: 60))
        #expect(fixture.cellFrames[[3, 0]] == CGRect(x: 0, y: 160, width: 320, height: 50))
        #expect(fixture.view.cellForItem(at: [2, 0])?.superview is UIScrollView)
        #expect(fixture.view.cellForItem(at: [2, 0])?.superview !== fixture.view)
        #expect(fixture.view.cellForItem(at: [3, 0])?.superview === fixture.view)
    }

    @Test func `a section with items must not be nil`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = CollectionFixture(UICollectionViewCompositionalLayout { _, _ in nil }, counts: [1])
        }
        #expect(
            result.message.contains(
                "Invalid section definition. Please specify a valid section definition when content is to be "
                    + "rendered for a section. This is a client error."))
    }

    @Test func `sections that it no longer returns are released`() {
        weak var first: NSCollectionLayoutSection?
        weak var second: NSCollectionLayoutSection?
        var made: [NSCollectionLayoutSection] = [rows(50), rows(80)]
        first = made[0]
        second = made[1]
        let layout = UICollectionViewCompositionalLayout { index, _ in made[index] }
        let fixture = CollectionFixture(layout, counts: [1, 1])
        made = [rows(30), rows(40)]
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentSize.height == 70)
        #expect(first == nil && second == nil)
    }

    @Test func `a layout with one section describes nothing while there are no sections`() {
        let layout = UICollectionViewCompositionalLayout(section: rows(50))
        let fixture = CollectionFixture(layout, counts: [])
        #expect(layout.descriptionCounts == (0, 0))
        fixture.source.items = [["a"], ["b"]]
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(layout.descriptionCounts.described == 1 && fixture.cellFrames[[1, 0]]?.minY == 50)
    }

    @Test func `custom frames of equal sections are queried section by section`() {
        var calls = 0
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .custom(layoutSize: size) { _ in
                calls += 1
                return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 10 * calls, height: 20))]
            })
        let fixture = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [1, 1, 1])
        let widths = (0..<3).compactMap { fixture.cellFrames[[$0, 0]]?.width }
        #expect(widths.count == 3 && widths[1] == widths[0] + 10 && widths[2] == widths[1] + 10)
    }

    @Test func `headers keep to the insets that the cells refer to, or to others`() {
        func edges(_ reference: UIContentInsetsReference, header: UIContentInsetsReference) -> [CGFloat?] {
            let section = rows(50)
            section.contentInsetsReference = reference
            section.supplementaryContentInsetsReference = header
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                    elementKind: "header", alignment: .top)
            ]
            let layout = UICollectionViewCompositionalLayout(section: section)
            let fixture = CollectionFixture(layout, counts: [1])
            fixture.view.layoutMargins = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 25)
            layout.invalidateLayout()
            fixture.view.layoutIfNeeded()
            let view = fixture.view.supplementaryView(forElementKind: "header", at: [0, 0])
            return [fixture.cellFrames[[0, 0]]?.minX, view?.frame.minX]
        }
        #expect(edges(.layoutMargins, header: .automatic) == [25, 25])
        #expect(edges(.layoutMargins, header: .none) == [25, 0])
        #expect(edges(.none, header: .layoutMargins) == [0, 25])
        #expect(edges(.automatic, header: .automatic) == [0, 0])
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func `other insets at the sides of the sections call the provider again, and insets before and after them don't`(
        direction: UICollectionView.ScrollDirection
    ) {
        var asked = 0
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        let size = NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50))
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { _, _ in
                asked += 1
                let section = NSCollectionLayoutSection(
                    group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                section.contentInsetsReference = .layoutMargins
                return section
            }, configuration: configuration)
        let fixture = CollectionFixture(layout, counts: [1])
        fixture.view.layoutMargins = .zero
        fixture.view.layoutIfNeeded()
        let sides = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
        let ends = UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
        asked = 0
        fixture.view.layoutMargins = direction == .vertical ? ends : sides
        fixture.view.layoutIfNeeded()
        #expect(asked == 0 && fixture.cellFrames[[0, 0]]?.origin == .zero)
        fixture.view.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        fixture.view.layoutIfNeeded()
        #expect(asked == 1)
        #expect(
            fixture.cellFrames[[0, 0]]?.origin == (direction == .vertical ? CGPoint(x: 30, y: 0) : CGPoint(x: 0, y: 30))
        )
    }

    @Test func `a custom group in another group gets the size inside the outer group`() {
        var reported: [CGSize] = []
        let inner = NSCollectionLayoutGroup.custom(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
        ) { environment in
            reported.append(environment.container.contentSize)
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(origin: .zero, size: environment.container.contentSize))
            ]
        }
        let outer = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [inner])
        outer.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: outer))
        let fixture = CollectionFixture(layout, counts: [2])
        #expect(!reported.isEmpty && reported.allSatisfy { $0 == CGSize(width: 140, height: 80) })
        #expect(fixture.cellFrames[[0, 1]] == CGRect(x: 160, y: 10, width: 140, height: 80))
    }

    @Test(arguments: [CGFloat(0), -20])
    func `in a view without a size, no element has one`(_ length: CGFloat) {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let layout = UICollectionViewCompositionalLayout(section: section)
        let fixture = CollectionFixture(layout, counts: [2])
        fixture.view.bounds.size.width = length
        #expect(layout.layoutAttributesForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 120, width: 0, height: 120))
        fixture.view.bounds.size = CGSize(width: 320, height: length)
        #expect(layout.layoutAttributesForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 0, width: 320, height: 0))
    }
}
