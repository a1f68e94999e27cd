import SwiftUI

/// The scale that maps values to colors, symbols, sizes, or strokes.
struct MappingScale<Visual> {
    /// The values in the order of the legend.
    let values: [_PlottedValue]
    /// The domain of a continuous scale.
    let domain: ClosedRange<Double>?
    private let map: (_PlottedValue) -> Visual?

    /// Returns the appearance for a value.
    func callAsFunction(_ value: _PlottedValue) -> Visual? { map(value) }

    /// Creates a scale, or returns `nil` if no mark has a value for it.
    ///
    /// - Parameters:
    ///   - automatic: The appearances of a scale without a range, which are repeated.
    ///   - interpolate: Returns the appearance at a fraction of a continuous scale.
    init?(
        _ settings: ChartConfiguration.MappingConfiguration, data: [_PlottedValue], automatic: [Visual],
        convert: (Any) -> Visual?, interpolate: (([Visual], Double) -> Visual)? = nil
    ) {
        guard !data.isEmpty else { return nil }
        var explicit: [_PlottedValue]?
        if case .values(let values) = settings.domain?.content { explicit = values }
        let range = settings.range?.compactMap(convert) ?? []
        let isContinuous =
            settings.type.map { $0 != .category }
            ?? (settings.mapping == nil && interpolate != nil && !data.contains { $0.number == nil })
        if let interpolate, isContinuous, let extent = (explicit ?? data).compactMap(\.number).extent {
            let visuals = range.count > 1 ? range : automatic
            let scale = ContinuousScale(domain: extent, transform: settings.type?.transform ?? .linear)
            domain = extent
            values = [scale.domain.lowerBound.plotted, scale.domain.upperBound.plotted]
            map = { value in
                value.number.map { interpolate(visuals, min(max(scale.fraction(of: $0), 0), 1)) }
            }
            return
        }
        domain = nil
        var seen: Set<_PlottedValue> = []
        let unique = (explicit ?? data).filter { seen.insert($0).inserted }
        values = unique
        if let mapping = settings.mapping {
            let results = unique.map { ($0, mapping($0).flatMap(convert)) }
            let visuals = Dictionary(uniqueKeysWithValues: results).compactMapValues { $0 }
            map = { visuals[$0] }
        } else {
            let visuals = range.isEmpty ? automatic : range
            let indexes = Dictionary(uniqueKeysWithValues: unique.enumerated().map { ($0.element, $0.offset) })
            map = { value in indexes[value].flatMap { visuals.isEmpty ? nil : visuals[$0 % visuals.count] } }
        }
    }
}

extension MappingScale<AnyShapeStyle> {
    /// The colors of different values, in their order.
    static var automaticColors: [Color] { [.blue, .green, .orange, .purple, .red, .cyan, .yellow] }

    /// Creates the scale of foreground styles.
    init?(_ settings: ChartConfiguration.MappingConfiguration, data: [_PlottedValue]) {
        let colors = (settings.range ?? []).compactMap { $0 as? Color }
        let stops = colors.count > 1 ? colors : [Color.blue.opacity(0.15), .blue]
        self.init(
            settings, data: data, automatic: Self.automaticColors.map { AnyShapeStyle($0) },
            convert: { value in
                if let style = value as? AnyShapeStyle { return style }
                return (value as? any ShapeStyle).map { AnyShapeStyle($0) }
            },
            interpolate: { _, fraction in AnyShapeStyle(GradientColor(stops: stops, fraction: fraction)) })
    }
}

/// The color at a fraction of a gradient with evenly spaced colors.
struct GradientColor: ShapeStyle {
    let stops: [Color]
    let fraction: Double

    func resolve(in environment: EnvironmentValues) -> Color {
        let position = fraction * Double(stops.count - 1)
        let index = Swift.min(Int(position), stops.count - 2)
        let start = stops[index].resolve(in: environment), end = stops[index + 1].resolve(in: environment)
        let part = position - Double(index)
        func mix(_ first: Float, _ second: Float) -> Double { Double(first) + Double(second - first) * part }
        return Color(
            .sRGB, red: mix(start.red, end.red), green: mix(start.green, end.green), blue: mix(start.blue, end.blue),
            opacity: mix(start.opacity, end.opacity))
    }
}
