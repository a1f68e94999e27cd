// Requests of views from the data source.

extension UICollectionView {
    /// Returns a cell of the registration's class, configured by its handler.
    ///
    /// - Parameters:
    ///   - registration: The registration, which is created once and outside of cell providers.
    ///   - indexPath: The index path of the item.
    ///   - item: The item for the handler. If it's `nil`, the handler isn't called.
    /// - Returns: The configured cell.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        registration.identity.check("cell", method: "-collectionView:cellForItemAtIndexPath:")
        let identifier = registration.identity.reuseIdentifier
        if !placed.supply.isRegistered(kind: ReusePool.cellKind, identifier: identifier) {
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: identifier)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: identifier)
            }
        }
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! Cell
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view of the registration's class and kind, configured by its handler.
    ///
    /// - Parameters:
    ///   - registration: The registration, which is created once and outside of view providers.
    ///   - indexPath: The index path of the view.
    /// - Returns: The configured view.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        registration.identity.check(
            "supplementary view", method: "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:")
        let kind = registration.elementKind, identifier = registration.identity.reuseIdentifier
        if !placed.supply.isRegistered(kind: kind, identifier: identifier) {
            if let nib = registration.nib {
                register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            } else {
                register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            }
        }
        let view =
            dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
            as! Supplementary
        registration.handler(view, kind, indexPath)
        return view
    }

    /// Returns a view for an element from the reuse pool of its identifier. While an item is being reconfigured,
    /// returns its current cell.
    func dequeue(_ element: ElementKey, kind: String, identifier: String) -> UICollectionReusableView {
        let request = placed.supply.request(for: element)
        let element = request?.element ?? element
        if let existing = request?.reconfigured {
            guard existing.registeredIdentifier == identifier else {
                raise(
                    "Attempted to dequeue a cell for a different registration or reuse identifier than the existing "
                        + "cell when reconfiguring an item, which is not allowed. You can only dequeue a cell with the "
                        + "same registration or reuse identifier that the existing cell was dequeued with. Dequeued "
                        + "reuse identifier: \(identifier); Original reuse identifier: "
                        + "\(existing.registeredIdentifier ?? "(null)"); Existing cell: \(existing)")
            }
            if !request!.dequeued.contains(where: { $0 === existing }) { request!.dequeued.append(existing) }
            return existing
        }
        if let view = request?.returning, view.registeredIdentifier == identifier, view.placement.element == element {
            if !request!.dequeued.contains(where: { $0 === view }) { request!.dequeued.append(view) }
            view.prepareForReuse()
            return view
        }
        // Outside of a layout pass, the layout may not be prepared.
        let attributes = request == nil ? nil : self.attributes(of: element)
        let view = placed.supply.dequeue(kind: kind, identifier: identifier, frame: attributes?.frame ?? .zero)
        view.owningCollectionView = self
        view.placement.element = element
        if let attributes { apply(attributes, to: view) }
        // The default configurations, which the app may request before it returns the cell, depend on it.
        if let request { (view as? UICollectionViewCell)?.listRow = request.listRow }
        (request ?? placed.supply.currentRequest)?.dequeued.append(view)
        return view
    }

    /// Sets a view that wasn't dequeued here as the result of the current request.
    func adopt(_ view: UICollectionReusableView, for element: ElementKey) {
        guard let request = placed.supply.currentRequest else { return }
        if request.reconfigured !== view {
            // The app may keep views itself, and return one that is visible elsewhere or in the reuse pool.
            if let other = view.placement.element, placed[other] === view { placed.remove(other) }
            placed.supply.remove(view)
            view.owningCollectionView = self
            view.resetPlacement()
            view.placement.element = element
            (view as? UICollectionViewCell)?.listRow = request.listRow
        }
        request.dequeued = [view]
    }

    /// Requests the view of an element and checks that it was dequeued for it.
    ///
    /// - Parameter returning: The leaving view that shows the element, which is dequeued again if it has the requested
    ///   identifier.
    func requestView(
        for element: ElementKey, listRow: ListRow?, returning: UICollectionReusableView? = nil
    ) -> UICollectionReusableView {
        switch element.category {
        case .cell where !items.paths.isIdentity && items.paths.dataSource(element.indexPath) == nil:
            let cell = answering(ViewRequest(element, question: element, listRow: listRow)) {
                cellOfPlaceholder(at: element.indexPath)
            }
            cell.placement.isPlaceholder = true
            return cell
        case .cell:
            return requestCell(
                ViewRequest(element, question: answer(for: element), listRow: listRow, returning: returning))
        case .supplementaryView:
            return requestSupplementaryView(
                ViewRequest(element, question: answer(for: element), listRow: listRow, returning: returning))
        case .decorationView: return returning ?? makeDecorationView(element)
        }
    }

    /// Reconfigures the existing cell of an item through the data source.
    func reconfigure(_ cell: UICollectionReusableView, at indexPath: IndexPath) {
        let element = ElementKey.cell(indexPath)
        _ = requestCell(ViewRequest(element, question: answer(for: element), reconfigured: cell))
        owningDevice.record(.change(.reconfigured), about: cell.outermostView)
        sizeWasInvalidated(of: cell)
    }

    private func requestCell(_ request: ViewRequest) -> UICollectionReusableView {
        guard let dataSource else { raise("The collection view has no data source that provides a cell: \(self)") }
        let path = request.question.indexPath
        let cell = answering(request) { dataSource.collectionView(self, cellForItemAt: path) }
        guard cell.reuseIdentifier != nil else {
            raise(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
                    + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:. "
                    + "Index path: \(path); cell: \(cell)")
        }
        check(cell, fulfills: request, method: "-collectionView:cellForItemAtIndexPath:")
        return cell
    }

    private func requestSupplementaryView(_ request: ViewRequest) -> UICollectionReusableView {
        guard let dataSource else { raise("The collection view has no data source that provides a view: \(self)") }
        let element = request.question
        let view = answering(request) {
            dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
        }
        let method = "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
        guard view.reuseIdentifier != nil else {
            raise(
                "the view returned from \(method) (\(element.kind), \(element.indexPath)) was not retrieved by "
                    + "calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
                    + "(\(view))")
        }
        check(view, fulfills: request, method: method)
        return view
    }

    private func answering<View>(_ request: ViewRequest, _ ask: () -> View) -> View {
        placed.supply.answering(request) {
            // Configuring a cell during an animation must not animate its content.
            var view: View?
            UIView.performWithoutAnimation { view = usingDataSourcePaths(ask) }
            return view!
        }
    }

    /// Checks the rule of iOS 18: the returned view was dequeued for this request, and no other view was.
    private func check(_ view: UICollectionReusableView, fulfills request: ViewRequest, method: String) {
        guard request.dequeued.contains(where: { $0 === view }) else {
            raise(
                "The view returned from \(method) was not dequeued for this request: it belongs to the index path "
                    + "\(view.placement.element.map { "\($0.indexPath)" } ?? "(null)"), but the view for "
                    + "\(request.element.indexPath) was requested. Dequeue a view for the requested index path and "
                    + "return it. Returned view: \(view); Collection view: \(self)")
        }
        if let stray = request.dequeued.first(where: { $0 !== view }) {
            raise(
                "Expected dequeued view to be returned to the collection view in preparation for display. When the "
                    + "collection view's data source is asked to provide a view for a given index path, ensure that a "
                    + "single view is dequeued and returned to the collection view. Avoid dequeuing views without a "
                    + "request from the collection view. For retrieving an existing view in the collection view, use "
                    + "-[UICollectionView cellForItemAtIndexPath:] or "
                    + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(stray); "
                    + "Collection view: \(self)")
        }
    }

    private func makeDecorationView(_ element: ElementKey) -> UICollectionReusableView {
        let kind = decorationPoolKind(element.kind)
        if !placed.supply.isRegistered(kind: kind, identifier: element.kind) {
            if let template = layoutStorage.decorationTemplates[element.kind] {
                placed.supply.register(template, kind: kind, identifier: element.kind)
            } else if let viewClass = layoutStorage.decorationClasses[element.kind] {
                placed.supply.register(viewClass, kind: kind, identifier: element.kind)
            } else {
                raise(
                    "could not dequeue a decoration view of kind: \(element.kind) - must register as a class or nib or "
                        + "connect a prototype in a storyboard")
            }
        }
        let frame = attributes(of: element)?.frame ?? .zero
        let view = placed.supply.dequeue(kind: kind, identifier: element.kind, frame: frame)
        view.owningCollectionView = self
        return view
    }

    /// Returns the name of a pool that differs from all supplementary kinds.
    func decorationPoolKind(_ kind: String) -> String {
        "decoration \(ObjectIdentifier(layoutStorage)) \(kind)"
    }

    /// Removes a view from the screen and adds it to the reuse pool.
    func recycle(_ view: UICollectionReusableView) {
        guard let element = view.placement.element else { return }
        let wasDisplayed = view.placement.isDisplayed
        swipeController?.viewWasRecycled(view)
        // A touch in the view would never end for this collection view.
        if let touchedView = input.selection.touchedView, touchedView.isDescendant(of: view.outermostView) {
            unhighlight()
        }
        view.outermostView.removeFromSuperview()
        // Animations of the previous content must not continue when the view is reused.
        view.outermostView.layer.dropAnimations()
        if wasDisplayed { notifyDelegateDidEndDisplaying(of: view, element) }
        view.resetPlacement()
        let kind =
            switch element.category {
            case .cell: ReusePool.cellKind
            case .supplementaryView: element.kind
            case .decorationView: decorationPoolKind(element.kind)
            }
        if !placed.supply.enqueue(view, kind: kind) { presenter?.elementWasDropped(view) }
    }

    func notifyDelegateWillDisplay(of view: UICollectionReusableView, _ element: ElementKey) {
        guard !view.placement.isPlaceholder else { return }
        let path = answer(for: element).indexPath
        switch element.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { return }
            usingDataSourcePaths { delegate?.collectionView(self, willDisplay: cell, forItemAt: path) }
        case .supplementaryView:
            usingDataSourcePaths {
                delegate?.collectionView(
                    self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: path)
            }
        case .decorationView: break
        }
    }

    /// Returns an element with its path in the data source, for the data source and the delegate.
    private func answer(for element: ElementKey) -> ElementKey {
        let path = element.indexPath
        guard !items.paths.isIdentity, movesWithItem(element) else { return element }
        var answer = element
        answer.indexPath = items.paths.dataSource(path) ?? path
        return answer
    }

    private func notifyDelegateDidEndDisplaying(of view: UICollectionReusableView, _ element: ElementKey) {
        guard !view.placement.isPlaceholder else { return }
        let path = answer(for: element).indexPath
        switch element.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { return }
            usingDataSourcePaths { delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
        case .supplementaryView:
            usingDataSourcePaths {
                delegate?.collectionView(
                    self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: path)
            }
        case .decorationView: break
        }
    }
}
