import Foundation
@_spi(Collage) import PortableQuartz

/// The display mode.
extension UISplitViewController {
    var isWide: Bool {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height
    }

    /// The display mode that applies unless the user or the app has chosen another one.
    var proposedMode: DisplayMode {
        var mode = preferredDisplayMode
        if mode == .automatic { mode = splitBehavior == .overlay ? .secondaryOnly : .oneBesideSecondary }
        return fitted(mode)
    }

    /// Returns the nearest mode that the style and the behavior support.
    private func fitted(_ mode: DisplayMode) -> DisplayMode {
        let count = min(mode.columnCount, style == .tripleColumn ? 2 : 1)
        guard count > 0 else { return .secondaryOnly }
        let behavior: SplitBehavior =
            preferredSplitBehavior != .automatic && style != .unspecified
            ? preferredSplitBehavior
            : mode.isOver ? .overlay : mode == .twoDisplaceSecondary ? .displace : .tile
        return Self.mode(count, behavior)
    }

    private static func mode(_ count: Int, _ behavior: SplitBehavior) -> DisplayMode {
        switch (count, behavior) {
        case (1, .overlay): .oneOverSecondary
        case (2, .overlay): .twoOverSecondary
        case (2, .displace): .twoDisplaceSecondary
        case (1, _): .oneBesideSecondary
        case (2, _): .twoBesideSecondary
        default: .secondaryOnly
        }
    }

    func mode(showing column: Column) -> DisplayMode? {
        let count = displayMode.columnCount
        switch column {
        case .primary: return Self.mode(style == .tripleColumn ? 2 : 1, splitBehavior)
        case .supplementary: return style == .tripleColumn && count == 0 ? Self.mode(1, splitBehavior) : nil
        case .secondary:
            if displayMode.isOver { return .secondaryOnly }
            return displayMode == .twoDisplaceSecondary ? .oneBesideSecondary : nil
        case .compact, .inspector: return nil
        }
    }

    func mode(hiding column: Column) -> DisplayMode? {
        let count = displayMode.columnCount
        switch column {
        case .primary:
            if style != .tripleColumn { return .secondaryOnly }
            return count == 2 ? Self.mode(1, displayMode.isOver ? .overlay : .tile) : nil
        case .supplementary: return style == .tripleColumn ? .secondaryOnly : nil
        case .secondary, .compact, .inspector: return nil
        }
    }

    func toggleColumns() {
        guard !isCollapsed else { return }
        let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        if wanted != .automatic { return choose(fitted(wanted)) }
        let count = displayMode.columnCount
        let most = style == .tripleColumn ? 2 : 1
        if count == most, let mode = self.mode(hiding: .primary) {
            choose(mode)
        } else if let mode = self.mode(showing: style == .tripleColumn && count == 0 ? .supplementary : .primary) {
            choose(mode)
        }
    }

    func preferenceDidChange() {
        chosenMode = nil
        guard isViewLoaded, !isCollapsed else { return }
        setMode(proposedMode, animated: UIView.inheritedAnimationDuration > 0)
    }

    func choose(_ mode: DisplayMode) {
        chosenMode = mode
        guard isViewLoaded, !isCollapsed else { return }
        setMode(mode, animated: true)
    }

    /// Changes the display mode, and notifies the delegate.
    func setMode(_ mode: DisplayMode, animated: Bool) {
        guard mode != shownMode else { return }
        delegate?.splitViewController(self, willChangeTo: mode)
        let old = visibleColumns(in: shownMode ?? .secondaryOnly), new = visibleColumns(in: mode)
        for column in new where !old.contains(column) { delegate?.splitViewController(self, willShow: column) }
        for column in old where !new.contains(column) { delegate?.splitViewController(self, willHide: column) }
        shownMode = mode
        for column in new where !old.contains(column) { delegate?.splitViewController(self, didShow: column) }
        for column in old where !new.contains(column) { delegate?.splitViewController(self, didHide: column) }
        guard animated, view.window != nil, UIView.areAnimationsEnabled, wasWide != nil else {
            view.setNeedsLayout()
            return
        }
        moveCount += 1
        UIView.performWithoutAnimation { fillColumns() }
        UIView.animate(withDuration: 0.3) {
            self.layOutColumns()
            self.view.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.moveCount -= 1
            self?.view.setNeedsLayout()
        }
    }

    func visibleColumns(in mode: DisplayMode) -> [Column] {
        switch mode.columnCount {
        case 0: [.secondary]
        case 1: style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
        default: [.primary, .supplementary, .secondary]
        }
    }

    // MARK: Gestures

    func updateGestures() {
        guard isViewLoaded else { return }
        if edgeRecognizer == nil {
            let edge = UIScreenEdgePanGestureRecognizer(
                target: self, action: Selector("collage_edge:", UISplitViewController.edgeWasDragged))
            let swipe = UISwipeGestureRecognizer(
                target: self, action: Selector("collage_swipe:", UISplitViewController.overlayWasSwiped))
            edgeRecognizer = edge
            swipeRecognizer = swipe
            view.addGestureRecognizer(edge)
            view.addGestureRecognizer(swipe)
        }
        let isLeft = !isMirrored
        edgeRecognizer?.edges = isLeft ? .left : .right
        swipeRecognizer?.direction = isLeft ? .left : .right
        edgeRecognizer?.isEnabled = presentsWithGesture && !isCollapsed && displayMode.columnCount == 0
        swipeRecognizer?.isEnabled = presentsWithGesture && !isCollapsed && displayMode.isOver
        updateButton()
    }

    func edgeWasDragged(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard recognizer.state == .began else { return }
        delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
        show(style == .tripleColumn ? .supplementary : .primary)
        delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    }

    func overlayWasSwiped(_ recognizer: UISwipeGestureRecognizer) {
        guard displayMode.isOver else { return }
        delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
        show(.secondary)
        delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    }

    /// Adds the button to the bar of the first visible column.
    func updateButton() {
        guard style != .unspecified else { return }
        let isWanted =
            !isCollapsed && displayModeButtonVisibility != .never
            && (presentsWithGesture || displayModeButtonVisibility == .always)
        let canHideColumns = !isCollapsed && style == .tripleColumn && displayMode.columnCount > 0
        let first = visibleColumns(in: displayMode).first { shells[$0] != nil }
        for (column, shell) in orderedShells {
            let root = (shell as? UINavigationController)?.viewControllers.first
            let item = isWanted && column == first ? displayModeButtonItem : nil
            let isSecondary = column == .secondary && showsSecondaryOnlyButton && canHideColumns
            root?.navigationItem.systemLeadingItem = item ?? (isSecondary ? secondaryOnlyButtonItem : nil)
        }
    }
}
