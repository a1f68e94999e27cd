import CollageTesting
import CompositionalLayoutableSection
import Testing

/// The numbered defects of the upstream library, and sections that come and go.
@MainActor @Suite(.serialized) struct SectionObjectTests {
    /// A section under the later names.
    private final class Words: CompositionalLayoutableSection, UICompositionalLayoutableSectionDataSource,
        UICompositionalLayoutableSectionDelegate, UICompositionalLayoutableSectionLayout,
        UICompositionalLayoutableSectionDataSourcePrefetching
    {
        var items: [String]
        var selected: [IndexPath] = []
        var prefetched: [IndexPath] = []
        var scrolls = 0
        var left = 0
        var shownMenus = 0

        init(_ items: String...) {
            self.items = items
            super.init()
            dataSource = self
            delegate = self
            sectionLayout = self
            prefetchDataSource = self
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(WordCell.self, for: indexPath)
            cell.text = items[indexPath.item]
            return cell
        }

        func registerCell(in collectionView: UICollectionView) { collectionView.register(WordCell.self) }

        func sectionLayout(
            at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
        ) -> NSCollectionLayoutSection {
            ListRowLayout(height: .absolute(50)).makeSection(in: layoutEnvironment)
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            let title = "menu of \(items[indexPath.item])"
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: title) { _ in }])
            })
        }

        func collectionView(
            _ collectionView: UICollectionView, willDisplayContextMenu _: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            shownMenus += 1
        }

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            prefetched += indexPaths
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            left += 1
        }
    }

    private final class WordCell: UICollectionViewCell {
        var text = ""
    }

    @MainActor
    private final class Screen: CompositionalLayoutProvider {
        let host = TestHost(size: CGSize(width: 300, height: 600), safeAreaInsets: .zero)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var compositionalLayoutSections: [CompositionalLayoutableSection]
        private(set) lazy var delegate = CompositionalLayoutDelegate(provider: self)
        private(set) lazy var source = CompositionalLayoutDataSource(provider: self)
        private(set) lazy var prefetching = CompositionalLayoutDataSourcePrefetching(provider: self)
        private(set) var issues: [CollectionIssue] = []

        init(_ sections: CompositionalLayoutableSection...) {
            compositionalLayoutSections = sections
            source.issueHandler = { [weak self] in self?.issues.append($0) }
            view.delegate = delegate
            view.dataSource = source
            view.prefetchDataSource = prefetching
            updateCompositionalLayout(for: view)
            host.show(view)
        }

        var texts: [String] {
            host.settle()
            return view.visibleCells.map { ($0 as? WordCell)?.text ?? "-" }
        }
    }

    @Test func `hashable items are updated by their differences`() {
        let words = Words("a", "b", "c")
        let screen = Screen(words)
        let cell = screen.view.cellForItem(at: IndexPath(item: 1, section: 0))
        words.update(screen.view, withItems: ["b", "d"])
        #expect(screen.texts == ["b", "d"])
        #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    }

    /// A section that registers nothing.
    private final class Labels: CompositionalLayoutableSection, UICompositionalLayoutableSectionDataSource,
        UICompositionalLayoutableSectionDelegate, UICompositionalLayoutableSectionLayout
    {
        var items = Array(0..<40)
        private(set) var cells: Set<ObjectIdentifier> = []
        override var decorationViews: [String: UICollectionReusableView.Type] { ["behind": Behind.self] }

        override init() {
            super.init()
            dataSource = self
            delegate = self
            sectionLayout = self
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueCell(WordCell.self, for: indexPath)
            cell.text = "\(items[indexPath.item])"
            cells.insert(ObjectIdentifier(cell))
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueSupplementaryView(Behind.self, ofKind: kind, for: indexPath)
        }

        func sectionLayout(
            at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
        ) -> NSCollectionLayoutSection {
            let section = ListRowLayout(height: .absolute(50)).makeSection(in: layoutEnvironment)
            let header = BoundaryPlacement(height: .absolute(20), alignment: .top)
            section.boundarySupplementaryItems = [
                header.boundaryItem(ofKind: UICollectionView.elementKindSectionHeader)
            ]
            section.decorationItems = ["behind", "nowhere"].map { .background(elementKind: $0) }
            return section
        }
    }

    private final class Behind: UICollectionReusableView {}

    @Test func `the views of a section are registered automatically, once`() throws {
        let labels = Labels()
        let screen = Screen(labels)
        #expect(screen.texts.first == "0")
        #expect(screen.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
        #expect(screen.host.all(Behind.self).count == 2)
        let made = labels.cells.count
        for offset in stride(from: 0, through: 1400, by: 50) {
            screen.view.contentOffset.y = CGFloat(offset)
            screen.host.settle()
        }
        #expect(labels.cells.count <= made + 2)
    }

    @Test func `an unregistered decoration is omitted and reported`() {
        let screen = Screen(Labels())
        screen.host.settle()
        #expect(screen.issues == [.unregisteredDecoration(kind: "nowhere", section: SectionIdentity(0))])
    }

    /// Defect 1: helpers that were assigned inline vanished, or the section kept itself.
    @Test func `a section retains its helper without a retain cycle`() {
        weak var section: CompositionalLayoutableSection?
        weak var helper: Words?
        do {
            let made = CompositionalLayoutableSection(), words = Words("a")
            made.dataSource = words
            helper = words
            section = made
            #expect(made.dataSource === words)
        }
        #expect(section == nil && helper == nil)
    }

    /// Defect 2: all paths went to the section of the first.
    @Test func `each section is notified of its own upcoming items`() {
        let first = Words("a"), second = Words("b")
        let screen = Screen(first, second)
        screen.prefetching.collectionView(
            screen.view, prefetchItemsAt: [[1, 0], [0, 0], [1, 1], [7, 0]].map { IndexPath(indexes: $0) })
        #expect(first.prefetched == [IndexPath(item: 0, section: 0)])
        #expect(second.prefetched == [IndexPath(item: 0, section: 1), IndexPath(item: 1, section: 1)])
    }

    /// Defect 3: views that weren't dequeued were an exception.
    @Test func `a section without a data source or a layout shows nothing`() {
        let screen = Screen(CompositionalLayoutableSection(), Words("a"))
        #expect(screen.texts == ["a"])
    }

    /// Defect 6: indexes went stale, and sections could only come with a whole new layout.
    @Test func `sections are inserted, removed, moved, and replaced`() {
        let first = Words("a"), second = Words("b"), third = Words("c")
        let screen = Screen(first, second)
        screen.insert(third, at: 1, in: screen.view)
        #expect(screen.texts == ["a", "c", "b"])
        #expect(second.index == 2)
        screen.move(second, to: 0, in: screen.view)
        #expect(screen.texts == ["b", "a", "c"])
        screen.remove(first, in: screen.view)
        #expect(screen.texts == ["b", "c"])
        #expect(first.index == nil && third.index == 1)
        let other = Words("x", "y")
        screen.replace(second, with: other, in: screen.view)
        #expect(screen.texts == ["x", "y", "c"])
        screen.remove(first, in: screen.view)
        #expect(screen.texts == ["x", "y", "c"] && screen.issues.isEmpty)
    }

    @Test func `taps reach the section that was tapped, and scrolling reaches all of them`() {
        let first = Words("a"), second = Words("b")
        let screen = Screen(first, second)
        screen.host.tap(CGPoint(x: 100, y: 75))
        #expect(first.selected.isEmpty && second.selected == [IndexPath(item: 0, section: 1)])
        screen.view.contentOffset.y = 5
        #expect(first.scrolls > 0 && first.scrolls == second.scrolls)
    }

    /// Upstream defect 5: only the section that an item left was notified, and no items changed.
    @Test func `items follow a user's movement, within a section and to another one`() {
        let first = Words("a", "b", "c"), second = Words("d")
        let screen = Screen(first, second)
        screen.source.movesItems = true
        for (source, destination) in [([0, 0], [0, 2]), ([0, 0], [1, 1]), ([0, 7], [1, 0])] as [(IndexPath, IndexPath)]
        {
            screen.source.collectionView(screen.view, moveItemAt: source, to: destination)
        }
        #expect(first.items == ["c", "a"] && second.items == ["d", "b"])
    }

    /// Upstream defect 5: no delegate was called for the target of a moving item.
    @Test func `an item can't be moved to a section with items of another type`() {
        let words = Words("a", "b"), numbers = Numbers()
        let screen = Screen(words, Words("c"), numbers)
        func target(_ proposed: IndexPath) -> IndexPath {
            screen.delegate.collectionView(
                screen.view, targetIndexPathForMoveOfItemFromOriginalIndexPath: [0, 1], atCurrentIndexPath: [0, 1],
                toProposedIndexPath: proposed)
        }
        #expect(target([1, 0]) == [1, 0])
        #expect(target([0, 0]) == [0, 0])
        #expect(target([2, 0]) == [0, 1])
    }

    private final class Numbers: CompositionalLayoutableSection, UICompositionalLayoutableSectionDataSource {
        var items = [1, 2]

        override init() {
            super.init()
            dataSource = self
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
    }

    /// Upstream defect 4: the newer method, always there, hid a section's menus of the older form.
    @Test func `a section with the older menu API shows menus and is notified of them`() {
        let first = Words("a"), second = Words("b", "c")
        let screen = Screen(first, second)
        let finger = screen.host.touch(at: CGPoint(x: 100, y: 125))
        screen.host.advance(by: 0.6)
        finger.lift()
        screen.host.settle()
        #expect(screen.host.all(MenuRowView.self).map(\.content.title) == ["menu of c"])
        #expect(first.shownMenus == 0 && second.shownMenus == 1)
    }

    @Test func `a removed section is notified that its cells have disappeared`() {
        let first = Words("a"), second = Words("b")
        let screen = Screen(first, second)
        screen.remove(first, in: screen.view)
        screen.host.advance(by: 1)
        screen.host.settle()
        #expect(first.left == 1 && second.left == 0)
    }

    @Test func `an out-of-range index returns nothing`() {
        let screen = Screen(Words("a"))
        #expect(screen.getCompositionalLayoutableSection(at: -1) == nil)
        #expect(screen.getCompositionalLayoutableSection(at: 1) == nil)
        #expect(screen.delegate(at: IndexPath(index: 0)) == nil)
    }

    /// Defect 9: a width of 0 was a trap.
    @Test func `without a width, no page is reported`() {
        let words = Words("a")
        let view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
                words.currentPageDidChanged(withItems: [], offset: .zero, layoutEnvironment: environment) { _ in
                    Issue.record("a page")
                }
                return ListRowLayout().makeSection(in: environment)
            })
        view.layoutIfNeeded()
    }
}
