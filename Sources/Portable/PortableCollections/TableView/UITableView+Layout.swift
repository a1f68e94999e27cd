// The layout of the rows: list sections with the heights of the delegate and the table.

extension UITableView {
    // MARK: Sections

    /// Returns the layout of a section, which is a list section.
    func layoutSection(
        _ section: Int, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
        var configuration = UICollectionLayoutListConfiguration(appearance: style.appearance)
        if sectionViews.isPresent(UICollectionView.elementKindSectionHeader, section, in: self) {
            configuration.headerMode = .supplementary
        }
        if sectionViews.isPresent(UICollectionView.elementKindSectionFooter, section, in: self) {
            configuration.footerMode = .supplementary
        }
        let hasFooter = configuration.footerMode == .supplementary
        sectionViews.updateTitleMargins(section, hasFooter: hasFooter, in: self)
        if contentHuggingElements.contains(.sectionHeaders) {
            configuration.contentHuggingElements = .supplementaryHeader
        }
        if sectionHeaderTopPadding >= 0 { configuration.headerTopPadding = sectionHeaderTopPadding }
        configuration.backgroundColor = .clear
        configuration.showsSeparators = separatorStyle != .none
        configuration.separatorConfiguration = separators
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in self?.leadingActions(at: path) }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            self?.trailingActions(at: path)
        }
        let height = rowHeightDimension(inSection: section)
        let heights = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map {
            ($0, estimatedHeight(ofBoundary: $0, inSection: section))
        }
        let layout = NSCollectionLayoutSection.list(
            using: configuration, layoutEnvironment: environment, rowHeight: height,
            boundaryHeights: Dictionary(uniqueKeysWithValues: heights), contentMargin: readableMargin)
        if style != .plain, !hasFooter, let titles = TableMetrics.metrics(for: traitCollection).titles {
            layout.contentInsets.bottom = titles.untitledFooter
        }
        return layout
    }

    /// A Boolean value that indicates whether the bar above the table has a large title.
    var isBelowLargeTitle: Bool {
        let controller = sequence(first: self as UIResponder, next: \.next).first { $0 is UIViewController }
        return (controller as? UIViewController)?.navigationController?.navigationBar.showsLargeTitle ?? false
    }

    /// The margin of rows with a readable width; 0 for other rows.
    private var readableMargin: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return 0 }
        let side = style == .insetGrouped ? ListMetrics().horizontalMargin(inWidth: bounds.width) : 0
        return max(readableContentGuide.layoutFrame.minX - bounds.minX - side, 0)
    }

    /// The configuration of the separators.
    private var separators: UIListSeparatorConfiguration {
        var configuration = UIListSeparatorConfiguration(listAppearance: style.appearance)
        if let separatorColor { configuration.color = separatorColor }
        configuration.visualEffect = separatorEffect
        if let separatorInsetStorage, separatorInsetReference == .fromCellEdges {
            let insets = Self.listSeparatorInsets(separatorInsetStorage, isRightToLeft: isRightToLeft)
            configuration.topSeparatorInsets = insets
            configuration.bottomSeparatorInsets = insets
        }
        return configuration
    }

    /// Converts the separator insets of a table or a cell to a list's, where `automaticDimension` has another value.
    static func listSeparatorInsets(_ insets: UIEdgeInsets, isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
        var result = insets.directionalInsets(isRightToLeft: isRightToLeft)
        let automatic = UIListSeparatorConfiguration.automaticInsets
        if result.leading == automaticDimension { result.leading = automatic.leading }
        if result.trailing == automaticDimension { result.trailing = automatic.trailing }
        return result
    }

    /// Returns the safe area insets of content views in rows, headers, and footers.
    func contentPadding(in body: UIView) -> UIEdgeInsets {
        guard insetsContentViewsToSafeArea else { return .zero }
        let insets = body.safeAreaInsets
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }

    /// Returns the insets of rows, headers, and footers at the trailing side for the section index. The groups of an
    /// inset table end before the index, as far as it fits there.
    func indexPadding(in body: UICollectionReusableView) -> UIEdgeInsets {
        let width = rows.input.index.width
        guard width > 0 else { return .zero }
        var frame = body.placement.attributes?.frame ?? CGRect(x: 0, y: 0, width: bounds.width, height: 0)
        // An animated row that moves in or out at a side uses the insets of its position in the table.
        if frame.minX >= bounds.width { frame.origin.x -= bounds.width }
        if frame.maxX <= 0 { frame.origin.x += bounds.width }
        var room = UIEdgeInsets.zero
        let content = contentPadding(in: body)
        if isRightToLeft {
            room.left = max(safeAreaInsets.left + width - frame.minX - content.left, 0)
        } else {
            room.right = max(safeAreaInsets.right + width - (bounds.width - frame.maxX) - content.right, 0)
        }
        return room
    }

    /// Called when the space for the content of visible views has changed.
    func contentRoomDidChange() {
        for view in rows.placed.values { (view as? UICollectionViewListCell)?.contentRoomDidChange() }
        layoutDescriptionChanged()
    }

    /// Called when the inputs of a section's layout have changed.
    func layoutDescriptionChanged() {
        rows.collectionViewLayout.invalidateLayout()
    }

    // MARK: Heights

    /// Called by the delegate's default implementation: without the delegate's heights, all rows have the same height.
    func uniformRowHeight() -> CGFloat {
        hasUniformRowHeight = true
        return rowHeight
    }

    /// Called by the delegate's default implementation: without the delegate's heights, headers and footers have the
    /// table's.
    func ownSectionHeight(_ height: ReferenceWritableKeyPath<UITableView, CGFloat>) -> CGFloat {
        sectionViews.haveHeightsOfTable = true
        return self[keyPath: height]
    }

    /// Returns the height, or the estimated height, of the rows in a section.
    private func rowHeightDimension(inSection section: Int) -> NSCollectionLayoutDimension? {
        guard rows.preparedCounts[section] > 0,
            let first = rows.items.paths.dataSource(IndexPath(row: 0, section: section))
        else { return nil }
        hasUniformRowHeight = delegate == nil
        let height = delegate?.tableView(self, heightForRowAt: first) ?? rowHeight
        if let height = Self.height(height) {
            return hasUniformRowHeight ? .absolute(height) : .estimated(max(height, 1))
        }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: first) ?? estimatedRowHeight
        return Self.height(estimate).flatMap { $0 > 0 ? .estimated($0) : nil }
    }

    /// Returns the estimated height of a header or footer: the app's, or the height of a one-line title at the current
    /// text size.
    private func estimatedHeight(ofBoundary kind: String, inSection section: Int) -> CGFloat {
        let isFooter = kind == UICollectionView.elementKindSectionFooter
        let element = ElementKey.supplementary(kind, IndexPath(item: 0, section: section))
        if let height = fixedHeight(of: element), height > 0 { return height }
        let said =
            isFooter
            ? delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
            : delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
        if let height = Self.height(said), height > 0 { return height }
        let title = titleConfiguration(isFooter: isFooter)
        let font = title.textProperties.font.adjusted(to: traitCollection)
        let line = CGFloat(pixels.ceil(Double(font.lineHeight)))
        if let margins = sectionViews.titleMargins(kind, section) { return margins.height(ofText: line) }
        return line + title.directionalLayoutMargins.top + title.directionalLayoutMargins.bottom
    }

    /// Returns the configuration with the fonts, colors, and margins of titles.
    func titleConfiguration(isFooter: Bool) -> UIListContentConfiguration {
        if isFooter { return style == .plain ? .plainFooter() : .groupedFooter() }
        return style == .plain ? .plainHeader() : .groupedHeader()
    }

    /// Returns the fixed height of the row at an index path on screen, including a moving row and placeholders; `nil`
    /// for self-sizing rows.
    func fixedHeight(ofPresentedRowAt indexPath: IndexPath) -> CGFloat? {
        if let placeholder = rows.items.placeholders.first(where: { $0.path == indexPath })?.context.placeholder {
            return (placeholder as? TableRowPlaceholder).flatMap { Self.height($0.rowHeight) }
        }
        return rows.items.paths.dataSource(indexPath).flatMap(fixedHeight(ofRowAt:))
    }

    /// Returns the fixed height of a row; `nil` for self-sizing rows.
    func fixedHeight(ofRowAt indexPath: IndexPath) -> CGFloat? {
        Self.height(delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight)
    }

    /// Returns the fixed height of a header or footer; `nil` for self-sizing ones.
    func fixedHeight(of element: ElementKey) -> CGFloat? {
        let section = element.indexPath.section
        let isHeader = element.kind == UICollectionView.elementKindSectionHeader
        sectionViews.haveHeightsOfTable = delegate == nil
        let height =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        // Titles aren't cut off by the height that Xcode writes for every grouped table.
        if height == sectionViews.interfaceHeight, sectionViews.haveHeightsOfTable,
            sectionViews.title(element.kind, section, in: self) != nil
        {
            return nil
        }
        return Self.height(height)
    }

    /// Returns a height in points; `nil` for `automaticDimension` and invalid values.
    private static func height(_ value: CGFloat) -> CGFloat? {
        guard value != automaticDimension else { return nil }
        guard value.isFinite, value >= 0 else {
            Diagnostics.log("UITableView: \(value) is not a height; the content's height is used instead.")
            return nil
        }
        return value
    }

    // MARK: Places

    /// The height of the view above the rows.
    var headerHeight: CGFloat { tableHeaderView.map { max($0.frame.height, 0) } ?? 0 }

    private var footerHeight: CGFloat { tableFooterView.map { max($0.frame.height, 0) } ?? 0 }

    /// Returns the frame of an element in the table's coordinates; an empty rectangle if there's no such element. A
    /// pinned header has its unpinned frame.
    func rect(of element: ElementKey) -> CGRect {
        rows.layoutIfDue()
        guard rows.preparedCounts.indices.contains(element.indexPath.section) else { return .zero }
        guard let attributes = rows.attributes(of: element) else { return .zero }
        return attributes.frame.offsetBy(dx: 0, dy: headerHeight)
    }

    func sectionRect(_ section: Int) -> CGRect {
        guard section >= 0, section < numberOfSections else { return .zero }
        var rects = [rectForHeader(inSection: section), rectForFooter(inSection: section)]
        let count = numberOfRows(inSection: section)
        if count > 0 { rects += [0, count - 1].map { rectForRow(at: IndexPath(row: $0, section: section)) } }
        let shown = rects.filter { !$0.isEmpty }
        return shown.dropFirst().reduce(shown.first ?? .zero) { $0.union($1) }
    }

    func sectionView(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
        let view = rows.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
        return (view as? TableSectionBody)?.sectionView
    }

    // MARK: Following the bounds

    /// Updates the bounds of the collection view for the table's scroll position.
    func trackBounds() {
        guard rows.table === self else { return }
        let bounds = bounds
        if rows.frame != bounds { rows.frame = bounds }
        let origin = CGPoint(x: bounds.minX, y: bounds.minY - headerHeight)
        if rows.bounds.origin != origin { rows.bounds.origin = origin }
    }

    /// Called when the total size of the rows has changed.
    func rowsDidChangeSize() {
        let size = CGSize(
            width: rows.contentSize.width, height: headerHeight + rows.contentSize.height + footerHeight)
        if contentSize != size { contentSize = size }
        layOutEndViews()
    }

    func layOutSurroundings() {
        if let backgroundView {
            backgroundView.frame = bounds
            if subviews.first !== backgroundView { insertSubview(backgroundView, at: 0) }
        }
        layOutEndViews()
    }

    private func layOutEndViews() {
        if let header = tableHeaderView {
            place(header, CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height))
        }
        if let footer = tableFooterView {
            let top = headerHeight + rows.contentSize.height
            place(footer, CGRect(x: 0, y: top, width: bounds.width, height: footer.frame.height))
        }
        if fillerRowHeight != 0 { layOutFillerRows() }
    }

    private func place(_ view: UIView, _ frame: CGRect) {
        if view.frame != frame { view.frame = frame }
    }

    /// Called when the view above or below the rows, or its height, has changed.
    func replaceEndView(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { insertSubview(new, aboveSubview: rows) }
        trackBounds()
        rowsDidChangeSize()
        rows.setNeedsLayout()
        setNeedsLayout()
    }

    // MARK: Scrolling

    /// Scrolls until a section begins at the top of the visible area. Rows that become visible are measured, which may
    /// move the section. Does nothing for a section that doesn't exist.
    func scrollToSection(_ section: Int) {
        guard (0..<numberOfSections).contains(section) else { return }
        for _ in 0..<10 {
            let before = contentOffset
            scroll(toRow: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
            rows.layoutIfNeeded()
            if contentOffset == before { return }
        }
    }

    func scroll(toRow indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard indexPath.count == 2, indexPath.row == NSNotFound else {
            rows.scrollToItem(at: indexPath, at: position.collectionScrollPosition, animated: animated)
            return
        }
        let rect = rect(forSection: indexPath.section)
        if position == .top {
            let range = offsetRange.y
            let y = min(max(rect.minY - adjustedContentInset.top, range.lowerBound), range.upperBound)
            setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
        } else {
            scrollRectToVisible(rect, animated: animated)
        }
    }
}
