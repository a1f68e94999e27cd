import Foundation

/// A half-open range of a bin. The last bin can include its upper bound.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
    public let lowerBound: Bound
    public let upperBound: Bound
    let isClosed: Bool

    public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        guard isClosed, upperBound < collection.endIndex else { return lowerBound..<upperBound }
        return lowerBound..<collection.index(after: upperBound)
    }

    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (element < upperBound || isClosed && element == upperBound)
    }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// A collection of bins for a chart that plots data against numbers.
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection {
    /// The boundaries of the bins.
    public let thresholds: [Value]

    public init(thresholds: [Value]) { self.thresholds = thresholds }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1],
            isClosed: position == endIndex - 1)
    }

    /// Returns the index of the bin for a value. Values outside of the bins belong to the nearest one.
    public func index(for value: Value) -> Int { thresholds.binIndex(for: value) }
}

extension NumberBins where Value: BinaryFloatingPoint {
    public init(size: Value, range: ClosedRange<Value>) {
        let ticks = NumberTicks(in: Self.numbers(range), step: Double(size)).values.map { Value($0) }
        self.init(thresholds: covering(range, with: ticks, step: size))
    }

    public init(range: ClosedRange<Value>, count: Int) {
        let step = (range.upperBound - range.lowerBound) / Value(Swift.max(count, 1))
        self.init(thresholds: (0...Swift.max(count, 1)).map { range.lowerBound + Value($0) * step })
    }

    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let step = Swift.max(
            NumberTicks.step(for: Self.numbers(range), count: desiredCount + 1), Double(minimumStride))
        self.init(size: Value(step), range: range)
    }

    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let range = data.extent ?? 0...1
        self.init(
            range: range, desiredCount: desiredCount ?? usualBinCount(data.count), minimumStride: minimumStride)
    }

    private static func numbers(_ range: ClosedRange<Value>) -> ClosedRange<Double> {
        Double(range.lowerBound)...Double(range.upperBound)
    }
}

extension NumberBins where Value: BinaryInteger {
    public init(size: Value, range: ClosedRange<Value>) {
        let ticks = NumberTicks(in: Self.numbers(range), step: Double(size)).values.map { Value($0) }
        self.init(thresholds: covering(range, with: ticks, step: size))
    }

    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        let step = NumberTicks.step(for: Self.numbers(range), count: desiredCount + 1).rounded(.up)
        self.init(size: Swift.max(Value(step), minimumStride, 1), range: range)
    }

    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        let range = data.extent ?? 0...1
        self.init(
            range: range, desiredCount: desiredCount ?? usualBinCount(data.count), minimumStride: minimumStride)
    }

    private static func numbers(_ range: ClosedRange<Value>) -> ClosedRange<Double> {
        Double(range.lowerBound)...Double(range.upperBound)
    }
}

/// A collection of bins for a chart that plots data against dates.
public struct DateBins: RandomAccessCollection {
    /// The boundaries of the bins.
    public let thresholds: [Date]

    public init(thresholds: [Date]) { self.thresholds = thresholds }

    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        var thresholds = [range.lowerBound]
        while timeInterval > 0, let last = thresholds.last, last < range.upperBound {
            thresholds.append(range.lowerBound + Double(thresholds.count) * timeInterval)
        }
        self.init(thresholds: thresholds)
    }

    public init(
        unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
        calendar: Calendar = .autoupdatingCurrent
    ) {
        let start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
        let ticks = DateTicks(in: start...range.upperBound, unit: unit, count: stride, calendar: calendar).values
        let end = ticks.last.flatMap { calendar.date(byAdding: unit, value: stride, to: $0) }
        self.init(thresholds: ticks + (end.map { [$0] } ?? []))
    }

    public init(
        unit: Calendar.Component, by stride: Int = 1, data: [Date], calendar: Calendar = .autoupdatingCurrent
    ) {
        if let range = data.extent {
            self.init(unit: unit, by: stride, range: range, calendar: calendar)
        } else {
            self.init(thresholds: [])
        }
    }

    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
        let ticks = DateTicks(in: range, count: desiredCount, calendar: calendar)
        self.init(unit: ticks.unit, by: ticks.count, range: range, calendar: calendar)
    }

    public init(data: [Date], desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
        if let range = data.extent {
            self.init(range: range, desiredCount: desiredCount, calendar: calendar)
        } else {
            self.init(thresholds: [])
        }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1],
            isClosed: position == endIndex - 1)
    }

    /// Returns the index of the bin for a date. Dates outside of the bins belong to the nearest one.
    public func index(for value: Date) -> Int { thresholds.binIndex(for: value) }
}

/// Returns the ticks with one more on each side that is needed to cover the range.
private func covering<Value: Comparable & Numeric>(
    _ range: ClosedRange<Value>, with ticks: [Value], step: Value
) -> [Value] {
    guard let first = ticks.first, let last = ticks.last else { return [range.lowerBound, range.upperBound] }
    var thresholds = ticks
    if first > range.lowerBound { thresholds.insert(first - step, at: 0) }
    if last < range.upperBound || thresholds.count == 1 { thresholds.append(last + step) }
    return thresholds
}

/// Returns the number of bins for a number of values, by the rule of Sturges.
private func usualBinCount(_ count: Int) -> Int { Int(log2(Double(max(count, 1))).rounded(.up)) + 1 }

extension Collection where Element: Comparable {
    /// The range from the smallest to the largest element.
    var extent: ClosedRange<Element>? {
        guard let low = self.min(), let high = self.max() else { return nil }
        return low...high
    }
}

extension Array where Element: Comparable {
    /// Returns the index of the last threshold that isn't greater than a value.
    fileprivate func binIndex(for value: Element) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return Swift.min(Swift.max(low - 1, 0), Swift.max(count - 2, 0))
    }
}
