// Presets for lists with content like that of a store or a feed.

extension NSCollectionLayoutSection {
    /// The side of the large tile in a group, opposite its small tiles.
    public enum MainContentSide: Sendable {
        /// The leading side.
        case leading
        /// The trailing side.
        case trailing
    }

    /// Returns a section of full-width, self-sizing rows.
    public static func listWith(
        scrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none, header: Bool = false,
        footer: Bool = false
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        return section(
            .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]), scrollingBehavior,
            header: header, footer: footer)
    }

    /// Returns a grid of squares with a fixed number of columns.
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

    /// Returns an orthogonally scrolling section with columns of several items.
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

    /// Returns an orthogonally scrolling row of tiles.
    public static func horizontalTiles(
        scrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
        groupSize: NSCollectionLayoutSize, header: Bool = false, footer: Bool = false
    ) -> NSCollectionLayoutSection {
        section(
            .horizontal(layoutSize: groupSize, subitems: [filling(.all(5))]), scrollingBehavior, header: header,
            footer: footer)
    }

    /// Returns an orthogonally scrolling section with columns of two tiles.
    public static func verticalGroupTiles(
        scrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
        groupSize: NSCollectionLayoutSize, header: Bool = false, footer: Bool = false
    ) -> NSCollectionLayoutSection {
        section(
            .vertical(layoutSize: groupSize, subitem: filling(.all(5)), count: 2), scrollingBehavior, header: header,
            footer: footer)
    }

    /// Returns a section with a repeating pattern of one large tile, and small tiles next to it and below it.
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

    /// Returns a section with a tile of two thirds of the width, and two small tiles next to it.
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
    /// Returns a layout with several kinds of sections that each have a header: two rows of tiles with a list between
    /// them, columns of tiles, and mosaics from the fifth section on. If the container is wider than high, the
    /// sections are grids of five columns.
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
