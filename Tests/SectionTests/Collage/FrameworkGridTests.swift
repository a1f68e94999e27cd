import Collage
import CollageTesting
import Testing

/// Document 001 as printed, except for `@IBOutlet`, which the compiler rejects without an Objective-C runtime. An
/// example with rewritten sources contains the code with it.
@MainActor @Suite(.serialized) struct FrameworkGridTests {
    @Test func `this file contains the document's code verbatim`() throws {
        let missing = try SeedDocument("001").blocksMissing(
            exceptions: [
                "@IBOutlet weak var collectionView: UICollectionView!": "weak var collectionView: UICollectionView!"
            ],
            // Blocks 1 and 2 are UIKit's own declarations; the first lacks the brace that ends it.
            skipping: [1, 2])
        #expect(missing == [])
    }

    @Test func `the example of rewritten sources has the document's code with its outlet`() throws {
        let missing = try SeedDocument("001").blocksMissing(
            fromFolder: "Examples/RewrittenApp/Sources/RewrittenApp/iOS/Documents")
        #expect(missing.count == 2)
        #expect(!missing.contains { $0.contains("@IBOutlet weak var collectionView: UICollectionView!") })
    }

    @Test func `sixteen frameworks are shown in three columns`() {
        let host = TestHost(size: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(
            FrameworkCollectionViewCell.self, forCellWithReuseIdentifier: "FrameworkCollectionViewCell")
        let controller = FrameworkViewController()
        controller.view = view
        controller.collectionView = view
        host.show(controller)
        controller.viewDidLoad()
        host.settle()
        #expect(host.all(FrameworkCollectionViewCell.self).count == 16)
        #expect(view.visibleCells.prefix(4).map(\.frame.minX) == [0, 130, 260, 0])
        #expect(host.all(FrameworkCollectionViewCell.self).map(\.name).first == "App Clip")
    }

    @Test func `the preset is laid out as in the document`() {
        func frames(_ layout: UICollectionViewLayout) -> [CGRect] {
            let host = TestHost(size: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let driver = CollectionDriver(collectionView: view)
            view.collectionViewLayout = layout
            host.show(view)
            driver.apply(
                [SectionModel(id: 0, layout: ListRowLayout(), items: (0..<16).map { Number(id: $0) })],
                completion: nil)
            return (0..<16).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null }
        }
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.33), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.33)), subitem: item, count: 3)
        let written = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        #expect(frames(.preset(GridLayout(columns: 3, height: .fractionalWidth(0.33)))) == frames(written))
    }

    struct Number: CollectionItem {
        let id: Int

        func configure(cell: UICollectionViewCell, for indexPath: IndexPath) {}
    }
}

struct AppleFramework: Hashable, Sendable {
    let name: String

    static let list = [
        "App Clip", "ARKit", "CareKit", "CloudKit", "Core ML", "HealthKit", "HomeKit", "MapKit", "Metal", "PassKit",
        "ResearchKit", "SiriKit", "SwiftUI", "TestFlight", "WatchKit", "WidgetKit",
    ].map { AppleFramework(name: $0) }
}

final class FrameworkCollectionViewCell: UICollectionViewCell {
    private(set) var name = ""

    func configure(_ framework: AppleFramework) { name = framework.name }
}

// swift-format-ignore
class FrameworkViewController: UIViewController {
    var frameworkList: [AppleFramework] = AppleFramework.list

    typealias Item = AppleFramework
    // var dataSource: UICollectionViewDiffableDataSource<<#SectionIdentifierType: Hashable#>, <#ItemIdentifierType: Hashable#>> -> 원형
    var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    // diffable datasource를 사용할 때 section의 타입과 item의 타입을 정의를 해야한다.
    // section 같은경우에는..
    enum Section {
        case main
    }
    // item 같은경우에는 AppleFramework타입을 쓰려고 했지만 AppleFramework타입은 hashable하지 않다. -> Hashable 프로토콜 채택
    // 결과 => <Section, AppleFramework>. 하지만 뭔가 이것을 처음보는 사람은 AppleFramework라는것이 무엇인지 모를수가 있다. typealias를 이용해 가독성을 높여보자!
    // typealias Item = AppleFramework
    // 결과 => <Section, Item> -> 아주 깔끔하다.

    weak var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()

        // Presentation -> diffable datasource (데이터를 셀로 어떻게 보여줄지만 관리)
        dataSource = UICollectionViewDiffableDataSource<Section,Item>(collectionView: collectionView, cellProvider: { collectionView, indexPath, itemIdentifier in
            guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "FrameworkCollectionViewCell", for: indexPath) as? FrameworkCollectionViewCell else {
                return nil
            }
            cell.configure(itemIdentifier)
            return cell
        })

        // Data -> snapshot(진짜로 데이터만 관리)
        var snapshot = NSDiffableDataSourceSnapshot<Section,Item>() // 스냅샷 깡통을 만들어준다.
        // 강사님이 compositionalLayout은 [section [item]] 형식이라고 하셨다.
        // 정확히는 무엇인지 잘 모르지만 일단 그렇게 알고있자.
        snapshot.appendSections([.main])
        snapshot.appendItems(frameworkList, toSection: .main)
        dataSource.apply(snapshot) // dataSource에 적용시켜주면 자연스럽게 바뀐다.

        // Layout -> compositional Layout (셀들을 어떻게 보여줄지 관리)
        collectionView.collectionViewLayout = layout()
    }

    private func layout() -> UICollectionViewCompositionalLayout {
        // fractionalWidth, fractionalHeight = 현재 자신이 속한 컨테이너의 크기를 기반으로 비율로써 자신의 크기를 정한다.
        let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.33), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)

        let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.33))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: 3)

        let section = NSCollectionLayoutSection(group: group)

        let layout = UICollectionViewCompositionalLayout(section: section)
        return layout
    }
}
