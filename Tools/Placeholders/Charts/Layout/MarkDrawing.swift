import SwiftUI

/// A path that a chart fills or strokes.
struct MarkShape {
    var path: Path
    /// The stroke, or `nil` to fill the path.
    var stroke: StrokeStyle?
    let style: AnyShapeStyle
    let attributes: MarkAttributes

    var zIndex: Double { attributes.zIndex ?? 0 }
}

/// The area of a mark, to which annotations, symbol views, and accessibility elements are attached.
struct MarkTarget {
    let mark: Mark
    let frame: CGRect
    /// The view of the mark's symbol.
    var symbol: AnyView?
}

/// The shapes of all marks in a plot.
struct MarkDrawing {
    private(set) var shapes: [MarkShape] = []
    private(set) var targets: [MarkTarget] = []
    private let geometry: PlotGeometry
    private var plan: ChartPlan { geometry.plan }

    init(_ geometry: PlotGeometry) {
        self.geometry = geometry
        var drawnSeries: Set<SeriesKey> = [], sectorIndex = 0
        let series = Dictionary(
            grouping: plan.marks.filter { $0.kind == .line || $0.kind == .area }, by: SeriesKey.init)
        for mark in plan.marks {
            switch mark.kind {
            case .bar, .rectangle: addRectangle(mark)
            case .rule: addRule(mark)
            case .point: addPoint(mark)
            case .sector:
                addSector(mark, plan.sectors[sectorIndex])
                sectorIndex += 1
            case .line, .area:
                let key = SeriesKey(mark)
                guard drawnSeries.insert(key).inserted, let marks = series[key] else { continue }
                if mark.kind == .line { addLine(marks) } else { addArea(marks) }
            }
        }
        // The sort is stable: marks with the same index keep their order.
        shapes = shapes.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }

    /// The values that marks of the same line have in common.
    private struct SeriesKey: Hashable {
        let kind: Mark.Kind
        let values: [_PlottedValue?]

        init(_ mark: Mark) {
            kind = mark.kind
            let attributes = mark.attributes
            values =
                mark.series.map { [$0] }
                ?? [
                    attributes.styleValue?.start, attributes.symbolValue?.start, attributes.lineStyleValue?.start,
                    attributes.position?.value.start,
                ]
        }
    }

    private func style(of mark: Mark) -> AnyShapeStyle {
        if let style = mark.attributes.style { return style }
        if let value = mark.attributes.styleValue?.start, let style = plan.styles?(value) { return style }
        return AnyShapeStyle(Color.accentColor)
    }

    private mutating func add(_ path: Path, _ mark: Mark, stroke: StrokeStyle? = nil) {
        shapes.append(MarkShape(path: path, stroke: stroke, style: style(of: mark), attributes: mark.attributes))
    }

    private mutating func addRectangle(_ mark: Mark) {
        guard let frame = geometry.frame(of: mark) else { return }
        let radius = min(mark.attributes.cornerRadius ?? 0, frame.width / 2, frame.height / 2)
        add(radius > 0 ? Path(roundedRect: frame, cornerRadius: radius) : Path(frame), mark)
        targets.append(MarkTarget(mark: mark, frame: frame))
    }

    private mutating func addRule(_ mark: Mark) {
        guard let frame = geometry.frame(of: mark) else { return }
        let path = Path { path in
            path.move(to: CGPoint(x: frame.minX, y: frame.maxY))
            path.addLine(to: CGPoint(x: frame.maxX, y: frame.minY))
        }
        add(path, mark, stroke: stroke(of: mark, width: 1))
        targets.append(MarkTarget(mark: mark, frame: frame))
    }

    private func stroke(of mark: Mark, width: CGFloat) -> StrokeStyle {
        if let style = mark.attributes.lineStyle { return style }
        if let value = mark.attributes.lineStyleValue?.start, let style = plan.lineStyles?(value) { return style }
        return StrokeStyle(lineWidth: width, lineCap: mark.kind == .line ? .round : .butt, lineJoin: .round)
    }

    private mutating func addPoint(_ mark: Mark) {
        guard let point = geometry.point(of: mark) else { return }
        addSymbol(mark, at: point, automatic: AnyChartSymbolShape(.circle))
    }

    /// Adds the symbol of a mark, if it has one, and its target.
    private mutating func addSymbol(_ mark: Mark, at point: CGPoint, automatic: AnyChartSymbolShape?) {
        let size = symbolSize(of: mark)
        let frame = CGRect(
            x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
        var shape = automatic
        switch mark.attributes.symbol {
        case .shape(let symbol): shape = symbol
        case .view(let view):
            targets.append(MarkTarget(mark: mark, frame: frame, symbol: view))
            return
        case nil:
            if let value = mark.attributes.symbolValue?.start, let symbol = plan.symbols?(value) { shape = symbol }
        }
        targets.append(MarkTarget(mark: mark, frame: frame))
        guard let shape else { return }
        let unit = shape.perceptualUnitRect
        let scaled = CGRect(
            x: frame.minX + unit.minX * frame.width, y: frame.minY + unit.minY * frame.height,
            width: unit.width * frame.width, height: unit.height * frame.height)
        add(shape.path(in: scaled), mark)
    }

    private func symbolSize(of mark: Mark) -> CGSize {
        if let size = mark.attributes.symbolExtent { return size }
        let mapped = mark.attributes.symbolSizeValue.flatMap { plan.symbolSizes?($0.start) }
        let side = max(mark.attributes.symbolSize ?? mapped ?? 50, 0).squareRoot()
        return CGSize(width: side, height: side)
    }

    private mutating func addLine(_ marks: [Mark]) {
        let points = marks.compactMap { mark in geometry.point(of: mark).map { (mark, $0) } }
        guard let first = points.first else { return }
        let method = marks[0].attributes.interpolation ?? .linear
        let path = Path { path in
            path.move(to: first.1)
            path.add(method.segments(through: points.map(\.1)))
        }
        if points.count > 1 { add(path, marks[0], stroke: stroke(of: marks[0], width: 2)) }
        for (mark, point) in points { addSymbol(mark, at: point, automatic: nil) }
    }

    private mutating func addArea(_ marks: [Mark]) {
        let points = marks.compactMap { mark in geometry.areaPoints(of: mark).map { (mark, $0.start, $0.end) } }
        guard points.count > 1, let last = points.last else { return }
        let method = marks[0].attributes.interpolation ?? .linear, isVertical = marks[0].isHorizontal
        let reversed = method.reversed
        let path = Path { path in
            path.move(to: points[0].2)
            path.add(method.segments(through: points.map(\.2), isVertical: isVertical))
            path.addLine(to: last.1)
            path.add(reversed.segments(through: points.reversed().map(\.1), isVertical: isVertical))
            path.closeSubpath()
        }
        add(path, marks[0])
        for (mark, start, end) in points {
            let frame = CGRect(
                x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
                height: abs(end.y - start.y))
            targets.append(MarkTarget(mark: mark, frame: frame))
        }
    }

    private mutating func addSector(_ mark: Mark, _ turn: ClosedRange<Double>) {
        let sector = SectorGeometry(mark, turn: turn, in: geometry.bounds)
        add(sector.path, mark)
        targets.append(MarkTarget(mark: mark, frame: CGRect(origin: sector.middle, size: .zero)))
    }
}

extension Path {
    mutating func add(_ segments: [CurveSegment]) {
        for segment in segments {
            switch segment {
            case .line(let end): addLine(to: end)
            case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
            }
        }
    }
}

extension Interpolation {
    /// The method that connects the points in the opposite order with the same line.
    var reversed: Interpolation {
        switch self {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}
