import CompositionalLayoutableSection
import UIKit

/// Sections as objects: each has its data, its layout, and the action of a tap.
final class SectionObjects: UICollectionViewController, CompositionalLayoutProvider {
    var compositionalLayoutSections: [CompositionalLayoutableSection] = []
    private lazy var sectionDataSource = CompositionalLayoutDataSource(provider: self)
    private lazy var sectionDelegate = CompositionalLayoutDelegate(provider: self)

    convenience init() {
        self.init(collectionViewLayout: UICollectionViewLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = sectionDataSource
        collectionView.delegate = sectionDelegate
        compositionalLayoutSections = [
            NamesSection(["Ada", "Jonas", "Mina"]), NamesSection(["Noor", "Otto", "Pia", "Rui"]),
        ]
        collectionView.updateCollectionViewCompositionalLayout(for: self)
    }
}

private final class NamesSection: CompositionalLayoutableSection, UICompositionalLayoutableSectionDataSource,
    UICompositionalLayoutableSectionLayout, UICompositionalLayoutableSectionDelegate
{
    var items: [String]

    init(_ names: [String]) {
        items = names
        super.init()
        dataSource = self
        sectionLayout = self
        delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueCell(TileCell.self, for: indexPath)
        cell.show(items[indexPath.item], number: indexPath.section)
        return cell
    }

    func sectionLayout(
        at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        GridLayout(columns: 2, height: .absolute(56), spacing: 8, contentInsets: .all(12)).makeSection(
            in: layoutEnvironment)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        items.remove(at: indexPath.item)
        collectionView.deleteItems(at: [indexPath])
    }
}
