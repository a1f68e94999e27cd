import UIKit

/// A month in seven columns: the days before the first are empty cells, and one day is selected.
final class MonthCalendar: UICollectionViewController {
    /// The first of May 2026 is a Friday.
    private let days = Array(repeating: nil, count: 4) + (1...31).map(Optional.some)

    private let day = UICollectionView.CellRegistration<UICollectionViewCell, Int?> { cell, _, day in
        var content = UIListContentConfiguration.cell()
        content.text = day.map(String.init)
        content.textProperties.alignment = .center
        content.directionalLayoutMargins = .zero
        cell.contentConfiguration = day == nil ? nil : content
        cell.configurationUpdateHandler = { cell, state in
            cell.backgroundConfiguration = .clear()
            cell.backgroundConfiguration?.cornerRadius = 20
            cell.backgroundConfiguration?.backgroundColor = state.isSelected ? .systemYellow : .clear
        }
    }

    convenience init() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 7), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            repeatingSubitem: item, count: 7)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 4
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        title = "May 2026"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.selectItem(at: IndexPath(item: 17, section: 0), animated: false, scrollPosition: [])
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        days.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: day, for: indexPath, item: days[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        days[indexPath.item] != nil
    }
}
