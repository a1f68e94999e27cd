import SwiftUI

/// The legend of a chart.
struct ChartLegend: View {
    let role: ChartRole
    private let content: AnyView
    private let isVertical: Bool

    /// Creates the legend, or returns `nil` if it's hidden or has no items.
    init?(_ plan: ChartPlan) {
        var position = AnnotationPosition.automatic, alignment: Alignment?, spacing: CGFloat?, custom: AnyView?
        switch plan.configuration.legend {
        case .hidden: return nil
        case .automatic: break
        case .visible(let place, let aligned, let space, let view):
            (position, alignment, spacing, custom) = (place, aligned, space, view)
        }
        var edge: AxisEdge?
        switch position.content {
        case .automatic: edge = .bottom
        case .overlay: edge = nil
        case .outside(let x, let y): edge = y < 0 ? .top : y > 0 ? .bottom : x < 0 ? .leading : .trailing
        }
        var automatic = Alignment.leading
        if case .outside(let x, _) = position.content, edge == .top || edge == .bottom {
            automatic = x == 0 ? .leading : x < 0 ? .leading : .trailing
        } else if edge == .leading || edge == .trailing {
            automatic = .topLeading
        } else if edge == nil {
            automatic = .topLeading
        }
        isVertical = edge == .leading || edge == .trailing
        role = .legend(edge, alignment ?? automatic, spacing ?? 8)
        if let custom {
            content = custom
        } else if let view = Self.items(plan, isVertical: isVertical) {
            content = view
        } else {
            return nil
        }
    }

    var body: some View { content.font(.caption).foregroundStyle(.secondary) }

    private static func items(_ plan: ChartPlan, isVertical: Bool) -> AnyView? {
        if let styles = plan.styles, let domain = styles.domain {
            return AnyView(GradientLegend(styles: styles, domain: domain))
        }
        let values = plan.styles?.values ?? plan.symbols?.values ?? plan.lineStyles?.values ?? []
        guard !values.isEmpty else { return nil }
        let hasSymbols = plan.symbols != nil, hasLines = plan.styles == nil && plan.symbols == nil
        return AnyView(
            FlowLayout(isVertical: isVertical) {
                ForEach(values, id: \.self) { value in
                    HStack(spacing: 4) {
                        if hasLines, let stroke = plan.lineStyles?(value) {
                            AxisLine(isVertical: false).stroke(Color.accentColor, style: stroke).frame(
                                width: 20, height: 8)
                        } else {
                            let shape = hasSymbols ? plan.symbols?(value) : nil
                            (shape ?? AnyChartSymbolShape(.circle))
                                .fill(plan.styles?(value) ?? AnyShapeStyle(Color.accentColor))
                                .frame(width: 8, height: 8)
                        }
                        Text(verbatim: value.text)
                    }
                }
            })
    }
}

/// The legend of a continuous scale of colors.
struct GradientLegend: View {
    let styles: MappingScale<AnyShapeStyle>
    let domain: ClosedRange<Double>

    var body: some View {
        VStack(spacing: 2) {
            HStack(spacing: 0) {
                ForEach(0..<50, id: \.self) { index in
                    let value = domain.lowerBound + domain.length * (Double(index) + 0.5) / 50
                    Rectangle().fill(styles(value.plotted) ?? AnyShapeStyle(Color.clear))
                }
            }
            .frame(height: 8)
            .clipShape(Capsule())
            HStack {
                Text(verbatim: domain.lowerBound.plotted.text)
                Spacer()
                Text(verbatim: domain.upperBound.plotted.text)
            }
        }
        .frame(width: 140)
    }
}

/// A layout that places its subviews in rows, or in a column.
struct FlowLayout: Layout {
    let isVertical: Bool
    private let spacing = CGSize(width: 10, height: 4)

    init(isVertical: Bool) { self.isVertical = isVertical }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let frames = frames(subviews, proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (view, frame) in zip(subviews, frames(subviews, bounds.width)) {
            view.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
        var origin = CGPoint.zero, rowHeight: CGFloat = 0
        return subviews.map { view in
            let size = view.sizeThatFits(.unspecified)
            if origin.x > 0, isVertical || origin.x + size.width > width + 0.5 {
                origin = CGPoint(x: 0, y: origin.y + rowHeight + spacing.height)
                rowHeight = 0
            }
            rowHeight = max(rowHeight, size.height)
            defer { origin.x += size.width + spacing.width }
            return CGRect(origin: origin, size: size)
        }
    }
}
