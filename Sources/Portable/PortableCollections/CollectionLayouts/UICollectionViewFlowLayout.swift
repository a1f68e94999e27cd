import CompositionalEngine
import LayoutGeometry

/// A layout that arranges items in lines, with headers and footers.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 104, height: 140)
/// layout.minimumInteritemSpacing = 8
/// layout.minimumLineSpacing = 16
/// layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
/// layout.headerReferenceSize = CGSize(width: 0, height: 44)
/// layout.sectionHeadersPinToVisibleBounds = true
/// collectionView.setCollectionViewLayout(layout, animated: true)
/// ```
///
/// Items of equal size cost nothing: their positions are computed arithmetically. Otherwise, `prepare()` breaks a
/// section into lines in O(*n*), and queries search the lines.
///
/// Sizes that are negative, infinite, or NaN are logged to the console and count as 0; lengths are limited to a billion
/// points.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The boundary that the sides of a section's insets are relative to.
    public enum SectionInsetReference: Int, Sendable {
        /// The content inset of the collection view.
        case fromContentInset = 0
        /// The safe area of the collection view.
        case fromSafeArea
        /// The layout margins of the collection view.
        case fromLayoutMargins
    }

    /// An estimated size that indicates that cells size themselves.
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    // MARK: Properties

    /// The minimum distance between lines, in points. The default is 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { propertyChanged(minimumLineSpacing != oldValue) } }

    /// The minimum distance between items of a line, in points. The default is 10.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { propertyChanged(minimumInteritemSpacing != oldValue) } }

    /// The size of items if the delegate doesn't specify one. The default is 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { propertyChanged(itemSize != oldValue) } }

    /// The estimated size of items until their cells have been measured. The default is zero, which means that cells
    /// don't size themselves.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            removeMeasuredSizes()
            propertyChanged(estimatedItemSize != oldValue)
        }
    }

    /// The scroll direction. The default is vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { propertyChanged(scrollDirection != oldValue) }
    }

    /// The size of headers. Only the length along the scroll direction is used. The default is zero, which means no
    /// headers.
    open var headerReferenceSize = CGSize.zero { didSet { propertyChanged(headerReferenceSize != oldValue) } }

    /// The size of footers. Only the length along the scroll direction is used. The default is zero, which means no
    /// footers.
    open var footerReferenceSize = CGSize.zero { didSet { propertyChanged(footerReferenceSize != oldValue) } }

    /// The margins around the items of a section. The default is zero.
    open var sectionInset = UIEdgeInsets.zero { didSet { propertyChanged(sectionInset != oldValue) } }

    /// The boundary that the sides of the section inset are relative to. The default is the content inset.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { propertyChanged(sectionInsetReference != oldValue) }
    }

    /// A Boolean value that indicates whether headers stay visible while their section is visible. The default is
    /// `false`.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { propertyChanged(sectionHeadersPinToVisibleBounds != oldValue) }
    }

    /// A Boolean value that indicates whether footers stay visible while their section is visible. The default is
    /// `false`.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { propertyChanged(sectionFootersPinToVisibleBounds != oldValue) }
    }

    // MARK: State

    /// The sections in order, with the start of each, and the end of the last.
    private var sections: [FlowSection] = []
    private var sectionStarts: [Double] = [0]
    /// The length across the scroll direction, without content insets.
    private var lineRoom = 0.0
    private var pixels = PixelGrid(scale: 1)

    /// The measured sizes of cells, and their sum for the average.
    private var measuredSizes: [IndexPath: CGSize] = [:]
    /// A number that changes whenever the measured sizes are discarded.
    private var measuringConditions = 1
    private var keepsMetrics = false
    private var lacksSizeMethod = false

    package var isVertical: Bool { scrollDirection == .vertical }

    private var sizesItself: Bool { estimatedItemSize != .zero }

    // MARK: Layout

    /// The class of a flow layout's invalidation contexts.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// The size of all lines, headers, and footers. Across the scroll direction, it's the length of the bounds without
    /// the content inset, even if an item is longer.
    open override var collectionViewContentSize: CGSize {
        prepareIfNeeded()
        let along = pixels.floor(sectionStarts[sections.count])
        return isVertical ? CGSize(width: lineRoom, height: along) : CGSize(width: along, height: lineRoom)
    }

    /// Queries the delegate for the sizes in the sections, and breaks their items into lines.
    ///
    /// - Complexity: O(1) for a section whose items all have the size `itemSize`, otherwise O(*n*) in the number of its
    ///   items.
    open override func prepare() {
        guard let collectionView = owner, !keepsMetrics else {
            keepsMetrics = false
            return
        }
        pixels = PixelGrid(scale: Double(collectionView.pixelScale))
        let inset = collectionView.contentInset
        let bounds = collectionView.bounds.size
        let room = Double(
            max(isVertical ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom, 0))
        if room != lineRoom { removeMeasuredSizes() }
        lineRoom = room
        let average = averageOfMeasured()
        sections = []
        sectionStarts = [0]
        for section in 0..<collectionView.preparedCounts.count {
            let made = makeSection(section, in: collectionView, average: average)
            sections.append(made)
            sectionStarts.append(sectionStarts[section] + made.length)
        }
    }

    /// Returns the attributes of the items, headers, and footers that intersect `rect`, section by section.
    ///
    /// - Complexity: O(*k* + log *n*) for *k* elements in the rectangle and *n* lines.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        prepareIfNeeded()
        let start = Double(isVertical ? rect.minY : rect.minX), end = Double(isVertical ? rect.maxY : rect.maxX)
        guard start <= end, !sections.isEmpty else { return [] }
        var found: [UICollectionViewLayoutAttributes] = []
        var section = firstSection(endingAfter: start)
        // Pinned views can be outside of their natural position, but not outside of their section.
        while section < sections.count, sectionStarts[section] <= end {
            let offset = sectionStarts[section]
            append(UICollectionView.elementKindSectionHeader, of: section, touching: rect, to: &found)
            for item in sections[section].items(from: start - offset, to: end - offset) {
                let attributes = cellAttributes(at: IndexPath(item: item, section: section))
                if attributes.frame.touches(rect) { found.append(attributes) }
            }
            append(UICollectionView.elementKindSectionFooter, of: section, touching: rect, to: &found)
            section += 1
        }
        return found
    }

    /// Returns the attributes of an item; `nil` if there's no item at the index path.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            (0..<sections[indexPath.section].metrics.itemCount).contains(indexPath.item)
        else { return nil }
        return cellAttributes(at: indexPath)
    }

    /// Returns the attributes of a section's header or footer; `nil` for other kinds, and if the section has none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard indexPath.count == 2, indexPath.item == 0, sections.indices.contains(indexPath.section) else {
            return nil
        }
        return boundaryAttributes(elementKind, section: indexPath.section)
    }

    /// Returns the attributes of an item that is being moved to `position`: the layout's attributes, centered there and
    /// in front. For an item that doesn't exist, the size is zero.
    open override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position).held(at: position)
    }

    // MARK: Invalidation

    /// Returns `true` if the length across the scroll direction changes, or if headers or footers are pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = owner?.bounds else { return false }
        let roomChanges = isVertical ? newBounds.width != bounds.width : newBounds.height != bounds.height
        return roomChanges || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    /// Returns `true` if the layout estimates item sizes and the cell's preferred size is different.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard sizesItself, originalAttributes.category == .cell else { return false }
        // The first size counts even if it equals the estimate, because it changes the average.
        return preferredAttributes.size != originalAttributes.size || measuredSizes[originalAttributes.indexPath] == nil
    }

    /// Returns a context for the preferred size of a cell. If the cell begins above the visible area, it adjusts the
    /// content offset.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        guard let owner else { return context }
        let old = originalAttributes.frame, new = preferredAttributes.size
        if isVertical, old.minY < owner.visibleContentRect.minY {
            context.contentOffsetAdjustment.y = new.height - old.height
        } else if !isVertical, old.minX < owner.visibleContentRect.minX {
            context.contentOffsetAdjustment.x = new.width - old.width
        }
        return context
    }

    /// Discards the parts that the context marks. Overrides call `super`.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if let preferred = context.preferred {
            measuredSizes[preferred.offer.indexPath] = preferred.answer.size
            keepsMetrics = false
        } else if context.invalidateEverything {
            removeMeasuredSizes()
            keepsMetrics = false
        } else if context.invalidateDataSourceCounts {
            moveMeasuredSizes()
            keepsMetrics = false
        } else if !needsPreparation {
            keepsMetrics =
                context.isCausedByScrolling || context.affectsOnlyMovedItem
                || (flow?.invalidateFlowLayoutDelegateMetrics == false && flow?.invalidateFlowLayoutAttributes == false)
        } else if !context.isCausedByScrolling, !context.affectsOnlyMovedItem {
            keepsMetrics = false
        }
        super.invalidateLayout(with: context)
    }

    /// Moves the measured sizes of items with a batch update.
    private func moveMeasuredSizes() {
        guard let map = owner?.updates.map else { return removeMeasuredSizes() }
        let moved = measuredSizes.compactMap { path, size in map.path(after: path).map { ($0, size) } }
        measuredSizes = Dictionary(moved, uniquingKeysWith: { first, _ in first })
    }

    private func removeMeasuredSizes() {
        measuredSizes = [:]
        measuringConditions += 1
    }

    package override var isUIKitsOwn: Bool { type(of: self) == UICollectionViewFlowLayout.self }

    package override var insetAxis: Axis? { isVertical ? .horizontal : .vertical }

    // MARK: Sections

    /// Returns the layout's item size, and records that the delegate has no size, so that it's called only once.
    package func sizeForMissingDelegateMethod() -> CGSize {
        lacksSizeMethod = true
        return itemSize
    }

    private func makeSection(
        _ section: Int, in collectionView: UICollectionView, average: CGSize?
    ) -> FlowSection {
        let metrics = sectionMetrics(section, in: collectionView)
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        var common = average ?? (sizesItself ? initialEstimate : itemSize)
        lacksSizeMethod = delegate == nil
        if let delegate, metrics.itemCount > 0 {
            let first = size(of: IndexPath(item: 0, section: section), from: delegate, in: collectionView)
            if !lacksSizeMethod { common = first }
        }
        let hasMeasured = measuredSizes.keys.contains { $0.section == section }
        guard !lacksSizeMethod || hasMeasured else {
            let all = extent(of: common, section: section, 0)
            reportIfTooWide([all], metrics)
            return FlowSection(metrics: metrics, all: all)
        }
        let extents = (0..<metrics.itemCount).map { item in
            let path = IndexPath(item: item, section: section)
            if let measured = measuredSizes[path] { return extent(of: measured, section: section, item) }
            guard !lacksSizeMethod, item > 0, let delegate else {
                return extent(of: common, section: section, item)
            }
            return extent(of: size(of: path, from: delegate, in: collectionView), section: section, item)
        }
        reportIfTooWide(extents, metrics)
        return FlowSection(metrics: metrics, extents: extents)
    }

    private func sectionMetrics(_ section: Int, in collectionView: UICollectionView) -> FlowSection.Metrics {
        var insets = sectionInset
        var lineSpacing = minimumLineSpacing, itemSpacing = minimumInteritemSpacing
        var header = headerReferenceSize, footer = footerReferenceSize
        if let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout {
            insets = delegate.collectionView(collectionView, layout: self, insetForSectionAt: section)
            lineSpacing = delegate.collectionView(
                collectionView, layout: self, minimumLineSpacingForSectionAt: section)
            itemSpacing = delegate.collectionView(
                collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
            header = delegate.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
            footer = delegate.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
        }
        insets = referenced(insets, in: collectionView)
        var metrics = FlowSection.Metrics()
        metrics.itemCount = collectionView.preparedCounts[section]
        metrics.isSelfSizing = sizesItself
        metrics.lineSpacing = finite(lineSpacing)
        metrics.itemSpacing = finite(itemSpacing)
        metrics.insetAcross = finite(isVertical ? insets.left : insets.top)
        metrics.insetBefore = finite(isVertical ? insets.top : insets.left)
        metrics.insetAfter = finite(isVertical ? insets.bottom : insets.right)
        metrics.lineLength = lineRoom - metrics.insetAcross - finite(isVertical ? insets.right : insets.bottom)
        metrics.headerLength = max(finite(isVertical ? header.height : header.width), 0)
        metrics.footerLength = max(finite(isVertical ? footer.height : footer.width), 0)
        return metrics
    }

    /// Rule F2: with another reference, the side insets increase by the amount that it exceeds the content inset.
    private func referenced(_ insets: UIEdgeInsets, in collectionView: UICollectionView) -> UIEdgeInsets {
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return insets
        case .fromSafeArea: reference = collectionView.safeAreaInsets
        case .fromLayoutMargins: reference = collectionView.layoutMargins
        }
        let content = collectionView.contentInset
        var result = insets
        if isVertical {
            result.left = max(insets.left + reference.left - content.left, 0)
            result.right = max(insets.right + reference.right - content.right, 0)
        } else {
            result.top = max(insets.top + reference.top - content.top, 0)
            result.bottom = max(insets.bottom + reference.bottom - content.bottom, 0)
        }
        return result
    }

    private var initialEstimate: CGSize {
        estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? itemSize : estimatedItemSize
    }

    /// Rule F9: items that haven't been measured use the average size of the measured items.
    private func averageOfMeasured() -> CGSize? {
        guard sizesItself, !measuredSizes.isEmpty else { return nil }
        let sum = measuredSizes.values.reduce(into: CGSize.zero) {
            $0.width += CGFloat(finite($1.width))
            $0.height += CGFloat(finite($1.height))
        }
        let count = CGFloat(measuredSizes.count)
        return CGSize(width: sum.width / count, height: sum.height / count)
    }

    /// Returns the delegate's size, for the data source's index path.
    private func size(
        of path: IndexPath, from delegate: any UICollectionViewDelegateFlowLayout, in collectionView: UICollectionView
    ) -> CGSize {
        collectionView.usingDataSourcePaths {
            delegate.collectionView(
                collectionView, layout: self, sizeForItemAt: collectionView.dataSourcePath(path))
        }
    }

    private func extent(of size: CGSize, section: Int, _ item: Int) -> FlowSection.Extent {
        if !(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0) {
            Diagnostics.log(
                "UICollectionViewFlowLayout: the size (\(size.width), \(size.height)) of item \(item) in section "
                    + "\(section) is not a size; 0 is used for values that are negative, infinite, or not a number.")
        }
        let width = max(finite(size.width), 0), height = max(finite(size.height), 0)
        return isVertical
            ? FlowSection.Extent(across: width, along: height) : FlowSection.Extent(across: height, along: width)
    }

    /// Returns the length, with 0 for infinity and NaN, limited so that sums don't overflow.
    private func finite(_ length: CGFloat) -> Double { Double(length).distance }

    private func reportIfTooWide(_ extents: [FlowSection.Extent], _ metrics: FlowSection.Metrics) {
        guard !sizesItself, metrics.itemCount > 0, lineRoom > 0, !extents.allSatisfy(metrics.holds) else { return }
        let (side, edges) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
        Diagnostics.log(
            "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(side) must be less "
                + "than the \(side) of the UICollectionView minus the section insets \(edges) values, minus the "
                + "content insets \(edges) values.\nMake a symbolic breakpoint at "
                + "UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.")
    }

    // MARK: Attributes

    private func cellAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(for: .cell(indexPath))
        let place = sections[indexPath.section].place(of: indexPath.item)
        attributes.frame = frame(
            across: place.across, along: sectionStarts[indexPath.section] + place.along,
            lengthAcross: place.extent.across, lengthAlong: place.extent.along)
        attributes.selfSizing = sizesItself ? .both : .none
        attributes.measuringConditions = measuringConditions
        return attributes
    }

    private func append(
        _ kind: String, of section: Int, touching rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]
    ) {
        guard let attributes = boundaryAttributes(kind, section: section), attributes.frame.touches(rect) else {
            return
        }
        found.append(attributes)
    }

    private func boundaryAttributes(_ kind: String, section: Int) -> UICollectionViewLayoutAttributes? {
        let start = sectionStarts[section], metrics = sections[section].metrics
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let length = isHeader ? metrics.headerLength : metrics.footerLength
        guard length > 0 else { return nil }
        var along = isHeader ? start : start + sections[section].footerStart
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        if isPinned, let visible = owner?.visibleContentRect {
            if isHeader {
                let last = start + sections[section].footerStart - length
                along = min(max(along, Double(isVertical ? visible.minY : visible.minX)), max(last, start))
            } else {
                let first = start + metrics.headerLength
                along = max(min(along, Double(isVertical ? visible.maxY : visible.maxX) - length), min(first, along))
            }
        }
        let path = IndexPath(item: 0, section: section)
        let attributes = makeAttributes(for: .supplementary(kind, path))
        attributes.frame = frame(across: 0, along: along, lengthAcross: lineRoom, lengthAlong: length)
        attributes.zIndex = isPinned ? UICollectionViewFlowLayout.pinnedZIndex : 0
        attributes.selfSizing = .none
        return attributes
    }

    /// Pinned headers and footers are in front of the cells that scroll below them.
    private static let pinnedZIndex = 10

    /// Rule F8: origins are rounded to pixels, sizes aren't.
    private func frame(
        across: Double, along: Double, lengthAcross: Double, lengthAlong: Double
    ) -> CGRect {
        let across = pixels.round(across), along = pixels.round(along)
        return isVertical
            ? CGRect(x: across, y: along, width: lengthAcross, height: lengthAlong)
            : CGRect(x: along, y: across, width: lengthAlong, height: lengthAcross)
    }

    /// Returns the first section whose end isn't before `position`.
    private func firstSection(endingAfter position: Double) -> Int {
        sections.indices.partitioningIndex { sectionStarts[$0 + 1] >= position }
    }

    private func propertyChanged(_ changed: Bool) {
        if changed { invalidateLayout() }
    }
}

extension CGRect {
    /// Returns whether two rectangles share a point, including only the top and left sides. A rectangle without area
    /// touches one that contains its origin.
    package func touches(_ other: CGRect) -> Bool {
        let sharesX = minX < other.maxX && other.minX < maxX || minX == other.minX
        let sharesY = minY < other.maxY && other.minY < maxY || minY == other.minY
        return sharesX && sharesY
    }
}
