import CollageTesting

typealias ShelfSnapshot = NSDiffableDataSourceSnapshot<String, String>

/// A collection view in a window with a diffable data source: sections and items are strings, and each item is 10
/// points high.
@MainActor
final class Shelf {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    /// A collection view that records its update calls, or a plain one.
    let collectionView: UICollectionView
    private(set) var dataSource: UICollectionViewDiffableDataSource<String, String>!
    /// The items that cells were requested for.
    private var asked: [String] = []
    /// A closure that is called when a cell is requested.
    var onRequest: ((String) -> Void)?

    init(isInWindow: Bool = true, isPlain: Bool = false) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 10)
        layout.minimumLineSpacing = 0
        collectionView =
            isPlain
            ? UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            : RecordingCollectionView(frame: window.bounds, collectionViewLayout: layout)
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
        // So that frames of later tests don't show this window.
        window.isHidden = true
    }

    /// Applies without marks and without animation, and lays out.
    func show(_ sections: KeyValuePairs<String, [String]>) {
        dataSource.apply(ShelfSnapshot(sections), animatingDifferences: false)
        collectionView.layoutIfNeeded()
        _ = takeAsked()
        _ = collectionView.takeCalls()
    }

    /// The items of the cells on screen, in order.
    var shown: [String] { collectionView.visibleCells.map { ($0 as! ShelfCell).item } }

    /// The cells on screen by the items that they show.
    var cellsByItem: [String: ShelfCell] {
        Dictionary(
            collectionView.visibleCells.lazy.compactMap { $0 as? ShelfCell }.map { ($0.item, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The items on screen by section, from the collection view's counts.
    var sections: [[String]] {
        (0..<collectionView.numberOfSections).map { section in
            (0..<collectionView.numberOfItems(inSection: section)).map { item in
                (collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? ShelfCell)?.item ?? "none"
            }
        }
    }

    /// Whether the cells are stacked without gaps and nothing else is shown.
    var isStacked: Bool {
        collectionView.visibleCells.enumerated().allSatisfy { $1.frame.minY == CGFloat($0) * 10 && $1.alpha == 1 }
    }

    /// The items that cells were requested for since the previous call of this function.
    func takeAsked() -> [String] {
        collectionView.layoutIfNeeded()
        defer { asked = [] }
        return asked
    }
}

extension UICollectionView {
    /// Returns the calls that a recording collection view has received since the previous call of this function; empty
    /// for other collection views.
    func takeCalls() -> [String] { (self as? RecordingCollectionView)?.takeRecordedCalls() ?? [] }
}

final class ShelfCell: UICollectionViewCell, OutlineCell {
    var item = ""
    /// The item's level in an outline, as specified by the data source.
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

extension ShelfSnapshot {
    /// Whether an item gets another cell when the snapshot is applied.
    func reloadsItem(_ item: String) -> Bool {
        reloadedItemIdentifiers.contains(item)
            || sectionIdentifier(containingItem: item).map { reloadedSectionIdentifiers.contains($0) } ?? false
    }
}
