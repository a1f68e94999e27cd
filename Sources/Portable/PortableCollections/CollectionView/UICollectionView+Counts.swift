import LayoutGeometry

extension UICollectionView {
    /// Counters of the work done, for performance tests.
    package struct Counters {
        package var cellsMade: Int
        package var supplementaryViewsMade: Int
        package var layoutPasses: Int
        package var measurements: Int
        /// The number of changes of a view's position or appearance.
        package var appliedViews: Int
    }

    /// The counters of the work done so far.
    package var counters: Counters {
        Counters(
            cellsMade: placed.supply.cellsMade, supplementaryViewsMade: placed.supply.supplementaryViewsMade,
            layoutPasses: pass.number, measurements: pass.measurementCount, appliedViews: placed.appliedCount)
    }

    /// The item counts of the sections, loaded if necessary.
    package var preparedCounts: [Int] {
        if let counts = items.counts { return counts }
        let loaded = loadCounts()
        items.setCounts(loaded)
        return loaded
    }

    /// Asks the data source. Negative numbers raise.
    func loadCounts() -> [Int] {
        guard dataSource != nil else { return [] }
        return usingDataSourcePaths(loadCountsOfDataSource)
    }

    private func loadCountsOfDataSource() -> [Int] {
        guard let dataSource else { return [] }
        if items.paths.isIdentity, let counts = (dataSource as? any CountedDataSource)?.itemCounts { return counts }
        let sections = dataSource.numberOfSections(in: self)
        guard sections >= 0 else { raise("The data source returned \(sections) sections: a number can't be negative.") }
        let counts = (0..<sections).map { section in
            let items = dataSource.collectionView(self, numberOfItemsInSection: section)
            guard items >= 0 else {
                raise("The data source returned \(items) items for section \(section): a number can't be negative.")
            }
            return items
        }
        return items.paths.isIdentity ? counts : items.paths.presented(counts: counts)
    }

    /// Returns the class, if it's a cell class.
    func checkedCellClass(_ cellClass: AnyClass?) -> AnyClass? {
        if let cellClass, !(cellClass is UICollectionViewCell.Type) {
            raise("must pass a class of kind UICollectionViewCell: \(cellClass)")
        }
        return cellClass
    }

    /// The number of pixels per point of the display.
    package var pixelScale: CGFloat { max(traitCollection.displayScale, 1) }

    /// The maximum width of readable text at the standard text size, in points.
    private static let readableWidth: CGFloat = 672

    /// Returns the insets for a section's content-insets reference, by reading direction.
    package func referenceInsets(_ reference: UIContentInsetsReference) -> Insets {
        let insets: UIEdgeInsets
        switch reference {
        case .none: insets = .zero
        case .automatic, .safeArea: insets = safeAreaInsets
        case .layoutMargins: insets = layoutMargins
        case .readableContent:
            var margins = layoutMargins
            let spare = bounds.width - margins.left - margins.right - UICollectionView.readableWidth
            margins.left += max(spare / 2, 0)
            margins.right += max(spare / 2, 0)
            insets = margins
        }
        return insets.directionalInsets(isRightToLeft: isRightToLeft).insets
    }

    /// The part of the bounds that bars and insets don't cover, in the content's coordinates.
    package var visibleContentRect: CGRect { bounds.inset(by: adjustedContentInset) }
}
