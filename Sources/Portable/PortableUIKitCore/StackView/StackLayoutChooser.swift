import Foundation

/// Decides which stack views can be laid out without the solver.
@MainActor
struct StackLayoutChooser {
    let root: UIView
    let reached: ReachedViews
    /// A Boolean value that indicates whether stack views whose rules contradicted their lengths are tried again.
    let isRetrying: Bool

    /// Returns a layout for a stack view, or `nil` if the solver is necessary.
    ///
    /// - Parameter nested: A closure that returns the layout of a stack view inside, or `nil` if there's none.
    func layout(of stack: UIStackView, nested: (UIStackView) -> StackLayout?) -> StackLayout? {
        guard isPossible(stack), stack === root || stack.autoLayout.isPlacedByConstraints || hasFixedFrame(stack)
        else { return nil }
        var children: [StackLayoutChild] = []
        children.reserveCapacity(stack.arrangedSubviews.count)
        for view in stack.arrangedSubviews {
            guard let child = child(view, nested) else { return nil }
            children.append(child)
        }
        return StackLayout(stack, children)
    }

    private func isPossible(_ stack: UIStackView) -> Bool {
        guard stack.avoidsSolver, isRetrying || stack.solverUse != .contradiction,
            !stack.arrangedSubviews.isEmpty, stack.alignmentRectInsets == .zero
        else { return false }
        let hasPairs = stack.arrangedSubviews.lazy.filter { !$0.isHidden }.dropFirst().isEmpty == false
        if hasPairs, stack.distribution == .equalCentering { return false }
        return !(hasPairs && stack.usesBaselines)
    }

    /// Returns whether the frame of a stack view is set by the app and doesn't change with the superview.
    private func hasFixedFrame(_ stack: UIStackView) -> Bool {
        stack.autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
    }

    /// Returns an arranged view, or `nil` if constraints of other views determine its frame.
    private func child(_ view: UIView, _ nested: (UIStackView) -> StackLayout?) -> StackLayoutChild? {
        guard view.autoLayout.isPlacedByConstraints, !reached.contains(view) else { return nil }
        guard view.arrangesSubviews else { return StackLayoutChild(view, nested: nil) }
        guard !view.autoLayout.isConstraintRoot, let layout = nested(unsafeDowncast(view, to: UIStackView.self)) else {
            return nil
        }
        return StackLayoutChild(view, nested: layout)
    }
}

/// The views of a tree whose frames are related to other views by constraints that stack views don't own.
@MainActor
struct ReachedViews {
    private var views: Set<ObjectIdentifier> = []

    init(in root: UIView) {
        collect(in: root)
        if root.autoLayout.isConstraintRoot, let superview = root.superview { collectConstraints(of: superview) }
    }

    func contains(_ view: UIView) -> Bool { views.contains(ObjectIdentifier(view)) }

    private mutating func collect(in view: UIView) {
        collectConstraints(of: view)
        for subview in view.subviewStorage where !subview.autoLayout.isConstraintRoot { collect(in: subview) }
    }

    private mutating func collectConstraints(of holder: UIView) {
        let stack = holder.arrangesSubviews ? unsafeDowncast(holder, to: UIStackView.self) : nil
        if let stack, stack.usesBaselines {
            for view in stack.arrangedSubviews { collectBaselines(of: view, below: stack) }
        }
        for constraint in holder.autoLayout.constraints {
            if constraint.isOwnSize || stack?.isOwn(constraint) == true { continue }
            let isBaseline = constraint.isBaseline
            constraint.forEachSubject { subject in
                let view = subject.layoutView
                if view === holder { views.insert(ObjectIdentifier(holder)) }
                collectPath(from: view, to: holder)
                if isBaseline, let view { collectBaselines(of: view, below: holder) }
            }
        }
    }

    /// Collects the views whose text determines the baselines of a view.
    private mutating func collectBaselines(of view: UIView, below holder: UIView) {
        for text in [view.forFirstBaselineLayout, view.forLastBaselineLayout] where text !== view {
            if text.isDescendant(of: holder) { collectPath(from: text, to: holder) }
        }
    }

    private mutating func collectPath(from view: UIView?, to holder: UIView) {
        var view = view
        while let current = view, current !== holder {
            views.insert(ObjectIdentifier(current))
            view = current.superview
        }
    }
}
