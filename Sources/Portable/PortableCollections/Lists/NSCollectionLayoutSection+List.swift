extension NSCollectionLayoutSection {
    /// Creates a section that lays out its items as the rows of a list: as wide as the list, with self-sizing heights,
    /// one below the other.
    ///
    /// You can change the section like any other one. Its insets depend on the environment's width and safe area, so
    /// that a section provider must create a new section for a new environment.
    ///
    /// - Parameters:
    ///   - configuration: The appearance and the features of the list.
    ///   - layoutEnvironment: The environment that the section is laid out in.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        list(using: configuration, layoutEnvironment: layoutEnvironment, rowHeight: nil)
    }

    /// Creates a list section with a height or an estimated height for its rows; `nil` uses the system's estimate.
    /// Headers and footers can have estimated heights by kind, and the content of rows can have a larger margin than
    /// the system's.
    package static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment,
        rowHeight: NSCollectionLayoutDimension?, boundaryHeights: [String: CGFloat] = [:],
        contentMargin: CGFloat = 0
    ) -> NSCollectionLayoutSection {
        let metrics = ListMetrics()
        let width = layoutEnvironment.container.contentSize.width
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: rowHeight ?? .estimated(metrics.rowHeight))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsetsReference = .none
        section.contentInsets = configuration.sectionInsets(
            metrics, width: width, safeArea: (layoutEnvironment as? CollectionEnvironment)?.safeAreaInsets ?? .zero)
        section.boundarySupplementaryItems = configuration.boundaryItems(
            metrics, width: width, heights: boundaryHeights)
        section.list = ListSection(configuration, width: width, contentMargin: contentMargin)
        return section
    }
}

@MainActor
extension UICollectionLayoutListConfiguration {
    /// Returns the insets of a section's rows.
    fileprivate func sectionInsets(
        _ metrics: ListMetrics, width: CGFloat, safeArea: NSDirectionalEdgeInsets
    ) -> NSDirectionalEdgeInsets {
        var insets = NSDirectionalEdgeInsets.zero
        switch appearance {
        case .plain, .sidebarPlain: break
        case .grouped, .insetGrouped:
            if headerMode == .none { insets.top = metrics.groupTopInset }
            if footerMode == .none { insets.bottom = metrics.groupBottomInset }
        case .sidebar:
            if footerMode == .none { insets.bottom = metrics.sidebarBottomInset }
        }
        if headerMode == .firstItemInSection { insets.top = topPadding(metrics) }
        let side = appearance.isSidebar ? metrics.sidebarInset : metrics.horizontalMargin(inWidth: width)
        if appearance == .insetGrouped || appearance.isSidebar {
            insets.leading = side + safeArea.leading
            insets.trailing = side + safeArea.trailing
        }
        return insets
    }

    /// Returns the padding above a header.
    private func topPadding(_ metrics: ListMetrics) -> CGFloat {
        headerTopPadding ?? (appearance == .plain ? metrics.plainHeaderTopPadding : 0)
    }

    fileprivate func boundaryItems(
        _ metrics: ListMetrics, width: CGFloat, heights: [String: CGFloat]
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if headerMode == .supplementary {
            let hugs = contentHuggingElements.contains(.supplementaryHeader)
            let header = boundaryItem(
                UICollectionView.elementKindSectionHeader, width: hugs ? .estimated(width) : .fractionalWidth(1),
                alignment: hugs ? .topLeading : .top, metrics, heights)
            header.leadingPadding = topPadding(metrics)
            items.append(header)
        }
        if footerMode == .supplementary {
            items.append(
                boundaryItem(
                    UICollectionView.elementKindSectionFooter, width: .fractionalWidth(1), alignment: .bottom, metrics,
                    heights))
        }
        return items
    }

    private func boundaryItem(
        _ kind: String, width: NSCollectionLayoutDimension, alignment: NSRectAlignment, _ metrics: ListMetrics,
        _ heights: [String: CGFloat]
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let height = heights[kind] ?? metrics.boundaryHeight(appearance)
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: width, heightDimension: .estimated(height)),
            elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = appearance.isPlain
        item.zIndex = metrics.boundaryZIndex
        return item
    }
}
