import CollageTesting
import Composer
import Testing

/// Numbered defects of the library behind document 003 that ComposerTests and ComposerReadmeTests don't show.
@MainActor @Suite(.serialized) struct ComposerDefectTests {
    /// Sections whose equality ignores their associated values.
    fileprivate enum Section: ComposableSection {
        case wide, flowing, pinned
        case sized(CGFloat)

        static func == (left: Section, right: Section) -> Bool { left.name == right.name }

        func hash(into hasher: inout Hasher) { hasher.combine(name) }

        private var name: String {
            switch self {
            case .wide: "wide"
            case .flowing: "flowing"
            case .pinned: "pinned"
            case .sized: "sized"
            }
        }
    }

    private struct Item: ComposableItem {
        let section: String
        let number: Int
    }

    @MainActor
    private final class Screen {
        let host = TestHost(size: CGSize(width: 320, height: 600), safeAreaInsets: .zero)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let dataSource: UICollectionViewDiffableDataSource<Section, Item>
        let composer: Composer<Section, Item>

        init() {
            let footer = UICollectionView.elementKindSectionFooter
            view.register(UICollectionViewCell.self)
            view.register(UICollectionReusableView.self, supplementaryViewOfKind: footer)
            dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
                view.dequeueReusableCell(UICollectionViewCell.self, for: path)
            }
            dataSource.supplementaryViewProvider = { view, kind, path in
                view.dequeueReusableSupplementaryView(UICollectionReusableView.self, ofKind: kind, for: path)
            }
            composer = Composer(collectionView: view, dataSource: dataSource)
            composer.compose()
            host.show(view)
        }

        func snapshot(_ section: Section, items: Int = 4) -> NSDiffableDataSourceSnapshot<Section, Item> {
            var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
            snapshot.appendSections([section])
            snapshot.appendItems((0..<items).map { Item(section: "", number: $0) })
            return snapshot
        }

        func frame(_ item: Int) -> CGRect {
            view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
        }
    }

    /// Defect 4: an equal identifier with another layout was never laid out again.
    @Test func `a changed layout of an equal identifier is shown after updateLayout`() {
        let screen = Screen()
        screen.dataSource.apply(screen.snapshot(.sized(40)), animatingDifferences: false)
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0).height == 40)
        screen.dataSource.apply(screen.snapshot(.sized(90)), animatingDifferences: false)
        screen.composer.updateLayout()
        screen.view.layoutIfNeeded()
        #expect(screen.frame(0).height == 90)
        screen.composer.apply(screen.snapshot(.sized(60)), animatingDifferences: true)
        screen.host.advance(by: 1)
        screen.host.settle()
        #expect(screen.frame(0).height == 60)
    }

    /// Defect 5: the environment was ignored.
    @Test func `a group adapts to the available width`() {
        let screen = Screen()
        screen.composer.apply(screen.snapshot(.wide), animatingDifferences: false)
        screen.view.layoutIfNeeded()
        #expect(screen.frame(3).origin == CGPoint(x: 160, y: 50))
        screen.view.frame.size.width = 800
        screen.view.layoutIfNeeded()
        #expect(screen.frame(3).origin == CGPoint(x: 600, y: 0))
    }

    /// Defect 5: footers couldn't be pinned.
    @Test func `a footer is pinned`() {
        let screen = Screen()
        screen.composer.apply(screen.snapshot(.pinned, items: 40), animatingDifferences: false)
        screen.view.layoutIfNeeded()
        let footer = screen.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).first
        #expect(footer?.frame.maxY == 600)
    }

    /// Defect 5: a flow was estimated to be a point wide, so that its first frames were nowhere near the last.
    @Test func `a flow is about as wide as its items from the first frame on`() {
        let group = UICollectionViewComposableLayout.Group.flow(
            height: .absolute(30), numberOfItems: 3, spacing: .fixed(5)
        ).make(with: .grid(width: .estimated(70), height: .absolute(30)))
        #expect(group.layoutSize.widthDimension.isEstimated && group.layoutSize.widthDimension.dimension == 220)
    }

    /// Defect 6: a composer without a data source was a trap without a message.
    @Test func `a deallocated data source shows no items and is reported once`() {
        let host = TestHost(), view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var issues: [CollectionIssue] = []
        let composer: Composer<Section, Item>
        do {
            let dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: view) { _, _, _ in nil }
            composer = Composer(collectionView: view, dataSource: dataSource)
            composer.issueHandler = { issues.append($0) }
        }
        composer.compose()
        composer.compose(animated: true)
        host.show(view)
        #expect(view.visibleCells.isEmpty && issues.count <= 1)
    }
}

extension ComposerDefectTests.Section: Composable {
    var item: UICollectionViewComposableLayout.Item {
        self == .flowing ? .grid(width: .estimated(70), height: .absolute(30)) : .full()
    }

    var group: UICollectionViewComposableLayout.Group {
        switch self {
        case .wide, .pinned: .singleFullList(height: .absolute(50))
        case .flowing: .flow(height: .absolute(30), numberOfItems: 3, spacing: .fixed(5))
        case .sized(let height): .singleFullList(height: .absolute(height))
        }
    }

    func group(in environment: any NSCollectionLayoutEnvironment) -> UICollectionViewComposableLayout.Group {
        guard self == .wide else { return group }
        let isWide = environment.container.effectiveContentSize.width > 500
        return .grid(height: .absolute(50), numberOfItems: isWide ? 4 : 2)
    }

    var section: UICollectionViewComposableLayout.Section {
        self == .pinned
            ? .base(boundaryItems: [.footer(height: .absolute(20), isPinned: true)]) : .base()
    }
}
