/// The cost of a length as pieces with constant slopes, which increase with the length.
struct LengthPieces {
    /// The lengths from `start` to the start of the next piece.
    struct Piece {
        var start: Double
        var slope: LengthSlope
    }

    /// The pieces by length. The first one begins at the smallest length.
    private(set) var list: [Piece]

    init(list: [Piece]) {
        self.list = list
    }

    /// Creates the pieces of a demand.
    init(_ demand: LengthDemand) {
        list = Self.pieces(of: demand.bounds, from: demand.minimum)
        for other in demand.irregular { list = Self.sum(list, other.list) }
    }

    private static func pieces(of bounds: [LengthBound], from minimum: Double) -> [Piece] {
        let bounds = bounds.sorted { $0.value < $1.value }
        let ranks = ranks(of: bounds)
        var list: [Piece] = []
        var levels = LengthSlope()
        for bound in bounds where !bound.isUpper { levels.add(-bound.weight, bound.priority) }
        var start = minimum, index = 0
        while true {
            while index < bounds.count, bounds[index].value <= start {
                levels.add(bounds[index].weight, bounds[index].priority)
                index += 1
            }
            var slope = levels
            slope.consider(rank: ranks[index].upper, isUpper: true)
            slope.consider(rank: ranks[index].lower, isUpper: false)
            list.append(Piece(start: start, slope: slope))
            guard index < bounds.count else { return list }
            start = bounds[index].value
        }
    }

    /// Returns, for each index, the highest ranks of the upper bounds before it and of the lower bounds from it on.
    private static func ranks(of bounds: [LengthBound]) -> [(upper: Int, lower: Int)] {
        var ranks = [(upper: Int, lower: Int)](repeating: (-1, -1), count: bounds.count + 1)
        for (index, bound) in bounds.enumerated() {
            ranks[index + 1].upper = max(ranks[index].upper, bound.isUpper ? bound.rank : -1)
        }
        for (index, bound) in bounds.enumerated().reversed() {
            ranks[index].lower = max(ranks[index + 1].lower, bound.isUpper ? -1 : bound.rank)
        }
        return ranks
    }

    /// Returns the sums of the slopes of two lists, from the greater one of the smallest lengths.
    private static func sum(_ first: [Piece], _ second: [Piece]) -> [Piece] {
        var sum: [Piece] = []
        var index = 0, other = 0
        var start = max(first[0].start, second[0].start)
        while true {
            while index + 1 < first.count, first[index + 1].start <= start { index += 1 }
            while other + 1 < second.count, second[other + 1].start <= start { other += 1 }
            var slope = first[index].slope
            slope.add(second[other].slope)
            sum.append(Piece(start: start, slope: slope))
            let next = index + 1 < first.count ? first[index + 1].start : .infinity
            start = min(next, other + 1 < second.count ? second[other + 1].start : .infinity)
            if start == .infinity { return sum }
        }
    }

    func composed(scale: Double, offset: Double) -> LengthPieces {
        LengthPieces(
            list: list.map { Piece(start: ($0.start + offset) / scale, slope: $0.slope.scaled(by: scale)) })
    }

    var highestPriority: Double { list.reduce(0) { max($0, $1.slope.levels.first?.priority ?? 0) } }

    /// The index of the piece that begins at the length with the lowest cost.
    var naturalIndex: Int { list.firstIndex { !$0.slope.isNegative } ?? list.count - 1 }

    /// Returns the slope of the piece that ends at or contains a length.
    func slope(at length: Double) -> LengthSlope {
        list.last { $0.start < length - 1e-6 }?.slope ?? list[0].slope
    }

    /// The length of a piece.
    func extent(at index: Int) -> Double {
        index + 1 < list.count ? list[index + 1].start - list[index].start : .infinity
    }

    // MARK: Bounds

    /// The demand with these costs.
    var demand: LengthDemand {
        let isRegular = list.indices.dropFirst().allSatisfy {
            Self.increases(from: list[$0 - 1].slope, to: list[$0].slope)
        }
        let hasEnd = list[list.count - 1].slope.levels.allSatisfy { $0.weight > 0 }
        guard isRegular, hasEnd else { return LengthDemand(irregular: [self], minimum: list[0].start) }
        return regularDemand
    }

    /// The demand with these costs, in the range around the natural length where they are sums of bounds: the slopes of all
    /// priorities increase. A slope of a lower priority can decrease if one of a higher priority increases.
    var regularDemand: LengthDemand {
        let natural = naturalIndex
        var first = natural, last = natural
        while first > 0, Self.increases(from: list[first - 1].slope, to: list[first].slope) { first -= 1 }
        while last + 1 < list.count, Self.increases(from: list[last].slope, to: list[last + 1].slope) { last += 1 }
        let end = last + 1 < list.count ? list[last + 1].start : .infinity
        var demand = LengthDemand(minimum: list[0].start, range: (first == 0 ? -.infinity : list[first].start)...end)
        for level in list[first].slope.levels where level.weight > 0 {
            demand.bounds.append(bound(level, at: list[first].start, isUpper: true, list[first].slope))
        }
        for index in (first..<last).map({ $0 + 1 }) { addBounds(at: index, to: &demand) }
        for level in list[last].slope.levels where level.weight < 0 {
            let value = min(end, 1e6)
            demand.bounds.append(bound((level.priority, -level.weight), at: value, isUpper: false, list[last].slope))
        }
        return demand
    }

    /// Adds the bounds at which the slopes change from one piece to the next.
    private func addBounds(at index: Int, to demand: inout LengthDemand) {
        let before = list[index - 1].slope, slope = list[index].slope
        var priorities = before.levels.map(\.priority)
        for level in slope.levels where !priorities.contains(level.priority) { priorities.append(level.priority) }
        for priority in priorities {
            let old = before.weight(priority), new = slope.weight(priority)
            guard new > old else { continue }
            let lower = min(new - old, max(-old, 0)), upper = new - old - lower
            if lower > 1e-9 {
                demand.bounds.append(bound((priority, lower), at: list[index].start, isUpper: false, before))
            }
            if upper > 1e-9 {
                demand.bounds.append(bound((priority, upper), at: list[index].start, isUpper: true, slope))
            }
        }
    }

    private func bound(
        _ level: (priority: Double, weight: Double), at value: Double, isUpper: Bool, _ slope: LengthSlope
    ) -> LengthBound {
        LengthBound(
            isUpper: isUpper, value: value, priority: level.priority, weight: level.weight, rank: max(slope.rank, 0))
    }

    private static func increases(from slope: LengthSlope, to next: LengthSlope) -> Bool {
        slope.levels.allSatisfy { next.weight($0.priority) >= $0.weight - 1e-9 }
            && next.levels.allSatisfy { $0.weight >= slope.weight($0.priority) - 1e-9 }
    }
}
