import CollageTesting
import CompositionalLayoutableSection
import Testing

/// Numbered defects of the library behind document 004 that SectionObjectTests doesn't show.
@MainActor @Suite(.serialized) struct SectionObjectDefectTests {
    /// A section of rows that records its calls.
    private final class Rows: CompositionalLayoutableSection, UICompositionalLayoutableSectionDataSource,
        UICompositionalLayoutableSectionDelegate, UICompositionalLayoutableSectionLayout
    {
        var items: [Int]
        var target: CGPoint?
        var log: [String] = []
        var carousel = false

        init(_ items: Int...) {
            self.items = items
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
            collectionView.dequeueReusableCell(UICollectionViewCell.self, for: indexPath)
        }

        func registerCell(in collectionView: UICollectionView) { collectionView.register(UICollectionViewCell.self) }

        func sectionLayout(
            at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
        ) -> NSCollectionLayoutSection {
            guard carousel else { return ListRowLayout(height: .absolute(50)).makeSection(in: layoutEnvironment) }
            let section = CarouselLayout(
                width: .fractionalWidth(0.5), height: .absolute(50), hSpacing: 10, contentInsets: .all(20)
            ).makeSection(in: layoutEnvironment)
            section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
                self?.currentPageDidChanged(withItems: items, offset: offset, layoutEnvironment: environment) {
                    self?.log.append("page \($0)")
                }
            }
            return section
        }

        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            log.append("\(Array(sourceIndexPath)) to \(Array(destinationIndexPath))")
        }

        func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            IndexPath(item: proposedIndexPath.item, section: currentIndexPath.section)
        }

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            if let target { targetContentOffset.pointee = target }
        }

        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            log.append("may select several")
            return true
        }

        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
            log.append("selected several")
        }

        func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { false }

        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { false }
    }

    @MainActor
    private class Screen: CompositionalLayoutProvider, CompositionalLayoutDataSourceConfiguration {
        let host = TestHost(size: CGSize(width: 300, height: 600), safeAreaInsets: .zero)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var compositionalLayoutSections: [CompositionalLayoutableSection]
        private(set) lazy var delegate = CompositionalLayoutDelegate(provider: self)
        private(set) lazy var source = CompositionalLayoutDataSource(
            provider: self, configuration: hasGlobalHeader ? self : nil)
        private let hasGlobalHeader: Bool
        private(set) var issues: [CollectionIssue] = []

        init(_ sections: [CompositionalLayoutableSection], hasGlobalHeader: Bool = false) {
            compositionalLayoutSections = sections
            self.hasGlobalHeader = hasGlobalHeader
            source.issueHandler = { [weak self] in self?.issues.append($0) }
            view.delegate = delegate
            view.dataSource = source
        }

        func show(_ configuration: UICollectionViewCompositionalLayoutConfiguration? = nil) {
            updateCompositionalLayout(for: view, configurations: configuration)
            host.show(view)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForGlobalElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.register(Banner.self, supplementaryViewOfKind: kind)
            return collectionView.dequeueReusableSupplementaryView(Banner.self, ofKind: kind, for: indexPath)
        }
    }

    private final class Banner: UICollectionReusableView {}

    private var headed: UICollectionViewCompositionalLayoutConfiguration {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            BoundaryPlacement(height: .absolute(30), alignment: .top).boundaryItem(ofKind: "banner")
        ]
        return configuration
    }

    /// Defect 3: a view of no section was identified by a magic number, and a missing view wasn't dequeued.
    @Test func `a supplementary view outside of sections is provided by the configuration`() {
        let screen = Screen([Rows(1)], hasGlobalHeader: true)
        screen.show(headed)
        #expect(screen.host.all(Banner.self).map(\.frame.height) == [30] && screen.issues.isEmpty)
    }

    @Test func `a missing supplementary view outside of sections is empty, and is reported`() {
        let screen = Screen([Rows(1)])
        screen.show(headed)
        #expect(screen.view.visibleSupplementaryViews(ofKind: "banner").count == 1)
        #expect(screen.issues == [.missingSupplementary(kind: "banner", section: nil)])
    }

    /// Defect 5: the section that an item came into never heard of it, and none was asked where it may go.
    @Test func `moving an item between sections notifies both, and queries the data source for the target`() {
        let first = Rows(1, 2), second = Rows(3)
        let screen = Screen([first, second])
        screen.show()
        let source = IndexPath(item: 0, section: 0), target = IndexPath(item: 1, section: 1)
        screen.source.collectionView(screen.view, moveItemAt: source, to: target)
        #expect(first.log == ["[0, 0] to [1, 1]"] && second.log == first.log)
        screen.source.collectionView(screen.view, moveItemAt: source, to: IndexPath(item: 1, section: 0))
        #expect(first.log.count == 2 && second.log.count == 1)
        let allowed = screen.delegate.collectionView(
            screen.view, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: source,
            toProposedIndexPath: target)
        #expect(allowed == IndexPath(item: 1, section: 0))
    }

    /// Defect 6: a section that isn't shown printed a complaint, and one that had moved reloaded another.
    @Test func `a section reloads itself at any index, and does nothing while it isn't shown`() {
        let first = Rows(1), second = Rows(2)
        let screen = Screen([first, second])
        screen.show()
        screen.move(second, to: 0, in: screen.view)
        second.items = [2, 3, 4]
        second.reloadData()
        screen.host.settle()
        #expect(screen.view.numberOfItems(inSection: 0) == 3 && screen.view.numberOfItems(inSection: 1) == 1)
        let detached = Rows(7)
        detached.reloadData()
        detached.update(screen.view, withItems: [8])
        #expect(detached.items == [8] && screen.view.numberOfSections == 2)
    }

    /// Defect 7: of all sections that wrote where scrolling ends, the last won.
    @Test func `only the section under the finger determines where scrolling ends`() {
        let first = Rows(1, 2, 3, 4, 5, 6), second = Rows(7, 8, 9, 10, 11, 12, 13, 14)
        let screen = Screen([first, second])
        screen.show()
        first.target = CGPoint(x: 0, y: 20)
        second.target = CGPoint(x: 0, y: 70)
        screen.host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150), rests: false)
        #expect(screen.view.contentOffset.y == 20)
    }

    /// Defect 7: selection with two fingers, editing and focus reached no section.
    @Test func `sections receive the delegate calls for two-finger selection, editing, and focus`() {
        let first = Rows(1), second = Rows(2)
        let screen = Screen([first, second])
        screen.show()
        let path = IndexPath(item: 0, section: 1)
        #expect(screen.delegate.collectionView(screen.view, shouldBeginMultipleSelectionInteractionAt: path))
        screen.delegate.collectionViewDidEndMultipleSelectionInteraction(screen.view)
        #expect(first.log == ["selected several"] && second.log == ["may select several", "selected several"])
        #expect(!screen.delegate.collectionView(screen.view, canEditItemAt: path))
        #expect(!screen.delegate.collectionView(screen.view, canFocusItemAt: path))
        #expect(screen.delegate.collectionView(screen.view, canFocusItemAt: IndexPath(item: 0, section: 9)))
    }

    private final class OwnDelegate: CompositionalLayoutDelegate {
        var taps = 0

        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            super.collectionView(collectionView, didSelectItemAt: indexPath)
            taps += 1
        }
    }

    private final class OwnSource: CompositionalLayoutDataSource {
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
            cell.tag = 7
            return cell
        }
    }

    /// Defect 8: the classes were open and none of their methods was.
    @Test func `subclasses override the section objects' behavior`() {
        let screen = Screen([Rows(1)])
        let delegate = OwnDelegate(provider: screen), source = OwnSource(provider: screen)
        screen.view.delegate = delegate
        screen.view.dataSource = source
        screen.show()
        screen.host.tap(CGPoint(x: 100, y: 25))
        #expect(delegate.taps == 1 && screen.view.visibleCells.map(\.tag) == [7])
    }

    /// Defect 9: pages were counted from the left, and as if there were neither insets nor room between cells.
    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func `the centered page is reported in both layout directions`(_ direction: UISemanticContentAttribute) {
        let rows = Rows(0, 1, 2, 3, 4)
        rows.carousel = true
        let screen = Screen([rows])
        screen.view.semanticContentAttribute = direction
        screen.show()
        #expect(rows.log.last == "page 0")
        screen.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .centeredHorizontally, animated: false)
        screen.view.layoutIfNeeded()
        #expect(rows.log.last == "page 3")
    }
}
