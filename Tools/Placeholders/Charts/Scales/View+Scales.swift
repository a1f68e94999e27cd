import SwiftUI

/// Modifiers for the scales of positions.
extension View {
    public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { positionScale(\.x, domain._domain, range._range, type) }

    public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        positionScale(\.x, domain._domain, nil, type)
    }

    public nonisolated func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        positionScale(\.x, nil, range._range, type)
    }

    public nonisolated func chartXScale(type: ScaleType? = nil) -> some View { positionScale(\.x, nil, nil, type) }

    public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { positionScale(\.y, domain._domain, range._range, type) }

    public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        positionScale(\.y, domain._domain, nil, type)
    }

    public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        positionScale(\.y, nil, range._range, type)
    }

    public nonisolated func chartYScale(type: ScaleType? = nil) -> some View { positionScale(\.y, nil, nil, type) }

    private nonisolated func positionScale(
        _ axis: WritableKeyPath<ChartConfiguration, ChartConfiguration.AxisConfiguration> & Sendable,
        _ domain: _ScaleDomain?, _ range: _ScaleRange?, _ type: ScaleType?
    ) -> some View {
        chart {
            if let domain { $0[keyPath: axis].domain = domain }
            if let range { $0[keyPath: axis].range = range }
            if let type { $0[keyPath: axis].type = type }
        }
    }
}

/// Modifiers for the scale of foreground styles.
extension View {
    public nonisolated func chartForegroundStyleScale<DataValue: Plottable & Hashable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chart {
            $0.style.domain = _ScaleDomain(.values(mapping.map(\.key.plotted)))
            $0.style.range = mapping.map { AnyShapeStyle($0.value) }
        }
    }

    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        mapping(\.style, domain._domain, range._range, type)
    }

    public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle { mapping(\.style, nil, range._range, type) }

    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View { mapping(\.style, domain._domain, nil, type) }

    public nonisolated func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
        mapping(\.style, nil, nil, type)
    }

    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart {
            $0.style.domain = domain._domain
            $0.style.mapping = { DataValue(plotted: $0).map { AnyShapeStyle(mapping($0)) } }
        }
    }

    public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chart { $0.style.mapping = { DataValue(plotted: $0).map { AnyShapeStyle(mapping($0)) } } }
    }
}

/// Modifiers for the scales of symbols, sizes, and strokes.
extension View {
    public nonisolated func chartSymbolScale<DataValue: Plottable & Hashable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        chart {
            $0.symbol.domain = _ScaleDomain(.values(mapping.map(\.key.plotted)))
            $0.symbol.range = mapping.map(\.value)
        }
    }

    public nonisolated func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape { mapping(\.symbol, domain._domain, range._range, nil) }

    public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        mapping(\.symbol, domain._domain, nil, nil)
    }

    public nonisolated func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue: ChartSymbolShape { mapping(\.symbol, nil, range._range, nil) }

    public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View { chart { $0.symbol.mapping = { DataValue(plotted: $0).map(mapping) } } }

    public nonisolated func chartSymbolSizeScale<DataValue: Plottable & Hashable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        chart {
            $0.symbolSize.domain = _ScaleDomain(.values(mapping.map(\.key.plotted)))
            $0.symbolSize.range = mapping.map(\.value)
        }
    }

    public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat { mapping(\.symbolSize, domain._domain, range._range, type) }

    public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue == CGFloat { mapping(\.symbolSize, nil, range._range, type) }

    public nonisolated func chartLineStyleScale<DataValue: Plottable & Hashable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        chart {
            $0.lineStyle.domain = _ScaleDomain(.values(mapping.map(\.key.plotted)))
            $0.lineStyle.range = mapping.map(\.value)
        }
    }

    public nonisolated func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        mapping(\.lineStyle, domain._domain, range._range, nil)
    }

    public nonisolated func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue == StrokeStyle { mapping(\.lineStyle, nil, range._range, nil) }

    private nonisolated func mapping(
        _ scale: WritableKeyPath<ChartConfiguration, ChartConfiguration.MappingConfiguration> & Sendable,
        _ domain: _ScaleDomain?, _ range: _ScaleRange?, _ type: ScaleType?
    ) -> some View {
        chart {
            if let domain { $0[keyPath: scale].domain = domain }
            if let type { $0[keyPath: scale].type = type }
            switch range {
            case ._values(let values): $0[keyPath: scale].range = values
            case ._positions(let sizes): $0[keyPath: scale].sizes = sizes
            case ._padding, nil: break
            }
        }
    }
}
