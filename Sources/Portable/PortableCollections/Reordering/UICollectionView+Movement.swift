// Interactive movement of items.

extension UICollectionView {
    /// Returns whether an item, by its path in the data source, can be moved now.
    func canStartMovement(_ path: IndexPath) -> Bool {
        guard items.movement == nil, !updates.isOpen, items.paths.isIdentity, let dataSource, isValid(path),
            !items.rejectsMovement(dataSource)
        else { return false }
        return dataSource.collectionView(self, canMoveItemAt: path)
    }

    func startMovement(of path: IndexPath) -> Bool {
        layoutIfDue()
        guard canStartMovement(path), let attributes = attributes(of: .cell(path)) else { return false }
        endLanding()
        swipeController?.close()
        unhighlight()
        let movement = InteractiveMovement(self, at: path, position: attributes.center)
        items.hold(movement)
        setHeld(true, at: path)
        movement.begin()
        layoutIfDue()
        return true
    }

    func endMovement() {
        guard let movement = items.movement else { return }
        let source = movement.original, target = movement.current
        guard let dataSource, source != target else { return finish(movement, isCancelled: true) }
        movement.stop()
        // From here on, the data source's order is the order on screen.
        items.endMovement()
        items.recordUnmoved(nil)
        dataSource.collectionView(self, moveItemAt: source, to: target)
        if items.wasUnmoved {
            items.setEdits([.move(from: source, to: target)])
            items.hold(movement)
            Diagnostics.log(
                "UICollectionView: \(dataSource) doesn't implement -collectionView:moveItemAtIndexPath:toIndexPath:. "
                    + "The item at \(Self.text(source)) returns to its index path.")
            return finish(movement, isCancelled: true)
        }
        land(target, from: source, isCancelled: false)
    }

    /// Moves an item like the user with a finger.
    /// - Returns: Whether the movement could begin.
    func moveWithoutTouch(_ path: IndexPath, to target: IndexPath) -> Bool {
        guard startMovement(of: path), let movement = items.movement else { return false }
        movement.move(to: target)
        endMovement()
        return true
    }

    /// Returns the path of an item after a move to the next or previous position, which can be in another section;
    /// `nil` at the ends.
    func target(ofItemAt path: IndexPath, movedBy distance: Int) -> IndexPath? {
        let counts = preparedCounts
        let item = path.item + distance
        if item >= 0, item < counts[path.section] { return IndexPath(item: item, section: path.section) }
        let section = path.section + distance
        guard counts.indices.contains(section) else { return nil }
        return IndexPath(item: distance < 0 ? counts[section] : 0, section: section)
    }

    func cancelMovement() {
        if let movement = items.movement { finish(movement, isCancelled: true) }
    }

    /// Ends the movement without notifying the data source when everything is reloaded.
    func dropMovement() {
        items.movement?.stop()
        if let current = items.movement?.current { setHeld(false, at: current) }
        items.removeDifferences()
        input.dropping?.clearGap()
    }

    private func finish(_ movement: InteractiveMovement, isCancelled: Bool) {
        let current = movement.current
        movement.restore()
        items.endMovement()
        land(movement.original, from: current, isCancelled: isCancelled)
    }

    /// Releases the item at its path: it moves there, in front of the others.
    private func land(_ path: IndexPath, from previous: IndexPath, isCancelled: Bool) {
        setHeld(false, at: path)
        layoutStorage.invalidateLayout(
            with: layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [path], previousIndexPaths: [previous], movementCancelled: isCancelled))
        guard !pass.needsReload else { return }
        items.land(.cell(path))
        updates.pending.addCompletion { [weak self] _ in self?.endLanding() }
        if isCancelled { changePresentation(to: [], by: nil) } else { update { _ in } }
    }

    private func endLanding() {
        if items.endLanding() { setNeedsLayout() }
    }

    private func setHeld(_ isHeld: Bool, at path: IndexPath) {
        (placed[.cell(path)] as? UICollectionViewCell)?.isReordering = isHeld
    }

    /// The attributes of the visible elements, including the item that is being moved or is on its way back.
    func liftingHeldItem(
        _ found: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
        if let movement = items.movement {
            return found.filter { $0.element != .cell(movement.current) } + [movement.attributes()]
        }
        guard let landingElement = items.landingElement else { return found }
        return found.map { attributes in
            guard attributes.element == landingElement else { return attributes }
            let copy = attributes.copy() as! UICollectionViewLayoutAttributes
            copy.zIndex = Int.max
            return copy
        }
    }

    /// Returns whether an item can be moved to a path. The item itself isn't counted.
    func isTarget(_ path: IndexPath, ofItemAt current: IndexPath) -> Bool {
        let counts = preparedCounts
        guard path.count == 2, counts.indices.contains(path.section), path.item >= 0 else { return false }
        let others = counts[path.section] - (path.section == current.section ? 1 : 0)
        return path.item <= others
    }
}
