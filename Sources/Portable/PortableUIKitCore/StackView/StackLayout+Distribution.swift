import ConstraintEngine
import Foundation

// The positions and lengths of arranged views, from the length of their stack view.

extension StackLayout {
    /// The largest difference between equal lengths.
    private static let tolerance = 1e-6

    /// Distributes the length of the stack view along an axis, also in the stack views inside.
    ///
    /// Returns whether the result is the solver's. If not, a length is too small for the gaps, or required rules
    /// contradict each other.
    func assign(_ length: Double, _ axis: Axis) -> Bool {
        guard length != axes[axis.rawValue].length else { return true }
        let canvas = length - marginLength(axis)
        let isExact = axis == self.axis ? distribute(canvas, axis) : align(canvas, axis)
        guard isExact, assignNested(axis) else {
            axes[axis.rawValue].length = .nan
            return false
        }
        axes[axis.rawValue].length = length
        return true
    }

    private func assignNested(_ axis: Axis) -> Bool {
        for child in children {
            guard let nested = child.nested else { continue }
            let isExact = nested.assign(child.lengths[axis.rawValue], axis)
            // A hidden stack view has no room for its gaps, but the heights of its texts matter.
            if !isExact, !child.isHidden || axis != self.axis || nested.hasText { return false }
        }
        return true
    }

    /// Returns the start of a child's alignment rectangle in the stack view, from its position in the direction of
    /// layout.
    private func start(of position: Double, _ length: Double, in canvas: Double, _ axis: Axis) -> Double {
        guard axis == .horizontal else { return Double(margins.top) + position }
        return Double(margins.left) + (isMirrored ? canvas - position - length : position)
    }

    // MARK: Across the axis

    private func align(_ canvas: Double, _ axis: Axis) -> Bool {
        let number = axis.rawValue
        for index in children.indices {
            var length = canvas
            if alignment != .fill {
                let natural = naturalLength(of: index, axis)
                // A hidden view isn't kept inside the stack view.
                let isLimited = !children[index].isHidden
                length = !isLimited ? natural.length : natural.isOpen ? canvas : min(natural.length, canvas)
            }
            let position: Double =
                switch alignment {
                case .fill, .start: 0
                case .center: (canvas - length) / 2
                case .end: canvas - length
                }
            guard isPossible(length, index, axis, isAlone: true) else { return false }
            children[index].lengths[number] = length
            children[index].starts[number] = start(of: position, length, in: canvas, axis)
        }
        return true
    }

    /// Returns the length that a child has without limits, and whether greater ones are equally good.
    private func naturalLength(of index: Int, _ axis: Axis) -> (length: Double, isOpen: Bool) {
        if let content = children[index].content(axis) { return (content.length, false) }
        let pieces = LengthPieces(children[index].demand(axis))
        let natural = pieces.list[pieces.naturalIndex]
        return (natural.start, natural.slope.isFlat)
    }

    // MARK: Along the axis

    private func distribute(_ canvas: Double, _ axis: Axis) -> Bool {
        let number = axis.rawValue
        for index in children.indices where children[index].isHidden {
            guard isPossible(0, index, axis, isAlone: true) else { return false }
            children[index].lengths[number] = 0
        }
        guard setLengths(canvas, axis) else { return false }
        var gapExtension = 0.0
        if distribution == .equalSpacing, visible.count > 1 {
            let total = visible.reduce(0) { $0 + children[$1].lengths[number] }
            gapExtension = (canvas - total) / Double(visible.count - 1)
        }
        var position = 0.0, end = 0.0
        for index in children.indices {
            let length = children[index].lengths[number]
            if children[index].isHidden {
                children[index].starts[number] = start(of: end, 0, in: canvas, axis)
            } else {
                children[index].starts[number] = start(of: position, length, in: canvas, axis)
                // Hidden views are half a gap behind the view before them.
                end = position + length + spacings[index] / 2
                position += length + (distribution == .equalSpacing ? gapExtension : spacings[index])
            }
        }
        return true
    }

    private func setLengths(_ canvas: Double, _ axis: Axis) -> Bool {
        guard !visible.isEmpty else { return true }
        let number = axis.rawValue
        switch distribution {
        case .fillEqually:
            let length = (canvas - gaps) / Double(visible.count)
            for index in visible { children[index].lengths[number] = length }
        case .fillProportionally:
            guard setProportionalLengths(canvas, axis) else { return false }
        case .fill, .equalSpacing, .equalCentering:
            let texts = textIndexes(axis)
            guard !texts.isEmpty else { return share(canvas - smallestGaps, among: visible, axis) }
            let length = (canvas - gaps) / Double(visible.count)
            guard length >= -Self.tolerance, textsDecide(texts) else { return false }
            for index in texts { children[index].lengths[number] = length }
            let others = visible.filter { !texts.contains($0) }
            return others.isEmpty || share(length * Double(others.count), among: others, axis)
        }
        return visible.allSatisfy { isPossible(children[$0].lengths[number], $0, axis, isAlone: true) }
    }

    /// Returns whether the rules for equal shares of texts have higher priorities than all others.
    private func textsDecide(_ texts: [Int]) -> Bool {
        let lowest = texts.reduce(Double.infinity) { lowest, index in
            guard let view = children[index].subject.view else { return lowest }
            return min(lowest, Double(StackArrangement.textWidthPriority(of: view).rawValue))
        }
        return visible.allSatisfy { children[$0].demand(.horizontal).highestPriority < lowest }
    }

    private func setProportionalLengths(_ canvas: Double, _ axis: Axis) -> Bool {
        let number = axis.rawValue
        guard let last = shares.lastIndex(where: { $0 > 0 }), visible.count <= 900 else { return false }
        var rest = canvas - gaps
        for (position, share) in shares.enumerated() where position != last {
            let length = share * canvas
            children[visible[position]].lengths[number] = length
            rest -= length
        }
        children[visible[last]].lengths[number] = rest
        let priority = proportionalPriority(at: last)
        return canvas >= -Self.tolerance && rest >= -Self.tolerance
            && visible.allSatisfy {
                let demand = children[$0].demand(axis)
                return demand.highestPriority < priority
                    && children[$0].lengths[number] >= demand.minimum - Self.tolerance
            }
    }

    /// Returns whether a length satisfies all required rules of a child. If a child isn't alone, it also must not conflict
    /// with rules that have precedence over nonnegative lengths.
    private func isPossible(_ length: Double, _ index: Int, _ axis: Axis, isAlone: Bool) -> Bool {
        if children[index].content(axis) != nil, isAlone { return true }
        let limit = isAlone ? LinearConstraint.required : LengthDemand.nonnegative
        if !isAlone, children[index].nested != nil {
            let slope = LengthPieces(children[index].demand(axis)).slope(at: length)
            if let level = slope.levels.first, level.priority > limit { return false }
        }
        // The children of a nested stack view are checked there.
        return children[index].ownBounds(axis).allSatisfy { bound in
            bound.priority < limit
                || (bound.isUpper ? length <= bound.value + Self.tolerance : length >= bound.value - Self.tolerance)
        }
    }

    // MARK: Sharing

    /// Divides a length among children according to their rules. Returns `false` if that isn't possible.
    private func share(_ total: Double, among indexes: [Int], _ axis: Axis) -> Bool {
        let number = axis.rawValue
        if indexes.count == 1, distribution != .equalSpacing || visible.count == 1 {
            children[indexes[0]].lengths[number] = total
            return isPossible(total, indexes[0], axis, isAlone: true)
        }
        if let isShared = shareContents(total, among: indexes, axis) { return isShared }
        var rest = total
        for index in indexes {
            let smallest = children[index].demand(axis).minimum
            children[index].lengths[number] = smallest
            rest -= smallest
        }
        guard rest >= -Self.tolerance else { return false }
        let segments = segments(of: indexes, axis)
        guard segments.count(where: { $0.slope.isFlat && $0.length == .infinity }) < 2 else { return false }
        for segment in segments where rest > 0 {
            let part = min(rest, segment.length)
            if segment.index >= 0 { children[segment.index].lengths[number] += part }
            rest -= part
        }
        return indexes.allSatisfy { isPossible(children[$0].lengths[number], $0, axis, isAlone: false) }
    }

    /// Divides a length among children that only have contents. Returns `nil` if there are other rules.
    private func shareContents(_ total: Double, among indexes: [Int], _ axis: Axis) -> Bool? {
        let number = axis.rawValue
        var natural = 0.0, hugging = Double.infinity, resistance = 0.0, softest = -1
        for index in indexes {
            guard let content = children[index].content(axis) else { return nil }
            natural += content.length
            resistance = max(resistance, content.resistance)
            if content.hugging < hugging { (hugging, softest) = (content.hugging, index) }
            children[index].lengths[number] = content.length
        }
        let excess = total - natural
        if abs(excess) < 1e-9 { return true }
        if excess > 0 {
            guard distribution == .equalSpacing, visible.count > 1 else {
                children[softest].lengths[number] += excess
                return true
            }
            let gap = Double(StackArrangement.ambiguitySuppression.rawValue)
            if hugging == gap { return nil }
            if hugging < gap { children[softest].lengths[number] += excess }
            return true
        }
        guard resistance <= LengthDemand.nonnegative || indexes.count == 1 else { return false }
        compress(indexes, by: -excess, axis)
        return true
    }

    /// Shortens children with contents: the ones with the lowest resistance first, and of these the first ones. If there's
    /// no room for the gaps, the first length is negative.
    private func compress(_ indexes: [Int], by excess: Double, _ axis: Axis) {
        let number = axis.rawValue
        var excess = excess
        let order = indexes.enumerated().sorted { first, second in
            let resistances = (
                children[first.element].content(axis)?.resistance ?? 0,
                children[second.element].content(axis)?.resistance ?? 0
            )
            return resistances.0 != resistances.1 ? resistances.0 < resistances.1 : first.offset < second.offset
        }
        for (_, index) in order where excess > 0 {
            let part = min(excess, children[index].lengths[number])
            children[index].lengths[number] -= part
            excess -= part
        }
        if excess > 0, let first = order.first { children[first.element].lengths[number] -= excess }
    }
}

extension LengthSlope {
    /// A Boolean value that indicates whether no rule concerns the length.
    var isFlat: Bool { levels.isEmpty && rank < 0 }
}
