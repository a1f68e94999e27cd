import CollageTesting
import Foundation

/// A grid in a collection view.
@MainActor
final class Screen {
    static let columns = 3
    static let rowHeight: CGFloat = 100

    let layout: UICollectionViewCompositionalLayout
    let view: UICollectionView
    private let dataSource: ManyItems

    init(itemCount: Int, estimated: Bool) {
        let height: NSCollectionLayoutDimension = estimated ? .estimated(Self.rowHeight) : .absolute(Self.rowHeight)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(Self.columns)), heightDimension: height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
            subitems: [item])
        layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        dataSource = ManyItems(count: itemCount)
        view.register(CountedCell.self, forCellWithReuseIdentifier: ManyItems.cell)
        view.dataSource = dataSource
    }
}

/// Counts the cells that are made.
final class CountedCell: UICollectionViewCell {
    static var made = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        CountedCell.made += 1
    }

    required init?(coder: NSCoder) { nil }
}

/// One section of many items.
final class ManyItems: NSObject, UICollectionViewDataSource {
    static let cell = "cell"
    private let count: Int

    init(count: Int) {
        self.count = count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    }
}
