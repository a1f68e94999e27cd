import CollageTesting
import Foundation

/// A screen of rows that are all as high, in sections of as many.
@MainActor
final class Rows {
    static let height: CGFloat = 44

    let host: TestHost
    let view: UICollectionView
    private let items: RowItems

    init(sections: Int, items: Int) {
        host = TestHost(size: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
        self.items = RowItems(sections: sections, items: items)
        view = host.run {
            let view = UICollectionView(frame: .zero, collectionViewLayout: Rows.layout(.absolute(Rows.height)))
            view.register(PlainCell.self, forCellWithReuseIdentifier: RowItems.cell)
            return view
        }
        view.dataSource = self.items
        host.show(view)
    }

    /// One column of rows.
    static func layout(_ height: NSCollectionLayoutDimension) -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    /// Scrolls to a distance from the start, and lays out.
    func scroll(to offset: CGFloat) {
        view.contentOffset = CGPoint(x: 0, y: offset)
        view.layoutIfNeeded()
    }
}

/// A cell that counts how often it is made.
final class PlainCell: UICollectionViewCell {
    static var made = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        PlainCell.made += 1
    }

    required init?(coder: NSCoder) { nil }
}

/// Sections of as many items each.
private final class RowItems: NSObject, UICollectionViewDataSource {
    static let cell = "cell"
    private let sections: Int
    private let items: Int

    init(sections: Int, items: Int) {
        self.sections = sections
        self.items = items
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    }
}
