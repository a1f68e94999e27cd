import Collage
import CollageTesting

/// The driver alone, on which all systems are based.
final class DriverSystem: ShelfSystem {
    private let screen = UICollectionViewController.empty()
    private lazy var driver = CollectionDriver(collectionView: screen.collectionView)

    var controller: UIViewController { screen }

    func show(_ shelf: Shelf, _ preset: Preset, animated: Bool) {
        driver.apply(shelf.models(preset), options: animated ? .automatic : .unanimated, completion: nil)
    }
}

extension Shelf {
    /// The sections for a driver.
    @MainActor func models(_ preset: Preset) -> [SectionModel] {
        sections.map { section in
            var model = SectionModel(
                id: section.id, layout: preset.layout, items: section.rows.map { RowItem(row: $0) })
            if let header = section.header { model = model.header(RowTitle(text: header), isPinned: true) }
            if let footer = section.footer { model = model.footer(RowTitle(text: footer)) }
            return model
        }
    }
}
