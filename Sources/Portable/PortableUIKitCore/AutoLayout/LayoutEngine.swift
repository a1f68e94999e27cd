import ConstraintEngine
import Foundation

/// The solver of the constraints of a view tree, from its root to the roots of nested trees that are solved separately.
///
/// Positions are relative to the superview, and ignore scrolling. The structure, which consists of variables and
/// constraints, is kept between passes. Only changes are translated for the solver again. A view measured inside a tree
/// has its own engine for its descendants.
@MainActor
final class LayoutEngine {
    private enum Activity {
        case idle
        case updating
        /// The root is being measured: its size must be close to the given one.
        case measuring(LayoutFitting)
    }

    unowned let root: UIView
    // No code of the app runs while one of these values is being changed.
    @exclusivity(unchecked)
    var items: LayoutItems
    @exclusivity(unchecked)
    var entries: LayoutEntries
    let solution = LayoutSolution()
    @exclusivity(unchecked)
    private var changes = LayoutChanges()
    @exclusivity(unchecked)
    private var activity = Activity.idle
    /// The conflicts that were reported and still exist, by their constraints.
    var reportedConflicts: [Set<LayoutEntry.Key>] = []
    /// The work done, for tests.
    @exclusivity(unchecked)
    var work = LayoutWork()

    private static var engineCount = 0

    /// A Boolean value that indicates whether frames are being set from a solution, in which case changes of frames are
    /// ignored.
    static var isApplying = false

    init(root: UIView) {
        self.root = root
        LayoutEngine.engineCount += 1
        items = LayoutItems(root: root, engine: LayoutEngine.engineCount, in: solution)
        entries = LayoutEntries(engine: LayoutEngine.engineCount)
    }

    // MARK: Changes

    /// Records a change of the structure, of one view or of all.
    func markStale(_ change: LayoutChanges.Structure, of view: UIView? = nil) {
        let isEmpty =
            change != .constraints
            && view?.subviewStorage.isEmpty ?? false && view?.autoLayout.constraints.isEmpty ?? false
        changes.record(change, ofEmptyView: isEmpty)
    }

    func markGeometryStale() { changes.recordGeometry() }

    /// Records a change of a constraint's constant or priority.
    func markStale(_ constraint: NSLayoutConstraint) {
        if let index = entries.index(of: constraint) { changes.recordEdit(ofEntry: index) }
    }

    /// Records a change of a view's content size. Returns whether the engine uses it.
    @discardableResult
    func markContentSizeStale(of view: UIView) -> Bool {
        guard view === root || view.autoLayout.subject.flatMap(items.index(of:)) != nil else { return false }
        let identifier = ObjectIdentifier(view.layoutSubject)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for isHugging in [true, false] {
                if let index = entries.index(of: .contentSize(identifier, axis, isHugging: isHugging)) {
                    changes.recordTranslation(ofEntry: index)
                } else {
                    // The view had no content size along this axis, and can have one now.
                    changes.recordStructure()
                }
            }
        }
        // The baseline of another font or title is at another position.
        changes.recordBaselines()
        return true
    }

    // MARK: Solving

    /// Updates the solution, and marks the superviews of views with other frames for layout.
    func update() {
        guard case .idle = activity, !changes.isEmpty else { return }
        activity = .updating
        defer { activity = .idle }
        let isSolved = solve(), needsPlacement = changes.consumeNeedsPlacement()
        guard isSolved || needsPlacement else { return }
        adoptSolvedRootSize()
        invalidateMovedViews()
    }

    /// Marks the superviews of views with other frames for layout.
    private func invalidateMovedViews() {
        let moved = items.updatePlacements(from: solution.values)
        guard !moved.isEmpty else { return }
        let pixels = PixelRounding(root)
        for index in moved {
            guard let view = items.items[index].subject.view, let superview = view.superviewStorage,
                isConstrained(index)
            else { continue }
            work.frames += 1
            // A superview that's laid out anyway compares its subviews itself.
            if superview.layer.needsLayout() || hasFinalFrame(view, in: superview, index, pixels) { continue }
            superview.setNeedsLayout()
        }
    }

    /// The target size while the root is being measured, or `nil` during layout.
    var fitting: LayoutFitting? {
        if case .measuring(let fitting) = activity { fitting } else { nil }
    }

    /// Returns the size that the root's constraints determine.
    func sizeFitting(_ fitting: LayoutFitting) -> CGSize {
        let outer: Activity = if case .idle = activity { .idle } else { .updating }
        activity = .measuring(fitting)
        changes.recordRootSize()
        defer {
            activity = outer
            changes.recordRootSize()
        }
        if solve() { changes.recordUnplacedSolution() }
        return solvedRootSize
    }

    private var solvedRootSize: CGSize {
        CGSize(width: solution.value(of: items.rootLengths[0]), height: solution.value(of: items.rootLengths[1]))
    }

    /// Solves the constraints if necessary. Returns whether there's a new solution.
    private func solve() -> Bool {
        synchronize()
        guard changes.consumeNeedsSolving() else { return false }
        work.solutions += 1
        entries.removeNonnegativeLengths(from: &solution.solver)
        if entries.summary.couplesAxes { editContentHeights(areNarrow: false) }
        solveWithNonnegativeLengths()
        // Widths come first, because the heights of text depend on them. Heights can only change widths through
        // proportions, so this settles immediately or in a few rounds.
        for _ in 0..<4 {
            guard editContentHeights() else { break }
            solveWithNonnegativeLengths()
        }
        return true
    }

    /// Passes all changes to the solver.
    private func synchronize() {
        if changes.includesStructure {
            // The changes contain the previous indexes of entries.
            var stale: [LayoutEntry.Key] = []
            for index in changes.editedEntries { stale.append(entries[index].source.key) }
            for index in changes.translatedEntries { stale.append(entries[index].source.key) }
            let translatesAll = changes.removeStructure()
            rebuildEntries(translatingAll: translatesAll)
            changes.recordConstraint()
            items.invalidatePlacement()
            if translatesAll { return changes.removeAllButStructure() }
            var translated: [Int] = []
            for key in stale { if let index = entries.index(of: key) { translated.append(index) } }
            changes.replaceTranslatedEntries(with: translated)
        }
        if changes.includesGeometry {
            items.invalidatePlacement()
            for index in entries.indices where entries[index].readsGeometry { refresh(index) }
        }
        if changes.includesRootSize { for index in 0..<entries.summary.rootCount { refresh(index) } }
        if changes.includesBaselines { for index in entries.summary.baselines { refresh(index) } }
        for index in changes.translatedEntries { refresh(index) }
        for index in changes.editedEntries { readNumbers(index) }
        changes.removeAllButStructure()
        // The view of a rule no longer exists, so the rule isn't collected again.
        if changes.includesStructure { synchronize() }
    }

    /// Collects all rules and passes the differences to the solver. Existing rules are only translated again if
    /// requested.
    private func rebuildEntries(translatingAll: Bool) {
        if translatingAll { entries.dependsOnScrolling = false }
        let rebuilt = RebuiltEntries(
            collect(), replacing: entries, of: items.engine, translatesAll: translatingAll, translate: translate)
        entries.replace(with: rebuilt, in: &solution.solver)
        items.removeUncollected(from: solution)
        entries.summarize(root: root.autoLayout.subject, items: items)
    }

    /// Returns the translation of a rule, or `nil` if one of its views was deallocated.
    private func translate(_ source: LayoutEntry.Source) -> LayoutEntry.Translation? {
        work.translations += 1
        var translator = ConstraintTranslator(self)
        let translation = translator.translate(source)
        if translator.dependsOnScrolling { entries.dependsOnScrolling = true }
        return translation
    }

    /// Translates a rule again.
    private func refresh(_ index: Int) {
        guard let translation = translate(entries[index].source) else { return changes.recordStructure() }
        if entries.install(translation, at: index, in: &solution.solver) { changes.recordConstraint() }
    }

    /// Applies a constraint's constant and priority, which needs no translation.
    private func readNumbers(_ index: Int) {
        guard case .constraint(let constraint) = entries[index].source else { return }
        var rule = entries[index].installed
        rule.constant = LinearConstraint.bounded(Double(constraint.constant) - entries[index].offset)
        rule.priority = Double(constraint.priority.rawValue)
        if entries.install(rule, at: index, in: &solution.solver) { changes.recordConstraint() }
    }

    /// Sets the heights of text to the ones at the current widths, or at unlimited widths: if widths depend on heights,
    /// the solution would otherwise depend on the previous one. Returns whether any height changed.
    @discardableResult
    private func editContentHeights(areNarrow: Bool = true) -> Bool {
        var isChanged = false
        for index in entries.summary.textHeights {
            guard case .contentSize(let subject, .vertical, let isHugging) = entries[index].source,
                let view = subject.view
            else { continue }
            var translator = ConstraintTranslator(self)
            guard let rule = translator.makeContentSize(view, .vertical, isHugging, isNarrow: areNarrow)?.bounded
            else { continue }
            if entries.install(rule, at: index, in: &solution.solver) { isChanged = true }
        }
        return isChanged
    }

    /// Sets the size of a detached root without a given frame to the size that its constraints determine.
    private func adoptSolvedRootSize() {
        guard rootSizeIsOpen else { return }
        let solved = solvedRootSize, size = PixelRounding(root).size(solved.width, solved.height)
        guard root.bounds.size != size else { return }
        LayoutEngine.isApplying = true
        root.bounds.size = size
        LayoutEngine.isApplying = false
        changes.removeGeometry()
    }

    /// A Boolean value that indicates whether only the constraints determine the root's size.
    var rootSizeIsOpen: Bool {
        root.superview == nil && !root.translatesAutoresizingMaskIntoConstraints && !(root is UIWindow)
    }
}
