import ConstraintEngine
import Foundation

// Stack views that are laid out without the solver.

extension LayoutEngine {
    var stacks: StackLayouts {
        _read { yield solution.stacks }
        _modify { yield &solution.stacks }
    }

    /// Chooses the stack views that are laid out without the solver, before the rules are collected.
    func prepareStacks() {
        // The constraints of stack views are changed meanwhile.
        var updated = stacks
        updated.update(in: root)
        stacks = updated
    }

    /// Appends the rules for the lengths of a stack view, unless its frame is given.
    func collectLengths(of stack: StackLayout, into sources: inout [LayoutEntry.Source]) {
        guard let view = stack.stack, view === root || view.autoLayout.isPlacedByConstraints else { return }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let count = max(stack.bounds(axis).count, stacks.smallestRuleCount(of: stack, axis))
            stack.axes[axis.rawValue].ruleCount = count
            for index in 0..<count { sources.append(.stackLength(stack, axis, index)) }
        }
    }

    /// Passes changed rules for the lengths of stack views to the solver.
    func refreshStacks(includingGeometry: Bool) {
        if includingGeometry { for stack in stacks.tops { stack.updateGeometry() } }
        for stack in stacks.tops {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { refreshLength(of: stack, axis) }
        }
    }

    /// Returns whether the solver has other rules afterward.
    @discardableResult
    private func refreshLength(of stack: StackLayout, _ axis: NSLayoutConstraint.Axis) -> Bool {
        guard stack.hasChanged(axis) else { return false }
        // The views inside can have other frames even if the rules are the same.
        changes.recordConstraint()
        let count = stack.bounds(axis).count
        guard count <= stack.axes[axis.rawValue].ruleCount || variable(of: stack, axis) == nil else {
            stacks.setSmallestRuleCount(count, of: stack, axis)
            changes.recordStructure()
            return false
        }
        guard variable(of: stack, axis) != nil else { return true }
        var isChanged = false
        for index in 0..<stack.axes[axis.rawValue].ruleCount {
            guard let entry = entries.index(of: .stackLength(ObjectIdentifier(stack.subject), axis, index)) else {
                continue
            }
            if refresh(entry) { isChanged = true }
        }
        return isChanged
    }

    /// Sets the heights of texts in stack views to the ones at the solved widths. Returns whether any height changed.
    func editStackHeights(areNarrow: Bool) -> Bool {
        var isChanged = false
        for stack in stacks.tops where stack.hasText {
            if areNarrow { _ = stack.assign(solvedLength(of: stack, .horizontal), .horizontal) }
            let pixels = PixelRounding(root)
            let hasChanged = stack.updateTextHeights(areNarrow: areNarrow) { pixels.shows($0) }
            if hasChanged, refreshLength(of: stack, .vertical) { isChanged = true }
        }
        return isChanged
    }

    /// Lays out the views of all stack views according to the solution. Returns `false` if the solver is necessary for
    /// one of them: the solution must be computed again.
    func layOutStacks() -> Bool {
        for stack in stacks.tops {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                let length = solvedLength(of: stack, axis), range = stack.range(axis)
                let isInRange =
                    !stack.isOpen(axis) && length >= range.lowerBound - 1e-6 && length <= range.upperBound + 1e-6
                guard isInRange || isGiven(stack, axis), stack.assign(length, axis) else {
                    stack.stack?.startUsingSolver(.contradiction)
                    stacks.isReplacing = true
                    return false
                }
            }
        }
        return true
    }

    private func solvedLength(of stack: StackLayout, _ axis: NSLayoutConstraint.Axis) -> Double {
        if let variable = variable(of: stack, axis) { return solution.value(of: variable) }
        guard let view = stack.stack else { return 0 }
        view.autoLayout.isReferencedByConstraints = true
        let bounds = view.bounds
        return Double(axis == .horizontal ? bounds.width : bounds.height)
    }

    private func variable(of stack: StackLayout, _ axis: NSLayoutConstraint.Axis) -> Variable? {
        if stack.subject === root.autoLayout.subject { return items.rootLengths[axis.rawValue] }
        return items.variables(of: stack.subject)?.length(axis)
    }

    /// Returns whether a length follows from required equations alone, so that it's independent of the rules inside.
    private func isGiven(_ stack: StackLayout, _ axis: NSLayoutConstraint.Axis) -> Bool {
        guard let variable = variable(of: stack, axis) else { return true }
        return solution.solver.isDetermined(variable)
    }

    /// Marks stack views whose subviews have other frames for layout.
    func markMovedStacks() {
        let pixels = PixelRounding(root)
        for stack in stacks.all {
            guard let view = stack.stack else { continue }
            let isMoved = stack.children.indices.contains { index in
                guard let child = stack.children[index].subject.view else { return false }
                work.frames += 1
                return !isAt(pixels.rect(stack.frame(at: index)), child)
            }
            if isMoved { view.setNeedsLayout() }
        }
    }

    /// Sets the frames of the arranged views of a stack view.
    func applyFrames(of stack: StackLayout, _ pixels: PixelRounding) {
        for index in stack.children.indices {
            guard let view = stack.children[index].subject.view else { continue }
            place(view, pixels.rect(stack.frame(at: index)))
        }
    }
}

/// The stack views of a tree that are laid out without the solver.
@MainActor
struct StackLayouts {
    /// The layouts of stack views that aren't arranged in another one of these.
    private(set) var tops: [StackLayout] = []
    /// All layouts. A stack view precedes the ones inside.
    private(set) var all: [StackLayout] = []
    private var layouts: [ObjectIdentifier: StackLayout] = [:]
    /// A Boolean value that indicates whether the solver gets the rules of a stack view because of its length.
    var isReplacing = false
    /// A Boolean value that indicates whether the solver has the rules of stack views because of their lengths.
    private(set) var hasContradictions = false

    /// The numbers of rules that were too small for other heights of texts.
    private var smallestRuleCounts: [ObjectIdentifier: [Int]] = [:]

    func smallestRuleCount(of layout: StackLayout, _ axis: NSLayoutConstraint.Axis) -> Int {
        smallestRuleCounts[ObjectIdentifier(layout.subject)]?[axis.rawValue] ?? 0
    }

    mutating func setSmallestRuleCount(_ count: Int, of layout: StackLayout, _ axis: NSLayoutConstraint.Axis) {
        smallestRuleCounts[ObjectIdentifier(layout.subject), default: [0, 0]][axis.rawValue] = count
    }

    /// Returns the layout of a stack view, or `nil` if the solver has its rules.
    func layout(of view: UIView) -> StackLayout? {
        guard !layouts.isEmpty, let subject = view.autoLayout.subject else { return nil }
        return layouts[ObjectIdentifier(subject)]
    }

    /// Returns the layout that arranges a view.
    func layout(containing view: UIView) -> StackLayout? {
        guard !layouts.isEmpty, let superview = view.superview, let layout = layout(of: superview),
            layout.contains(view)
        else { return nil }
        return layout
    }

    /// Returns whether a layout arranges a view.
    func contains(_ view: UIView) -> Bool { layout(containing: view) != nil }

    /// Discards the demands of a view's stack view and of the ones around it. Returns whether there's one.
    func invalidate(_ view: UIView) -> Bool {
        guard let layout = layout(containing: view) else { return false }
        layout.updateContent(of: view)
        var current: StackLayout? = layout
        while let stack = current {
            stack.invalidateDemands()
            current = stack.stack.flatMap(self.layout(containing:))
        }
        return true
    }

    /// Passes the rules of stack views to the solver if their lengths are in a conflict. Returns whether there are any.
    func startUsingSolver(forConflict sources: [LayoutEntry.Source]) -> Bool {
        var isFound = false
        for case .stackLength(let stack, _, _) in sources {
            stack.stack?.startUsingSolver(.contradiction)
            isFound = true
        }
        return isFound
    }

    // MARK: Choosing

    /// Finds the stack views of a tree. Others get constraints.
    mutating func update(in root: UIView) {
        var found: [UIStackView] = []
        Self.find(in: root, into: &found)
        tops = []
        all = []
        layouts = [:]
        hasContradictions = false
        guard !found.isEmpty else { return }
        let chooser = StackLayoutChooser(root: root, reached: ReachedViews(in: root), isRetrying: !isReplacing)
        // Stack views inside of others come first.
        for stack in found.reversed() {
            let layout = chooser.layout(of: stack) { layouts[ObjectIdentifier($0.layoutSubject)] }
            layouts[ObjectIdentifier(stack.layoutSubject)] = layout
            if layout == nil { useSolver(for: stack) } else if stack.solverUse != .none { stack.stopUsingSolver() }
        }
        for stack in found { if let layout = layout(of: stack) { all.append(layout) } }
        for layout in all { for child in layout.children { child.nested?.configuration.isTop = false } }
        tops = all.filter(\.isTop)
        var ranks = 0
        for layout in tops {
            layout.assignRanks(&ranks)
            layout.updateGeometry()
        }
    }

    private mutating func useSolver(for stack: UIStackView) {
        if stack.solverUse == .none { stack.startUsingSolver(.needed) }
        if stack.solverUse == .contradiction, stack.avoidsSolver { hasContradictions = true }
    }

    private static func find(in view: UIView, into found: inout [UIStackView]) {
        if view.arrangesSubviews { found.append(unsafeDowncast(view, to: UIStackView.self)) }
        for subview in view.subviewStorage where !subview.autoLayout.isConstraintRoot {
            find(in: subview, into: &found)
        }
    }
}
