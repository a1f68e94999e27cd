import SwiftUI

/// The ticks, the labels, and the titles of the axes.
struct AxisViews: View {
    let plan: ChartPlan
    let items: [AxisItem]

    var body: some View {
        backgrounds
        ForEach(items.indices, id: \.self) { index in part(items[index]) }
        titles(plan.configuration.x.titles, isX: true)
        titles(plan.configuration.y.titles, isX: false)
    }

    @ViewBuilder private var backgrounds: some View {
        if let style = plan.configuration.x.axisStyle {
            style(ChartAxisContent()).role(.axis(edge(isX: true) ?? .bottom))
        }
        if let style = plan.configuration.y.axisStyle {
            style(ChartAxisContent()).role(.axis(edge(isX: false) ?? .trailing))
        }
    }

    private func edge(isX: Bool) -> AxisEdge? { items.first { $0.isX == isX }?.edge }

    @ViewBuilder private func part(_ item: AxisItem) -> some View {
        switch item.part.kind {
        case .gridLine: EmptyView()
        case .tick(let length):
            AxisLine(isVertical: item.isX)
                .stroke(item.style, style: item.stroke)
                .accessibilityHidden(true)
                .role(.tick(item.placement(AxisLabelSettings()), length.content))
        case .label(let settings):
            label(item, settings)
                .font(item.part.font ?? .caption2)
                .foregroundStyle(item.part.style ?? AnyShapeStyle(.secondary))
                .multilineTextAlignment(.center)
                .role(.label(item.placement(settings)))
        }
    }

    @ViewBuilder private func label(_ item: AxisItem, _ settings: AxisLabelSettings) -> some View {
        let content = settings.content ?? AnyView(Text(verbatim: item.text))
        switch settings.orientation.content {
        case .automatic, .horizontal: content
        case .vertical: RotatedLabel(angle: .degrees(90)) { content.rotationEffect(.degrees(90)) }
        case .verticalReversed: RotatedLabel(angle: .degrees(-90)) { content.rotationEffect(.degrees(-90)) }
        }
    }

    private func titles(_ titles: [ChartConfiguration.AxisTitle], isX: Bool) -> some View {
        ForEach(titles.indices, id: \.self) { index in
            let title = titles[index]
            let placement = placement(title, isX: isX)
            let content = title.content.font(.caption2).foregroundStyle(.secondary)
            if !isX, placement.edge == .leading || placement.edge == .trailing {
                let angle = Angle.degrees(placement.edge == .leading ? -90 : 90)
                RotatedLabel(angle: angle) { content.fixedSize().rotationEffect(angle) }
                    .role(.title(placement.edge, placement.alignment, title.spacing ?? 4))
            } else {
                content.role(.title(placement.edge, placement.alignment, title.spacing ?? 4))
            }
        }
    }

    private func placement(_ title: ChartConfiguration.AxisTitle, isX: Bool) -> (edge: AxisEdge, alignment: Alignment?)
    {
        switch title.position.content {
        case .automatic, .overlay:
            return isX ? (.bottom, title.alignment ?? .center) : (.top, title.alignment ?? .topTrailing)
        case .outside(let x, let y):
            let edge: AxisEdge = y < 0 ? .top : y > 0 ? .bottom : x < 0 ? .leading : .trailing
            return (edge, title.alignment ?? (isX || y == 0 ? .center : x < 0 ? .leading : .topTrailing))
        }
    }
}

extension AxisItem {
    func placement(_ settings: AxisLabelSettings) -> AxisPlacement {
        AxisPlacement(
            isX: isX, edge: edge, isInset: isInset, fraction: fraction, span: span, isCentered: isCentered,
            anchor: settings.anchor, horizontalSpacing: settings.horizontalSpacing,
            verticalSpacing: settings.verticalSpacing, isAlwaysVisible: settings.collisions == .disabled,
            offset: part.offset)
    }

    /// The stroke of a line: dashed for x-axes.
    var stroke: StrokeStyle { part.stroke ?? StrokeStyle(lineWidth: isX ? 1 : 0.5, dash: isX ? [2, 2] : []) }

    var style: AnyShapeStyle { part.style ?? AnyShapeStyle(Color(uiColor: .systemGray4)) }
}

/// A line in the middle of its frame.
struct AxisLine: Shape {
    let isVertical: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: isVertical ? CGPoint(x: rect.midX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: isVertical ? CGPoint(x: rect.midX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.midY))
        }
    }
}

/// A layout that exchanges the width and the height of its only subview, which is rotated by a right angle.
struct RotatedLabel: Layout {
    let angle: Angle

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
}
