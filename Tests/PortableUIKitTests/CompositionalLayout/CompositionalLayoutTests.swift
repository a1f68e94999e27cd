import CollageTesting
import Testing

@MainActor
struct CompositionalLayoutTests {
    /// A section of square items in columns.
    private func grid(_ columns: Int, height: CGFloat = 100) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    @Test func `items, headers, and decorations have the frames of the layout`() throws {
        let section = grid(2)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: "header", alignment: .top)
        ]
        section.decorationItems = [.background(elementKind: "panel")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(ScriptedView.self, forDecorationViewOfKind: "panel")
        let fixture = CollectionFixture(layout, counts: [3, 1])
        #expect(fixture.cellFrames[[0, 1]] == CGRect(x: 160, y: 40, width: 140, height: 100))
        #expect(fixture.view.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.minY == 0)
        let panels = fixture.view.subviews.compactMap { $0 as? ScriptedView }.filter { $0.title == "" }
        #expect(panels.map(\.frame).contains(CGRect(x: 0, y: 0, width: 320, height: 250)))
        // The panel is behind the cells, which have a higher z-index.
        let views = fixture.view.subviews
        let firstCell = try #require(views.firstIndex { $0 is ScriptedCell })
        #expect(views[..<firstCell].contains { $0 === panels.first })
    }

    @Test func `the provider is called per section with the current size, and again when the size changes`() {
        var asked: [(Int, CGSize)] = []
        let layout = UICollectionViewCompositionalLayout { section, environment in
            asked.append((section, environment.container.effectiveContentSize))
            return self.grid(environment.container.contentSize.width > 400 ? 4 : 2)
        }
        let fixture = CollectionFixture(layout, counts: [8, 8])
        #expect(asked.map(\.0) == [0, 1] && asked[0].1 == CGSize(width: 320, height: 480))
        asked = []
        fixture.view.contentOffset.y = 100
        fixture.view.layoutIfNeeded()
        #expect(asked.isEmpty)
        fixture.view.frame.size.width = 500
        fixture.view.layoutIfNeeded()
        #expect(asked.map(\.0) == [0, 1])
        #expect(
            fixture.view.layoutAttributesForItem(at: [0, 3])?.frame == CGRect(x: 375, y: 0, width: 125, height: 100))
    }

    @Test func `groups, sections, and layouts keep copies of their parts`() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        group.interItemSpacing = .fixed(10)
        #expect(group.subitems[0].contentInsets == .zero)
        section.interGroupSpacing = 7
        let copy = section.copy() as! NSCollectionLayoutSection
        copy.interGroupSpacing = 9
        #expect(section.interGroupSpacing == 7)
        let layout = UICollectionViewCompositionalLayout(section: section)
        section.interGroupSpacing = 100
        let fixture = CollectionFixture(layout, counts: [2])
        #expect(fixture.cellFrames[[0, 1]]?.minY == 57)
        let configuration = layout.configuration
        configuration.interSectionSpacing = 40
        #expect(layout.configuration.interSectionSpacing == 0)
        layout.configuration = configuration
        #expect(layout.configuration.interSectionSpacing == 40 && layout.configuration !== configuration)
    }

    @Test func `a pinned header stays visible while its section is`() {
        let section = grid(1)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let fixture = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [10, 10])
        fixture.view.contentOffset.y = 500
        fixture.view.layoutIfNeeded()
        let view = fixture.view.supplementaryView(forElementKind: "header", at: [0, 0])
        #expect(view?.frame.minY == 500)
        #expect(fixture.view.subviews.filter { $0 is UICollectionReusableView }.last === view)
        fixture.view.contentInset.top = 40
        fixture.view.contentOffset.y = 300
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.minY == 340)
    }

    @Test func `an inset of a container below 1 is a fraction of its size`() {
        let environment = CollectionEnvironment(
            size: CGSize(width: 200, height: 100),
            insets: NSDirectionalEdgeInsets(top: 0.25, leading: 0.5, bottom: 1, trailing: 20),
            traits: UITraitCollection())
        let insets = NSDirectionalEdgeInsets(top: 25, leading: 100, bottom: 1, trailing: 20)
        #expect(environment.container.effectiveContentInsets == insets)
        #expect(environment.container.effectiveContentSize == CGSize(width: 80, height: 74))
    }

    @Test func `a section that scrolls sideways has a separate scroll view with its cells`() throws {
        let section = NSCollectionLayoutSection.carousel(.continuous)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        let fixture = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [10, 10])
        let cell = try #require(fixture.view.cellForItem(at: [0, 1]))
        let scrollView = try #require(cell.superview as? UIScrollView)
        #expect(scrollView !== fixture.view && scrollView.superview === fixture.view)
        #expect(fixture.cellFrames[[0, 1]] == CGRect(x: 230, y: 5, width: 200, height: 100))
        #expect(scrollView.contentSize.width == 2090)
        scrollView.contentOffset.x = 500
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 2]] == CGRect(x: -60, y: 5, width: 200, height: 100))
        #expect(fixture.view.cellForItem(at: [0, 0]) == nil)
        #expect(fixture.cellFrames[[1, 0]] == CGRect(x: 20, y: 115, width: 200, height: 100))
        #expect(fixture.view.layoutAttributesForItem(at: [0, 2])?.frame.minX == -60)
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 100, y: 50)) == [0, 2])
    }

    @Test func `an orthogonal section of which only the insets are visible is laid out once`() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
        let item = NSCollectionLayoutItem(layoutSize: size)
        item.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 0, bottom: 30, trailing: 0)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.orthogonalScrollingBehavior = .continuous
        let fixture = CollectionFixture(
            UICollectionViewCompositionalLayout(section: section), counts: [10, 10, 10, 10, 10, 10, 10, 10, 10])
        for offset in stride(from: 0.0, through: 300, by: 10) {
            let before = fixture.view.counters.layoutPasses
            fixture.view.contentOffset.y = offset
            fixture.view.layoutIfNeeded()
            // One more pass when a scroll view is added or removed.
            #expect(fixture.view.counters.layoutPasses - before <= 2, "at \(offset)")
        }
    }

    @Test func `an orthogonal section stops by its behavior and is scrolled to items`() {
        let fixture = CollectionFixture(
            UICollectionViewCompositionalLayout(section: .carousel(.groupPaging)), counts: [10])
        fixture.view.scrollOrthogonalSection(0, toward: 290)
        #expect(fixture.view.orthogonalOffset(ofSection: 0) == 200)
        fixture.view.scrollToItem(at: [0, 5], at: .left, animated: false)
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.orthogonalOffset(ofSection: 0) == 1000)
        #expect(fixture.cellFrames[[0, 5]]?.minX == 0)
        fixture.view.scrollToItem(at: [0, 2], at: .centeredHorizontally, animated: false)
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[0, 2]]?.midX == 160)
    }

    @Test func `a centered section begins with a group in its middle`() {
        let fixture = CollectionFixture(
            UICollectionViewCompositionalLayout(section: .carousel(.groupPagingCentered)), counts: [10])
        #expect(fixture.cellFrames[[0, 0]]?.midX == 160)
        #expect(fixture.view.orthogonalOffset(ofSection: 0) == -60)
    }

    @Test func `an orthogonal section keeps its offset through updates and off screen`() {
        let fixture = CollectionFixture(
            UICollectionViewCompositionalLayout(section: .carousel(.continuous)), counts: [10, 10, 10, 10, 10, 10, 10])
        fixture.view.scrollOrthogonalSection(1, toward: 333)
        fixture.view.layoutIfNeeded()
        fixture.atOnce {
            fixture.source.items.insert(["a", "b"], at: 0)
            fixture.view.insertSections([0])
        }
        #expect(fixture.view.orthogonalOffset(ofSection: 2) == 333)
        #expect(fixture.cellFrames[[2, 2]]?.minX == CGFloat(67))
        fixture.view.contentOffset.y = 320
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.cellForItem(at: [2, 2]) == nil)
        fixture.view.contentOffset.y = 0
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[2, 2]]?.minX == CGFloat(67))
    }

    @Test func `the handler of visible items can change them, in the section's coordinates`() throws {
        let section = NSCollectionLayoutSection.carousel(.continuous)
        var seen: [(frames: [CGRect], offset: CGPoint)] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            seen.append((items.map(\.frame), offset))
            for item in items { item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
            items.first?.alpha = 0.25
        }
        let fixture = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [10])
        #expect(seen.last?.offset == .zero)
        #expect(
            seen.last?.frames == [
                CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 200, y: 0, width: 200, height: 100),
            ])
        fixture.view.scrollOrthogonalSection(0, toward: 250)
        fixture.view.layoutIfNeeded()
        #expect(seen.last?.offset == CGPoint(x: 250, y: 0))
        #expect(seen.last?.frames.first == CGRect(x: 200, y: 0, width: 200, height: 100))
        let first = try #require(fixture.view.cellForItem(at: [0, 1]))
        #expect(first.alpha == 0.25 && first.transform.a == 0.5)
        #expect(fixture.cellFrames[[0, 1]]?.width == 100)
    }

    @Test func `right-to-left is the mirror image of left-to-right, including horizontal sections`() {
        func frames(_ direction: UISemanticContentAttribute) -> [[Int]: CGRect] {
            let layout = UICollectionViewCompositionalLayout { index, _ in
                let section = index == 0 ? self.grid(3) : .carousel(.continuous)
                section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
                return section
            }
            let fixture = CollectionFixture(layout, counts: [5, 8])
            fixture.view.semanticContentAttribute = direction
            layout.invalidateLayout()
            fixture.view.layoutIfNeeded()
            return fixture.cellFrames
        }
        let left = frames(.forceLeftToRight), right = frames(.forceRightToLeft)
        #expect(left.keys == right.keys)
        for (path, frame) in left {
            #expect(abs(right[path]!.minX - (320 - frame.maxX)) < 1e-9, "\(path)")
            #expect(right[path]!.minY == frame.minY && right[path]!.size == frame.size)
        }
    }

    @Test func `preparing and querying costs the same for a million items as for a thousand`() {
        let fixture = CollectionFixture(
            UICollectionViewCompositionalLayout(section: grid(4)), counts: [1_000_000])
        #expect(fixture.view.contentSize.height == CGFloat(25_000_000))
        fixture.view.contentOffset.y = 12_345_600
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.visibleCells.count == 20 || fixture.view.visibleCells.count == 24)
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 12_345_650)) == [0, 493_824])
    }

    @Test func `changing the layout keeps the cells of items that both show`() throws {
        let fixture = CollectionFixture(UICollectionViewCompositionalLayout(section: grid(2)), counts: [6])
        let cell = try #require(fixture.view.cellForItem(at: [0, 3]))
        fixture.source.clearRequests()
        var isDone = false
        fixture.atOnce {
            fixture.view.setCollectionViewLayout(
                UICollectionViewCompositionalLayout(section: grid(3)), animated: true
            ) { isDone = $0 }
        }
        #expect(isDone && fixture.view.cellForItem(at: [0, 3]) === cell)
        #expect(fixture.source.requestedPaths.isEmpty)
        #expect(cell.frame.minY == 100 && cell.frame.minX == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1])
    func `invalid lengths are reported and count as 0`(_ length: CGFloat) {
        let messages = Diagnostics.capture {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(length))
            #expect(size.heightDimension.dimension == 0)
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.interGroupSpacing = .nan
            #expect(section.interGroupSpacing == 0)
            let fixture = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [3])
            #expect(fixture.view.contentSize.height == 0)
        }
        #expect(messages.contains { $0.contains("NSCollectionLayoutDimension") })
    }

    @Test func `sections and layouts don't retain objects of their closures`() {
        final class Token {}
        weak var handlerToken: Token?
        weak var providerToken: Token?
        weak var view: UICollectionView?
        do {
            let inHandler = Token(), inProvider = Token()
            handlerToken = inHandler
            providerToken = inProvider
            let section = NSCollectionLayoutSection.carousel(.continuous)
            section.visibleItemsInvalidationHandler = { _, _, _ in withExtendedLifetime(inHandler) {} }
            let fixture = CollectionFixture(
                UICollectionViewCompositionalLayout { _, _ in
                    withExtendedLifetime(inProvider) {}
                    return section
                }, counts: [4])
            view = fixture.view
        }
        #expect(handlerToken == nil && providerToken == nil && view == nil)
    }

    @Test func `a custom group's provider gets the size inside the section's insets`() {
        var reported: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        ) { environment in
            reported.append(environment.container.contentSize)
            let width = environment.container.contentSize.width / 2
            return (0..<2).map {
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat($0) * width, y: 0, width: width, height: 50))
            }
        }
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        let fixture = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [4])
        #expect(reported.allSatisfy { $0 == CGSize(width: 288, height: 50) } && !reported.isEmpty)
        #expect(fixture.cellFrames[[0, 3]] == CGRect(x: 160, y: 50, width: 144, height: 50))
    }

    @Test func `a section with readable content insets is narrower only on a wide screen`() throws {
        let section = grid(1)
        section.contentInsetsReference = .readableContent
        for (width, side) in [(320, 8), (688, 8), (690, 9), (1000, 164)] as [(CGFloat, CGFloat)] {
            let fixture = CollectionFixture(
                UICollectionViewCompositionalLayout(section: section), counts: [1],
                size: CGSize(width: width, height: 480))
            fixture.view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            fixture.view.layoutIfNeeded()
            #expect(
                fixture.cellFrames[[0, 0]] == CGRect(x: side, y: 0, width: width - 2 * side, height: 100), "\(width)")
        }
    }

    @Test func `a custom layout class reports problems, too, and once`() {
        final class Own: UICollectionViewCompositionalLayout {}
        let size = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
        let wide = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(20)))
        func messages(_ make: (NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout) -> [String] {
            Diagnostics.capture {
                let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [wide]))
                let fixture = CollectionFixture(make(section), counts: [2])
                fixture.view.setNeedsLayout()
                fixture.view.layoutIfNeeded()
                fixture.view.collectionViewLayout.invalidateLayout()
                fixture.view.layoutIfNeeded()
            }
        }
        let expected = messages { UICollectionViewCompositionalLayout(section: $0) }
        #expect(expected.count == 1 && expected[0].contains("not even the first item fits into its group"))
        #expect(messages { Own(section: $0) } == expected)
    }

    @Test func `an invalid spacing between groups is reported and counts as 0`() {
        let section = grid(2)
        let messages = Diagnostics.capture {
            section.interGroupSpacing = -3
            section.interGroupSpacing = .nan
        }
        #expect(section.interGroupSpacing == 0 && messages.count == 1)
        #expect(messages.first?.contains("is not a distance between groups") == true)
    }

    @Test func `an invalid spacing between sections is reported and counts as 0`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        #expect(configuration.interSectionSpacing == 0)
        #expect(Diagnostics.capture { configuration.interSectionSpacing = -3 }.isEmpty)
        #expect(configuration.interSectionSpacing == -3)
        let messages = Diagnostics.capture { configuration.interSectionSpacing = .infinity }
        #expect(configuration.interSectionSpacing == 0 && messages.count == 1)
        #expect(messages.first?.contains("is not a distance between sections") == true)
    }

    @Test func `one subitem is repeated at its own size, or shares the group's`() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(20)))
        let groups: [(NSCollectionLayoutGroup, [CGRect])] = [
            (
                .horizontal(layoutSize: size, repeatingSubitem: item, count: 2),
                [CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 60, y: 0, width: 60, height: 20)]
            ),
            (
                .vertical(layoutSize: size, repeatingSubitem: item, count: 2),
                [CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 0, y: 20, width: 60, height: 20)]
            ),
            (
                .horizontal(layoutSize: size, subitem: item, count: 2),
                [CGRect(x: 0, y: 0, width: 160, height: 20), CGRect(x: 160, y: 0, width: 160, height: 20)]
            ),
            (
                .vertical(layoutSize: size, subitem: item, count: 2),
                [CGRect(x: 0, y: 0, width: 60, height: 45), CGRect(x: 0, y: 45, width: 60, height: 45)]
            ),
        ]
        for (group, frames) in groups {
            let fixture = CollectionFixture(
                UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [2])
            #expect([fixture.cellFrames[[0, 0]], fixture.cellFrames[[0, 1]]] == frames)
        }
    }
}
