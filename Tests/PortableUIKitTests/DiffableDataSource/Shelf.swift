import CollageTesting

typealias ShelfSnapshot = NSDiffableDataSourceSnapshot<String, String>

/// A collection view in a window with a diffable data source: sections and items are named by strings, and each item
/// is as high as 10 points.
@MainActor
final class Shelf {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    let collectionView: RecordingCollectionView
    private(set) var dataSource: UICollectionViewDiffableDataSource<String, String>!
    /// The items that cells were asked for.
    private var asked: [String] = []
    /// Called when a cell is asked for.
    var onRequest: ((String) -> Void)?

    init(isInWindow: Bool = true) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 10)
        layout.minimumLineSpacing = 0
        collectionView = RecordingCollectionView(frame: window.bounds, collectionViewLayout: layout)
        collectionView.register(ShelfCell.self, forCellWithReuseIdentifier: "cell")
        if isInWindow {
            window.addSubview(collectionView)
            window.isHidden = false
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            [unowned self] view, path, item in
            asked.append(item)
            onRequest?(item)
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! ShelfCell
            cell.item = item
            return cell
        }
        _ = collectionView.takeCalls()
    }

    isolated deinit {
        // Frames of later tests show no window of this one.
        window.isHidden = true
    }

    /// Applies without marks and without animation, and lays out.
    func show(_ sections: KeyValuePairs<String, [String]>) {
        dataSource.apply(ShelfSnapshot(sections), animatingDifferences: false)
        collectionView.layoutIfNeeded()
        _ = takeAsked()
        _ = collectionView.takeCalls()
    }

    /// What the cells on screen show, in order.
    var shown: [String] { collectionView.visibleCells.map { ($0 as! ShelfCell).item } }

    /// The items that cells were asked for since the last time this was asked.
    func takeAsked() -> [String] {
        collectionView.layoutIfNeeded()
        defer { asked = [] }
        return asked
    }
}

final class ShelfCell: UICollectionViewCell, OutlineCell {
    var item = ""
    /// The item's level in an outline, as the data source said.
    private(set) var level: Int?

    func indent(toOutlineLevel level: Int) { self.level = level }
}

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == String, ItemIdentifierType == String {
    init(_ sections: KeyValuePairs<String, [String]>) {
        self.init()
        for (section, items) in sections {
            appendSections([section])
            appendItems(items, toSection: section)
        }
    }
}
