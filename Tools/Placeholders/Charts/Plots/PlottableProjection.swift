import SwiftUI

/// The label and the values of the elements of a collection.
public struct PlottableProjection<DataElement, Value: Plottable> {
    let label: Text
    let value: (DataElement) -> ChartValue

    init(_ label: Text, _ value: @escaping (DataElement) -> ChartValue) {
        self.label = label
        self.value = value
    }
}

extension PlottableProjection {
    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> Self {
        Self(label) { ChartValue($0[keyPath: keyPath].plotted) }
    }

    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> Self {
        value(Text(labelKey), keyPath)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, Value>) -> Self {
        value(Text(label), keyPath)
    }
}

extension PlottableProjection where Value == Date {
    public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> Self { Self(label) { ChartValue($0[keyPath: keyPath], unit: unit, calendar: calendar) } }

    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> Self { value(Text(labelKey), keyPath, unit: unit, calendar: calendar) }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> Self { value(Text(label), keyPath, unit: unit, calendar: calendar) }
}

extension PlottableProjection where Value: Comparable {
    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Range<Value>>) -> Self {
        Self(label) {
            let range = $0[keyPath: keyPath]
            return ChartValue(range.lowerBound.plotted, to: range.upperBound.plotted)
        }
    }

    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Range<Value>>
    ) -> Self { value(Text(labelKey), keyPath) }

    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, ChartBinRange<Value>>) -> Self {
        Self(label) {
            let range = $0[keyPath: keyPath]
            return ChartValue(range.lowerBound.plotted, to: range.upperBound.plotted)
        }
    }

    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, ChartBinRange<Value>>
    ) -> Self { value(Text(labelKey), keyPath) }
}

/// A dimension of the marks of a collection.
public struct MarkDimensions<DataElement> {
    let dimension: (DataElement) -> MarkDimension

    public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }

    public static func fixed(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(value) } }
    public static func inset(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(value) } }
    public static func ratio(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(value) } }

    public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .fixed($0[keyPath: keyPath]) }
    }

    public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .inset($0[keyPath: keyPath]) }
    }

    public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .ratio($0[keyPath: keyPath]) }
    }
}
