/// The rules for a length of a view along one axis, as bounds with priorities.
///
/// Its cost is a convex function of the length. Priorities are levels, as in the solver: the errors of a higher priority
/// decide before the ones of a lower priority.
struct LengthDemand {
    /// The rules, in any order.
    var bounds: [LengthBound] = []
    /// Additional costs that aren't sums of bounds.
    var irregular: [LengthPieces] = []
    /// The smallest length: the gaps inside need it.
    var minimum = 0.0
    /// The lengths for which the rules are complete. Outside, the solver would need other rules.
    var range = -Double.infinity...Double.infinity

    /// The priority of a minimum that is only given up for required rules: lengths aren't negative.
    static let nonnegative = 999.5

    /// The highest priority of a rule.
    var highestPriority: Double {
        irregular.reduce(bounds.reduce(0) { max($0, $1.priority) }) { max($0, $1.highestPriority) }
    }

    /// A Boolean value that indicates whether several lengths have the lowest cost.
    var isOpen: Bool {
        guard irregular.isEmpty else {
            let pieces = LengthPieces(self)
            return pieces.list[pieces.naturalIndex].slope.isFlat
        }
        var lowest = Double.infinity, highest = -Double.infinity
        for bound in bounds {
            if bound.isUpper { lowest = min(lowest, bound.value) } else { highest = max(highest, bound.value) }
        }
        return lowest == .infinity || lowest > highest
    }

    // MARK: Compositions

    /// Adds the rules of another demand for the same length.
    mutating func formUnion(_ other: LengthDemand) {
        bounds += other.bounds
        irregular += other.irregular
        minimum = max(minimum, other.minimum)
    }

    /// Adds the rules of a demand for the length `scale * x - offset`, where `x` is this demand's length.
    mutating func formUnion(_ other: LengthDemand, scale: Double, offset: Double) {
        guard scale > 0 else { return }
        var scaled = LengthDemand(
            bounds: other.bounds, irregular: other.irregular.map { $0.composed(scale: scale, offset: offset) },
            minimum: (other.minimum + offset) / scale)
        for index in scaled.bounds.indices {
            scaled.bounds[index].value = (scaled.bounds[index].value + offset) / scale
            scaled.bounds[index].weight *= scale
        }
        formUnion(scaled)
    }

    /// Returns the demand for a length that includes an additional constant length.
    func extended(by length: Double) -> LengthDemand {
        guard length != 0 else { return self }
        var demand = LengthDemand(minimum: -.infinity)
        demand.formUnion(self, scale: 1, offset: length)
        return demand
    }

    /// Returns the demand for an upper limit of the length: above the natural length, nothing is lost.
    var limiting: LengthDemand {
        let pieces = LengthPieces(self)
        let natural = pieces.naturalIndex
        var list = Array(pieces.list[..<natural])
        list.append(LengthPieces.Piece(start: pieces.list[natural].start, slope: LengthSlope()))
        return LengthPieces(list: list).demand
    }

    /// Returns the demand as rules for the solver. If some of the costs aren't sums of bounds, the range is limited.
    var regular: LengthDemand {
        guard !irregular.isEmpty else { return self }
        return LengthPieces(self).regularDemand
    }

    /// Returns the rules with the ones for the same value combined, by rank.
    var combined: [LengthBound] {
        let sorted = bounds.sorted { first, second in
            if first.value != second.value { return first.value < second.value }
            if first.priority != second.priority { return first.priority < second.priority }
            if first.isUpper != second.isUpper { return second.isUpper }
            return first.rank < second.rank
        }
        var combined: [LengthBound] = []
        for bound in sorted {
            if let last = combined.last, last.value == bound.value, last.priority == bound.priority,
                last.isUpper == bound.isUpper
            {
                combined[combined.count - 1].weight += bound.weight
                // Equal rules are satisfied together, so the last one decides.
                combined[combined.count - 1].rank = bound.rank
            } else {
                combined.append(bound)
            }
        }
        return combined.sorted { $0.rank < $1.rank }
    }
}

/// A rule for a length: a lower or upper bound with a priority.
struct LengthBound {
    var isUpper: Bool
    var value: Double
    var priority: Double
    /// The error for each point beyond the bound.
    var weight = 1.0
    /// The position among the rules. It decides between rules with equal priorities: the earlier one is violated.
    var rank = 0
}

/// The increase of the cost for each point of a length: a weight for each priority.
struct LengthSlope {
    /// The weights that aren't zero, from the highest priority to the lowest.
    private(set) var levels: [(priority: Double, weight: Double)] = []
    /// The highest rank of a violated rule, or -1 without any.
    var rank = -1
    /// A Boolean value that indicates whether that rule is an upper bound.
    var isLimited = false

    /// A Boolean value that indicates whether a greater length is better. If the costs are equal, the last rule decides.
    var isNegative: Bool {
        guard let first = levels.first else { return rank >= 0 && !isLimited }
        return first.weight < 0
    }

    mutating func add(_ weight: Double, _ priority: Double) {
        let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
        guard index < levels.count, levels[index].priority == priority else {
            levels.insert((priority, weight), at: index)
            return
        }
        levels[index].weight += weight
        // Rounding errors of sums and differences are not a slope.
        if abs(levels[index].weight) < 1e-9 { levels.remove(at: index) }
    }

    mutating func add(_ other: LengthSlope) {
        for level in other.levels { add(level.weight, level.priority) }
        consider(rank: other.rank, isUpper: other.isLimited)
    }

    func scaled(by scale: Double) -> LengthSlope {
        var scaled = self
        for index in levels.indices { scaled.levels[index].weight *= scale }
        return scaled
    }

    mutating func consider(rank: Int, isUpper: Bool) {
        guard rank > self.rank else { return }
        self.rank = rank
        isLimited = isUpper
    }

    func weight(_ priority: Double) -> Double { levels.first { $0.priority == priority }?.weight ?? 0 }

    /// Returns a negative number if the cost increases less than with another slope, a positive one if it increases
    /// more, and 0 if it increases by the same amount.
    func order(_ other: LengthSlope) -> Double {
        var index = 0, otherIndex = 0
        while index < levels.count || otherIndex < other.levels.count {
            let priority = index < levels.count ? levels[index].priority : -1
            let otherPriority = otherIndex < other.levels.count ? other.levels[otherIndex].priority : -1
            if priority > otherPriority { return levels[index].weight }
            if otherPriority > priority { return -other.levels[otherIndex].weight }
            let difference = levels[index].weight - other.levels[otherIndex].weight
            if abs(difference) > 1e-9 { return difference }
            index += 1
            otherIndex += 1
        }
        return 0
    }

    /// Returns whether a view with this slope gets length before a view with another one.
    func precedes(_ other: LengthSlope) -> Bool {
        let order = order(other)
        if order != 0 { return order < 0 }
        // Of equal rules, the last ones are satisfied.
        if rank == other.rank { return false }
        let decides = rank > other.rank ? self : other
        return (rank > other.rank) != decides.isLimited
    }
}
