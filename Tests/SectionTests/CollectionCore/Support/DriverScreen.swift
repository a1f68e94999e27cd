import CollageTesting
import CollectionCore

/// A phone that shows a driver's collection view and notes what goes wrong.
@MainActor
final class DriverScreen {
    let host: TestHost
    let collectionView: UICollectionView
    let driver: CollectionDriver
    private(set) var issues: [CollectionIssue] = []

    init(size: CGSize = CGSize(width: 300, height: 600), isInWindow: Bool = true) {
        host = TestHost(size: size)
        collectionView = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: UICollectionViewFlowLayout())
        driver = CollectionDriver(collectionView: collectionView)
        driver.issueHandler = { [weak self] in self?.issues.append($0) }
        if isInWindow { host.show(collectionView) }
    }

    /// Shows sections without animation and lays them out.
    func show(_ sections: [SectionModel]) {
        driver.apply(sections, options: .unanimated, completion: nil)
        collectionView.layoutIfNeeded()
    }

    /// The texts of the cells on screen, in order.
    var texts: [String] {
        collectionView.layoutIfNeeded()
        return collectionView.visibleCells.map { ($0 as? TileCell)?.text ?? "-" }
    }

    /// The texts of the views of a kind on screen, in order.
    func texts(ofKind kind: String) -> [String] {
        collectionView.layoutIfNeeded()
        return collectionView.visibleSupplementaryViews(ofKind: kind).map { ($0 as? CaptionView)?.text ?? "-" }
    }
}

/// An item with content apart from its id.
struct Tile: CollectionItem, Equatable {
    let id: Int
    var text: String
    var events: ItemEvents { ItemEvents() }

    init(_ id: Int, _ text: String? = nil) {
        self.id = id
        self.text = text ?? "\(id)"
    }

    func configure(cell: TileCell, for indexPath: IndexPath) {
        cell.text = text
        cell.configurations += 1
    }
}

final class TileCell: UICollectionViewCell {
    var text = ""
    var configurations = 0
}

/// An item that does things when something happens to it, or when it is configured.
struct ActiveItem: CollectionItem {
    let id: String
    var events = ItemEvents()
    var onConfigure: () -> Void = {}

    func configure(cell: TileCell, for indexPath: IndexPath) {
        cell.text = id
        onConfigure()
    }
}

struct Title: CollectionSupplementary, Equatable {
    var text: String

    func configure(view: CaptionView, for indexPath: IndexPath) {
        view.text = text
        view.configurations += 1
    }
}

final class CaptionView: UICollectionReusableView {
    var text = ""
    var configurations = 0
}

final class BackgroundView: UICollectionReusableView {}

@MainActor
extension SectionModel {
    /// A section of tiles in rows of 50 points.
    static func tiles(_ id: String, _ numbers: some Sequence<Int>) -> SectionModel {
        SectionModel(id: id, layout: ListRowLayout(height: .absolute(50)), items: numbers.map { Tile($0) })
    }
}
