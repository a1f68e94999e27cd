import Foundation

/// The layout of the columns.
extension UISplitViewController {
    /// The width of columns without a preferred width, in points.
    private static let usualWidth: CGFloat = 320

    /// A Boolean value that indicates whether the primary column is at the right.
    var isMirrored: Bool { (viewIfLoaded?.isRightToLeft ?? false) != (primaryEdge == .trailing) }

    func columnWidth(_ preferred: CGFloat, fraction: CGFloat, least: CGFloat, greatest: CGFloat) -> CGFloat {
        func isSet(_ value: CGFloat) -> Bool { value.isFinite && value >= 0 }
        let room = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        var width = Self.usualWidth
        if isSet(preferred) {
            width = preferred
        } else if isSet(fraction) {
            width = room * min(fraction, 1)
            // With the legacy style, a fraction is limited to the standard width unless the app sets a maximum
            // width.
            if style == .unspecified, !isSet(greatest) { width = min(width, Self.usualWidth) }
        }
        if isSet(greatest) { width = min(width, greatest) }
        if isSet(least) { width = max(width, least) }
        return min(width, room).rounded()
    }

    /// Returns the position and the width of each column, from the primary column's side.
    private func spans() -> [Column: (x: CGFloat, width: CGFloat)] {
        let room = view.bounds.width - shownInspectorWidth
        let mode = displayMode, count = mode.columnCount
        let first = primaryColumnWidth
        guard style == .tripleColumn else {
            let start = mode == .oneBesideSecondary ? first : 0
            return [.primary: (count > 0 ? 0 : -first, first), .secondary: (start, room - start)]
        }
        let second = supplementaryColumnWidth
        let start: CGFloat =
            switch mode {
            case .oneBesideSecondary: second
            case .twoBesideSecondary, .twoDisplaceSecondary: first + second
            default: 0
            }
        let rest = mode == .twoDisplaceSecondary ? room - second : room - start
        return [
            .primary: (count == 2 ? 0 : -first, first),
            .supplementary: (count == 2 ? first : count == 1 ? 0 : -second, second),
            .secondary: (start, rest),
        ]
    }

    func layOutColumns() {
        guard !isCollapsed else { return layOutCollapsed() }
        if wasWide != isWide {
            // The user's choice applies to the current orientation only.
            if wasWide != nil { chosenMode = nil }
            setMode(chosenMode ?? proposedMode, animated: false)
            wasWide = isWide
        }
        fillColumns()
        let visible = visibleColumns(in: displayMode)
        let pixel = 1 / max(traitCollection.displayScale, 1)
        for (column, span) in spans() {
            let width = max(span.width, 0)
            let x = isMirrored ? view.bounds.width - span.x - width : span.x
            let frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
            if let holder = holders[column], holder.frame != frame { holder.frame = frame }
            if let shell = shells[column]?.viewIfLoaded, let holder = holders[column], shell.superview === holder {
                if shell.frame != holder.bounds { shell.frame = holder.bounds }
            }
            holders[column]?.isHidden = !visible.contains(column) && moveCount == 0
            lines[column]?.isHidden = holders[column]?.isHidden ?? true
            lines[column]?.frame = CGRect(
                x: isMirrored ? x - pixel : x + width, y: 0, width: pixel, height: view.bounds.height)
        }
        if style != .tripleColumn {
            lines[.supplementary]?.isHidden = true
            holders[.supplementary]?.isHidden = true
        }
        backdrop.frame = view.bounds
        backdrop.alpha = displayMode.isOver ? 1 : 0
        placeInspector()
        updateGestures()
    }

    /// Adds the views of the visible columns, and removes the others.
    func fillColumns() {
        guard !isCollapsed else { return }
        updateTraitsOfColumns()
        let visible = visibleColumns(in: displayMode)
        for (column, shell) in orderedShells where column != .compact {
            guard let holder = holders[column] else { continue }
            if visible.contains(column) {
                let shellView: UIView = shell.view
                if shellView.superview !== holder {
                    shellView.frame = holder.bounds
                    shellView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    holder.addSubview(shellView)
                }
            } else if moveCount == 0, shell.viewIfLoaded?.superview === holder {
                shell.viewIfLoaded?.removeFromSuperview()
            }
        }
    }

    /// Updates the traits of the columns. Next to the secondary column, the width is compact.
    func updateTraitsOfColumns() {
        let environment: LayoutEnvironment = isCollapsed ? .collapsed : .expanded
        for (column, shell) in orderedShells {
            if shell.traitOverrides.splitViewControllerLayoutEnvironment != environment {
                shell.traitOverrides.splitViewControllerLayoutEnvironment = environment
            }
            let isNarrow = !isCollapsed && (column == .primary || column == .supplementary)
            guard isNarrow != (overrideTraitCollection(forChild: shell) != nil) else { continue }
            setOverrideTraitCollection(
                isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: shell)
        }
    }

    private func layOutCollapsed() {
        guard let holder = holders[.secondary] else { return }
        removeInspectorView()
        updateTraitsOfColumns()
        for (column, other) in holders where column != .secondary { other.isHidden = true }
        for line in lines.values { line.isHidden = true }
        backdrop.alpha = 0
        holder.isHidden = false
        holder.frame = view.bounds
        if let shellView = collapsedShell?.view {
            if shellView.superview !== holder {
                shellView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                holder.addSubview(shellView)
            }
            if shellView.frame != holder.bounds { shellView.frame = holder.bounds }
        }
        updateGestures()
    }
}
