import SwiftUI

/// The data of a chart, with the scales for it.
struct ChartPlan {
    /// The marks with stacked values.
    var marks: [Mark]
    var x: PositionScale?
    var y: PositionScale?
    var styles: MappingScale<AnyShapeStyle>?
    let symbols: MappingScale<AnyChartSymbolShape>?
    let symbolSizes: MappingScale<CGFloat>?
    let lineStyles: MappingScale<StrokeStyle>?
    /// The values by which marks are placed next to each other.
    let groups: CategoryScale
    /// The fractions of a full turn of the sectors.
    var sectors: [ClosedRange<Double>]
    let configuration: ChartConfiguration
    /// The smallest distances between the values of bars on continuous axes.
    let xStep: Double?
    let yStep: Double?

    /// Creates the plan for marks.
    ///
    /// - Parameter size: The size of the chart, which determines the number of ticks.
    init(_ marks: [Mark], _ configuration: ChartConfiguration, size: CGSize) {
        self.configuration = configuration
        let counts = Self.tickCounts(size)
        let xSetting = configuration.x, ySetting = configuration.y
        let stacked = Mark.stacked(Self.sampled(marks, xSetting))
        self.marks = stacked
        x = PositionScale(
            xSetting, values: Self.values(stacked, \.x), isVertical: false,
            count: Self.count(xSetting, otherwise: counts.x))
        y = PositionScale(
            ySetting, values: Self.values(stacked, \.y), isVertical: true,
            count: Self.count(ySetting, otherwise: counts.y))
        let attributes = stacked.map(\.attributes)
        styles = MappingScale(configuration.style, data: attributes.compactMap { $0.styleValue?.start })
        symbols = MappingScale(
            configuration.symbol, data: attributes.compactMap { $0.symbolValue?.start },
            automatic: BasicChartSymbolShape.automatic.map { AnyChartSymbolShape($0) },
            convert: { ($0 as? any ChartSymbolShape).map { AnyChartSymbolShape($0) } })
        symbolSizes = MappingScale(
            configuration.symbolSize, data: attributes.compactMap { $0.symbolSizeValue?.start },
            automatic: configuration.symbolSize.sizes.map { [$0.lowerBound, $0.upperBound] } ?? [20, 400],
            convert: { $0 as? CGFloat },
            interpolate: { $0[0] + ($0[$0.count - 1] - $0[0]) * CGFloat($1) })
        lineStyles = MappingScale(
            configuration.lineStyle, data: attributes.compactMap { $0.lineStyleValue?.start },
            automatic: [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]].map { StrokeStyle(lineWidth: 2, dash: $0) },
            convert: { $0 as? StrokeStyle })
        groups = CategoryScale(attributes.compactMap { $0.position?.value.start.text })
        sectors = SectorAngles.fractions(of: stacked.filter { $0.kind == .sector }.map(\.sectorSize))
        xStep = Self.smallestStep(stacked.filter { !$0.isHorizontal }, \.x)
        yStep = Self.smallestStep(stacked.filter { $0.isHorizontal }, \.y)
    }

    /// The desired numbers of ticks for the size of a chart.
    static func tickCounts(_ size: CGSize) -> (x: Int, y: Int) {
        (x: min(max(Int(size.width / 60), 2), 5), y: min(max(Int(size.height / 40), 2), 5))
    }

    private static func count(_ setting: ChartConfiguration.AxisConfiguration, otherwise count: Int) -> Int {
        guard case .content(let content) = setting.axis else { return count }
        for axis in content() {
            if case .automatic(let desired?, _) = axis.values.content { return max(desired, 1) }
        }
        return count
    }

    private static func values(_ marks: [Mark], _ channel: KeyPath<Mark, Mark.Channel>) -> [_PlottedValue] {
        marks.flatMap { $0[keyPath: channel].values }
    }

    /// Replaces functions with their points.
    private static func sampled(_ marks: [Mark], _ x: ChartConfiguration.AxisConfiguration) -> [Mark] {
        guard marks.contains(where: { $0.function != nil }) else { return marks }
        let others = values(marks.filter { $0.function == nil }, \.x)
        let domain = PositionScale(x, values: others, isVertical: false, count: 5)?.continuous?.domain
        return marks.enumerated().flatMap { index, mark in
            mark.function.map { mark.sampled($0, in: domain ?? -10...10, series: index) } ?? [mark]
        }
    }

    /// Returns the smallest distance between the values of bars.
    private static func smallestStep(_ marks: [Mark], _ channel: KeyPath<Mark, Mark.Channel>) -> Double? {
        let numbers = Set(
            marks.filter { $0.kind == .bar || $0.kind == .rectangle }.compactMap { mark -> Double? in
                guard case .value(let value) = mark[keyPath: channel], value.end == nil else { return nil }
                return value.start.number
            }
        ).sorted()
        return zip(numbers, numbers.dropFirst()).map { $1 - $0 }.min()
    }
}

extension Mark {
    /// The size of a sector relative to the other sectors.
    var sectorSize: Double {
        guard let angle = sector.angle, let start = angle.start.number else { return 0 }
        return angle.end?.number.map { $0 - start } ?? start
    }

    /// Returns the points of a function.
    func sampled(_ function: PlottedFunction, in domain: ClosedRange<Double>, series: Int) -> [Mark] {
        let domain = function.domain ?? domain, count = 256
        var part = 0
        return (0...count).compactMap { index -> Mark? in
            let result = function.point(domain.lowerBound + domain.length * Double(index) / Double(count))
            // The line is interrupted where the function isn't defined.
            guard result.x.isFinite, result.y.isFinite, result.start?.isFinite ?? true else {
                part += 1
                return nil
            }
            var mark = self
            mark.function = nil
            mark.series = "\(series).\(part)".plotted
            mark.x = .value(ChartValue(result.x.plotted))
            if let start = result.start {
                mark.y = .interval(ChartValue(start.plotted), ChartValue(result.y.plotted))
            } else {
                mark.y = .value(ChartValue(result.y.plotted))
            }
            mark.attributes.accessibilityIsHidden = true
            if mark.attributes.clipPath == nil { mark.attributes.clipPath = { Path($0) } }
            return mark
        }
    }
}
