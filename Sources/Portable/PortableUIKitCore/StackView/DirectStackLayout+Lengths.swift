import Foundation

extension DirectStackLayout {
    /// Determines the lengths of all views along an axis from the length of the stack view. Returns `false` if the solver
    /// must do so.
    func assign(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> Bool {
        guard length >= 0, axis == stack.axis ? fill(length) : align(length, axis) else { return false }
        for index in children.indices {
            if let layout = children[index].layout, !layout.assign(children[index][axis], axis) { return false }
        }
        return true
    }

    // MARK: Across the stack view's axis

    private func align(_ breadth: CGFloat, _ axis: NSLayoutConstraint.Axis) -> Bool {
        for index in children.indices {
            if stack.alignment == .fill {
                children[index][axis] = breadth
                continue
            }
            guard children[index].layout == nil, let natural = contentLength(at: index, axis) else { return false }
            children[index][axis] = children[index].view.isHidden ? natural : min(natural, breadth)
        }
        return true
    }

    // MARK: Along the stack view's axis

    private func fill(_ length: CGFloat) -> Bool {
        let axis = stack.axis
        var gaps: CGFloat = 0, smallestGap = -CGFloat.infinity, count = 0, last: CGFloat = 0
        for index in children.indices where !children[index].view.isHidden {
            if count > 0 {
                gaps += last
                smallestGap = max(smallestGap, last)
            }
            last = children[index].spacing
            count += 1
        }
        if count == 0 { return true }
        if stack.distribution == .fillEqually {
            guard length >= gaps else { return false }
            for index in children.indices where !children[index].view.isHidden {
                children[index][axis] = (length - gaps) / CGFloat(count)
            }
            return true
        }
        guard let natural = setNaturalLengths() else { return false }
        guard stack.distribution == .equalSpacing, count > 1 else {
            return extend(by: length - gaps - natural.sum, natural)
        }
        guard natural.open == nil else { return false }
        let equalGap = (length - natural.sum) / CGFloat(count - 1)
        gap = max(equalGap, smallestGap)
        if equalGap >= smallestGap { return keepsNaturalLengths }
        return extend(by: length - natural.sum - smallestGap * CGFloat(count - 1), natural)
    }

    /// The natural lengths of the visible views.
    private struct NaturalLengths {
        var sum: CGFloat = 0
        /// The only view without a natural length.
        var open: Int?
        /// The view that gets the additional length.
        var extended: (index: Int, demand: StackDemand)?
        var hasStacks = false
    }

    /// Sets the lengths to the natural ones. Returns `nil` if several views have none, or if the solver must determine
    /// them.
    private func setNaturalLengths() -> NaturalLengths? {
        var natural = NaturalLengths()
        for index in children.indices where !children[index].view.isHidden {
            if let demand = demand(at: index, stack.axis) {
                children[index][stack.axis] = demand.natural
                natural.sum += demand.natural
                if children[index].layout != nil { natural.hasStacks = true }
                if let best = natural.extended, !demand.isExtended(before: best.demand) { continue }
                natural.extended = (index, demand)
            } else {
                guard natural.open == nil, children[index].layout == nil, !hasContent(at: index, stack.axis) else {
                    return nil
                }
                natural.open = index
                children[index][stack.axis] = 0
            }
        }
        return natural
    }

    /// Adds a length to the natural lengths, or removes one. Returns `false` if the solver must do so.
    private func extend(by excess: CGFloat, _ natural: NaturalLengths) -> Bool {
        if excess < 0 { return !natural.hasStacks && compress(by: -excess) }
        guard let index = natural.open ?? natural.extended?.index else { return false }
        children[index][stack.axis] += excess
        return true
    }

    /// Reduces lengths: the views with the lowest priority become empty first, in their order if priorities are equal.
    ///
    /// - Complexity: O(*n* log *n*) in the number of arranged views.
    private func compress(by excess: CGFloat) -> Bool {
        let axis = stack.axis
        let weakestFirst = children.indices.filter { !children[$0].view.isHidden }
            .map { (index: $0, priority: children[$0].view.contentCompressionResistancePriority(for: axis).rawValue) }
            .sorted { ($0.priority, $0.index) < ($1.priority, $1.index) }
        var excess = excess
        for (index, priority) in weakestFirst {
            if excess <= 0 { return true }
            // Lengths that aren't negative take precedence over content sizes below this priority.
            guard priority < UILayoutPriority.required.rawValue - 1 else { return false }
            let part = min(excess, children[index][axis])
            children[index][axis] -= part
            excess -= part
        }
        return excess <= 0
    }

    /// A Boolean value that indicates whether views don't grow instead of the gaps between them.
    private var keepsNaturalLengths: Bool {
        for index in children.indices where !children[index].view.isHidden {
            if children[index].layout != nil { return false }
            let hugging = children[index].view.contentHuggingPriority(for: stack.axis)
            if hugging <= StackArrangement.ambiguitySuppression { return false }
        }
        return true
    }
}
