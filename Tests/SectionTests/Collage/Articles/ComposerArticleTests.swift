import Collage
import CollageTesting
import Testing

/// The article about section enums, as it is printed.
@MainActor @Suite(.serialized) struct ComposerArticleTests {
    @Test func `this file contains the article's code verbatim`() throws {
        let article = try SeedDocument(
            path: "Sources/Sections/Composer/Composer.docc/FromASectionEnumToAScreen.md")
        #expect(article.blockCount == 5)
        #expect(try article.blocksMissing() == [])
    }

    @Test func `posts have a different layout if there aren't any`() throws {
        let host = TestHost(safeAreaInsets: .zero), controller = FeedViewController()
        host.show(controller)
        var heights: [CGFloat?] = []
        for posts in [[], [1, 2], []] {
            controller.show(posts)
            host.settle()
            heights.append(controller.collectionView.layoutAttributesForItem(at: [1, 0])?.frame.height)
        }
        #expect(heights == [200, 120, 200])
        #expect(controller.dataSource.snapshot().numberOfSections == 2)
    }
}

enum FeedSection: ComposableSection {
    case stories
    case posts(isEmpty: Bool)
}

enum FeedItem: ComposableItem {
    case story(Int)
    case post(Int)
    case noPosts
}

extension FeedSection: Composable {
    var item: UICollectionViewComposableLayout.Item {
        switch self {
        case .stories: .full()
        case .posts(isEmpty: true): .listRow(height: .absolute(200))
        case .posts(isEmpty: false): .listRow(height: .estimated(120))
        }
    }

    var group: UICollectionViewComposableLayout.Group {
        switch self {
        case .stories: .custom(width: .absolute(80), height: .absolute(80), direction: .horizontal, numberOfItems: 1)
        case .posts: .list(numberOfItems: 1)
        }
    }

    var section: UICollectionViewComposableLayout.Section {
        switch self {
        case .stories: .base(spacing: 8, orthogonalScrolling: .continuous)
        case .posts: .base(spacing: 8, boundaryItems: [.header(height: .absolute(44), isPinned: true)])
        }
    }
}

extension FeedSection {
    static func == (left: FeedSection, right: FeedSection) -> Bool {
        switch (left, right) {
        case (.stories, .stories), (.posts, .posts): true
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .stories: hasher.combine(0)
        case .posts: hasher.combine(1)
        }
    }
}

final class FeedViewController: UICollectionViewController {
    private(set) var dataSource: UICollectionViewDiffableDataSource<FeedSection, FeedItem>!

    init() {
        super.init(collectionViewLayout: UICollectionViewLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    lazy var composer = Composer(collectionView: collectionView, dataSource: dataSource)

    override func viewDidLoad() {
        super.viewDidLoad()
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, FeedItem> { _, _, _ in }
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        composer.compose()
    }

    func show(_ posts: [Int]) {
        var snapshot = NSDiffableDataSourceSnapshot<FeedSection, FeedItem>()
        snapshot.appendSections([.stories, .posts(isEmpty: posts.isEmpty)])
        snapshot.appendItems((1...5).map(FeedItem.story), toSection: .stories)
        snapshot.appendItems(
            posts.isEmpty ? [.noPosts] : posts.map(FeedItem.post), toSection: .posts(isEmpty: posts.isEmpty))
        composer.apply(snapshot)
    }
}
