import CompositionalEngine
import LayoutGeometry

/// A closure that returns the layout of a section in an environment. It can return `nil` only for sections without
/// items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout composed of sections, groups, and items.
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout { index, environment in
///     let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
///     let item = NSCollectionLayoutItem(
///         layoutSize: NSCollectionLayoutSize(
///             widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
///     let group = NSCollectionLayoutGroup.horizontal(
///         layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
///         subitems: [item])
///     let section = NSCollectionLayoutSection(group: group)
///     section.orthogonalScrollingBehavior = index == 0 ? .groupPaging : .none
///     return section
/// }
/// collectionView.collectionViewLayout = layout
/// ```
///
/// Repeated parts are computed once: a section with a million items costs the same as one with ten, unless its cells
/// are self-sizing, which needs a few bytes per cell.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout, OrthogonalLayout, ListLayout, PlacingLayout,
    InspectableLayout
{
    /// The configuration of the whole layout. Setting it invalidates the layout; the layout keeps a copy.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { configurationStorage.copy() as! UICollectionViewCompositionalLayoutConfiguration }
        set {
            configurationStorage = newValue.copy() as! UICollectionViewCompositionalLayoutConfiguration
            invalidateLayout()
        }
    }

    private var configurationStorage: UICollectionViewCompositionalLayoutConfiguration
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// The section of all indexes, if there is one: a copy that the app can't access.
    private let commonSection: NSCollectionLayoutSection?
    private let describer = SectionDescriber()

    /// The numbers of new section descriptions for the engine, and of the ones that it had to hash, for performance
    /// tests.
    package var descriptionCounts: (described: Int, hashed: Int) {
        (describer.describedCount, solver.hashedDescriptionCount)
    }

    /// The provider's sections, by index; `nil` for sections without items for which the provider returned `nil`.
    private(set) var sections: [NSCollectionLayoutSection?] = []
    var solver = CompositionalSolver(container: LayoutContainer(size: .zero, scale: 1))
    private var needsSections = true
    private var isRightToLeft = false
    private var loggedIssues: Set<LayoutIssue> = []

    private var lists = ListFeatures()
    /// The values that the section provider has read.
    package var updateState = UpdateState()

    /// Whether any section is a list.
    var hasLists: Bool { lists.exist }
    private var listsHaveSwipeActions: Bool { lists.offerSwipeActions }
    private var listsUseSeparatorHandler: Bool { lists.usesSeparatorHandler }
    private let cachedAttributes = CachedAttributes()

    /// The color behind a list without sections; `nil` for other layouts.
    var emptyListBackground: UIColor?

    var configurationScrollsVertically: Bool { configurationStorage.scrollDirection == .vertical }

    // MARK: Initializers

    /// Creates a layout that uses `section` for all sections.
    public init(section: NSCollectionLayoutSection) {
        let copy = section.copy() as! NSCollectionLayoutSection
        provider = { _, _ in copy }
        commonSection = copy
        configurationStorage = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout that uses `section` for all sections.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        let copy = section.copy() as! NSCollectionLayoutSection
        provider = { _, _ in copy }
        commonSection = copy
        configurationStorage = configuration.copy() as! UICollectionViewCompositionalLayoutConfiguration
        super.init()
    }

    /// Creates a layout whose sections the provider returns, for each environment of the collection view.
    ///
    /// If the provider reads properties of `@Observable` objects, a change of these properties invalidates the layout.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        commonSection = nil
        configurationStorage = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// Creates a layout whose sections the provider returns, for each environment of the collection view.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        commonSection = nil
        configurationStorage = configuration.copy() as! UICollectionViewCompositionalLayoutConfiguration
        super.init()
    }

    /// Returns `nil`, because a compositional layout needs sections.
    public required init?(coder: NSCoder) { nil }

    // MARK: Layout

    /// The size of all sections with the boundary items and the spacing between them.
    open override var collectionViewContentSize: CGSize {
        prepareIfNeeded()
        return solver.contentSize().cgSize
    }

    /// Calls the section provider, unless only preferred cell sizes or the scroll position have changed. Raises an
    /// exception if the provider returns `nil` for a section with items.
    ///
    /// - Complexity: O(*n*) in the number of sections.
    open override func prepare() {
        guard let owner else { return }
        let container = LayoutContainer(size: finite(owner.bounds.size), scale: Double(owner.pixelScale))
        if container != solver.container {
            solver.setContainer(container)
            needsSections = true
        }
        let wasRightToLeft = isRightToLeft
        isRightToLeft = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if needsSections || isRightToLeft != wasRightToLeft { cachedAttributes.removeAll() }
        guard needsSections else { return }
        needsSections = false
        describeSections(of: owner)
    }

    /// Returns the attributes of the elements that intersect `rect`, section by section.
    ///
    /// - Complexity: O(*k* + log *n*) for *k* elements in the rectangle and *n* groups.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        prepareIfNeeded()
        updateVisibleBounds()
        guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite else {
            return []
        }
        let elements = solver.elements(in: mirrored(rect.rect))
        let attributes = elements.map { self.attributes(for: $0) }
        reportIssues()
        return attributes
    }

    package func attributesToPlace(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        // A subclass of the app can return other sections.
        guard isUIKitsOwn,
            rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite
        else { return layoutAttributesForElements(in: rect) ?? [] }
        prepareIfNeeded()
        updateVisibleBounds()
        let area = mirrored(rect.rect)
        let attributes = cachedAttributes.attributes(
            find: { solver.findElements(in: area, into: &$0) },
            // The list attributes of a header depend on its section's position. An app can change the attributes of a
            // row.
            isKept: { $0.id.category == .cell && !$0.scrollsOrthogonally && !listsUseSeparatorHandler },
            make: { self.attributes(for: $0) })
        reportIssues()
        return attributes
    }

    /// Returns the attributes of an item; `nil` if there's no item at the index path.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        solvedAttributes(of: .cell(indexPath))
    }

    /// Returns the attributes of a supplementary view; `nil` if there's no such view.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        solvedAttributes(of: .supplementary(elementKind, indexPath))
    }

    /// Returns the attributes of a decoration view; `nil` if there's no such view.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        solvedAttributes(of: .decoration(elementKind, indexPath))
    }

    // MARK: Invalidation

    /// Returns `true` if the size changes, or if any views are pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = owner?.bounds else { return false }
        return newBounds.size != bounds.size || solver.hasPinnedItems
    }

    /// Returns `true` if the element has an estimated length and its view prefers another one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let id = originalAttributes.element.engineID else { return false }
        return solver.wouldChange(preferredAttributes.size.engineSize, for: id)
    }

    /// Discards the parts that the context marks. Overrides call `super`.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = context.preferred {
            applyPreferredSize(preferred.answer, offered: preferred.offer, to: context)
        } else if !context.isCausedByScrolling, !context.affectsOnlyMovedItem {
            needsSections = true
        }
        if !context.isCausedByScrolling { cachedAttributes.removeAll() }
        if context.invalidateEverything { solver.discardMeasuredSizes() }
        super.invalidateLayout(with: context)
    }

    /// Applies a view's preferred size. If the view begins above the visible area, adjusts the content offset, so that
    /// the visible content doesn't move.
    private func applyPreferredSize(
        _ preferred: UICollectionViewLayoutAttributes, offered: UICollectionViewLayoutAttributes,
        to context: UICollectionViewLayoutInvalidationContext
    ) {
        guard let id = offered.element.engineID else { return }
        let effect = solver.setMeasuredSize(preferred.size.engineSize, for: id)
        guard effect.isChange, let visible = owner?.visibleContentRect else { return }
        if configurationStorage.scrollDirection == .vertical {
            if offered.frame.minY < visible.minY { context.contentOffsetAdjustment.y += effect.displacement }
        } else if isRightToLeft {
            // The content grows to the left of the existing content.
            if offered.frame.maxX < visible.maxX { context.contentOffsetAdjustment.x += effect.displacement }
        } else if offered.frame.minX < visible.minX {
            context.contentOffsetAdjustment.x += effect.displacement
        }
    }

    package override var isUIKitsOwn: Bool { type(of: self) == UICollectionViewCompositionalLayout.self }

    package override var insetAxis: Axis? {
        configurationStorage.scrollDirection == .vertical ? .horizontal : .vertical
    }

    // MARK: Sections

    private func describeSections(of owner: UICollectionView) {
        let configuration = configurationStorage
        solver.setConfiguration(
            LayoutConfiguration(
                scrollAxis: configuration.scrollDirection == .vertical ? .vertical : .horizontal,
                interSectionSpacing: Double(configuration.interSectionSpacing),
                boundaryItems: configuration.boundarySupplementaryItems.map(\.boundaryDescription)))
        let traits = owner.traitCollection
        let environment = CollectionEnvironment(
            size: owner.bounds.size, traits: traits,
            safeArea: owner.safeAreaInsets.directionalInsets(isRightToLeft: isRightToLeft))
        let context = CustomGroupContext(
            containerSize: solver.container.size, grid: PixelGrid(scale: solver.container.scale), traits: traits)
        var surroundings = SectionDescriber.Environment(
            context, scrollAxis: solver.configuration.scrollAxis,
            automaticReference: configuration.contentInsetsReference, in: owner)
        sections = []
        lists = ListFeatures()
        let counts = owner.preparedCounts
        let described =
            describeCommonSection(counts, in: &surroundings)
            ?? trackingProvider {
                counts.indices.map { describeSection($0, counts[$0], environment, in: &surroundings) }
            }
        describer.finish()
        let namesMoves = solver.hasMeasuredItems
        solver.setSections(described, following: owner.updates.map?.layoutEdits(namesMoves: namesMoves))
    }

    /// Describes identical sections together; `nil` if they aren't identical, or their custom groups can differ.
    private func describeCommonSection(
        _ counts: [Int], in surroundings: inout SectionDescriber.Environment
    ) -> [CompositionalSolver.Section]? {
        guard let commonSection, !counts.isEmpty else { return nil }
        let shared = describer.describe(commonSection, in: &surroundings, former: solver.section(0)?.shared)
        guard describer.lastIsConstant else { return nil }
        sections = Array(repeating: commonSection, count: counts.count)
        recordList(of: commonSection)
        return counts.map { CompositionalSolver.Section(shared, itemCount: $0) }
    }

    /// Calls the section provider for all sections, and invalidates the layout when an observable property that it reads
    /// changes.
    private func trackingProvider(
        _ body: () -> [CompositionalSolver.Section]
    ) -> [CompositionalSolver.Section] {
        var described: [CompositionalSolver.Section] = []
        tracking(.layout) { described = body() }
        return described
    }

    /// Asks the provider for a section.
    private func describeSection(
        _ index: Int, _ count: Int, _ environment: any NSCollectionLayoutEnvironment,
        in surroundings: inout SectionDescriber.Environment
    ) -> CompositionalSolver.Section {
        guard let section = provider(index, environment) else {
            if count > 0 {
                raise(
                    "Invalid section definition. Please specify a valid section definition when content is to be "
                        + "rendered for a section. This is a client error.")
            }
            sections.append(nil)
            return CompositionalSolver.Section(.empty, itemCount: count)
        }
        if section !== sections.last ?? nil { recordList(of: section) }
        sections.append(section)
        let shared = describer.describe(section, in: &surroundings, former: solver.section(index)?.shared)
        return CompositionalSolver.Section(shared, itemCount: count)
    }

    private func recordList(of section: NSCollectionLayoutSection) {
        guard let list = section.list else { return }
        lists.exist = true
        if list.offersSwipeActions { lists.offerSwipeActions = true }
        if list.configuration.itemSeparatorHandler != nil { lists.usesSeparatorHandler = true }
    }

    private func reportIssues() {
        for issue in solver.issues where loggedIssues.insert(issue).inserted {
            Diagnostics.log("UICollectionViewCompositionalLayout: \(issue)")
        }
    }

    // MARK: Attributes

    private func solvedAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        updateVisibleBounds()
        guard let id = key.engineID, let element = solver.element(id) else { return nil }
        return attributes(for: element)
    }

    private func attributes(for element: LayoutElement) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(for: ElementKey(element.id))
        var frame = element.frame
        if element.scrollsOrthogonally, let area = solver.orthogonalSection(element.id.section) {
            attributes.orthogonalSection = element.id.section
            frame.origin[area.axis] -= area.offset
        }
        attributes.frame = mirrored(frame).cgRect
        attributes.zIndex = element.zIndex
        attributes.listRow = listRow(for: element)
        attributes.selfSizing =
            element.isWidthMeasurable
            ? (element.isHeightMeasurable ? .both : .width) : (element.isHeightMeasurable ? .height : .none)
        if attributes.selfSizing != .none {
            attributes.measuringConditions = solver.measuringConditions(of: element.id)
        }
        return attributes
    }

    private func updateVisibleBounds() {
        guard let owner else { return }
        solver.visibleBounds = mirrored(owner.visibleContentRect.rect)
    }

    /// Returns a rectangle of the content in the engine's left-to-right coordinates, or vice versa.
    func mirrored(_ rect: Rect) -> Rect {
        guard isRightToLeft else { return rect }
        let width = max(solver.contentSize().width, solver.container.size.width)
        return Rect(x: width - rect.maxX, y: rect.minY, width: rect.size.width, height: rect.size.height)
    }

    private func finite(_ size: CGSize) -> Size {
        Size(
            width: size.width.isFinite ? max(Double(size.width), 0) : 0,
            height: size.height.isFinite ? max(Double(size.height), 0) : 0)
    }

    // MARK: Orthogonal sections

    package func orthogonalScrollAreas(in rect: CGRect) -> [OrthogonalScrollArea] {
        prepareIfNeeded()
        return solver.orthogonalSections(meeting: mirrored(rect.rect)).compactMap { index in
            guard let section = sections.indices.contains(index) ? sections[index] : nil,
                let solved = solver.orthogonalSection(index)
            else { return nil }
            let frame = mirrored(solved.frame).cgRect
            guard frame.touches(rect) else { return nil }
            return area(section, solved, frame: frame)
        }
    }

    private func area(
        _ section: NSCollectionLayoutSection, _ solved: CompositionalEngine.OrthogonalSection, frame: CGRect
    ) -> OrthogonalScrollArea {
        let isHorizontal = solved.axis == .horizontal
        let isReversed = isHorizontal && isRightToLeft
        let start = isReversed ? solved.endInset : solved.startInset
        var viewport = frame
        if isHorizontal {
            viewport.origin.x += start
            viewport.size.width = solved.viewportLength
        } else {
            viewport.origin.y += start
            viewport.size.height = solved.viewportLength
        }
        let maximum = solved.maximumOffset, index = solved.section
        return OrthogonalScrollArea(
            section: index, viewport: viewport, contentLength: solved.contentLength, scrollsHorizontally: isHorizontal,
            offset: isReversed ? maximum - solved.offset : solved.offset,
            behavior: section.orthogonalScrollingBehavior, properties: section.orthogonalScrollingProperties,
            restingOffset: { [weak self] proposed in
                guard let self else { return proposed }
                let forward = isReversed ? maximum - proposed : proposed
                let rest = self.solver.restingOffset(forProposed: forward, inOrthogonalSection: index)
                return isReversed ? maximum - rest : rest
            })
    }

    package func setOrthogonalOffset(_ offset: CGFloat, of maximum: CGFloat, ofSection section: Int) {
        guard let solved = solver.orthogonalSection(section) else { return }
        let isReversed = solved.axis == .horizontal && isRightToLeft
        solver.setOrthogonalOffset(isReversed ? maximum - offset : offset, inSection: section)
    }

    package func willPlace(_ attributes: [UICollectionViewLayoutAttributes]) {
        guard isWatched(attributes), let owner else { return }
        let environment = CollectionEnvironment(size: owner.bounds.size, traits: owner.traitCollection)
        let bySection = Dictionary(grouping: attributes, by: \.indexPath.section)
        for (index, members) in bySection.sorted(by: { $0.key < $1.key }) {
            guard let handler = invalidationHandler(ofSection: index) else { continue }
            var offset = owner.contentOffset
            if let solved = solver.orthogonalSection(index) {
                let own =
                    solved.axis == .horizontal && isRightToLeft ? solved.maximumOffset - solved.offset : solved.offset
                offset = solved.axis == .horizontal ? CGPoint(x: own, y: 0) : CGPoint(x: 0, y: own)
            }
            for attributes in members { attributes.isKept = false }
            handler(members.map { VisibleItem($0, offset: offset) }, offset, environment)
        }
    }

    /// Returns whether an app's invalidation handler needs the placed attributes.
    private func isWatched(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
        if let commonSection { return commonSection.visibleItemsInvalidationHandler != nil }
        // Only sections with placed elements are checked, because there may be thousands of others.
        var last = -1
        return attributes.contains { attributes in
            let section = attributes.indexPath.section
            guard section != last else { return false }
            last = section
            return invalidationHandler(ofSection: section) != nil
        }
    }

    private func invalidationHandler(ofSection index: Int) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    {
        sections.indices.contains(index) ? sections[index]?.visibleItemsInvalidationHandler : nil
    }

    // MARK: Lists

    package func listBackgrounds(in rect: CGRect) -> [ListBackground] {
        prepareIfNeeded()
        return makeListBackgrounds(in: rect)
    }

    package var offersSwipeActions: Bool { listsHaveSwipeActions }

    package func swipeActions(
        _ side: SwipeSide, forItemAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        prepareIfNeeded()
        guard let list = list(ofSection: indexPath.section) else { return nil }
        return list.swipeActions(side, forItemAt: indexPath)
            ?? collectionView?.cellForItem(at: indexPath)?.contentSwipeActions(side)
    }

    package func parts(in rect: CGRect) -> [LayoutPart] {
        prepareIfNeeded()
        return makeParts(in: rect)
    }

    package func supplementaryViewMovesWithItem(ofKind kind: String, inSection section: Int) -> Bool {
        guard sections.indices.contains(section), let group = sections[section]?.group else { return false }
        return group.attachesToItem(kind)
    }
}

extension NSCollectionLayoutItem {
    /// Returns whether a kind of supplementary view is attached to an item, instead of a group.
    fileprivate func attachesToItem(_ kind: String) -> Bool {
        guard let group = self as? NSCollectionLayoutGroup else {
            return supplementaryItems.contains { $0.elementKind == kind }
        }
        return group.subitems.contains { $0.attachesToItem(kind) }
    }
}

extension SharedDescription {
    /// A section without items and boundary items.
    fileprivate static let empty = SharedDescription(SectionDescription(group: .empty))
}
