import CollageTesting

/// A collection view in a window, with a scripted data source.
@MainActor
final class CollectionFixture {
    let window: UIWindow
    let view: UICollectionView
    let source: ScriptedDataSource

    init(
        _ layout: UICollectionViewLayout, counts: [Int], size: CGSize = CGSize(width: 320, height: 480),
        inWindow: Bool = true
    ) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        source = ScriptedDataSource(counts: counts)
        source.register(with: view)
        view.dataSource = source
        if inWindow { window.addSubview(view) }
        view.layoutIfNeeded()
    }

    /// Runs `changes` without animation, so that their result is final afterward.
    func atOnce(_ changes: () -> Void) {
        UIView.performWithoutAnimation(changes)
        view.layoutIfNeeded()
    }

    /// The frames of the cells on screen, by path, in the collection view's content.
    var cellFrames: [[Int]: CGRect] {
        Dictionary(
            uniqueKeysWithValues: view.indexPathsForVisibleItems.map { path in
                let cell = view.cellForItem(at: path)!
                return (Array(path), cell.superview!.convert(cell.frame, to: view))
            })
    }

    /// The last configured titles of the cells on screen, sorted by index path.
    var titles: [String] { view.visibleCells.map { ($0 as! ScriptedCell).title } }
}

/// A cell with a scripted preferred size.
final class ScriptedCell: UICollectionViewCell {
    var title = ""
    var preferredSize: CGSize?
    var preferredSizes: ((UICollectionViewLayoutAttributes) -> CGSize)?
    private(set) var reuseCount = 0
    private(set) var measureCount = 0
    private(set) var appliedAttributes: [UICollectionViewLayoutAttributes] = []

    override func prepareForReuse() {
        super.prepareForReuse()
        reuseCount += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        appliedAttributes.append(layoutAttributes)
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        measureCount += 1
        guard let size = preferredSizes?(layoutAttributes) ?? preferredSize else {
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
        layoutAttributes.frame.size = size
        return layoutAttributes
    }
}

/// A supplementary or decoration view that stores its kind.
final class ScriptedView: UICollectionReusableView {
    var title = ""
    var preferredHeight: CGFloat?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let preferredHeight else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
        layoutAttributes.frame.size.height = preferredHeight
        return layoutAttributes
    }
}

/// Items named by their section and number. Items keep their names when tests change the model.
final class ScriptedDataSource: NSObject, UICollectionViewDataSource {
    var items: [[String]]
    var configure: (ScriptedCell, IndexPath) -> Void = { _, _ in }
    var configureView: (ScriptedView, String, IndexPath) -> Void = { _, _, _ in }
    /// Whether an item can be moved, and the movements so far, as "section-item>section-item".
    var canStartMovement: (IndexPath) -> Bool = { _ in true }
    private(set) var movements: [String] = []
    private(set) var requestedPaths: [IndexPath] = []
    private(set) var countRequests = 0

    init(counts: [Int]) {
        items = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    }

    func register(with view: UICollectionView) {
        view.register(ScriptedCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "header", "footer",
            "badge",
        ] {
            view.register(ScriptedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
    }

    func clearRequests() { requestedPaths = [] }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        countRequests += 1
        return items.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        requestedPaths.append(indexPath)
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! ScriptedCell
        cell.title = items[indexPath.section][indexPath.item]
        cell.preferredSize = nil
        cell.preferredSizes = nil
        configure(cell, indexPath)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        canStartMovement(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        movements.append(
            "\(sourceIndexPath.section)-\(sourceIndexPath.item)>"
                + "\(destinationIndexPath.section)-\(destinationIndexPath.item)")
        let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view =
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
            as! ScriptedView
        view.title = kind
        configureView(view, kind, indexPath)
        return view
    }
}

/// Records the calls to the delegate, and returns the results that a test specifies.
final class RecordingDelegate: NSObject, UICollectionViewDelegate {
    var events: [String] = []
    var refusals: Set<String> = []

    private func record(_ event: String, _ path: IndexPath) { events.append("\(event) \(path.section)-\(path.item)") }

    private func allow(_ event: String, _ path: IndexPath) -> Bool {
        record(event, path)
        return !refusals.contains(event)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        allow("shouldHighlight", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        record("didHighlight", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        record("didUnhighlight", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        allow("shouldSelect", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        allow("shouldDeselect", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        record("didSelect", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        record("didDeselect", indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { record("willDisplay", indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { record("didEndDisplaying", indexPath) }
}
