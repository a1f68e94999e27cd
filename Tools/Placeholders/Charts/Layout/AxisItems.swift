import SwiftUI

/// The edge of the plot at which an axis appears.
enum AxisEdge: Hashable, Sendable { case top, bottom, leading, trailing }

/// The parts of an axis at one value.
struct AxisItem {
    let isX: Bool
    let edge: AxisEdge
    let isInset: Bool
    let value: AxisValue
    /// The fraction of the scale at the value, or in the middle of its band.
    let fraction: Double
    /// The fractions from the value to the next one, or of its band, in whose middle centered parts appear.
    let span: ClosedRange<Double>
    let part: AxisPart
    let text: String

    /// A Boolean value that indicates whether the part is in the middle of its span.
    var isCentered: Bool { part.isCentered ?? false }
}

extension ChartPlan {
    /// Returns the parts of the x-axis or the y-axis.
    @MainActor func axisItems(isX: Bool, size: CGSize) -> [AxisItem] {
        guard let scale = isX ? x : y else { return [] }
        let count = isX ? Self.tickCounts(size).x : Self.tickCounts(size).y
        let axes: [AxisDescription] =
            switch (isX ? configuration.x : configuration.y).axis {
            case .hidden: []
            case .automatic: [AxisDescription()]
            case .content(let content): content()
            }
        return axes.flatMap { items($0, scale, isX: isX, count: count, width: size.width) }
    }

    private func edge(_ axis: AxisDescription, _ scale: PositionScale, isX: Bool) -> AxisEdge {
        switch axis.position.content {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .automatic: isX ? .bottom : scale.isCategory ? .leading : .trailing
        }
    }

    @MainActor private func items(
        _ axis: AxisDescription, _ scale: PositionScale, isX: Bool, count: Int, width: CGFloat
    ) -> [AxisItem] {
        let ticks = AxisTicks(axis.values, scale, count: count, width: width)
        let fractions = ticks.values.map { scale.fractions(of: $0) }
        return ticks.values.indices.flatMap { index -> [AxisItem] in
            guard let band = fractions[index] else { return [] }
            let next = fractions[(index + 1)...].first.flatMap { $0?.lowerBound } ?? 1
            let value = AxisValue(index: index, count: ticks.values.count, value: ticks.values[index])
            let span = scale.isCategory ? band : ClosedRange(between: band.lowerBound, next)
            let text = axis.format?(value.value) ?? ticks.text(of: value.value)
            let parts = axis.parts.map { $0(value) } ?? Self.parts(axis, scale, isX: isX)
            return parts.map { part in
                AxisItem(
                    isX: isX, edge: edge(axis, scale, isX: isX), isInset: axis.preset == .inset, value: value,
                    fraction: band.middle, span: span, part: part, text: text)
            }
        }
    }

    /// Returns the default parts of an axis.
    private static func parts(_ axis: AxisDescription, _ scale: PositionScale, isX: Bool) -> [AxisPart] {
        let label = AxisPart(kind: .label(AxisLabelSettings()))
        if scale.isCategory { return [label] }
        let line = AxisPart(kind: .gridLine, stroke: axis.stroke)
        guard isX else { return [line, label] }
        return [line, AxisPart(kind: .tick(.automatic), stroke: axis.stroke), label]
    }
}

/// The values of the marks of an axis.
struct AxisTicks {
    let values: [_PlottedValue]
    private var unit: Calendar.Component?

    init(_ setting: AxisMarkValues, _ scale: PositionScale, count: Int, width: CGFloat) {
        // A part of the domain is visible in a chart that scrolls.
        let scaled = { (count: Int) in min(Int((Double(count) / max(scale.window.length, 0.001)).rounded()), 500) }
        switch (setting.content, scale.kind) {
        case (.values(let explicit), _):
            values = explicit
            unit = Self.unit(of: explicit)
        case (_, .category(let categories)): values = categories.categories.map(\.plotted)
        case (.automatic(let desired, let minimum), .number(let scale)):
            values = scale.ticks(count: scaled(desired ?? count), minimumStep: minimum).map(\.plotted)
        case (.automatic(let desired, _), .date(let dates)):
            let ticks = DateTicks(
                in: dates.dates, count: scaled(desired ?? min(max(Int(width / 50), 2), 7)),
                calendar: .autoupdatingCurrent)
            values = ticks.values.map(\.plotted)
            unit = ticks.unit
        case (.stride(let step), .number(let scale)), (.stride(let step), .date(let scale)):
            let numbers = NumberTicks(in: scale.domain, step: step).values
            values = numbers.map { number in scale.domain.contains(number) ? number : scale.domain.upperBound }
                .map(\.plotted)
        case (.dateStride(let component, let count, let calendar), .date(let dates)):
            values = DateTicks(
                in: dates.dates, unit: component, count: count, calendar: calendar ?? .autoupdatingCurrent
            ).values.map(\.plotted)
            unit = component
        case (.dateStride, .number(let scale)): values = scale.ticks(count: count).map(\.plotted)
        }
    }

    /// Returns the largest unit that distinguishes dates.
    private static func unit(of values: [_PlottedValue]) -> Calendar.Component? {
        guard values.contains(where: \.isDate) else { return nil }
        let numbers = values.compactMap(\.number).sorted()
        let step = zip(numbers, numbers.dropFirst()).map { $1 - $0 }.min() ?? 86_400
        switch step {
        case ..<60: return .second
        case ..<3600: return .minute
        case ..<86_000: return .hour
        case ..<2_400_000: return .day
        case ..<31_000_000: return .month
        default: return .year
        }
    }

    /// Returns the text of the label for a value.
    func text(of value: _PlottedValue) -> String {
        guard case .date(let date) = value.content else { return value.text }
        switch unit {
        case .second: return date.formatted(.dateTime.hour().minute().second())
        case .minute: return date.formatted(.dateTime.hour().minute())
        case .hour: return date.formatted(.dateTime.hour())
        case .month: return date.formatted(.dateTime.month(.abbreviated))
        case .year: return date.formatted(.dateTime.year())
        default: return date.formatted(.dateTime.month(.abbreviated).day())
        }
    }
}

extension ContinuousScale {
    /// The domain as dates.
    fileprivate var dates: ClosedRange<Date> {
        Date(
            timeIntervalSinceReferenceDate: domain.lowerBound)...Date(
                timeIntervalSinceReferenceDate: domain.upperBound)
    }
}
