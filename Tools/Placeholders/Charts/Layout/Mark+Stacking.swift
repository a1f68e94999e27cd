import SwiftUI

extension Mark {
    /// A Boolean value that indicates whether a bar or an area extends along the x-axis from its start to its end.
    var isHorizontal: Bool {
        if x.isInterval, !y.isInterval { return true }
        if y.isInterval, !x.isInterval { return isSingle(x, across: y) }
        guard let x = x.value, let y = y.value else { return y.value == nil }
        return x.isQuantity && !y.isQuantity
    }

    /// Returns whether the mark has only one value, which its length represents.
    private func isSingle(_ channel: Channel, across other: Channel) -> Bool {
        if case .fixed = other { return channel.value?.isQuantity ?? false }
        return false
    }

    /// A Boolean value that indicates whether the mark is stacked on other marks.
    private var isStacked: Bool {
        guard kind == .bar || kind == .area, function == nil else { return false }
        switch (isHorizontal ? x : y, isHorizontal ? y : x) {
        case (.value(let length), .value), (.value(let length), .fixed), (.value(let length), .none):
            return length.isQuantity
        default: return false
        }
    }

    /// The position of a stack.
    private struct StackKey: Hashable {
        let kind: Kind
        let isHorizontal: Bool
        let position: ChartValue?
        let group: ChartValue?
    }

    /// Replaces the lengths of bars and areas with intervals.
    static func stacked(_ marks: [Mark]) -> [Mark] {
        var marks = marks, groups: [StackKey: [Int]] = [:], order: [StackKey] = []
        for (index, mark) in marks.enumerated() where mark.isStacked {
            let key = StackKey(
                kind: mark.kind, isHorizontal: mark.isHorizontal,
                position: mark.isHorizontal ? mark.y.value : mark.x.value, group: mark.attributes.position?.value)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(index)
        }
        for key in order {
            let indexes = groups[key] ?? []
            let values = indexes.map { index -> Double in
                (key.isHorizontal ? marks[index].x : marks[index].y).value?.start.number ?? 0
            }
            let stacking = marks[indexes[0]].stacking
            for (index, extent) in zip(indexes, stacking.extents(of: values)) {
                let interval = Channel.interval(
                    ChartValue(extent.start.plotted), ChartValue(extent.end.plotted))
                marks[index].data = marks[index].data ?? (marks[index].x.value, marks[index].y.value)
                if key.isHorizontal { marks[index].x = interval } else { marks[index].y = interval }
            }
        }
        return marks
    }
}

extension ChartValue {
    /// A Boolean value that indicates whether the value is a number without an interval.
    var isQuantity: Bool { end == nil && start.number != nil && !start.isDate }
}
