import SwiftUI

/// The plot of a chart: grid lines, marks, and annotations.
struct PlotView: View {
    let plan: ChartPlan
    let items: [AxisItem]
    let scroll: Binding<ChartScroll>

    /// The distance by which marks can extend beyond the plot.
    private static let margin: CGFloat = 24

    var body: some View {
        GeometryReader { proxy in
            let geometry = PlotGeometry(plan: plan, size: proxy.size), drawing = MarkDrawing(geometry)
            ZStack(alignment: .topLeading) {
                gridLines(geometry)
                marks(geometry, drawing)
                targets(geometry, drawing)
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
            .anchorPreference(key: ChartProxyKey.self, value: .bounds) { ChartProxy(geometry: geometry, anchor: $0) }
            .modifier(PlotGestures(geometry: geometry, scroll: scroll))
        }
    }

    private func gridLines(_ geometry: PlotGeometry) -> some View {
        Canvas { context, size in
            for item in items {
                guard case .gridLine = item.part.kind, let scale = item.isX ? plan.x : plan.y else { continue }
                let length = item.isX ? size.width : size.height
                let position = scale.position(item.isCentered ? item.span.middle : item.fraction, in: length)
                guard position > -1, position < length + 1 else { continue }
                let path = Path { path in
                    path.move(to: item.isX ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position))
                    path.addLine(
                        to: item.isX ? CGPoint(x: position, y: size.height) : CGPoint(x: size.width, y: position))
                }
                context.stroke(path, with: .style(item.style), style: item.stroke)
            }
        }
        .accessibilityHidden(true)
    }

    private func marks(_ geometry: PlotGeometry, _ drawing: MarkDrawing) -> some View {
        let margin = plan.isScrolled ? 0 : Self.margin
        return Canvas { context, _ in
            context.translateBy(x: margin, y: margin)
            for shape in drawing.shapes { shape.draw(in: context, geometry.bounds) }
        }
        .accessibilityHidden(true)
        .padding(-margin)
    }

    private func targets(_ geometry: PlotGeometry, _ drawing: MarkDrawing) -> some View {
        let bounds = geometry.bounds.insetBy(dx: -0.5, dy: -0.5)
        let visible = drawing.targets.filter {
            !plan.isScrolled || bounds.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY))
        }
        return AnnotationLayout {
            ForEach(visible.indices, id: \.self) { index in
                let target = visible[index]
                if let symbol = target.symbol {
                    symbol.foregroundStyle(Color.accentColor)
                        .annotates(target.frame, MarkAnnotation.symbol)
                }
                ForEach(target.mark.attributes.annotations.indices, id: \.self) { number in
                    let annotation = target.mark.attributes.annotations[number]
                    annotation.content(AnnotationContext(targetSize: target.frame.size))
                        .annotates(target.frame, annotation.resolved(for: target.mark))
                }
            }
            AccessibleMarks(targets: visible)
        }
        .allowsHitTesting(false)
    }
}

extension MarkShape {
    /// Draws the shape.
    ///
    /// - Parameter bounds: The bounds of the plot.
    func draw(in context: GraphicsContext, _ bounds: CGRect) {
        var context = context
        context.opacity *= attributes.opacity
        if let clip = attributes.clipPath { context.clip(to: clip(bounds)) }
        if attributes.blurRadius > 0 { context.addFilter(.blur(radius: attributes.blurRadius)) }
        if let shadow = attributes.shadow {
            context.addFilter(
                .shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
        }
        let shading: GraphicsContext.Shading =
            attributes.alignsStyles == true ? .style(style.in(bounds)) : .style(style)
        if let stroke {
            context.stroke(path, with: shading, style: stroke)
        } else {
            context.fill(path, with: shading)
        }
    }
}

/// The accessibility elements of marks.
struct AccessibleMarks: View {
    let targets: [MarkTarget]

    /// The number of marks above which their elements take too long.
    private static let limit = 300

    var body: some View {
        if targets.count <= Self.limit {
            ForEach(targets.indices, id: \.self) { index in
                let mark = targets[index].mark
                if !(mark.attributes.accessibilityIsHidden ?? false) {
                    Color.clear
                        .accessibilityElement()
                        .accessibilityLabel(mark.label)
                        .accessibilityValue(mark.value)
                        .accessibilityIdentifier(mark.attributes.accessibilityIdentifier ?? "")
                        .annotates(targets[index].frame, nil)
                }
            }
        }
    }
}

extension Mark {
    /// The values before stacking.
    private var shownValues: (x: ChartValue?, y: ChartValue?) { data ?? (x.value, y.value) }

    /// The value that identifies the mark among others.
    fileprivate var label: Text {
        if let label = attributes.accessibilityLabel { return label }
        if kind == .sector { return Text(verbatim: attributes.styleValue?.start.text ?? "") }
        let value = isHorizontal && kind == .bar ? shownValues.y : shownValues.x
        let texts = [value?.start.text, attributes.styleValue?.start.text].compactMap { $0 }
        return Text(verbatim: texts.joined(separator: ", "))
    }

    /// The value that the mark represents.
    fileprivate var value: Text {
        if let value = attributes.accessibilityValue { return value }
        if kind == .sector { return Text(verbatim: sector.angle?.start.text ?? "") }
        let value = isHorizontal && kind == .bar ? shownValues.x : shownValues.y
        return Text(verbatim: value?.start.text ?? "")
    }
}
