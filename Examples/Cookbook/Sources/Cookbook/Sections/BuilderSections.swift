import CompositionalLayoutBuilder
import UIKit

/// Sections as values in a result builder with conditions and loops. The driver computes the changes.
final class BuilderSections: UICollectionViewController {
    private enum Section: CompositionalLayoutID {
        case colors, notes
    }

    private lazy var controller = CompositionalLayoutController(collectionView: collectionView)
    private var isOpen = true {
        didSet { controller.apply(sections) }
    }

    convenience init() {
        self.init(collectionViewLayout: UICollectionViewLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        controller.apply(sections)
    }

    @SectionBuilder<Section> private var sections: [CompositionalLayoutSection<Section>] {
        GridLayout(columns: 3, aspectRatio: 1.4, spacing: 8, contentInsets: .all(12)).items(id: .colors) {
            (1...6).map { TileItem(id: $0, text: "\($0)") }
        }
        ListRowLayout(height: .absolute(56), spacing: 8, contentInsets: .all(12)).items(id: .notes) {
            TileItem(id: 10, text: isOpen ? "Less" : "More") { [weak self] in self?.isOpen.toggle() }
            if isOpen {
                TileItem(id: 11, text: "A row that comes and goes")
            }
        }
    }
}

private struct TileItem: CompositionalLayoutItem {
    let id: Int
    let text: String
    var didSelect: () -> Void = {}

    func configure(cell: TileCell, for indexPath: IndexPath) {
        cell.show(text, number: id)
    }

    func isContentEqual(to other: TileItem) -> Bool { text == other.text }
}
