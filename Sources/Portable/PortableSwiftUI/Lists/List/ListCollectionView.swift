import Foundation
import PortableUIKit

extension ListPosition {
    /// Creates the position of a row in the collection view.
    init(_ path: IndexPath) { self.init(section: path.section, role: .content, item: path.item) }

    /// Creates the position of a header or a footer.
    @MainActor
    init(_ path: IndexPath, kind: String) {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        self.init(section: path.section, role: isHeader ? .header : .footer, item: 0)
    }
}

/// The collection view of a list.
final class ListCollectionView: UICollectionView {
    weak var list: ListElement?

    init(_ driver: ListDriver) {
        super.init(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout { [weak driver] section, environment in
                driver?.layoutSection(section, environment)
            })
        register(ListCell.self, forCellWithReuseIdentifier: ListDriver.identifier)
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            register(ListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: ListDriver.identifier)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        list?.applyUpdates()
        super.layoutSubviews()
    }
}
