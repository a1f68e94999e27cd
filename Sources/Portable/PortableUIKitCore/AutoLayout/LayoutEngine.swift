import ConstraintEngine
import Foundation

/// Solves the constraints of a tree of views: from its root down to the roots of trees that are solved apart.
///
/// Places are seen from the superview, as if nothing were scrolled. The structure, that is variables and constraints, is
/// kept between passes; only what changed is turned into the solver's constraints again and edited there. A view
/// measured inside a tree has an engine of its own, for what is in it.
@MainActor
final class LayoutEngine {
    /// What has changed of the views, guides and constraints of a tree.
    enum StructureChange {
        /// Constraints or guides came or went, which says nothing new about the others.
        case constraints
        /// A view is leaving.
        case leaving
        /// A view has entered.
        case entering
        /// Anything.
        case everything
    }

    unowned let root: UIView
    /// Tells engines apart, also those that are gone.
    let serial: Int
    private static var engineCount = 0

    var solver = ConstraintSolver()
    var items: [LayoutItem] = []
    var itemIndexes: [ObjectIdentifier: Int] = [:]
    var entries: [LayoutEntry] = []
    var entryIndexes: [LayoutEntry.Key: Int] = [:]
    /// The indexes of the entries that say where texts stand.
    var baselineEntries: [Int] = []
    /// The indexes of the entries that say how high texts are.
    var textEntries: [Int] = []
    /// How many entries, the first ones, speak of the root's size and content alone.
    var rootEntryCount = 0
    /// Counts collections, so that what the last one didn't come across can be told.
    var collection = 0
    /// Whether a constraint mentions a variable, by its number.
    var constrainedVariables: [Bool] = []
    /// What variables are in the last solution, by their numbers: to ask the solver would copy it each time.
    private var values: [Double] = []
    /// The variables of the root's width and height.
    let rootVariables: [Variable]
    /// Whether the root's content may be higher the narrower it is.
    let rootIsText: Bool

    /// The view in whose coordinates places are expressed at the moment, if it isn't the root: what lies further out
    /// than everything that a constraint speaks of is the same on both of its sides.
    var reference: UIView?

    /// Whether the rule that is being translated counts on frames, insets or scrolling, which aren't variables.
    var readsGeometry = false

    /// What the root's size has to be, while it is measured; nil in layout, when it is the size it has.
    var fitting: LayoutFitting?

    private(set) var structureIsStale = true
    /// Whether everything has to be translated again.
    private var translationsAreStale = false
    /// Whether views with something in them have left since the last solution.
    private var hasDepartures = false
    private var geometryIsStale = true
    private var rootSizeIsStale = false
    private var baselinesAreStale = false
    private var staleEntries: [Int] = []
    private var editedEntries: [Int] = []
    private var needsSolving = true
    /// Whether the last solution was only asked for a size.
    private var hasUnplacedSolution = false
    private var isUpdating = false
    /// Whether views may be elsewhere although the solution has them where they were.
    private var placesAreDoubtful = true

    /// Whether rules are broken because they contradict others.
    var hasBrokenEntries = false
    /// Contradictions that were reported and still hold, by the constraints in them.
    var reportedConflicts: [Set<LayoutEntry.Key>] = []

    /// Whether a constraint ties widths to heights.
    var couplesAxes = false

    /// Whether something depends on how far a view in here is scrolled.
    var dependsOnScrolling = false

    /// Whether frames are being set from solutions, so that changes of frames aren't news.
    static var isApplying = false

    /// What was done so far, for tests.
    var work = LayoutWork()

    init(root: UIView) {
        self.root = root
        LayoutEngine.engineCount += 1
        serial = LayoutEngine.engineCount
        rootVariables = [solver.makeVariable(), solver.makeVariable()]
        rootIsText = root is any WidthDependentContent
    }

    // MARK: What changed

    func markStale(_ change: StructureChange, of view: UIView? = nil) {
        structureIsStale = true
        guard change != .constraints else { return }
        baselinesAreStale = true
        if change == .everything { translationsAreStale = true }
        if let view, view.subviews.isEmpty, view.autoLayout.constraints.isEmpty { return }
        // What left and comes back may say something else where it is now.
        if change == .leaving { hasDepartures = true }
        if change == .entering, hasDepartures { translationsAreStale = true }
    }

    func markGeometryStale() { geometryIsStale = true }

    /// A constraint has another constant or priority.
    func markStale(_ constraint: NSLayoutConstraint) {
        if let index = entryIndex(of: constraint) { editedEntries.append(index) }
    }

    /// Whether the size of the view's content has a say here.
    @discardableResult
    func markContentSizeStale(of view: UIView) -> Bool {
        guard view === root || view.autoLayout.subject.flatMap(itemIndex(of:)) != nil else { return false }
        let identifier = ObjectIdentifier(view.layoutSubject)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for isHugging in [true, false] {
                if let index = entryIndexes[.contentSize(identifier, axis, isHugging: isHugging)] {
                    staleEntries.append(index)
                } else {
                    // The view had no content size along this axis and may have one now.
                    structureIsStale = true
                }
            }
        }
        // Another font or title stands elsewhere in its view.
        baselinesAreStale = true
        return true
    }

    // MARK: Solving

    /// Brings the solution up to date and marks the superviews of views that are elsewhere for layout.
    func update() {
        guard !isUpdating, fitting == nil else { return }
        isUpdating = true
        defer { isUpdating = false }
        guard solve() || hasUnplacedSolution else { return }
        hasUnplacedSolution = false
        adoptSolvedRootSize()
        let looksAtAll = placesAreDoubtful
        placesAreDoubtful = false
        let pixels = PixelRounding(root)
        for index in items.indices {
            let values = values(of: items[index].variables)
            guard looksAtAll || values != items[index].placed else { continue }
            items[index].placed = values
            guard let view = items[index].subject.view, let superview = view.superview else { continue }
            if !isInPlace(view, index, pixels) { superview.setNeedsLayout() }
        }
    }

    /// The size that the root's constraints ask for.
    func sizeFitting(_ fitting: LayoutFitting) -> CGSize {
        let wasUpdating = isUpdating
        isUpdating = true
        self.fitting = fitting
        rootSizeIsStale = true
        defer {
            self.fitting = nil
            rootSizeIsStale = true
            isUpdating = wasUpdating
        }
        if solve() { hasUnplacedSolution = true }
        return CGSize(
            width: value(of: rootVariables[0]), height: value(of: rootVariables[1]))
    }

    /// Whether there is a new solution.
    private func solve() -> Bool {
        synchronize()
        guard needsSolving else { return false }
        needsSolving = false
        work.solutions += 1
        releaseLengths()
        if couplesAxes { editContentHeights(areNarrow: false) }
        solveWithNonnegativeLengths()
        // Widths first; then texts are as high as they are at their widths. Heights can only change widths through
        // proportions, so this settles at once or in a few rounds.
        for _ in 0..<4 {
            guard editContentHeights() else { break }
            solveWithNonnegativeLengths()
        }
        return true
    }

    /// What a variable is in the last solution, 0 if it is newer.
    func value(of variable: Variable) -> Double {
        variable.number < values.count ? values[variable.number] : 0
    }

    /// Left, top, width and height in the last solution.
    func values(of variables: LayoutVariables) -> SIMD4<Double> {
        SIMD4(
            value(of: variables.left), value(of: variables.top), value(of: variables.width),
            value(of: variables.height))
    }

    /// Solves, without a look at contradictions.
    func solveOnce() -> ConstraintConflict? {
        let conflict = solver.solve()
        solver.storeValues(in: &values)
        return conflict
    }

    /// Makes the variables of a view or guide, which are 0 until something is solved.
    func makeVariables() -> LayoutVariables {
        let variables = LayoutVariables(&solver)
        for variable in variables.all where variable.number < values.count { values[variable.number] = 0 }
        return variables
    }

    /// Hands all changes to the solver.
    private func synchronize() {
        if structureIsStale {
            let translatesAll = translationsAreStale
            structureIsStale = false
            translationsAreStale = false
            hasDepartures = false
            // They name entries by the places that those had before.
            let stale = (editedEntries + staleEntries).map { entries[$0].source.key }
            editedEntries.removeAll(keepingCapacity: true)
            staleEntries.removeAll(keepingCapacity: true)
            rebuildEntries(translatingAll: translatesAll)
            needsSolving = true
            placesAreDoubtful = true
            if translatesAll { return finishSynchronizing() }
            staleEntries = stale.compactMap { entryIndexes[$0] }
        }
        if geometryIsStale {
            placesAreDoubtful = true
            for index in entries.indices where entries[index].readsGeometry { refresh(index) }
        }
        if rootSizeIsStale { for index in entries.indices.prefix(rootEntryCount) { refresh(index) } }
        if baselinesAreStale { for index in baselineEntries { refresh(index) } }
        for index in staleEntries { refresh(index) }
        for index in editedEntries { readNumbers(index) }
        finishSynchronizing()
        // What a rule stood for is gone, so it isn't collected again.
        if structureIsStale { synchronize() }
    }

    private func finishSynchronizing() {
        geometryIsStale = false
        rootSizeIsStale = false
        baselinesAreStale = false
        staleEntries.removeAll(keepingCapacity: true)
        editedEntries.removeAll(keepingCapacity: true)
    }

    /// Translates a rule again.
    private func refresh(_ index: Int) {
        guard let translation = translate(entries[index].source) else {
            structureIsStale = true
            return
        }
        if install(translation, at: index) { needsSolving = true }
    }

    /// Takes a constraint's constant and priority over, which needs no translation.
    private func readNumbers(_ index: Int) {
        guard case .constraint(let constraint) = entries[index].source else { return }
        var rule = entries[index].installed
        rule.constant = LinearConstraint.bounded(Double(constraint.constant) - entries[index].offset)
        rule.priority = Double(constraint.priority.rawValue)
        if install(rule, at: index) { needsSolving = true }
    }

    /// Gives texts the heights that follow from the widths found, or those of unlimited widths: where widths follow from
    /// heights, the solution would otherwise depend on the one before. Returns whether any changed.
    @discardableResult
    private func editContentHeights(areNarrow: Bool = true) -> Bool {
        var isChanged = false
        for index in textEntries {
            guard case .contentSize(let subject, .vertical, let isHugging) = entries[index].source,
                let view = subject.view,
                let rule = makeContentSize(view, .vertical, isHugging, isNarrow: areNarrow)?.bounded
            else { continue }
            if install(rule, at: index) { isChanged = true }
        }
        return isChanged
    }

    /// A detached root without a frame of its own is as large as its constraints make it.
    private func adoptSolvedRootSize() {
        guard rootSizeIsOpen else { return }
        let size = PixelRounding(root).size(
            value(of: rootVariables[0]), value(of: rootVariables[1]))
        guard root.bounds.size != size else { return }
        LayoutEngine.isApplying = true
        root.bounds.size = size
        LayoutEngine.isApplying = false
        geometryIsStale = false
    }

    /// Whether nothing outside says how large the root is.
    var rootSizeIsOpen: Bool {
        root.superview == nil && !root.translatesAutoresizingMaskIntoConstraints && !(root is UIWindow)
    }
}
