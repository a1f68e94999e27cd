// The sections that lists with content from a shop or a feed are made of.

extension NSCollectionLayoutSection {
    /// Where the large tile of a group stands beside its small ones.
    public enum MainContentSide: Sendable {
        /// On the side where reading begins.
        case leading
        /// On the side where reading ends.
        case trailing
    }

    /// Rows as wide as the section, as high as they want.
    public static func listWith(
        scrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none, header: Bool = false,
        footer: Bool = false
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        return section(
            .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]), scrollingBehavior,
            header: header, footer: footer)
    }

    /// Rows of so many equally wide squares.
    public static func grid(
        _ columns: Int, contentInsets: NSDirectionalEdgeInsets = .all(2),
        sectionInsets: NSDirectionalEdgeInsets = .zero, header: Bool = false, footer: Bool = false
    ) -> NSCollectionLayoutSection {
        let columns = max(columns, 1)
        let item = filling(contentInsets)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns)))
        let result = section(
            .horizontal(layoutSize: size, subitem: item, count: columns), .none, header: header, footer: footer)
        result.contentInsets = sectionInsets
        return result
    }

    /// Rows of so many items of a height that scroll together.
    public static func groupedList(
        rows: Int = 4, itemHeight: CGFloat = 60,
        scrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPaging, header: Bool = false,
        footer: Bool = false
    ) -> NSCollectionLayoutSection {
        let rows = max(rows, 1)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.92), heightDimension: .absolute(CGFloat(rows) * itemHeight))
        return section(
            .vertical(layoutSize: size, subitem: filling(.all(2)), count: rows), scrollingBehavior, header: header,
            footer: footer)
    }

    /// Tiles of a size in a row.
    public static func horizontalTiles(
        scrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
        groupSize: NSCollectionLayoutSize, header: Bool = false, footer: Bool = false
    ) -> NSCollectionLayoutSection {
        section(
            .horizontal(layoutSize: groupSize, subitems: [filling(.all(5))]), scrollingBehavior, header: header,
            footer: footer)
    }

    /// Columns of two tiles in a row.
    public static func verticalGroupTiles(
        scrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
        groupSize: NSCollectionLayoutSize, header: Bool = false, footer: Bool = false
    ) -> NSCollectionLayoutSection {
        section(
            .vertical(layoutSize: groupSize, subitem: filling(.all(5)), count: 2), scrollingBehavior, header: header,
            footer: footer)
    }

    /// A large tile with small ones beside it and below it, over and over.
    public static func tilesSection(
        itemInset: NSDirectionalEdgeInsets = .all(1), header: Bool = false, footer: Bool = false
    ) -> NSCollectionLayoutSection {
        let first = mainContent(.leading, itemInset), second = mainContent(.trailing, itemInset)
        let third = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / 3)),
            subitem: filling(itemInset), count: 3)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(5.0 / 3))
        return section(
            .vertical(layoutSize: size, subitems: [first, third, second]), .none, header: header, footer: footer)
    }

    /// A tile of two thirds of the width with two small ones beside it.
    public static func mainContent(
        _ side: MainContentSide, _ itemInset: NSDirectionalEdgeInsets = .all(1)
    ) -> NSCollectionLayoutGroup {
        let main = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(2.0 / 3), heightDimension: .fractionalHeight(1)))
        main.contentInsets = itemInset
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)),
            subitem: filling(itemInset), count: 2)
        return .horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2.0 / 3)),
            subitems: side == .leading ? [main, column] : [column, main])
    }

    private static func filling(_ insets: NSDirectionalEdgeInsets) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = insets
        return item
    }

    private static func section(
        _ group: NSCollectionLayoutGroup, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        header: Bool, footer: Bool
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        if header {
            section.boundarySupplementaryItems.append(
                BoundaryPlacement(height: .estimated(200), alignment: .top)
                    .boundaryItem(ofKind: UICollectionView.elementKindSectionHeader))
        }
        if footer {
            section.boundarySupplementaryItems.append(
                BoundaryPlacement(height: .estimated(200), alignment: .bottom)
                    .boundaryItem(ofKind: UICollectionView.elementKindSectionFooter))
        }
        return section
    }
}

extension UICollectionViewLayout {
    /// A screen of several kinds of sections, each with a header: two rows of tiles with a list in between, columns of
    /// tiles, and mosaics from the fifth section on. A screen that is wider than high shows grids of five columns.
    public static func composed() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let size = environment.container.effectiveContentSize
            guard size.width <= size.height || size.height == 0 else { return .grid(5, header: true) }
            @MainActor func tile(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
                NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(width), heightDimension: .fractionalWidth(height))
            }
            switch index {
            case 0: return .horizontalTiles(groupSize: tile(0.45, 0.55), header: true)
            case 1: return .groupedList(header: true)
            case 2: return .horizontalTiles(scrollingBehavior: .groupPaging, groupSize: tile(0.92, 0.95), header: true)
            case 3: return .verticalGroupTiles(groupSize: tile(0.45, 1.1), header: true)
            default: return .tilesSection(header: true)
            }
        }
    }
}
