import SwiftUI

/// A value with a label for the data that it represents in a chart.
public struct PlottableValue<Value: Plottable> {
    let label: Text
    let value: ChartValue

    init(_ label: Text, _ value: ChartValue) {
        self.label = label
        self.value = value
    }
}

/// A value of a mark: a single value, or an interval between two values.
struct ChartValue: Hashable {
    var start: _PlottedValue
    /// The end of the interval of a range, a bin, or a calendar unit.
    var end: _PlottedValue?
    /// A Boolean value that indicates whether a bar fills a part of the interval instead of the whole interval.
    var isStep = false

    init(_ start: _PlottedValue, to end: _PlottedValue? = nil, isStep: Bool = false) {
        self.start = start
        self.end = end
        self.isStep = isStep
    }

    /// Creates a value whose interval is the unit of a calendar that contains the date.
    init(_ date: Date, unit: Calendar.Component, calendar: Calendar) {
        let interval = calendar.dateInterval(of: unit, for: date)
        self.init((interval?.start ?? date).plotted, to: interval?.end.plotted, isStep: true)
    }
}

extension PlottableValue {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(Text(labelKey), ChartValue(value.plotted))
    }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(label, ChartValue(value.plotted))
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
        PlottableValue(Text(label), ChartValue(value.plotted))
    }
}

extension PlottableValue where Value == Date {
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue<Date> { self.value(Text(labelKey), value, unit: unit, calendar: calendar) }

    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue<Date> {
        PlottableValue(label, ChartValue(value, unit: unit, calendar: calendar))
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue<Date> { self.value(Text(label), value, unit: unit, calendar: calendar) }
}

extension PlottableValue where Value: Comparable {
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        value(Text(labelKey), range)
    }

    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue(label, ChartValue(range.lowerBound.plotted, to: range.upperBound.plotted))
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ range: ChartBinRange<Value>
    ) -> PlottableValue<Value> { value(Text(label), range) }

    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
        value(Text(labelKey), range)
    }

    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
        PlottableValue(label, ChartValue(range.lowerBound.plotted, to: range.upperBound.plotted))
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
        value(Text(label), range)
    }
}
