import ConstraintEngine
import Foundation

/// Solves the constraints of a tree of views: from its root down to the roots of trees that are solved apart.
///
/// Places are seen from the superview, as if nothing were scrolled. The structure, that is variables and constraints, is
/// kept between passes; only what changed is edited in the solver. A view measured inside a tree has an engine of its
/// own, for what is in it.
@MainActor
final class LayoutEngine {
    unowned let root: UIView

    var solver = ConstraintSolver()
    var items: [LayoutItem] = []
    var itemIndexes: [ObjectIdentifier: Int] = [:]
    var entries: [LayoutEntry] = []
    var entryIndexes: [LayoutEntry.Key: Int] = [:]
    /// The indexes of the entries that say where texts stand.
    var baselineEntries: [Int] = []
    /// The views and guides that the last collection came across.
    var usedItems: Set<ObjectIdentifier> = []
    /// The variables that constraints mention.
    var constrainedVariables: Set<Variable> = []
    /// The variables of the root's width and height.
    let rootVariables: [Variable]

    /// The view in whose coordinates places are expressed at the moment, if it isn't the root: what lies further out
    /// than everything that a constraint speaks of is the same on both of its sides.
    var reference: UIView?

    /// What the root's size has to be, while it is measured; nil in layout, when it is the size it has.
    var fitting: LayoutFitting?

    private(set) var structureIsStale = true
    private(set) var geometryIsStale = true
    private var baselinesAreStale = false
    private var staleEntries: [Int] = []
    private var needsSolving = true
    private var isUpdating = false

    /// Contradictions that were reported and still hold, by the constraints in them.
    var reportedConflicts: [Set<LayoutEntry.Key>] = []

    /// Whether a constraint ties widths to heights.
    var couplesAxes = false

    /// Whether something depends on how far a view in here is scrolled.
    var dependsOnScrolling = false

    /// Whether frames are being set from solutions, so that changes of frames aren't news.
    static var isApplying = false

    /// Solutions so far, for tests.
    private(set) var solveCount = 0

    init(root: UIView) {
        self.root = root
        rootVariables = [solver.makeVariable(), solver.makeVariable()]
    }

    // MARK: What changed

    func markStructureStale() { structureIsStale = true }

    func markGeometryStale() { geometryIsStale = true }

    func markStale(_ constraint: NSLayoutConstraint) {
        if let index = entryIndexes[.constraint(ObjectIdentifier(constraint))] { staleEntries.append(index) }
    }

    /// Whether the size of the view's content has a say here.
    func markContentSizeStale(of view: UIView) -> Bool {
        guard view === root || itemIndexes[ObjectIdentifier(view)] != nil else { return false }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for isHugging in [true, false] {
                let key = LayoutEntry.Key.contentSize(ObjectIdentifier(view), axis, isHugging: isHugging)
                if let index = entryIndexes[key] {
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
        guard solve() else { return }
        adoptSolvedRootSize()
        for item in items {
            guard let view = item.object as? UIView, let superview = view.superview else { continue }
            if !isInPlace(view) { superview.setNeedsLayout() }
        }
    }

    /// The size that the root's constraints ask for.
    func sizeFitting(_ fitting: LayoutFitting) -> CGSize {
        let wasUpdating = isUpdating
        isUpdating = true
        self.fitting = fitting
        geometryIsStale = true
        defer {
            self.fitting = nil
            geometryIsStale = true
            isUpdating = wasUpdating
        }
        _ = solve()
        return CGSize(
            width: solver.value(of: rootVariables[0]), height: solver.value(of: rootVariables[1]))
    }

    /// Whether there is a new solution.
    private func solve() -> Bool {
        synchronize()
        guard needsSolving else { return false }
        needsSolving = false
        solveCount += 1
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

    /// Hands all changes to the solver.
    private func synchronize() {
        if structureIsStale {
            rebuildEntries()
            needsSolving = true
        } else if geometryIsStale {
            for index in entries.indices { refresh(index) }
        } else {
            if baselinesAreStale { staleEntries += baselineEntries }
            for index in staleEntries { refresh(index) }
        }
        structureIsStale = false
        geometryIsStale = false
        baselinesAreStale = false
        staleEntries.removeAll()
    }

    private func refresh(_ index: Int) {
        guard let constraint = makeConstraint(entries[index].source) else {
            // What the entry stood for is gone; the structure says so at the next change.
            structureIsStale = true
            return
        }
        if install(constraint, at: index) { needsSolving = true }
    }

    /// Gives texts the heights that follow from the widths found, or those of unlimited widths: where widths follow from
    /// heights, the solution would otherwise depend on the one before. Returns whether any changed.
    @discardableResult
    private func editContentHeights(areNarrow: Bool = true) -> Bool {
        var isChanged = false
        for index in entries.indices {
            guard case .contentSize(let reference, .vertical, let isHugging) = entries[index].source,
                let view = reference.view, view is any WidthDependentContent,
                let constraint = makeContentSize(view, .vertical, isHugging, isNarrow: areNarrow)?.bounded
            else { continue }
            if install(constraint, at: index) { isChanged = true }
        }
        return isChanged
    }

    /// A detached root without a frame of its own is as large as its constraints make it.
    private func adoptSolvedRootSize() {
        guard rootSizeIsOpen else { return }
        let size = PixelRounding(root).size(
            solver.value(of: rootVariables[0]), solver.value(of: rootVariables[1]))
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

/// What a measured view's size has to come close to.
struct LayoutFitting {
    var target: CGSize
    var horizontalPriority: UILayoutPriority
    var verticalPriority: UILayoutPriority
}

/// A view or guide whose place and size constraints decide.
@MainActor
struct LayoutItem {
    weak var object: AnyObject?
    /// Left and top in the superview or owner, width and height of the frame.
    let variables: [Variable]
}
