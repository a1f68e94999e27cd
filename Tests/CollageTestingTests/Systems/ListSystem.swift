import Collage
import CollageTesting

/// `CompositionalList`, whose cells show content configurations.
final class ListSystem: ShelfSystem {
    private typealias Sections = GenericSectionIdentifierViewModel<Int, Shelf.Row>
    private typealias List = CompositionalListController<Sections, ContentSlot, ContentSlot>

    private let list = List()

    var controller: UIViewController { list }

    func show(_ shelf: Shelf, _ preset: Preset, animated: Bool) {
        var configuration = List.Configuration(
            shelf.sections.map { Sections(sectionIdentifier: $0.id, cellIdentifiers: $0.rows) }
        ) { row, _ in
            var content = UIListContentConfiguration.cell()
            content.text = row.text
            content.secondaryText = row.detail
            return content
        }
        configuration.sectionLayout = { _ in preset.layout }
        configuration.animatesChanges = animated
        list.update(configuration)
    }
}
