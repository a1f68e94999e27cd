import Collage
import CollageTesting

/// Section objects of `CompositionalLayoutableSection`.
final class ObjectSystem: NSObject, ShelfSystem, CompositionalLayoutProvider {
    var compositionalLayoutSections: [CompositionalLayoutableSection] = []
    private let screen = UICollectionViewController.empty()
    private lazy var dataSource = CompositionalLayoutDataSource(provider: self)
    private lazy var delegate = CompositionalLayoutDelegate(provider: self)

    var controller: UIViewController { screen }
    private var collectionView: UICollectionView { screen.collectionView }

    override init() {
        super.init()
        collectionView.dataSource = dataSource
        collectionView.delegate = delegate
    }

    private var sections: [ShelfSection] { compositionalLayoutSections.compactMap { $0 as? ShelfSection } }

    func show(_ shelf: Shelf, _ preset: Preset, animated: Bool) {
        guard animated else {
            compositionalLayoutSections = shelf.sections.map { ShelfSection($0.id, $0.rows, preset) }
            collectionView.updateCollectionViewCompositionalLayout(for: self)
            return
        }
        let wanted = Set(shelf.sections.map(\.id))
        for section in sections where !wanted.contains(section.id) { remove(section, in: collectionView) }
        for (index, section) in shelf.sections.enumerated() {
            if let shown = sections.first(where: { $0.id == section.id }) {
                move(shown, to: index, in: collectionView)
                if shown.preset == preset {
                    shown.update(collectionView, withItems: section.rows)
                } else {
                    replace(shown, with: ShelfSection(section.id, section.rows, preset), in: collectionView)
                }
            } else {
                insert(ShelfSection(section.id, section.rows, preset), at: index, in: collectionView)
            }
        }
    }
}

private final class ShelfSection: CompositionalLayoutableSection, UICompositionalLayoutableSectionDataSource,
    UICompositionalLayoutableSectionLayout, UICompositionalLayoutableSectionDelegate
{
    let id: Int
    let preset: Preset
    var items: [Shelf.Row]

    init(_ id: Int, _ items: [Shelf.Row], _ preset: Preset) {
        self.id = id
        self.items = items
        self.preset = preset
        super.init()
        dataSource = self
        sectionLayout = self
        delegate = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(TextCell.self, for: indexPath)
        cell.show(items[indexPath.item])
        return cell
    }

    func sectionLayout(
        at index: Int, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        preset.layout.makeSection(in: layoutEnvironment)
    }

    func registerCell(in collectionView: UICollectionView) {
        collectionView.register(TextCell.self)
    }
}
