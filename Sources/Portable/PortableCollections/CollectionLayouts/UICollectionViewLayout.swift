import DiffEngine
import LayoutGeometry

/// An object that determines the positions of the cells, supplementary views, and decoration views of a collection
/// view. For a custom layout, subclass it and override `prepare()`, `collectionViewContentSize`,
/// `layoutAttributesForElements(in:)`, and the queries by index path.
///
/// ```swift
/// final class ColumnLayout: UICollectionViewLayout {
///     private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
///     override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 60 * count) }
///
///     override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
///         let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
///         attributes.frame = CGRect(x: 0, y: 60 * indexPath.item, width: 200, height: 52)
///         return attributes
///     }
///
///     override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///         let items = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
///         return items.filter { $0.frame.intersects(rect) }
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    // MARK: Classes

    /// The class of the layout's attributes, a subclass of `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the layout's invalidation contexts, a subclass of `UICollectionViewLayoutInvalidationContext`.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Properties

    /// The collection view that uses the layout; `nil` if none does.
    open var collectionView: UICollectionView? { owner }

    /// The size of the layout's content, in points. Here, it's zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// The layout direction that the layout was designed for. Here, it's left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// A Boolean value that indicates whether the collection view mirrors the layout if the layout direction is
    /// opposite to `developmentLayoutDirection`. Here, it's `false`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    package weak var owner: UICollectionView?

    /// Whether `prepare()` must be called.
    package var needsPreparation = true

    /// The number of calls of `prepare()`, for performance tests.
    package private(set) var preparationCount = 0

    package private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]
    /// The templates of kinds that were registered with a nib.
    private(set) var decorationTemplates: [String: ViewTemplate<UICollectionReusableView>] = [:]

    /// The map of the current batch; `nil` for custom layouts, which receive individual changes.
    private var updates: UpdateMap?
    /// The inserted and deleted elements.
    private var appearing: Set<ElementKey> = []
    private var disappearing: Set<ElementKey> = []

    // MARK: Initializers

    /// Creates a layout without a collection view.
    public override init() {
        super.init()
    }

    /// Creates a layout from an interface file.
    public required init?(coder: NSCoder) {
        super.init()
        coder.readInterface(into: self, as: UICollectionViewLayout.self)
    }

    // MARK: Layout

    /// Called before attributes are requested, for the first time and after each invalidation. The default does
    /// nothing.
    open func prepare() {}

    /// Returns the attributes of all elements that intersect `rect`. The default is `nil`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item. The default is `nil`.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view. The default is `nil`.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view. The default is `nil`.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the content offset at which scrolling stops when the user lifts the finger at `velocity`, in points per
    /// millisecond. The default is the proposed offset. The delegate's
    /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` can still change it.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the content offset after a batch update or a layout change. The default is the proposed offset.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Decorations

    /// Registers the class of a kind of decoration view; `nil` unregisters it. Raises an exception unless the class is
    /// a `UICollectionReusableView`.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationTemplates[elementKind] = nil
        guard let viewClass else {
            decorationClasses[elementKind] = nil
            return
        }
        guard let decorationClass = viewClass as? UICollectionReusableView.Type else {
            raise(
                "Invalid class \(viewClass) for decoration views of kind \(elementKind): "
                    + "it must be a UICollectionReusableView.")
        }
        decorationClasses[elementKind] = decorationClass
    }

    /// Registers a nib with one decoration view; `nil` unregisters it. If the nib has other contents, creating a view
    /// raises an exception.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = nil
        decorationTemplates[elementKind] = nib.map(ViewTemplate.init)
    }

    // MARK: Invalidation

    /// Invalidates the whole layout. The collection view queries it again in the next layout pass.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// Invalidates the parts of the layout that `context` marks. Overrides call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        needsPreparation = true
        owner?.layoutWasInvalidated(with: context)
    }

    /// Returns whether new bounds invalidate the layout. The default is `false`. Scrolling changes the origin of the
    /// bounds.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context for new bounds. The default context marks nothing.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Returns whether the preferred size of a view invalidates the layout. The default is `false`.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context for the preferred size of a view. The default context marks the view's element.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.invalidate(originalAttributes)
        context.preferred = (preferredAttributes, originalAttributes)
        return context
    }

    // MARK: Updates

    /// Called before a batch update is applied. Overrides call `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        clearUpdates()
        for update in updateItems {
            if update.updateAction == .insert || update.updateAction == .reload, let path = update.indexPathAfterUpdate
            {
                appearing.insert(.cell(path))
            }
            if update.updateAction == .delete || update.updateAction == .reload, let path = update.indexPathBeforeUpdate
            {
                disappearing.insert(.cell(path))
            }
        }
    }

    /// Called after a batch update was applied. Overrides call `super`.
    open func finalizeCollectionViewUpdates() { clearUpdates() }

    private func clearUpdates() {
        updates = nil
        appearing = []
        disappearing = []
    }

    /// Prepares the layout for a batch update. A custom layout receives each change, because it may override
    /// `prepare(forCollectionViewUpdates:)`.
    func prepare(for map: UpdateMap, of transaction: UpdateTransaction) {
        if isUIKitsOwn {
            updates = map
        } else {
            prepare(forCollectionViewUpdates: map.updateItems(for: transaction.changes))
        }
    }

    /// Called with the old bounds before the bounds change in an animation. The default does nothing.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called after the bounds have changed in an animation and the views are placed. The default does nothing.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before the collection view replaces this layout with another one. The default does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before the collection view replaces another layout with this one. The default does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called on both layouts at the end of a layout change. The default does nothing.
    open func finalizeLayoutTransition() {}

    /// Returns the initial attributes of an item in a batch update, for every item that is visible afterwards. By
    /// default, inserted items are transparent at their position, reloaded items are transparent at their old position,
    /// and other items have their previous attributes. Returns `nil` for items whose old position is unknown.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributesBeforeAppearing(.cell(itemIndexPath))
    }

    /// Returns the final attributes of an item that disappears during a batch update. The index path of a deleted item,
    /// or of one that ends outside the visible area, is its path before the update. By default, deleted items are
    /// transparent at their position, reloaded items are transparent at their new position, and other items keep the
    /// layout's attributes. The layout already describes the state after the update.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributesAfterDisappearing(.cell(itemIndexPath))
    }

    /// Returns the initial attributes of a supplementary view in a batch update. By default, views of an inserted
    /// section are transparent.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributesBeforeAppearing(.supplementary(elementKind, elementIndexPath))
    }

    /// Returns the final attributes of a supplementary view that disappears, by its old path. By default, views of a
    /// deleted section are transparent.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributesAfterDisappearing(.supplementary(elementKind, elementIndexPath))
    }

    /// Returns the initial attributes of a decoration view in a batch update. By default, views of an inserted section
    /// are transparent.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributesBeforeAppearing(.decoration(elementKind, decorationIndexPath))
    }

    /// Returns the final attributes of a decoration view that disappears, by its old path. By default, views of a
    /// deleted section are transparent.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributesAfterDisappearing(.decoration(elementKind, decorationIndexPath))
    }

    /// Returns the index paths of the supplementary views of a kind that a batch update removes, in addition to the
    /// views of deleted items. The default implementation returns an empty array.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths of the decoration views of a kind that a batch update removes. The default
    /// implementation returns an empty array.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths of the supplementary views of a kind that a batch update inserts, in addition to the
    /// views of inserted items. The default implementation returns an empty array.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the index paths of the decoration views of a kind that a batch update inserts. The default
    /// implementation returns an empty array.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Items that the person moves

    /// Returns the destination of an item that the user is moving: by default, the index path of the frontmost item
    /// whose frame contains `position`. If there's no item at `position`, the moved item keeps its index path.
    ///
    /// - Parameters:
    ///   - previousIndexPath: The current index path of the item on screen.
    ///   - position: The current position of the item, in points in the layout's coordinates.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        let spot = CGRect(origin: position, size: .zero).insetBy(dx: -0.5, dy: -0.5)
        let cells = (layoutAttributesForElements(in: spot) ?? []).filter {
            $0.category == .cell && !$0.isHidden && $0.frame.contains(position)
        }
        guard !cells.contains(where: { $0.indexPath == previousIndexPath }) else { return previousIndexPath }
        return cells.enumerated().max { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }?
            .element.indexPath ?? previousIndexPath
    }

    /// Returns the attributes of an item that is being moved to `position`: the layout's attributes, centered there and
    /// in front.
    ///
    /// Differs from UIKit: if a base layout has no attributes for the item, it returns attributes with only the index
    /// path, because UIKit's `nil` contradicts its signature.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        guard let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes else {
            return makeAttributes(for: .cell(indexPath))
        }
        return own.held(at: position)
    }

    /// Returns the context for items that are being moved, with their previous and current index paths and their
    /// position.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetMovingPaths = targetIndexPaths
        context.previousMovingPaths = previousIndexPaths
        context.movementTarget = targetPosition
        return context
    }

    /// Returns the context for the end of an interactive movement, with the final index paths of the items, or their
    /// original ones if it was canceled.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.targetMovingPaths = indexPaths
        context.previousMovingPaths = previousIndexPaths
        return context
    }

    // MARK: For the module

    /// Creates a context of the layout's class. Raises an exception if the class isn't a context class.
    package func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let contextClass: AnyClass = type(of: self).invalidationContextClass
        guard let contextClass = contextClass as? UICollectionViewLayoutInvalidationContext.Type else {
            raise(
                "invalidationContextClass must be a subclass of UICollectionViewLayoutInvalidationContext, "
                    + "but \(contextClass) is not.")
        }
        return NSObject.make(contextClass) as! UICollectionViewLayoutInvalidationContext
    }

    /// Creates attributes of the layout's class for an element. Raises an exception if the class isn't an attributes
    /// class.
    package func makeAttributes(for element: ElementKey) -> UICollectionViewLayoutAttributes {
        let attributesClass: AnyClass = type(of: self).layoutAttributesClass
        guard let attributesClass = attributesClass as? UICollectionViewLayoutAttributes.Type else {
            raise(
                "layoutAttributesClass must be a subclass of UICollectionViewLayoutAttributes, "
                    + "but \(attributesClass) is not.")
        }
        let attributes = NSObject.make(attributesClass) as! UICollectionViewLayoutAttributes
        attributes.category = element.category
        attributes.elementKind = element.category == .cell ? nil : element.kind
        attributes.indexPath = element.indexPath
        return attributes
    }

    /// Calls `prepare()` if necessary.
    package func prepareIfNeeded() {
        // A subclass may request attributes in its `prepare()`, which must not call it again.
        guard needsPreparation, owner != nil else { return }
        needsPreparation = false
        preparationCount += 1
        prepare()
    }

    /// Returns the attributes of an element with the query for its category.
    package func attributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.indexPath)
        case .supplementaryView:
            layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath)
        }
    }

    /// The axis on whose insets the layout depends, which is across its direction; `nil` for layouts that handle insets
    /// themselves.
    package var insetAxis: Axis? { nil }

    /// Whether the class is UIKit's, with known overrides, instead of a subclass of the app.
    package var isUIKitsOwn: Bool { false }

    /// Returns the initial attributes of an appearing element, with its current path.
    private func attributesBeforeAppearing(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
        let isNew = updates?.isNew(element) ?? contains(element, in: appearing)
        let before = owner?.attributesBeforeUpdates(ofElementNowAt: element) ?? (isNew ? attributes(of: element) : nil)
        guard let copy = before?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        copy.indexPath = element.indexPath
        if isNew { copy.alpha = 0 }
        return copy
    }

    /// Returns the final attributes of a disappearing element, with its old path.
    private func attributesAfterDisappearing(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
        let isRemoved = updates?.isRemoved(element) ?? contains(element, in: disappearing)
        let after =
            owner?.elementAfterUpdates(element).flatMap { attributes(of: $0) }
            ?? (isRemoved ? owner?.attributesBeforeUpdates(of: element) : nil)
        guard let copy = after?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        copy.indexPath = element.indexPath
        if isRemoved { copy.alpha = 0 }
        return copy
    }

    /// Returns whether `elements` contains an element or its whole section.
    private func contains(_ element: ElementKey, in elements: Set<ElementKey>) -> Bool {
        guard !elements.isEmpty else { return false }
        // Paths of one index belong to the whole layout.
        guard element.indexPath.count == 2 else { return false }
        return elements.contains(element)
            || elements.contains(.cell(IndexPath(item: NSNotFound, section: element.indexPath.section)))
    }

    // MARK: For animations

    /// Returns the initial attributes of an element with the query for its category.
    package func initialAttributes(ofAppearing element: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: element.indexPath)
        case .supplementaryView:
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: element.indexPath)
        case .decorationView:
            initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.indexPath)
        }
    }

    /// Returns the final attributes of an element with the query for its category.
    package func finalAttributes(ofDisappearing element: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: element.indexPath)
        case .supplementaryView:
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: element.indexPath)
        case .decorationView:
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.indexPath)
        }
    }

    /// Called after the interface file that contains the object was loaded and connected. The default does nothing.
    /// Overrides call `super`.
    open func awakeFromNib() {}
}

extension UICollectionViewLayoutAttributes {
    /// Returns the same attributes, centered at a point and in front of all others.
    package func held(at position: CGPoint) -> UICollectionViewLayoutAttributes {
        center = position
        zIndex = Int.max
        return self
    }
}
