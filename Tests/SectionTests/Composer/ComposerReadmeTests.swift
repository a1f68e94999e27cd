// swift-format-ignore-file
// The code of the document must not be changed.
import CollageTesting
import Composer
import Testing

/// Document 003, as it is printed.
@MainActor @Suite(.serialized) struct ComposerReadmeTests {
    @Test func `this file contains the document's code verbatim`() throws {
        // Blocks 0, 3, 9 and 10 declare the module's own API, 4 is an empty place for what 5 to 8 put there, and 13 is
        // a line of a package manifest (Documentation/Evidence/SeedDocuments.md).
        #expect(try SeedDocument("003").blocksMissing(skipping: [0, 3, 4, 9, 10, 13]) == [])
    }

    @Test func `the profile screen is laid out by its sections`() throws {
        let host = TestHost(size: CGSize(width: 390, height: 1200), safeAreaInsets: .zero)
        let controller = ProfileViewController()
        host.show(controller)
        let view = try #require(controller.collectionView)
        let frames = (0..<5).map { view.layoutAttributesForItem(at: IndexPath(item: 0, section: $0))?.size }
        #expect(frames[0] == CGSize(width: 250, height: 250))
        #expect(frames[2] == CGSize(width: 390, height: 95))
        #expect(frames[3]?.width == 390)
        #expect(frames[4]?.width == 60)
        #expect(view.visibleSupplementaryViews(ofKind: ProfileElementKind.collectionHeader).count == 1)
        #expect(host.all(ProfileSectionBackgroundView.self).count == 1)
    }

    @Test func `a layout follows the associated value of an identifier that stays equal`() throws {
        let screen = TimelineScreen()
        screen.show(isEmpty: true)
        let header = UICollectionView.elementKindSectionHeader, path = IndexPath(item: 0, section: 0)
        #expect(screen.view.layoutAttributesForSupplementaryElement(ofKind: header, at: path)?.size.height == 68)
        screen.show(isEmpty: false)
        #expect(screen.view.layoutAttributesForSupplementaryElement(ofKind: header, at: path)?.frame.height == 68)
        #expect(screen.view.visibleCells.first?.frame.minY == 84)
        #expect(screen.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).count == 1)
        #expect(HomeSection.timeline(isEmpty: true) == .timeline(isEmpty: false))
        #expect(HomeSection.timeline(isEmpty: true) != .upcoming(isEmpty: true))
    }

    @Test func `a boundary item is the section's header`() {
        let header = Headed.timeline.section.make(with: Headed.timeline.group.make(with: .full()))
            .boundarySupplementaryItems.first
        #expect(header?.elementKind == UICollectionView.elementKindSectionHeader)
        #expect(header?.layoutSize.heightDimension.dimension == 68 && header?.alignment == .top)
    }
}

struct Reminder: Hashable {}
struct Gift: Hashable {}

// MARK: - Item

enum HomeSectionItem: ComposableItem {
    case upcoming(Upcoming)
    case timeline(Timeline)

    enum Upcoming: Hashable {
        case empty(UIImage?, String)
        case reminder(Reminder)
    }

    enum Timeline: Hashable {
        case empty(UIImage?, String)
        case gift(Gift)
    }
}

// MARK: - Section

public enum HomeSection: ComposableSection {
    case upcoming(isEmpty: Bool)
    case timeline(isEmpty: Bool)
}

// MARK: - Hashable

extension HomeSection {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.upcoming, .upcoming):
            return true
        case (.timeline, .timeline):
            return true
        default:
            return false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .upcoming:
            hasher.combine("upcoming")
        case .timeline:
            hasher.combine("timeline")
        }
    }
}

extension HomeSection: Composable {
    public var item: UICollectionViewComposableLayout.Item { .listRow(height: .absolute(50)) }
    public var group: UICollectionViewComposableLayout.Group { .singleFullList(height: .absolute(50)) }

    public var section: UICollectionViewComposableLayout.Section {
        switch self {
        case .upcoming: return .base()
        case .timeline(let isEmpty):
            if isEmpty {  // 연관값에 따라 분기 처리
                return .base(
                    contentInsets: NSDirectionalEdgeInsets(top: .zero, leading: 20, bottom: .zero, trailing: 20),
                    boundaryItems: [
                        .header(height: .absolute(68))
                    ]
                )
            } else {
                return .base(
                    spacing: 5,
                    contentInsets: NSDirectionalEdgeInsets(top: .zero, leading: 20, bottom: .zero, trailing: 20),
                    boundaryItems: [
                        .header(
                            height: .absolute(68.0 + 16.0),
                            contentInsets: NSDirectionalEdgeInsets(
                                top: .zero, leading: .zero, bottom: 16, trailing: .zero)
                        ),
                        .footer(height: .absolute(120))
                    ]
                )
            }
        }
    }
}

public enum ProfileSection: ComposableSection {
    case profileSetupHelper, favors, anniversaries, memo, friends
}

enum ProfileSectionItem: ComposableItem {
    case one(ProfileSection)
}

enum ProfileElementKind {
    static let collectionHeader = "CollectionHeader"
    static let sectionWhiteBackground = "SectionWhiteBackground"
}

final class ProfileSectionBackgroundView: UICollectionReusableView {}

extension ProfileSection: Composable {
    public var item: UICollectionViewComposableLayout.Item {
        switch self {  // 1️⃣
        case .profileSetupHelper:
            return .grid(  // 2️⃣
                width: .absolute(250),
                height: .absolute(250)
            )
        case .favors:
            return .grid(
                width: .estimated(50),
                height: .absolute(32)
            )
        case .anniversaries:
            return .listRow(
                height: .absolute(95)
            )
        case .memo:
            return .listRow(
                height: .estimated(130)
            )
        case .friends:
            return .grid(
                width: .absolute(60),
                height: .fractionalHeight(1.0)
            )
        }
    }

    public var group: UICollectionViewComposableLayout.Group {
        switch self {
        case .profileSetupHelper:
            .custom(width: .absolute(250), height: .absolute(250), direction: .horizontal, numberOfItems: 1)
        case .favors: .flow(height: .absolute(32), numberOfItems: 2, spacing: .fixed(8))
        case .anniversaries: .singleFullList(height: .absolute(95))
        case .memo: .list(numberOfItems: 2)
        case .friends: .grid(height: .absolute(80), numberOfItems: 4, spacing: .fixed(8))
        }
    }

    public var section: UICollectionViewComposableLayout.Section {
        self == .memo
            ? .base(decorationItems: [.background(kind: ProfileElementKind.sectionWhiteBackground)]) : .base(spacing: 5)
    }
}

final class ProfileViewController: UIViewController {
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<ProfileSection, ProfileSectionItem>!

    lazy var composer: Composer<ProfileSection, ProfileSectionItem> = {
        let composer = Composer(collectionView: self.collectionView, dataSource: self.dataSource)
        let header = UICollectionViewComposableLayout.BoundaryItem.header(
            height: .estimated(128),
            kind: ProfileElementKind.collectionHeader
        )
        composer.configuration = Composer.Configuration(
            scrollDirection: .vertical,
            header: header,
            background: [
                ProfileElementKind.sectionWhiteBackground: ProfileSectionBackgroundView.self
            ]
        )
        return composer
    }()

    override func loadView() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view = collectionView
        collectionView.register(UICollectionViewCell.self)
        collectionView.register(
            UICollectionReusableView.self, supplementaryViewOfKind: ProfileElementKind.collectionHeader)
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, _ in
            view.dequeueReusableCell(UICollectionViewCell.self, for: path)
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(UICollectionReusableView.self, ofKind: kind, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<ProfileSection, ProfileSectionItem>()
        for section in [ProfileSection.profileSetupHelper, .favors, .anniversaries, .memo, .friends] {
            snapshot.appendSections([section])
            snapshot.appendItems([.one(section)])
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()

        self.composer.compose()
    }
}

enum Headed: ComposableSection, Composable {
    case timeline

    var item: UICollectionViewComposableLayout.Item { .full() }
    var group: UICollectionViewComposableLayout.Group { .full() }

    var section: UICollectionViewComposableLayout.Section {
        switch self {
        case .timeline:
            return .base(
                contentInsets: NSDirectionalEdgeInsets(top: .zero, leading: 20, bottom: .zero, trailing: 20),
                boundaryItems: [
                    .header(height: .absolute(68))  // 👈 BoundaryItems를 사용한 헤더 등록
                ]
            )
        }
    }
}

/// The document prints the identifier a second time, to explain what its values are for.
public enum Explained {
    public enum HomeSection: ComposableSection {
        case upcoming(isEmpty: Bool)  // Item이 비어있을 때의 레이아웃을 지정해주기 위한 연관값
        case timeline(isEmpty: Bool)
    }
}

@MainActor
private final class TimelineScreen {
    let host = TestHost(size: CGSize(width: 390, height: 600), safeAreaInsets: .zero)
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let dataSource: UICollectionViewDiffableDataSource<HomeSection, HomeSectionItem>
    let composer: Composer<HomeSection, HomeSectionItem>

    init() {
        view.register(UICollectionViewCell.self)
        dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(UICollectionViewCell.self, for: path)
        }
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, supplementaryViewOfKind: kind)
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(UICollectionReusableView.self, ofKind: kind, for: path)
        }
        composer = Composer(collectionView: view, dataSource: dataSource)
        composer.compose()
        host.show(view)
    }

    /// Nothing but the associated value differs.
    func show(isEmpty: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<HomeSection, HomeSectionItem>()
        snapshot.appendSections([.timeline(isEmpty: isEmpty)])
        snapshot.appendItems([.timeline(.gift(Gift()))])
        composer.apply(snapshot, animatingDifferences: false)
        host.settle()
    }
}
