import Foundation

/// The natural length of an arranged view along an axis, and the cost of extending it.
struct StackDemand {
    var natural: CGFloat
    /// The number of views that grow, weighted by their part of the additional length, by the priority of the
    /// constraints that this violates. The highest priority comes first.
    var cost: [(priority: Float, weight: Double)]
    /// The lowest priority with which views resist compression.
    var resistance: Float
    /// The highest priority with which views hug their contents.
    var hugging: Float
    /// The order of the last constraint that is violated.
    var rank: Int

    /// Returns whether this view is extended rather than another one. If the costs are equal, constraints of earlier
    /// views are violated.
    func isExtended(before other: StackDemand) -> Bool {
        for index in 0..<min(cost.count, other.cost.count) {
            let (own, their) = (cost[index], other.cost[index])
            if own.priority != their.priority { return own.priority < their.priority }
            if own.weight != their.weight { return own.weight < their.weight }
        }
        return cost.count == other.cost.count ? rank < other.rank : cost.count < other.cost.count
    }

    /// Adds the cost of another view that grows at the same time, by a part of the additional length.
    mutating func addCost(of other: StackDemand, times part: Double = 1) {
        for item in other.cost {
            var index = 0
            while index < cost.count, cost[index].priority > item.priority { index += 1 }
            if index < cost.count, cost[index].priority == item.priority {
                cost[index].weight += part * item.weight
            } else {
                cost.insert((item.priority, part * item.weight), at: index)
            }
        }
        rank = max(rank, other.rank)
    }

    /// Includes the priorities of another view.
    mutating func addPriorities(of other: StackDemand) {
        resistance = min(resistance, other.resistance)
        hugging = max(hugging, other.hugging)
    }

    /// A Boolean value that indicates whether views of equal length are as long as the longest content.
    var prefersLongest: Bool { resistance > hugging }
}

extension DirectStackLayout {
    /// Returns the demand of a view along an axis, or `nil` if it has no natural length, or if the solver must
    /// determine it.
    func demand(at index: Int, _ axis: NSLayoutConstraint.Axis) -> StackDemand? {
        if let layout = children[index].layout { return layout.demand(axis) }
        guard let natural = contentLength(at: index, axis) else { return nil }
        let hugging = children[index].view.contentHuggingPriority(for: axis).rawValue
        let resistance = children[index].view.contentCompressionResistancePriority(for: axis).rawValue
        return StackDemand(
            natural: natural, cost: [(hugging, 1)], resistance: resistance, hugging: hugging, rank: children[index].rank
        )
    }

    /// Returns the demand of the stack view. Views that are aligned differently, and gaps that grow, have other rules.
    private func demand(_ axis: NSLayoutConstraint.Axis) -> StackDemand? {
        guard stack.alignment == .fill, stack.distribution != .equalSpacing else { return nil }
        let isAlong = axis == stack.axis
        var demands: [StackDemand] = [], gaps: CGFloat = 0, last: CGFloat = 0
        // Hidden views count across the axis.
        for index in children.indices where !isAlong || !children[index].view.isHidden {
            if let demand = demand(at: index, axis) {
                demands.append(demand)
            } else if isAlong || children[index].layout != nil || hasContent(at: index, axis) {
                return nil
            }
            if demands.count > 1 { gaps += last }
            last = children[index].spacing
        }
        guard let first = demands.first else { return nil }
        var result = first
        for demand in demands.dropFirst() { result.addPriorities(of: demand) }
        guard result.prefersLongest else { return nil }
        if isAlong, stack.distribution == .fill {
            var sum = first.natural
            for demand in demands.dropFirst() {
                sum += demand.natural
                guard demand.isExtended(before: result) else { continue }
                (result.cost, result.rank) = (demand.cost, demand.rank)
            }
            result.natural = sum + gaps
            return result
        }
        let count = CGFloat(demands.count)
        (result.natural, result.cost) = (0, [])
        for demand in demands {
            result.natural = max(result.natural, demand.natural)
            result.addCost(of: demand, times: isAlong ? 1 / Double(count) : 1)
        }
        if isAlong { result.natural = result.natural * count + gaps }
        return result
    }

    // MARK: Contents

    /// Returns whether a view has a natural length, even if it's one that the solver limits.
    func hasContent(at index: Int, _ axis: NSLayoutConstraint.Axis) -> Bool {
        let size = children[index].view.measuredIntrinsicContentSize()
        return (axis == .horizontal ? size.width : size.height) >= 0
    }

    /// Returns the natural length of a view that isn't a stack view.
    func contentLength(at index: Int, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let size = children[index].view.measuredIntrinsicContentSize()
        var length = axis == .horizontal ? size.width : size.height
        guard length >= 0 else { return nil }
        if axis == .vertical {
            length = children[index].view.contentHeight(size, atWidth: children[index].size.width, pixels)
        }
        return length < 1e6 ? length : nil
    }
}
