import SwiftUI

/// A value of an axis mark, with its index.
public struct AxisValue {
    public let index: Int
    public let count: Int
    let value: _PlottedValue

    /// Returns the value as the given type, or `nil` if the value isn't of that type.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(exactly: value) }
}

/// The position of an axis relative to the plot.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Content { case automatic, leading, trailing, top, bottom }
    let content: Content

    public static let automatic = AxisMarkPosition(content: .automatic)
    public static let leading = AxisMarkPosition(content: .leading)
    public static let trailing = AxisMarkPosition(content: .trailing)
    public static let top = AxisMarkPosition(content: .top)
    public static let bottom = AxisMarkPosition(content: .bottom)
}

/// The layout of the marks of an axis.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Content { case automatic, aligned, extended, inset }
    let content: Content

    public static let automatic = AxisMarkPreset(content: .automatic)
    public static let aligned = AxisMarkPreset(content: .aligned)
    public static let extended = AxisMarkPreset(content: .extended)
    public static let inset = AxisMarkPreset(content: .inset)
}

/// The values of the marks of an axis.
public struct AxisMarkValues: Sendable {
    enum Content: Sendable {
        case automatic(count: Int?, minimumStep: Double)
        case stride(Double)
        case dateStride(Calendar.Component, count: Int, calendar: Calendar?)
        case values([_PlottedValue])
    }

    let content: Content
    var roundsLowerBound: Bool?
    var roundsUpperBound: Bool?

    public static let automatic = automatic()

    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            content: .automatic(count: desiredCount, minimumStep: 0), roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound)
    }

    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues where P: Numeric {
        AxisMarkValues(
            content: .automatic(count: desiredCount, minimumStep: minimumStride.plotted.number ?? 0),
            roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
    }

    public static func stride<P: Plottable>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues where P: Numeric {
        AxisMarkValues(
            content: .stride(stepSize.plotted.number ?? 0), roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound)
    }

    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            content: .dateStride(component, count: count, calendar: calendar), roundsLowerBound: roundLowerBound,
            roundsUpperBound: roundUpperBound)
    }
}

/// The marks of an axis of a chart, or of a part of it.
struct AxisDescription {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    var stroke: StrokeStyle?
    var format: ((_PlottedValue) -> String?)?
    /// Returns the parts for a value, or `nil` for the default ones.
    var parts: (@MainActor (AxisValue) -> [AxisPart])?
}

/// A group of marks that appear at the values of an axis.
public nonisolated struct AxisMarks<Content: AxisMark> {
    let description: AxisDescription
}

extension AxisMarks: AxisContent {
    public typealias Body = Never

    @MainActor public func _add(to axes: inout _Axes) { axes.axes.append(description) }
}

extension AxisMarks {
    public nonisolated init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        let content = MainActorValue(content)
        description = AxisDescription(preset: preset, position: position, values: values, format: nil) { value in
            var parts = _AxisParts(value: value)
            content.value(value)._add(to: &parts)
            return parts.parts
        }
    }

    public nonisolated init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(preset: preset, position: position, values: explicit(values), content: content) }

    public nonisolated init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset: preset, position: position, values: values) { _ in content() } }

    public nonisolated init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset: preset, position: position, values: explicit(values)) { _ in content() } }
}

extension AxisMarks where Content == Never {
    public nonisolated init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { description = AxisDescription(preset: preset, position: position, values: values, stroke: stroke) }

    public nonisolated init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        description = AxisDescription(preset: preset, position: position, values: explicit(values), stroke: stroke)
    }

    public nonisolated init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        description = AxisDescription(
            preset: preset, position: position, values: values, stroke: stroke,
            format: { Format.FormatInput(exactly: $0).map(format.format) })
    }

    public nonisolated init<Format: FormatStyle, Value: Plottable>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(format: format, preset: preset, position: position, values: explicit(values), stroke: stroke)
    }
}

private func explicit(_ values: [some Plottable]) -> AxisMarkValues {
    AxisMarkValues(content: .values(values.map(\.plotted)))
}
