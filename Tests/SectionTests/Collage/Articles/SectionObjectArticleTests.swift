import Collage
import CollageTesting
import Testing

/// The article about sections as objects, as it is printed.
@MainActor @Suite(.serialized) struct SectionObjectArticleTests {
    @Test func `this file contains the article's code verbatim`() throws {
        let article = try SeedDocument(
            path: "Sources/Sections/CompositionalLayoutableSection/CompositionalLayoutableSection.docc/"
                + "SectionsAsObjects.md")
        #expect(article.blockCount == 5)
        #expect(try article.blocksMissing() == [])
    }

    @Test func `a tapped name is removed`() throws {
        let host = TestHost(safeAreaInsets: .zero)
        host.show(NamesViewController(collectionViewLayout: UICollectionViewLayout()))
        host.settle()
        #expect(host.all(NameCell.self).map(\.name) == ["Ada", "Jonas", "Mina"])
        host.tap(try #require(host.all(NameCell.self).dropFirst().first))
        host.settle()
        #expect(host.all(NameCell.self).map(\.name) == ["Ada", "Mina"])
    }
}

final class NamesSection: CompositionalLayoutableSection {
    var items: [String]

    init(_ names: [String]) {
        items = names
        super.init()
        dataSource = self
        sectionLayout = self
        delegate = self
    }
}

extension NamesSection: UICompositionalLayoutableSectionDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueCell(NameCell.self, for: indexPath)
        cell.name = items[indexPath.item]
        return cell
    }
}

extension NamesSection: UICompositionalLayoutableSectionLayout {
    func sectionLayout(
        at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        GridLayout(columns: 2, height: .absolute(44), spacing: 8).makeSection(in: layoutEnvironment)
    }
}

extension NamesSection: UICompositionalLayoutableSectionDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        update(collectionView, withItems: items.filter { $0 != items[indexPath.item] })
    }
}

final class NamesViewController: UICollectionViewController, CompositionalLayoutProvider {
    var compositionalLayoutSections: [CompositionalLayoutableSection] = []

    private lazy var sectionDataSource = CompositionalLayoutDataSource(provider: self)
    private lazy var sectionDelegate = CompositionalLayoutDelegate(provider: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = sectionDataSource
        collectionView.delegate = sectionDelegate
        compositionalLayoutSections = [NamesSection(["Ada", "Jonas", "Mina"])]
        collectionView.updateCollectionViewCompositionalLayout(for: self)
    }
}

final class NameCell: UICollectionViewCell {
    var name = ""
}
