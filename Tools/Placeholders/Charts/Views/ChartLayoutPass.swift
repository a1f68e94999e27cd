import SwiftUI

/// One layout of the subviews of a chart.
struct ChartLayoutPass {
    let layout: ChartLayout
    let bounds: CGRect
    private(set) var remaining: CGRect
    private(set) var plot = CGRect.zero
    private(set) var plotView: LayoutSubview?
    private(set) var labels: [(view: LayoutSubview, placement: AxisPlacement)] = []
    private(set) var ticks: [(view: LayoutSubview, placement: AxisPlacement, length: AxisTick.Length.Content)] = []
    private(set) var titles: [(view: LayoutSubview, edge: AxisEdge, alignment: Alignment?, frame: CGRect)] = []
    private(set) var legend: (view: LayoutSubview, edge: AxisEdge?, alignment: Alignment, frame: CGRect)?
    private(set) var backgrounds: [(view: LayoutSubview, edge: AxisEdge)] = []
    /// The lengths of the axes outside of the plot.
    private(set) var rooms: [AxisEdge: CGFloat] = [:]

    init(layout: ChartLayout, subviews: ChartLayout.Subviews, bounds: CGRect) {
        self.layout = layout
        self.bounds = bounds
        remaining = bounds
        for view in subviews {
            switch view[ChartRoleKey.self] {
            case .plot: plotView = view
            case .label(let placement): labels.append((view, placement))
            case .tick(let placement, let length): ticks.append((view, placement, length))
            case .axis(let edge): backgrounds.append((view, edge))
            case .title(let edge, let alignment, let spacing):
                titles.append((view, edge, alignment, cut(view, edge, spacing)))
            case .legend(let edge, let alignment, let spacing):
                legend = (view, edge, alignment, edge.map { cut(view, $0, spacing) } ?? .zero)
            }
        }
    }

    /// Removes the length of a view from an edge of the remaining area, and returns the removed area.
    private mutating func cut(_ view: LayoutSubview, _ edge: AxisEdge, _ spacing: CGFloat) -> CGRect {
        switch edge {
        case .top, .bottom:
            let height = view.sizeThatFits(ProposedViewSize(width: remaining.width, height: nil)).height
            let area = remaining.divided(atDistance: height, from: edge == .top ? .minYEdge : .maxYEdge)
            remaining =
                area.remainder.divided(atDistance: spacing, from: edge == .top ? .minYEdge : .maxYEdge).remainder
            return area.slice
        case .leading, .trailing:
            let width = view.sizeThatFits(ProposedViewSize(width: nil, height: remaining.height)).width
            let area = remaining.divided(atDistance: width, from: edge == .leading ? .minXEdge : .maxXEdge)
            remaining =
                area.remainder.divided(atDistance: spacing, from: edge == .leading ? .minXEdge : .maxXEdge)
                .remainder
            return area.slice
        }
    }

    mutating func place() {
        reserveSpace()
        plotView?.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
        for (view, edge) in backgrounds { placeBackground(view, edge) }
        for (view, placement, length) in ticks { placeTick(view, placement, length) }
        placeLabels()
        for title in titles { placeTitle(title.view, title.edge, title.alignment, title.frame) }
        guard let legend else { return }
        if legend.edge == nil {
            align(legend.view, in: plot.insetBy(dx: 4, dy: 4), legend.alignment)
        } else {
            align(legend.view, in: legend.frame, legend.alignment)
        }
    }

    /// Determines the frame of the plot: the labels of the y-axis determine its width, and then the others its height.
    private mutating func reserveSpace() {
        for (view, placement) in labels where !placement.isX && !placement.isInset {
            let size = view.sizeThatFits(.unspecified)
            rooms[placement.edge] = max(rooms[placement.edge] ?? 0, size.width + horizontalSpacing(placement))
        }
        let leading = rooms[.leading] ?? 0, trailing = rooms[.trailing] ?? 0
        plot = CGRect(
            x: remaining.minX + leading, y: remaining.minY, width: max(remaining.width - leading - trailing, 0),
            height: remaining.height)
        for (view, placement) in labels where placement.isX && !placement.isInset {
            let size = view.sizeThatFits(labelProposal(placement))
            rooms[placement.edge] = max(rooms[placement.edge] ?? 0, size.height + verticalSpacing(placement))
        }
        for (_, placement, length) in ticks {
            guard case .points(let points) = length else { continue }
            rooms[placement.edge] = max(rooms[placement.edge] ?? 0, points)
        }
        var top = rooms[.top] ?? 0, bottom = rooms[.bottom] ?? 0
        // Half of the labels at the ends of the y-axis is outside of the plot.
        for (view, placement) in labels where !placement.isX && placement.anchor == nil {
            let half = view.sizeThatFits(.unspecified).height / 2
            let position = position(placement, in: CGSize(width: plot.width, height: remaining.height - top - bottom))
            top = max(top, half - position)
            bottom = max(bottom, half - (remaining.height - top - bottom - position))
        }
        plot.origin.y += top
        plot.size.height = max(remaining.height - top - bottom, 0)
        if let plotView { plot.size = plotView.sizeThatFits(ProposedViewSize(plot.size)) }
    }

    func horizontalSpacing(_ placement: AxisPlacement) -> CGFloat {
        placement.horizontalSpacing ?? (placement.isX ? (isLeadingAligned(placement) ? 4 : 0) : 6)
    }

    func verticalSpacing(_ placement: AxisPlacement) -> CGFloat {
        placement.verticalSpacing ?? (placement.isX ? 5 : 0)
    }

    /// Labels of continuous x-axes follow their ticks.
    func isLeadingAligned(_ placement: AxisPlacement) -> Bool {
        placement.isX && !placement.isCentered && placement.anchor == nil && !(layout.x?.isCategory ?? true)
    }

    func labelProposal(_ placement: AxisPlacement) -> ProposedViewSize {
        guard placement.isX, let x = layout.x, x.isCategory else { return .unspecified }
        let width = plot.width * CGFloat(placement.span.length / max(x.window.length, 1e-6))
        return ProposedViewSize(width: max(width - 2, 10), height: nil)
    }

    /// Returns the position of a part along its axis, relative to the plot.
    func position(_ placement: AxisPlacement, in size: CGSize) -> CGFloat {
        let fraction = placement.isCentered ? placement.span.middle : placement.fraction
        guard let scale = placement.isX ? layout.x : layout.y else { return 0 }
        return scale.position(fraction, in: placement.isX ? size.width : size.height)
    }
}
