import Foundation

/// The layout of a stack view, computed without the solver.
///
/// The rules are the ones of ``StackArrangement``, and so are the results. It's used for stack views whose arranged views
/// have no constraints with other views. The solver only has the stack view's own length, with bounds that are as strict
/// as the rules inside: ``demand(_:)``.
@MainActor
final class StackLayout {
    typealias Axis = NSLayoutConstraint.Axis

    /// The stack view.
    let subject: LayoutSubject
    var configuration: StackLayoutConfiguration
    var children: [StackLayoutChild]
    /// The layout margins, if the children are inside of them, and the direction.
    var geometry = (margins: UIEdgeInsets.zero, isMirrored: false)
    /// The state of both axes.
    var axes = [StackLayoutAxis(), StackLayoutAxis()]

    init(_ stack: UIStackView, _ children: [StackLayoutChild]) {
        subject = stack.layoutSubject
        configuration = StackLayoutConfiguration(stack, children)
        self.children = children
    }

    var stack: UIStackView? { subject.view.map { unsafeDowncast($0, to: UIStackView.self) } }

    /// Numbers the rules in the order in which a layout engine collects them: the contents of the children, the rules of
    /// the stack view, and the rules inside each child.
    func assignRanks(_ ranks: inout Int) {
        for index in children.indices {
            children[index].subject.stackPlace.index = index
            children[index].rank = ranks
            ranks += 4
        }
        configuration.rank = ranks
        ranks += 1
        for index in children.indices {
            children[index].sizeRank = ranks
            ranks += children[index].sizeRules.count
            children[index].nested?.assignRanks(&ranks)
        }
    }

    // MARK: Changes

    /// Discards everything that depends on contents.
    func invalidateDemands() {
        for axis in axes.indices { axes[axis].invalidate() }
    }

    /// Reads the content of a child again.
    func updateContent(of view: UIView) {
        guard let place = view.autoLayout.subject?.stackPlace else { return }
        children[place.index].readContent()
    }

    /// Returns whether the stack view arranges a view.
    func contains(_ view: UIView) -> Bool {
        guard let subject = view.autoLayout.subject, children.indices.contains(subject.stackPlace.index) else {
            return false
        }
        return children[subject.stackPlace.index].subject === subject
    }

    /// Reads the margins and the direction.
    func updateGeometry() {
        guard let stack else { return }
        geometry.margins =
            stack.isLayoutMarginsRelativeArrangement ? stack.autoLayoutInsets(of: stack.layoutMarginsGuide) : .zero
        geometry.isMirrored = stack.isRightToLeft
        for index in children.indices { children[index].updateGeometry() }
        invalidateDemands()
    }

    // MARK: Demands

    /// The rules for the stack view's length, which follow from the ones of its children. Heights of texts are the ones
    /// at the assigned widths.
    func demand(_ axis: Axis) -> LengthDemand {
        if let known = axes[axis.rawValue].demand { return known }
        let canvas = axis == self.axis ? mainDemand(axis) : crossDemand(axis)
        var demand = canvas.extended(by: marginLength(axis))
        demand.minimum = max(demand.minimum, 0)
        axes[axis.rawValue].demand = demand
        return demand
    }

    /// The rules of the demand, by rank. The rules for the same length are combined.
    func bounds(_ axis: Axis) -> [LengthBound] {
        if let known = axes[axis.rawValue].bounds { return known }
        let demand = demand(axis)
        let regular = demand.regular
        axes[axis.rawValue].isOpen = demand.isOpen
        axes[axis.rawValue].range = regular.range
        axes[axis.rawValue].bounds = regular.combined
        return regular.combined
    }

    /// Returns whether no rule limits the length, so that the solver chooses between this length and others.
    func isOpen(_ axis: Axis) -> Bool {
        _ = bounds(axis)
        return axes[axis.rawValue].isOpen
    }

    /// The lengths for which the solver has all rules.
    func range(_ axis: Axis) -> ClosedRange<Double> {
        _ = bounds(axis)
        let smallest = demand(axis).minimum, range = axes[axis.rawValue].range
        return max(range.lowerBound, smallest)...max(range.upperBound, smallest)
    }

    /// Returns whether the rules must be computed again.
    func hasChanged(_ axis: Axis) -> Bool { axes[axis.rawValue].bounds == nil }

    /// The frame of a child in the solution, before it's rounded to pixels.
    func frame(at index: Int) -> CGRect {
        let child = children[index], insets = child.insets
        let width = child.lengths.x + Double(insets.left + insets.right)
        let height = child.lengths.y + Double(insets.top + insets.bottom)
        return CGRect(
            x: child.starts.x - Double(insets.left), y: child.starts.y - Double(insets.top), width: max(width, 0),
            height: max(height, 0))
    }

    func marginLength(_ axis: Axis) -> Double {
        Double(axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom)
    }

    /// Updates the heights of texts after other widths were assigned. Returns whether a height has changed.
    ///
    /// - Parameter areNarrow: `false` for the heights at unlimited widths.
    func updateTextHeights(areNarrow: Bool, isVisible: (Double) -> Bool) -> Bool {
        guard hasText else { return false }
        var isChanged = false
        for index in children.indices {
            if let nested = children[index].nested {
                if nested.updateTextHeights(areNarrow: areNarrow, isVisible: isVisible) { isChanged = true }
            } else if children[index].updateTextHeight(areNarrow: areNarrow, isVisible: isVisible) {
                isChanged = true
            }
        }
        if isChanged {
            axes[Axis.vertical.rawValue].invalidate()
        }
        return isChanged
    }
}
