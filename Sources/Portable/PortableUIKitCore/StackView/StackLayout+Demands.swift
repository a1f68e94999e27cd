import Foundation

// The rules for the length of a stack view, from the rules of its arranged views.

extension StackLayout {
    /// The demand for the length that the children share.
    func mainDemand(_ axis: Axis) -> LengthDemand {
        guard !visible.isEmpty else {
            var demand = smallest(priority: StackArrangement.ambiguitySuppression)
            demand.minimum = -.infinity
            return demand
        }
        switch distribution {
        case .fillEqually: return equalDemand(axis)
        case .fillProportionally: return proportionalDemand(axis)
        case .fill, .equalSpacing, .equalCentering:
            let texts = textIndexes(axis)
            guard !texts.isEmpty else { return sumDemand(of: visible, axis, gaps: gaps) }
            // A text has an equal share, and the other views share the rest.
            let share = 1 / Double(visible.count)
            var demand = LengthDemand()
            for index in texts {
                demand.formUnion(children[index].demand(axis), scale: share, offset: gaps * share)
            }
            let others = visible.filter { !texts.contains($0) }
            if !others.isEmpty {
                let part = Double(others.count) * share
                demand.formUnion(sumDemand(of: others, axis, gaps: 0), scale: part, offset: gaps * part)
            }
            return demand
        }
    }

    /// The demand for the length that each child has.
    func crossDemand(_ axis: Axis) -> LengthDemand {
        var demand = LengthDemand()
        if alignment == .fill {
            for child in children { demand.formUnion(child.demand(axis)) }
            return demand
        }
        demand = smallest(priority: StackArrangement.ambiguitySuppression)
        for index in visible {
            if let content = children[index].content(axis) {
                demand.bounds.append(
                    LengthBound(
                        isUpper: false, value: content.length, priority: content.resistance,
                        rank: children[index].rank + (axis == .horizontal ? 1 : 3)))
            } else {
                demand.formUnion(children[index].demand(axis).limiting)
            }
        }
        return demand
    }

    /// The demand for a length of 0.
    private func smallest(priority: UILayoutPriority) -> LengthDemand {
        LengthDemand(bounds: [
            LengthBound(isUpper: true, value: 0, priority: Double(priority.rawValue), rank: rank),
            LengthBound(isUpper: false, value: 0, priority: Double(priority.rawValue), rank: rank),
        ])
    }

    /// The visible labels of several lines in a row, which have an equal share.
    func textIndexes(_ axis: Axis) -> [Int] {
        guard axis == .horizontal, distribution == .fill, visible.count > 1 else { return [] }
        return visible.filter { children[$0].isLabelOfSeveralLines }
    }

    private func equalDemand(_ axis: Axis) -> LengthDemand {
        let share = 1 / Double(visible.count)
        var demand = LengthDemand()
        for index in visible { demand.formUnion(children[index].demand(axis), scale: share, offset: gaps * share) }
        return demand
    }

    private func proportionalDemand(_ axis: Axis) -> LengthDemand {
        guard let last = shares.lastIndex(where: { $0 > 0 }) else { return LengthDemand() }
        var demand = LengthDemand()
        var rest = 1.0
        for (position, share) in shares.enumerated() where position != last {
            demand.formUnion(children[visible[position]].demand(axis), scale: share, offset: 0)
            rest -= share
        }
        demand.formUnion(children[visible[last]].demand(axis), scale: rest, offset: gaps)
        // The gaps are part of the total length, so that all shares are only exact for one length.
        let total = gaps / (rest - shares[last])
        if gaps != 0, total.isFinite {
            for isUpper in [true, false] {
                demand.bounds.append(
                    LengthBound(
                        isUpper: isUpper, value: total, priority: proportionalPriority(at: last),
                        weight: abs(gaps / total), rank: rank))
            }
        }
        return demand
    }

    func proportionalPriority(at position: Int) -> Double { 999 - Double(min(position, 900)) }

    // MARK: Sums

    /// The demand for the sum of the lengths of children and gaps.
    private func sumDemand(of indexes: [Int], _ axis: Axis, gaps: Double) -> LengthDemand {
        if let demand = contentDemand(of: indexes, axis) { return demand }
        var list: [LengthPieces.Piece] = []
        var start = smallestGaps
        for index in indexes { start += children[index].demand(axis).minimum }
        for segment in segments(of: indexes, axis) {
            let isSame = list.last.map {
                $0.slope.order(segment.slope) == 0 && $0.slope.isNegative == segment.slope.isNegative
            }
            if isSame != true { list.append(LengthPieces.Piece(start: start, slope: segment.slope)) }
            start += segment.length
            if !start.isFinite { break }
        }
        return LengthPieces(list: list).demand
    }

    /// The sum of the smallest gaps. With equal gaps, all of them are as large as the largest one.
    var smallestGaps: Double {
        guard distribution == .equalSpacing else { return gaps }
        return Double(visible.count - 1) * (visible.dropLast().map { spacings[$0] }.max() ?? 0)
    }

    /// The demand of children that only have contents with the same resistance.
    private func contentDemand(of indexes: [Int], _ axis: Axis) -> LengthDemand? {
        guard let first = indexes.first, let resistance = children[first].content(axis)?.resistance else { return nil }
        var total = smallestGaps, hugging = Double.infinity, softest = first
        for index in indexes {
            guard let content = children[index].content(axis), content.resistance == resistance else { return nil }
            total += content.length
            if content.hugging < hugging { (hugging, softest) = (content.hugging, index) }
        }
        let offset = axis == .horizontal ? 0 : 2
        var stretched = (priority: hugging, rank: children[softest].rank + offset)
        if distribution == .equalSpacing, visible.count > 1 {
            let gap = Double(StackArrangement.ambiguitySuppression.rawValue)
            guard gap != hugging else { return nil }
            if gap < hugging { stretched = (gap, rank) }
        }
        return LengthDemand(
            bounds: [
                LengthBound(isUpper: true, value: total, priority: stretched.priority, rank: stretched.rank),
                LengthBound(
                    isUpper: false, value: total, priority: resistance, rank: children[first].rank + offset + 1),
            ], minimum: smallestGaps)
    }

    /// A part of the length of a child with one slope, or of the gaps.
    struct Segment {
        /// The index of the child, or -1 for the gaps.
        var index: Int
        var slope: LengthSlope
        var length: Double
    }

    /// The segments of children in the order in which they get length.
    func segments(of indexes: [Int], _ axis: Axis) -> [Segment] {
        var segments: [Segment] = []
        for index in indexes {
            let pieces = LengthPieces(children[index].demand(axis))
            for (position, piece) in pieces.list.enumerated() {
                segments.append(Segment(index: index, slope: piece.slope, length: pieces.extent(at: position)))
            }
        }
        if distribution == .equalSpacing, visible.count > 1 {
            var slope = LengthSlope()
            slope.add(1, Double(StackArrangement.ambiguitySuppression.rawValue))
            slope.consider(rank: rank, isUpper: true)
            segments.append(Segment(index: -1, slope: slope, length: .infinity))
        }
        // The order of equal segments is the one of the children.
        return segments.enumerated().sorted { first, second in
            if first.element.slope.precedes(second.element.slope) { return true }
            if second.element.slope.precedes(first.element.slope) { return false }
            return first.offset < second.offset
        }.map(\.element)
    }
}
