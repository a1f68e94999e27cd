import SwiftUI

/// A proxy that you use to access the scales and the plot area of a chart.
public struct ChartProxy {
    let geometry: PlotGeometry
    let anchor: Anchor<CGRect>

    public var plotFrame: Anchor<CGRect>? { anchor }
    public var plotContainerFrame: Anchor<CGRect>? { anchor }
    public var plotAreaFrame: Anchor<CGRect> { anchor }
    public var plotSize: CGSize { geometry.size }
    public var plotAreaSize: CGSize { geometry.size }

    private var x: PositionScale? { geometry.plan.x }
    private var y: PositionScale? { geometry.plan.y }
}

/// Methods that convert values to positions in the plot.
extension ChartProxy {
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        x?.positions(of: value.plotted, in: geometry.size.width)?.middle
    }

    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        y?.positions(of: value.plotted, in: geometry.size.height)?.middle
    }

    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        x?.positions(of: value.plotted, in: geometry.size.width)
    }

    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        y?.positions(of: value.plotted, in: geometry.size.height)
    }

    public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
        return CGRect(x: x.lowerBound, y: y.lowerBound, width: x.length, height: y.length)
    }
}

/// Methods that convert positions in the plot to values.
extension ChartProxy {
    public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
        x?.value(at: position, in: geometry.size.width).flatMap { P(plotted: $0) }
    }

    public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
        y?.value(at: position, in: geometry.size.height).flatMap { P(plotted: $0) }
    }

    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// Returns the angle at a position, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let x = position.x - geometry.size.width / 2, y = position.y - geometry.size.height / 2
        let radians = Double(atan2(x, -y))
        return .radians(radians < 0 ? radians + 2 * .pi : radians)
    }

    public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
        let total = geometry.plan.marks.filter { $0.kind == .sector }.map { max($0.sectorSize, 0) }.reduce(0, +)
        return P(plotted: (angle.radians / (2 * .pi) * total).plotted)
    }
}

/// Methods for the scales.
extension ChartProxy {
    public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { x?.domainValues() ?? [] }
    public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { y?.domainValues() ?? [] }

    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { geometry.plan.styles?(value.plotted) }

    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { geometry.plan.symbols?(value.plotted) }

    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { geometry.plan.symbolSizes?(value.plotted) }

    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { geometry.plan.lineStyles?(value.plotted) }
}

extension PositionScale {
    fileprivate func domainValues<P: Plottable>() -> [P] {
        switch kind {
        case .category(let scale): scale.categories.compactMap { P(plotted: $0.plotted) }
        case .number(let scale), .date(let scale):
            [scale.domain.lowerBound, scale.domain.upperBound].compactMap { P(plotted: value($0)) }
        }
    }

}

/// Methods that change the selection.
extension ChartProxy {
    private var configuration: ChartConfiguration { geometry.plan.configuration }

    public func selectXValue(at xPosition: CGFloat) {
        configuration.x.selection?.set(x?.value(at: xPosition, in: geometry.size.width).map { [$0] })
    }

    public func selectYValue(at yPosition: CGFloat) {
        configuration.y.selection?.set(y?.value(at: yPosition, in: geometry.size.height).map { [$0] })
    }

    public func selectXRange(from xStart: CGFloat, to xEnd: CGFloat) {
        configuration.x.rangeSelection?.set(
            [xStart, xEnd].compactMap { x?.value(at: $0, in: geometry.size.width) })
    }

    public func selectYRange(from yStart: CGFloat, to yEnd: CGFloat) {
        configuration.y.rangeSelection?.set(
            [yStart, yEnd].compactMap { y?.value(at: $0, in: geometry.size.height) })
    }

    public func selectAngleValue(at angle: Angle) {
        configuration.angleSelection?.set(value(atAngle: angle, as: Double.self).map { [$0.plotted] })
    }
}

/// The proxy of the first chart in a view.
struct ChartProxyKey: PreferenceKey {
    static var defaultValue: ChartProxy? { nil }

    static func reduce(value: inout ChartProxy?, nextValue: () -> ChartProxy?) { value = value ?? nextValue() }
}

/// Modifiers for views in front of and behind a chart.
extension View {
    public nonisolated func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        overlayPreferenceValue(ChartProxyKey.self, alignment: alignment) { proxy in
            if let proxy { content(proxy) }
        }
    }

    public nonisolated func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        backgroundPreferenceValue(ChartProxyKey.self, alignment: alignment) { proxy in
            if let proxy { content(proxy) }
        }
    }
}
