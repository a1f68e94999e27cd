import CompositionalLayoutBuilder
import UIKit

/// The grid as sections in a result builder.
final class BuilderViewController: UICollectionViewController {
    private enum Section: CompositionalLayoutID {
        case frameworks
    }

    private lazy var controller = CompositionalLayoutController(collectionView: collectionView)
    private let frameworks: [AppleFramework]

    init(frameworks: [AppleFramework]) {
        self.frameworks = frameworks
        super.init(collectionViewLayout: UICollectionViewLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("BuilderViewController is made in code: use init(frameworks:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        controller.apply {
            GridLayout(columns: 3, aspectRatio: 1).items(id: Section.frameworks) {
                frameworks.map { framework in
                    FrameworkItem(framework: framework) { [weak self] in self?.showDetail(of: framework) }
                }
            }
        }
    }
}

struct FrameworkItem: CompositionalLayoutItem {
    let framework: AppleFramework
    let didSelect: () -> Void

    nonisolated var id: String { framework.name }

    func configure(cell: UICollectionViewCell, for indexPath: IndexPath) {
        cell.contentConfiguration = FrameworkContent(framework: framework)
    }
}
