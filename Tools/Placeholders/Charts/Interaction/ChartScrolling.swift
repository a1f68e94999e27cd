import SwiftUI

/// A type that determines where a chart comes to rest after scrolling.
public protocol ChartScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)

    /// Returns the value at which the scale comes to rest, for the built-in behavior.
    func _alignedValue(_ value: Double, isDate: Bool) -> Double
}

extension ChartScrollTargetBehavior {
    public func _alignedValue(_ value: Double, isDate: Bool) -> Double { value }
}

/// Information about a chart that scrolls.
public struct ChartScrollTargetBehaviorContext {
    public var chartProxy: ChartProxy
}

/// A behavior that aligns the position of a chart with its values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    enum Alignment {
        case unit(Double)
        case date(DateComponents)
    }

    let alignment: Alignment

    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}

    public func _alignedValue(_ value: Double, isDate: Bool) -> Double {
        switch alignment {
        case .unit(let unit): return unit > 0 ? (value / unit).rounded() * unit : value
        case .date(let components):
            let date = Date(timeIntervalSinceReferenceDate: value), calendar = Calendar.autoupdatingCurrent
            let before = calendar.nextDate(
                after: date, matching: components, matchingPolicy: .nextTime, direction: .backward)
            let after = calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
            let nearest = [before, after].compactMap { $0?.timeIntervalSinceReferenceDate }
                .min { abs($0 - value) < abs($1 - value) }
            return nearest ?? value
        }
    }

    /// A larger unit to which a behavior aligns.
    public struct MajorValueAlignment<Value>: Sendable {
        public static var page: MajorValueAlignment { MajorValueAlignment() }

        public static func matching(_ components: DateComponents) -> MajorValueAlignment where Value == Date {
            MajorValueAlignment()
        }

        public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }
    }

    /// The limits of a scroll.
    public struct LimitBehavior: Hashable, Sendable {
        let name: String

        public static let automatic = LimitBehavior(name: "automatic")
        public static let always = LimitBehavior(name: "always")
        public static let never = LimitBehavior(name: "never")
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(alignment: .unit(unit.plotted.number ?? 0))
    }

    public static func valueAligned(
        matching components: DateComponents,
        majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(alignment: .date(components))
    }
}

/// Modifiers for charts that scroll.
extension View {
    public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrollableAxes = axes } }

    public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.x.visibleLength = length.plotted.number }
    }

    public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.y.visibleLength = length.plotted.number }
    }

    public nonisolated func chartScrollPosition(x: Binding<some Plottable>) -> some View {
        let position = SelectionBinding(x)
        return chart { $0.x.scrollPosition = position }
    }

    public nonisolated func chartScrollPosition(y: Binding<some Plottable>) -> some View {
        let position = SelectionBinding(y)
        return chart { $0.y.scrollPosition = position }
    }

    public nonisolated func chartScrollPosition(initialX: some Plottable) -> some View {
        chart { $0.x.initialScrollPosition = initialX.plotted }
    }

    public nonisolated func chartScrollPosition(initialY: some Plottable) -> some View {
        chart { $0.y.initialScrollPosition = initialY.plotted }
    }

    public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        chart { $0.scrollTarget = behavior }
    }
}
