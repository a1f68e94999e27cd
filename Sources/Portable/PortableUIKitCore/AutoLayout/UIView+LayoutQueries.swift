import ConstraintEngine
import Foundation

// The engine's interface for code outside the layout pass.

extension UIView {
    func autoLayoutSizeFitting(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        startUsingConstraints()
        useConstraintsInsteadOfDirectLayout()
        autoLayoutUpdateConstraints()
        let engine = autoLayout.engine ?? LayoutEngine(root: self)
        autoLayout.engine = engine
        let size = engine.sizeFitting(
            LayoutFitting(target: target, horizontalPriority: horizontal, verticalPriority: vertical))
        return PixelRounding(self).fittingSize(size)
    }

    /// Creates the constraints of a stack view that is laid out without constraints, because the app queries them.
    func useConstraintsInsteadOfDirectLayout() {
        guard autoLayout.arrangesDirectly else { return }
        startUsingConstraints()
        var outermost = self
        while let superview = outermost.superviewStorage, superview.autoLayout.arrangesDirectly {
            outermost = superview
        }
        outermost.autoLayoutUpdateConstraints()
    }

    /// Returns the rectangle of one of the view's guides.
    func autoLayoutFrame(of guide: UILayoutGuide) -> CGRect {
        switch guide.source {
        case .layoutMargins, .safeArea, .readableContent, .keyboard:
            return bounds.inset(by: autoLayoutInsets(of: guide))
        case .scrollFrame: return bounds
        case .constraints, .scrollContent:
            guard let engine = layoutRoot.layoutEngine else { return .zero }
            engine.update()
            return engine.frame(of: guide) ?? .zero
        }
    }

    /// Returns the rectangle of one of the view's guides according to the engine that solves the given constraint: this
    /// view's, or that of a subview that is a root. Only the edges in the constraint are valid. Returns `nil` if no
    /// engine solves the constraint.
    package func autoLayoutFrame(of guide: UILayoutGuide, by constraint: NSLayoutConstraint) -> CGRect? {
        let roots = [layoutRoot] + subviews.filter(\.autoLayout.isConstraintRoot)
        for engine in roots.lazy.compactMap(\.layoutEngine) {
            engine.update()
            guard engine.entries.index(of: constraint) != nil else { continue }
            return engine.frame(of: guide)
        }
        return nil
    }

    /// Returns whether the constraints don't fully determine the frame of an item in this view.
    func autoLayoutIsAmbiguous(_ item: AnyObject) -> Bool {
        useConstraintsInsteadOfDirectLayout()
        guard let engine = layoutRoot.layoutEngine else { return false }
        engine.update()
        guard let variables = LayoutSubject.existing(for: item).flatMap(engine.items.variables(of:)) else {
            return false
        }
        return !engine.solution.solver.ambiguousVariables(among: variables.all).isEmpty
    }

    /// Returns the constraints that affect the frame of an item.
    func autoLayoutConstraints(affecting item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        useConstraintsInsteadOfDirectLayout()
        superviewStorage?.useConstraintsInsteadOfDirectLayout()
        let root = item === self ? frameRoot : layoutRoot
        guard let engine = root.layoutEngine else { return [] }
        engine.update()
        guard let variables = LayoutSubject.existing(for: item).flatMap(engine.items.variables(of:)) else { return [] }
        let ids = engine.solution.solver.constraints(affecting: [variables.start(axis), variables.length(axis)])
        return ids.compactMap { id in
            guard let index = engine.entries.index(of: id),
                case .constraint(let constraint) = engine.entries[index].source
            else { return nil }
            return constraint
        }
    }
}

extension UIView {
    /// The number of the solver's basis exchanges for this root, for tests.
    package var autoLayoutPivotCount: Int { autoLayout.engine?.solution.solver.pivotCount ?? 0 }

    /// The number of solutions for this root, for tests.
    package var autoLayoutSolutionCount: Int { autoLayoutWork.solutions }

    /// The work done for the descendants of this root, for tests.
    package var autoLayoutWork: LayoutWork { autoLayout.engine?.work ?? LayoutWork() }
}
