// What a layout pass does: it asks the layout for what is visible, measures the views that size themselves from the
// start of the visible area on, and places views where the layout then says.

extension UICollectionView {
    /// How often a view may change its size in one layout pass before it counts as not settling.
    private static let maximumAnswers = 5

    /// How often one pass may ask the layout again. Each time shows views that weren't there before, or the loop ends
    /// much earlier.
    private static let maximumRounds = 500

    /// Shows what is visible. Does nothing while the app makes a batch of updates, when model and counts disagree.
    func runLayoutPass() {
        guard !isInLayoutPass, batchDepth == 0 else { return }
        isInLayoutPass = true
        presentationDepth += 1
        defer {
            isInLayoutPass = false
            presentationDepth -= 1
            performActionsDueAfterPass()
        }
        passNumber += 1
        layoutPassCount += 1
        let start = owningDevice.clock.now
        layoutInsets = currentLayoutInsets
        let resizing = takeResizing()
        defer { if let resizing { endResizing(resizing) } }
        dropViewsForReload()
        layOutBackgroundView()
        var rounds = 0, isSettled = false
        while !isSettled, rounds < UICollectionView.maximumRounds {
            rounds += 1
            layoutStorage.prepareIfNeeded()
            inCommit {
                updateContentSize()
                updateOrthogonalScrollViews()
            }
            let found = bounds.isEmpty ? [] : keepingFirstResponder(liftingHeldItem(attributesToPlace()))
            // What was found is out of date as soon as a view has said another size.
            if measure(found), rounds < UICollectionView.maximumRounds { continue }
            let sizesItself = place(found)
            isSettled = !layoutStorage.needsPreparation && !(sizesItself && hasViewsToMeasure)
        }
        inCommit { layOutListBackgrounds() }
        if layoutStorage.offersSwipeActions || hasSwipeableContent { prepareForSwipes() }
        swipeController?.layoutPassEnded()
        removeUnusedOrthogonalScrollViews()
        correctPendingScroll()
        finishAnimatedBoundsChange()
        prefetcher.update(for: self)
        noteReload(since: start)
    }

    /// Calls `action` when nobody is in the middle of showing what there is: at once, or when the layout pass is over.
    func performOutsideOfLayoutPass(_ action: @escaping () -> Void) {
        guard isInLayoutPass else { return action() }
        actionsDueAfterPass.append(action)
    }

    private func performActionsDueAfterPass() {
        let actions = actionsDueAfterPass
        actionsDueAfterPass = []
        for action in actions { action() }
    }

    /// Runs the pass that is due, if the view has a size to show something in.
    func layOutIfDue() {
        guard !bounds.isEmpty, needsReload || layer.needsLayout() || layoutStorage.needsPreparation else { return }
        runLayoutPass()
    }

    // MARK: Invalidation

    /// The layout tells that something of it is no longer valid.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        if context.contentOffsetAdjustment != .zero { scroller.shiftContent(by: context.contentOffsetAdjustment) }
        if context.preferred == nil, !context.comesOfScrolling, !context.concernsCounts, !context.concernsHeldItemAlone
        {
            measureAgain(context)
        }
        if !isInLayoutPass { setNeedsLayout() }
    }

    /// The layout has changed for no reason that the views know: they are asked for their sizes again.
    private func measureAgain(_ context: UICollectionViewLayoutInvalidationContext) {
        if let items = context.invalidatedItemIndexPaths {
            for path in items { shownView(of: .cell(path))?.placement.forgetMeasurement() }
        } else {
            forgetMeasurements()
        }
    }

    /// Has all views measured again that are shown.
    func forgetMeasurements() {
        for view in shownViews { view.placement.forgetMeasurement() }
    }

    /// The views on screen and those that are on their way out of sight, in no order.
    var shownViews: [UICollectionReusableView] { Array(placed.values) + lingering.values }

    /// The view that shows an element, be it on screen or on its way out of sight.
    func shownView(of element: ElementKey) -> UICollectionReusableView? { placed[element] ?? lingering[element] }

    /// A view says that it wants another size.
    func sizeWasInvalidated(of view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled || !requests.isEmpty else { return }
        view.placement.measuredOffer = nil
        if !isInLayoutPass {
            if requests.isEmpty, view.placement.isDisplayed, animatesUpdates { animatesResizing = true }
            view.placement.isSizingSuspended = false
            setNeedsLayout()
        }
    }

    /// Constraints in a cell's content view have changed, outside of a layout pass, which measures by itself.
    func constraintsDidChange(in cell: UICollectionViewCell) {
        guard selfSizingInvalidation == .enabledIncludingConstraints, !isInLayoutPass else { return }
        sizeWasInvalidated(of: cell)
    }

    func invalidateEverything() {
        let context = layoutStorage.makeContext()
        context.concernsEverything = true
        context.concernsCounts = true
        layoutStorage.invalidateLayout(with: context)
    }

    func boundsWillChange(to newBounds: CGRect) {
        let old = bounds
        guard newBounds != old else { return }
        if layoutStorage.shouldInvalidateLayout(forBoundsChange: newBounds) {
            let context = layoutStorage.invalidationContext(forBoundsChange: newBounds)
            context.comesOfScrolling = newBounds.size == old.size
            layoutStorage.invalidateLayout(with: context)
        }
        if newBounds.size != old.size { prepareForAnimatedBoundsChange(from: old) }
        setNeedsLayout()
    }

    /// The insets that a layout may refer to. Those along the direction of scrolling change while a bar collapses, and
    /// no layout asks for them.
    struct LayoutInsets: Equatable {
        /// Those of both sides.
        struct Sides: Equatable {
            var first: CGFloat
            var second: CGFloat
        }

        var content: Sides
        var safeArea: Sides
        var margins: Sides
    }

    private var currentLayoutInsets: LayoutInsets? {
        guard let axis = layoutStorage.insetAxis else { return nil }
        func sides(_ insets: UIEdgeInsets) -> LayoutInsets.Sides {
            axis == .horizontal
                ? LayoutInsets.Sides(first: insets.left, second: insets.right)
                : LayoutInsets.Sides(first: insets.top, second: insets.bottom)
        }
        return LayoutInsets(
            content: sides(contentInset), safeArea: sides(safeAreaInsets), margins: sides(layoutMargins))
    }

    func insetsDidChange() {
        guard currentLayoutInsets != layoutInsets else { return }
        layoutStorage.invalidateLayout()
    }

    // MARK: Asking the layout

    /// The attributes of everything that touches `rect`, as it is to be seen.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        askingLayout {
            layoutStorage.prepareIfNeeded()
            guard isMirrored else { return layoutStorage.layoutAttributesForElements(in: rect) ?? [] }
            return (layoutStorage.layoutAttributesForElements(in: mirrored(rect)) ?? []).map { mirrored($0) }
        }
    }

    /// The attributes of one element, as it is to be seen.
    func attributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
        askingLayout {
            layoutStorage.prepareIfNeeded()
            let attributes = layoutStorage.attributes(of: element)
            return isMirrored ? attributes.map { mirrored($0) } : attributes
        }
    }

    /// A point of the content as the layout has it.
    func layoutPoint(_ point: CGPoint) -> CGPoint {
        isMirrored ? CGPoint(x: mirrored(CGRect(origin: point, size: .zero)).minX, y: point.y) : point
    }

    /// A copy of the layout's attributes as they are to be seen.
    func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        isMirrored ? mirrored(attributes) : attributes.copy() as! UICollectionViewLayoutAttributes
    }

    /// The attributes of one element in a layout that is or was the collection view's, as it is to be seen.
    func attributes(
        of element: ElementKey, in layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = layout.attributes(of: element)
        return isMirrored ? attributes.map { mirrored($0) } : attributes
    }

    /// The axis on which an element moves when the person scrolls; nil for layouts that don't say.
    func scrollAxis(of attributes: UICollectionViewLayoutAttributes) -> UIAxis? {
        if let scrollView = attributes.orthogonalSection.flatMap({ orthogonalScrollViews[$0] }) {
            return scrollView.scrollsHorizontally ? .horizontal : .vertical
        }
        return layoutStorage.insetAxis.map { $0 == .horizontal ? .vertical : .horizontal }
    }

    private var isMirrored: Bool {
        guard layoutStorage.flipsHorizontallyInOppositeLayoutDirection else { return false }
        return effectiveUserInterfaceLayoutDirection != layoutStorage.developmentLayoutDirection
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        let width = max(layoutStorage.collectionViewContentSize.width, bounds.width)
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        let width = max(layoutStorage.collectionViewContentSize.width, bounds.width)
        copy.center.x = width - attributes.center.x
        return copy
    }

    private func updateContentSize() {
        let size = layoutStorage.collectionViewContentSize
        if size != contentSize { contentSize = size }
    }

    private func layOutBackgroundView() {
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        let index = listBackgroundViews.count
        if !subviews.indices.contains(index) || subviews[index] !== backgroundView { insertBackgroundView() }
    }

    private func prepareForSwipes() {
        if swipeController == nil { swipeController = SwipeController(self) }
    }

    /// Opens the trailing side of a row as a swipe does. Does nothing if the row isn't on screen or offers no actions.
    package func revealTrailingActions(at indexPath: IndexPath) {
        prepareForSwipes()
        swipeController?.revealTrailingActions(at: indexPath)
    }

    /// Puts the background view behind everything but the colors of lists.
    func insertBackgroundView() {
        guard let backgroundView else { return }
        if let last = listBackgroundViews.last {
            insertSubview(backgroundView, aboveSubview: last)
        } else {
            insertSubview(backgroundView, at: 0)
        }
    }

    private func dropViewsForReload() {
        guard needsReload else { return }
        needsReload = false
        let views = placed.sorted { $0.key < $1.key } + lingering.sorted { $0.key < $1.key }
        placed = [:]
        lingering = [:]
        reloadPassNumber = views.isEmpty ? nil : passNumber
        for (_, view) in views { recycle(view) }
        for view in orthogonalScrollViews.values { view.removeFromSuperview() }
        orthogonalScrollViews = [:]
        prefetcher = Prefetcher()
        _ = preparedCounts
    }

    // MARK: Measuring

    private var hasViewsToMeasure: Bool {
        placed.values.contains { view in
            guard let attributes = view.placement.attributes else { return false }
            return attributes.isMeasurable && wantsMeasurement(attributes, view)
        }
    }

    /// Asks views for their sizes, in order, making those that aren't there yet. What has moved out of sight through
    /// the sizes of others is neither made nor measured.
    ///
    /// - Returns: Whether the layout has changed.
    private func measure(_ found: [UICollectionViewLayoutAttributes]) -> Bool {
        var hasChanged = false
        for attributes in found
        where attributes.isMeasurable && !attributes.isHidden
            && wantsMeasurement(attributes, placed[attributes.element])
        {
            var current = attributes
            if hasChanged {
                guard let fresh = self.attributes(of: attributes.element), fresh.frame.touches(bounds),
                    fresh.isMeasurable, wantsMeasurement(fresh, placed[fresh.element])
                else { continue }
                current = fresh
            }
            if measure(view(for: current), offered: current) { hasChanged = true }
        }
        return hasChanged
    }

    /// - Parameter view: The one that shows the element; nil if there is none yet.
    private func wantsMeasurement(
        _ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionReusableView?
    ) -> Bool {
        guard let view else { return true }
        guard !view.placement.isSizingSuspended else { return false }
        guard let offer = view.placement.measuredOffer else { return true }
        guard offer.selfSizing == attributes.selfSizing, offer.measuringConditions == attributes.measuringConditions
        else { return true }
        // Under the same conditions, only another fixed length asks for it again.
        switch attributes.selfSizing {
        case .none, .both: return false
        case .height: return offer.size.width != attributes.size.width
        case .width: return offer.size.height != attributes.size.height
        case .unspecified: return offer.size != attributes.size && view.placement.answers.last != attributes.size
        }
    }

    private func measure(
        _ view: UICollectionReusableView, offered attributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        // A view on screen moves in the animation, if there is one.
        if view.placement.isDisplayed { inCommit { apply(attributes, to: view) } } else { apply(attributes, to: view) }
        measurementCount += 1
        let preferred = view.preferredLayoutAttributesFitting(
            attributes.copy() as! UICollectionViewLayoutAttributes)
        // What the view changed in itself in order to answer is in its answer.
        view.placement.measuredOffer = attributes
        guard isUsable(preferred.size, of: view, at: attributes.indexPath),
            layoutStorage.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return false }
        guard settles(view, answering: preferred.size, at: attributes) else { return false }
        layoutStorage.invalidateLayout(
            with: layoutStorage.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        return true
    }

    /// A size that is none keeps what the layout has.
    private func isUsable(_ size: CGSize, of view: UICollectionReusableView, at indexPath: IndexPath) -> Bool {
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
            Diagnostics.log(
                "UICollectionView: \(view) at index path \(Self.text(indexPath)) prefers the size \(Self.text(size)), "
                    + "which is negative, infinite or not a number. The layout's own size is kept.", .sizes,
                about: view.outermostView)
            return false
        }
        return true
    }

    /// Notes an answer. Too many different ones in a pass suspend the view's measuring and name it.
    private func settles(
        _ view: UICollectionReusableView, answering size: CGSize, at attributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        if view.placement.pass != passNumber {
            view.placement.pass = passNumber
            view.placement.answers = []
        }
        view.placement.answers.append(size)
        guard view.placement.answers.count > UICollectionView.maximumAnswers else { return true }
        view.placement.isSizingSuspended = true
        let others = view.placement.answers.dropLast()
        let other = others.last { $0 != size } ?? attributes.size
        Diagnostics.log(
            "UICollectionView: the size of \(view) at index path \(Self.text(attributes.indexPath)) doesn't settle: it "
                + "swings between \(Self.text(other)) and \(Self.text(size)). \(Self.text(attributes.size)) is kept "
                + "until its content changes.", .sizes, about: view.outermostView)
        return false
    }

    static func text(_ size: CGSize) -> String { "(\(size.width), \(size.height))" }

    static func text(_ path: IndexPath) -> String { "[\(path.map(String.init).joined(separator: ", "))]" }

    // MARK: Placing

    /// Shows what the layout has found, and nothing else.
    ///
    /// - Returns: Whether views are among it that say their own size.
    /// - Complexity: O(*n*) for *n* elements, each of which is looked up once unless it is new.
    private func place(_ found: [UICollectionViewLayoutAttributes]) -> Bool {
        layoutStorage.willPlace(found)
        placementRound += 1
        var changes: [(view: UICollectionReusableView?, attributes: UICollectionViewLayoutAttributes)] = []
        changes.reserveCapacity(found.count)
        var stayingCount = 0, sizesItself = false
        for attributes in found where !attributes.isHidden {
            let view = placed[attributes.element]
            if let view, view.placement.round != placementRound {
                view.placement.round = placementRound
                stayingCount += 1
            }
            if attributes.isMeasurable { sizesItself = true }
            changes.append((view, attributes))
        }
        // What the app is told of may have it change what is shown.
        var isAsFound = stayingCount == placed.count
        if !isAsFound { takeAwayViews(exceptOfRound: placementRound) }
        for index in changes.indices {
            let attributes = changes[index].attributes
            let view: UICollectionReusableView
            if isAsFound, let known = changes[index].view {
                view = known
            } else {
                view = self.view(for: attributes)
                changes[index].view = view
                isAsFound = false
            }
            let isNew = !view.placement.isDisplayed
            if let commit {
                prepare(view, for: attributes, isNew: isNew, commit)
            } else if isNew, AnimationContext.current != nil {
                layOutWithoutAnimation(view)
            }
            if isNew {
                view.placement.isDisplayed = true
                tellDelegateDisplayBegins(of: view, attributes.element)
            }
        }
        inCommit {
            for case (let view?, let attributes) in changes {
                apply(attributes, to: view)
                // Views that ask for another size while they lay themselves out are heard in this pass.
                view.outermostView.layer.layoutSubtree()
            }
        }
        return sizesItself
    }

    /// Adds the cell that holds the first responder, if it is out of sight: it stays a subview, so that the keyboard stays
    /// with it.
    private func keepingFirstResponder(
        _ found: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
        keptCell = nil
        guard let responder = window?.firstResponder as? UIView, responder !== self, responder.isDescendant(of: self),
            let (element, cell) = placed.first(where: { element, view in
                element.category == .cell && responder.isDescendant(of: view)
            }), !found.contains(where: { $0.element == element }), let attributes = attributes(of: element)
        else { return found }
        keptCell = cell
        return found + [attributes]
    }

    /// Takes the views off the screen that are out of sight; in an animation they leave as it ends.
    private func takeAwayViews(exceptOfRound round: Int) {
        var unwanted: [(key: ElementKey, value: UICollectionReusableView)] = []
        for entry in placed where entry.value.placement.round != round { unwanted.append(entry) }
        if unwanted.count > 1 { unwanted.sort { $0.key < $1.key } }
        for (element, view) in unwanted {
            placed[element] = nil
            if let commit, let target = attributesOutOfSight(of: element, commit) {
                lingering[element] = view
                commit.lingering.append((view, target))
            } else {
                recycle(view)
            }
        }
    }

    /// Shows a view as it is before the commit's animation.
    private func prepare(
        _ view: UICollectionReusableView, for attributes: UICollectionViewLayoutAttributes, isNew: Bool,
        _ commit: UpdateCommit
    ) {
        guard let start = attributesBeforeAppearing(attributes, commit) else {
            if isNew { layOutWithoutAnimation(view) }
            return
        }
        // A view on screen goes on from where it is seen, unless the layout wants it to begin elsewhere.
        guard isNew || !(commit.origin(attributes.element).map { start.looks(like: $0) } ?? true) else { return }
        UIView.performWithoutAnimation { apply(start, to: view) }
        layOutWithoutAnimation(view)
    }

    /// Nothing in a view that wasn't there before is to grow from nothing.
    private func layOutWithoutAnimation(_ view: UICollectionReusableView) {
        UIView.performWithoutAnimation { view.outermostView.layer.layoutSubtree() }
    }

    /// Makes changes in the animation of the commit that is shown, if there is one.
    private func inCommit(_ changes: () -> Void) {
        if let commit { commit.animate(changes) } else { changes() }
    }

    /// The view of an element: the one on screen, or one from the data source or the layout.
    func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let element = attributes.element
        if let view = placed[element] { return view }
        let viewCount = pool.viewsMade
        // What was on its way out of sight turns round, but like any other that comes it shows what there is now.
        let returning = lingering.removeValue(forKey: element)
        let view = requestView(for: element, listRow: attributes.listRow, returning: returning)
        if let returning, returning !== view { recycle(returning) }
        view.placement.element = element
        placed[element] = view
        noteNewContent(of: view, isReused: pool.viewsMade == viewCount)
        if element.category == .cell, let cell = view as? UICollectionViewCell {
            cell.isSelected = selectedPaths.contains(element.indexPath)
            cell.isHighlighted = highlightedPath == element.indexPath
        }
        if view === returning {
            // It goes on from where it is seen.
            view.placement.forgetMeasurement()
        } else {
            UIView.performWithoutAnimation { apply(attributes, to: view) }
        }
        return view
    }

    /// Gives a view its place and looks. One that has them already is left alone.
    func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        let host = attributes.orthogonalSection.flatMap { orthogonalScrollViews[$0] }
        var origin = host.map { CGPoint(x: -$0.contentOrigin.x, y: -$0.contentOrigin.y) } ?? layoutOrigin
        if let swipeController { origin.x += swipeController.shift(of: view) }
        let previous = view.placement.attributes, shown = view.outermostView
        let container = host ?? elementContainer
        if let applied = view.placement.applied, applied === attributes, attributes.isKept,
            shown.superview === container, isShown(shown, as: attributes, shiftedBy: origin)
        {
            return
        }
        let isChanged = previous.map { !$0.isEqual(to: attributes) } ?? true
        if !isChanged, let previous, previous.selfSizing == attributes.selfSizing,
            previous.measuringConditions == attributes.measuringConditions, shown.superview === container,
            isShown(shown, as: attributes, shiftedBy: origin)
        {
            view.placement.applied = attributes.isKept ? attributes : nil
            return
        }
        appliedViewCount += 1
        if let superview = shown.superview, superview !== container {
            // An animation begins where the view is seen, in the coordinates of what it is put into.
            UIView.performWithoutAnimation { shown.center = superview.convert(shown.center, to: container) }
        }
        if isChanged || previous?.selfSizing != attributes.selfSizing
            || previous?.measuringConditions != attributes.measuringConditions
        {
            // A copy, for a layout may keep and change the attributes that it returns.
            view.placement.attributes = attributes.copy() as? UICollectionViewLayoutAttributes
        }
        view.placement.applied = attributes.isKept ? attributes : nil
        setGeometry(attributes, of: shown, shiftedBy: origin)
        if let previous, previous.selfSizing != attributes.selfSizing { shown.updateInsets() }
        if isChanged {
            (view as? UICollectionViewCell)?.listRow = attributes.listRow
            // The app may do with them what it likes.
            let own = attributes.isKept ? attributes.copy() as? UICollectionViewLayoutAttributes : nil
            view.apply(own ?? attributes)
        }
        if shown.superview !== container || previous?.zIndex != attributes.zIndex {
            insert(shown, zIndex: attributes.zIndex, into: container)
        }
    }

    /// Whether a view has the frame, transparency and upright position of attributes.
    private func isShown(
        _ shown: UIView, as attributes: UICollectionViewLayoutAttributes, shiftedBy origin: CGPoint
    ) -> Bool {
        CATransform3DIsIdentity(attributes.transform3D)
            && shown.layer.stands(in: attributes.frame.offsetBy(dx: origin.x, dy: origin.y))
            && shown.alpha == attributes.alpha && shown.isHidden == attributes.isHidden
    }

    /// Gives a view the frame, transform and transparency of attributes whose origin lies at `origin` in its superview.
    func setGeometry(_ attributes: UICollectionViewLayoutAttributes, of shown: UIView, shiftedBy origin: CGPoint) {
        if CATransform3DIsIdentity(attributes.transform3D) {
            let frame = attributes.frame.offsetBy(dx: origin.x, dy: origin.y)
            if !shown.layer.stands(in: frame) {
                if !CATransform3DIsIdentity(shown.transform3D) { shown.transform3D = CATransform3DIdentity }
                if shown.frame != frame { shown.frame = frame }
            }
        } else {
            shown.bounds.size = attributes.size
            shown.center = CGPoint(x: attributes.center.x + origin.x, y: attributes.center.y + origin.y)
            shown.transform3D = attributes.transform3D
        }
        if shown.alpha != attributes.alpha { shown.alpha = attributes.alpha }
        if shown.isHidden != attributes.isHidden { shown.isHidden = attributes.isHidden }
    }

    /// Puts a view behind all that have a higher order of drawing, and in front of all others.
    ///
    /// - Complexity: O(*n*) in the number of views on screen.
    func insert(_ view: UIView, zIndex: Int, into container: UIView) {
        let behind = container.subviews.last { sibling in
            guard sibling !== view else { return false }
            if let element = element(shownBy: sibling) { return (element.placement.attributes?.zIndex ?? 0) <= zIndex }
            if let section = sibling as? OrthogonalScrollView { return section.zIndex <= zIndex }
            return sibling === backgroundView || sibling === self || sibling is ListBackgroundView
        }
        if let behind {
            container.insertSubview(view, aboveSubview: behind)
        } else {
            container.insertSubview(view, at: 0)
        }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Whether the view may say its own size.
    fileprivate var isMeasurable: Bool { selfSizing != .none && category != .decorationView }
}

extension ElementKey: Comparable {
    /// By section and item, then cells before supplementary and decoration views.
    package static func < (left: ElementKey, right: ElementKey) -> Bool {
        if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
        if left.category != right.category { return left.category.rawValue < right.category.rawValue }
        return left.kind < right.kind
    }
}
