import SwiftUI

/// The role of a subview of a chart.
enum ChartRole: Sendable {
    case plot
    case tick(AxisPlacement, AxisTick.Length.Content)
    case label(AxisPlacement)
    case title(AxisEdge, Alignment?, CGFloat)
    /// The legend, whose edge is `nil` if it overlays the plot.
    case legend(AxisEdge?, Alignment, CGFloat)
    /// The view behind the labels of an axis.
    case axis(AxisEdge)
}

/// The position of a part of an axis.
struct AxisPlacement: Sendable {
    let isX: Bool
    let edge: AxisEdge
    let isInset: Bool
    let fraction: Double
    let span: ClosedRange<Double>
    let isCentered: Bool
    let anchor: UnitPoint?
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let isAlwaysVisible: Bool
    let offset: CGSize
}

private struct ChartRoleKey: LayoutValueKey {
    static var defaultValue: ChartRole { .plot }
}

extension View {
    func role(_ role: ChartRole) -> some View { layoutValue(key: ChartRoleKey.self, value: role) }
}

/// The layout of the plot, the axes, and the legend of a chart.
struct ChartLayout: Layout {
    let x: PositionScale?
    let y: PositionScale?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var pass = ChartLayoutPass(layout: self, subviews: subviews, bounds: bounds)
        pass.place()
    }
}

/// One layout of the subviews of a chart.
struct ChartLayoutPass {
    let layout: ChartLayout
    let bounds: CGRect
    private var remaining: CGRect
    private var plot = CGRect.zero
    private var plotView: LayoutSubview?
    private var labels: [(view: LayoutSubview, placement: AxisPlacement)] = []
    private var ticks: [(view: LayoutSubview, placement: AxisPlacement, length: AxisTick.Length.Content)] = []
    private var titles: [(view: LayoutSubview, edge: AxisEdge, alignment: Alignment?, frame: CGRect)] = []
    private var legend: (view: LayoutSubview, edge: AxisEdge?, alignment: Alignment, frame: CGRect)?
    private var backgrounds: [(view: LayoutSubview, edge: AxisEdge)] = []
    /// The lengths of the axes outside of the plot.
    private var rooms: [AxisEdge: CGFloat] = [:]

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
        makeRoom()
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
    private mutating func makeRoom() {
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

    private func horizontalSpacing(_ placement: AxisPlacement) -> CGFloat {
        placement.horizontalSpacing ?? (placement.isX ? (isLeadingAligned(placement) ? 4 : 0) : 6)
    }

    private func verticalSpacing(_ placement: AxisPlacement) -> CGFloat {
        placement.verticalSpacing ?? (placement.isX ? 5 : 0)
    }

    /// Labels of continuous x-axes follow their ticks.
    private func isLeadingAligned(_ placement: AxisPlacement) -> Bool {
        placement.isX && !placement.isCentered && placement.anchor == nil && !(layout.x?.isCategory ?? true)
    }

    private func labelProposal(_ placement: AxisPlacement) -> ProposedViewSize {
        guard placement.isX, let x = layout.x, x.isCategory else { return .unspecified }
        let width = plot.width * CGFloat(placement.span.length / max(x.window.length, 1e-6))
        return ProposedViewSize(width: max(width - 2, 10), height: nil)
    }

    /// Returns the position of a part along its axis, relative to the plot.
    private func position(_ placement: AxisPlacement, in size: CGSize) -> CGFloat {
        let fraction = placement.isCentered ? placement.span.middle : placement.fraction
        guard let scale = placement.isX ? layout.x : layout.y else { return 0 }
        return scale.position(fraction, in: placement.isX ? size.width : size.height)
    }

    private func placeBackground(_ view: LayoutSubview, _ edge: AxisEdge) {
        let room = rooms[edge] ?? 0
        let frame: CGRect =
            switch edge {
            case .top: CGRect(x: plot.minX, y: plot.minY - room, width: plot.width, height: room)
            case .bottom: CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: room)
            case .leading: CGRect(x: plot.minX - room, y: plot.minY, width: room, height: plot.height)
            case .trailing: CGRect(x: plot.maxX, y: plot.minY, width: room, height: plot.height)
            }
        view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }

    private func placeTick(_ view: LayoutSubview, _ placement: AxisPlacement, _ length: AxisTick.Length.Content) {
        let position = position(placement, in: plot.size)
        let isContinuous = placement.isX && !(layout.x?.isCategory ?? true)
        let extent: CGFloat =
            switch length {
            case .points(let points): points
            case .label(let addition): (rooms[placement.edge] ?? 0) + addition
            case .automatic: isContinuous ? rooms[placement.edge] ?? 4 : 4
            }
        guard isVisible(position, placement) else { return hide(view) }
        let size = placement.isX ? CGSize(width: 1, height: extent) : CGSize(width: extent, height: 1)
        let origin: CGPoint =
            switch placement.edge {
            case .bottom: CGPoint(x: plot.minX + position - 0.5, y: plot.maxY)
            case .top: CGPoint(x: plot.minX + position - 0.5, y: plot.minY - extent)
            case .trailing: CGPoint(x: plot.maxX, y: plot.minY + position - 0.5)
            case .leading: CGPoint(x: plot.minX - extent, y: plot.minY + position - 0.5)
            }
        view.place(at: origin + placement.offset, proposal: ProposedViewSize(size))
    }

    private func isVisible(_ position: CGFloat, _ placement: AxisPlacement) -> Bool {
        position > -1 && position < (placement.isX ? plot.width : plot.height) + 1
    }

    private func hide(_ view: LayoutSubview) {
        view.place(at: CGPoint(x: bounds.minX - 100_000, y: bounds.minY), proposal: .zero)
    }

    /// Places the labels that don't overlap the labels before them.
    private func placeLabels() {
        var ends: [AxisEdge: CGFloat] = [:]
        let sorted = labels.sorted { position($0.placement, in: plot.size) < position($1.placement, in: plot.size) }
        for (view, placement) in sorted {
            let position = position(placement, in: plot.size)
            let size = view.sizeThatFits(labelProposal(placement)), frame = labelFrame(placement, size, position)
            let start = placement.isX ? frame.minX : frame.minY, end = placement.isX ? frame.maxX : frame.maxY
            let isFree = start >= (ends[placement.edge] ?? -.infinity) + (placement.isX ? 2 : 0)
            let isInside = !placement.isX || frame.maxX <= bounds.maxX + 2 || labels.count == 1
            guard isVisible(position, placement), placement.isAlwaysVisible || isFree && isInside else {
                hide(view)
                continue
            }
            ends[placement.edge] = end
            view.place(at: frame.origin + placement.offset, proposal: ProposedViewSize(size))
        }
    }

    private func labelFrame(_ placement: AxisPlacement, _ size: CGSize, _ position: CGFloat) -> CGRect {
        let horizontal = horizontalSpacing(placement), vertical = verticalSpacing(placement)
        let sign: CGFloat = placement.isInset ? -1 : 1
        var point: CGPoint, anchor: UnitPoint
        switch placement.edge {
        case .bottom:
            point = CGPoint(x: plot.minX + position, y: plot.maxY + vertical * sign)
            anchor = isLeadingAligned(placement) ? .topLeading : .top
        case .top:
            point = CGPoint(x: plot.minX + position, y: plot.minY - vertical * sign)
            anchor = isLeadingAligned(placement) ? .bottomLeading : .bottom
        case .trailing:
            point = CGPoint(x: plot.maxX + horizontal * sign, y: plot.minY + position)
            anchor = .leading
        case .leading:
            point = CGPoint(x: plot.minX - horizontal * sign, y: plot.minY + position)
            anchor = .trailing
        }
        if placement.isInset {
            anchor = placement.isX ? UnitPoint(x: anchor.x, y: 1 - anchor.y) : UnitPoint(x: 1 - anchor.x, y: 1)
        }
        if isLeadingAligned(placement) { point.x += horizontal }
        anchor = placement.anchor ?? anchor
        return CGRect(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// Titles are aligned with the plot, unless it's beside them.
    private func placeTitle(_ view: LayoutSubview, _ edge: AxisEdge, _ alignment: Alignment?, _ frame: CGRect) {
        var area = frame
        switch edge {
        case .top, .bottom:
            if alignment != .topTrailing {
                area.origin.x = plot.minX
                area.size.width = plot.width
            }
        case .leading, .trailing:
            area.origin.y = plot.minY
            area.size.height = plot.height
        }
        align(view, in: area, alignment ?? .center)
    }

    private func align(_ view: LayoutSubview, in area: CGRect, _ alignment: Alignment) {
        let size = view.sizeThatFits(ProposedViewSize(area.size)), unit = alignment.unitPoint
        view.place(
            at: CGPoint(
                x: area.minX + (area.width - size.width) * unit.x, y: area.minY + (area.height - size.height) * unit.y),
            proposal: ProposedViewSize(area.size))
    }
}

extension Alignment {
    /// The point of the standard alignments.
    var unitPoint: UnitPoint {
        UnitPoint(
            x: horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5,
            y: vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5)
    }
}

extension CGPoint {
    static func + (point: CGPoint, size: CGSize) -> CGPoint {
        CGPoint(x: point.x + size.width, y: point.y + size.height)
    }
}
