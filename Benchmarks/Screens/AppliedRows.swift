import CollageTesting
import Foundation
import RandomNumbers

/// A screen of rows that shows snapshots.
@MainActor
final class AppliedRows {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    let host: TestHost
    let view: UICollectionView
    let dataSource: UICollectionViewDiffableDataSource<Int, Int>

    init(_ sections: [[Int]], sizesItself: Bool = false) {
        host = TestHost(size: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
        let view = host.run {
            UICollectionView(
                frame: .zero,
                collectionViewLayout: Rows.layout(sizesItself ? .estimated(Rows.height) : .absolute(Rows.height)))
        }
        self.view = view
        view.register(PlainCell.self, forCellWithReuseIdentifier: "plain")
        view.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
        dataSource = UICollectionViewDiffableDataSource(collectionView: view) { [unowned view] _, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: sizesItself ? "sized" : "plain", for: path)
        }
        dataSource.apply(AppliedRows.snapshot(sections), animatingDifferences: false)
        host.show(view)
    }

    static func snapshot(_ sections: [[Int]]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(Array(sections.indices))
        for (section, items) in sections.enumerated() { snapshot.appendItems(items, toSection: section) }
        return snapshot
    }

    /// Applies a snapshot with its changes, without animation.
    func apply(_ snapshot: Snapshot) {
        dataSource.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
    }

    func applyReloading(_ snapshot: Snapshot) {
        dataSource.applySnapshotUsingReloadData(snapshot)
        view.layoutIfNeeded()
    }

    /// Scrolls down until so many rows have said their heights, and back.
    func measure(_ count: Int) {
        var offset: CGFloat = 0
        while view.counters.measurements < count {
            offset += 600
            view.contentOffset.y = offset
            view.layoutIfNeeded()
        }
        view.contentOffset.y = 0
        view.layoutIfNeeded()
    }

    /// `items` with a tenth deleted, a tenth moved and a tenth inserted, by chance.
    static func mixed(_ items: [Int], inserting fresh: Range<Int>, seed: UInt64) -> [Int] {
        var generator = SeededGenerator(seed: seed)
        let order = items.shuffled(using: &generator)
        let tenth = items.count / 10
        let gone = Set(order[..<(2 * tenth)])
        var result = items.filter { !gone.contains($0) }
        // Many insertions, sorted by their positions.
        var arrivals: [(place: Int, item: Int)] = (order[tenth..<(2 * tenth)] + Array(fresh)).map {
            (Int.random(in: 0...result.count, using: &generator), $0)
        }
        arrivals.sort { $0.place > $1.place }
        var merged: [Int] = []
        merged.reserveCapacity(items.count)
        for (index, item) in result.enumerated() {
            while let last = arrivals.last, last.place <= index { merged.append(arrivals.removeLast().item) }
            merged.append(item)
        }
        result = merged + arrivals.reversed().map(\.item)
        return result
    }

    /// Prevents the optimizer from removing an unused value.
    @inline(never) static func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }
}

/// A cell that says its own height, each item another.
private final class SizedCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 40 + CGFloat(layoutAttributes.indexPath.item % 7) * 4
        return layoutAttributes
    }
}
