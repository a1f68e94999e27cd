import Foundation

/// Collapsing and expanding columns.
extension UISplitViewController {
    /// Sets or removes the controller of a column.
    func set(_ controller: UIViewController?, for column: Column) {
        guard given[column] !== controller || controller == nil else { return }
        let old = shells[column]
        given[column] = controller
        let shell = controller.map { style == .unspecified || column == .compact ? $0 : Self.wrapped($0) }
        if isCollapsed, collapsedShell !== old || old == nil {
            // The controllers of the column are in the stack of the primary column, or aren't visible at all.
            let stack = shell.map(Self.stack) ?? []
            shells[column] = shell
            if let merged = merged[column] { replace(merged, by: stack, of: column, shell: shell) }
            if let old { detach(old) }
            if let shell { attach(shell) }
            return
        }
        shells[column] = shell
        if let old { detach(old) }
        if let shell { attach(shell) }
        if isCollapsed { collapsedShell = shell }
        viewIfLoaded?.setNeedsLayout()
        updateButton()
    }

    private static func wrapped(_ controller: UIViewController) -> UIViewController {
        controller as? UINavigationController ?? controller.navigationController
            ?? UINavigationController(rootViewController: controller)
    }

    private static func stack(_ shell: UIViewController) -> [UIViewController] {
        (shell as? UINavigationController)?.viewControllers ?? [shell]
    }

    private func attach(_ shell: UIViewController) {
        guard shell.parent !== self else { return }
        addChild(shell)
        shell.didMove(toParent: self)
    }

    private func detach(_ shell: UIViewController) {
        guard shell.parent === self, !shells.values.contains(shell), collapsedShell !== shell || !isCollapsed else {
            return
        }
        shell.willMove(toParent: nil)
        shell.viewIfLoaded?.removeFromSuperview()
        shell.removeFromParent()
    }

    // MARK: Collapsing

    /// Collapses or expands the columns to match the horizontal size class. Does nothing if they already match.
    func updateCollapse() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != isCollapsed, !expandedControllers.isEmpty || shells[.compact] != nil else { return }
        if isCompact { collapse() } else { expand() }
    }

    /// The controllers of the columns, from the edge to the center.
    var orderedShells: [(key: Column, value: UIViewController)] {
        shells.sorted { $0.key.rawValue < $1.key.rawValue }
    }

    private func collapse() {
        setCollapsed(true)
        for (_, shell) in orderedShells { shell.viewIfLoaded?.removeFromSuperview() }
        if style == .unspecified { collapsePair() } else { collapseColumns() }
        if let collapsedShell { attach(collapsedShell) }
        delegate?.splitViewControllerDidCollapse(self)
        postShowDetailTargetDidChange()
    }

    private func collapsePair() {
        let primary = delegate?.primaryViewController(forCollapsing: self) ?? expandedControllers.first
        collapsedShell = primary
        guard let primary, let secondary = shells[.secondary], secondary !== primary else { return }
        // Both controllers are loaded before the delegate is asked for the secondary controller's content.
        secondary.loadViewIfNeeded()
        (secondary as? UINavigationController)?.topViewController?.loadViewIfNeeded()
        let isDone =
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
    }

    private func collapseColumns() {
        let proposed: Column =
            shells[.compact] != nil
            ? .compact : [Column.secondary, .supplementary].first { shells[$0] != nil } ?? .primary
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        if top == .compact, let shell = shells[.compact] {
            collapsedShell = shell
            return
        }
        let last = top == .compact ? Column.secondary.rawValue : top.rawValue
        let columns = [Column.primary, .supplementary, .secondary].filter { shells[$0] != nil }
        guard let first = columns.first else { return }
        collapsedShell = shells[first]
        guard let base = collapsedShell as? UINavigationController else { return }
        for column in columns.dropFirst() {
            let stack = shells[column].map(Self.stack) ?? []
            merged[column] = stack
            guard column.rawValue <= last else { continue }
            move(stack, from: shells[column], onto: base, animated: false)
        }
    }

    private func move(
        _ stack: [UIViewController], from shell: UIViewController?, onto base: UINavigationController, animated: Bool
    ) {
        (shell as? UINavigationController)?.setViewControllers([], animated: false)
        for controller in stack { controller.navigationItem.systemLeadingItem = nil }
        base.setViewControllers(base.viewControllers + stack, animated: animated)
    }

    // MARK: Expanding

    private func expand() {
        setCollapsed(false)
        let shell = collapsedShell
        collapsedShell = nil
        shell?.viewIfLoaded?.removeFromSuperview()
        if style == .unspecified { expandPair(shell) } else { expandColumns(shell) }
        for shell in expandedControllers { attach(shell) }
        chosenMode = nil
        let proposed = proposedMode
        let mode =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        if mode != proposed, mode != .automatic { chosenMode = mode }
        wasWide = isWide
        setMode(chosenMode ?? proposed, animated: false)
        delegate?.splitViewControllerDidExpand(self)
        postShowDetailTargetDidChange()
    }

    private func expandPair(_ shell: UIViewController?) {
        guard let shell else { return }
        let primary = delegate?.primaryViewController(forExpanding: self) ?? shell
        let separated =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self) ?? removeDetail(from: primary)
        if primary !== shells[.primary] { shells[.primary] = primary }
        if let separated { shells[.secondary] = separated }
        given[.primary] = shells[.primary]
        given[.secondary] = shells[.secondary]
        merged = [:]
    }

    /// Removes the secondary controllers from the collapsed stack and returns the controller for the secondary column,
    /// or `nil` if the stack has no secondary controllers.
    private func removeDetail(from primary: UIViewController) -> UIViewController? {
        guard let known = merged[.secondary], let base = primary as? UINavigationController,
            let start = base.viewControllers.firstIndex(where: known.contains), start > 0
        else { return nil }
        let part = Array(base.viewControllers[start...])
        base.setViewControllers(Array(base.viewControllers[..<start]), animated: false)
        guard let navigation = shells[.secondary] as? UINavigationController else { return part.last }
        navigation.setViewControllers(part, animated: false)
        return navigation
    }

    private func expandColumns(_ shell: UIViewController?) {
        defer { merged = [:] }
        guard let base = shell as? UINavigationController, shell !== shells[.compact] else { return }
        var stack = base.viewControllers
        // From the last column to the first: the controllers above a column's first controller belong to the column.
        for column in [Column.secondary, .supplementary] {
            guard let known = merged[column], let own = shells[column] as? UINavigationController else { continue }
            if let start = stack.firstIndex(where: known.contains) {
                let part = Array(stack[start...])
                stack.removeSubrange(start...)
                base.setViewControllers(stack, animated: false)
                own.setViewControllers(part, animated: false)
            } else if own.viewControllers.isEmpty {
                own.setViewControllers(known, animated: false)
            }
        }
    }

    // MARK: Collapsed state

    func showInStack(_ column: Column) {
        guard let base = collapsedShell as? UINavigationController, base !== shells[.compact] else { return }
        let stack = base.viewControllers
        let later = [Column.supplementary, .secondary].filter { $0.rawValue > column.rawValue }
        let end = later.compactMap { merged[$0].flatMap { known in stack.firstIndex(where: known.contains) } }.min()
        if let end {
            if end > 0 { base.popToViewController(stack[end - 1], animated: true) }
        }
        guard column != .primary, let own = shells[column] as? UINavigationController else { return }
        let known = merged[column] ?? own.viewControllers
        merged[column] = known
        if !base.viewControllers.contains(where: known.contains) {
            move(known, from: own, onto: base, animated: true)
        }
    }

    func hideInStack(_ column: Column) {
        guard let base = collapsedShell as? UINavigationController, let known = merged[column],
            let start = base.viewControllers.firstIndex(where: known.contains), start > 0
        else { return }
        base.popToViewController(base.viewControllers[start - 1], animated: true)
    }

    /// Pushes a controller onto the collapsed stack.
    func put(_ controller: UIViewController, onTopAs column: Column?) {
        if let column { given[column] = controller }
        guard let base = collapsedShell as? UINavigationController else {
            if let column { shells[column] = controller }
            present(controller, animated: true)
            return
        }
        let stack = Self.stack(controller)
        if let column {
            // The previous controllers of the column are removed from the stack.
            let old = merged[column] ?? [], oldShell = shells[column]
            if style != .unspecified, !(controller is UINavigationController) {
                shells[column] = UINavigationController()
            } else {
                shells[column] = controller
            }
            if let oldShell { detach(oldShell) }
            merged[column] = stack
            (controller as? UINavigationController)?.setViewControllers([], animated: false)
            base.setViewControllers(base.viewControllers.filter { !old.contains($0) } + stack, animated: true)
        } else {
            (controller as? UINavigationController)?.setViewControllers([], animated: false)
            base.setViewControllers(base.viewControllers + stack, animated: true)
        }
    }

    private func replace(
        _ old: [UIViewController], by stack: [UIViewController], of column: Column, shell: UIViewController?
    ) {
        merged[column] = stack
        guard let base = collapsedShell as? UINavigationController,
            let start = base.viewControllers.firstIndex(where: old.contains)
        else { return }
        (shell as? UINavigationController)?.setViewControllers([], animated: false)
        var all = base.viewControllers.filter { !old.contains($0) }
        all.insert(contentsOf: stack, at: min(start, all.count))
        base.setViewControllers(all, animated: false)
    }
}
