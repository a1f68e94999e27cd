import SwiftUI

/// Methods that place the parts of axes, and the titles.
extension ChartLayoutPass {
    func placeBackground(_ view: LayoutSubview, _ edge: AxisEdge) {
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

    func placeTick(_ view: LayoutSubview, _ placement: AxisPlacement, _ length: AxisTick.Length.Content) {
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

    func isVisible(_ position: CGFloat, _ placement: AxisPlacement) -> Bool {
        position > -1 && position < (placement.isX ? plot.width : plot.height) + 1
    }

    func hide(_ view: LayoutSubview) {
        view.place(at: CGPoint(x: bounds.minX - 100_000, y: bounds.minY), proposal: .zero)
    }

    /// Places the labels that don't overlap the labels before them.
    func placeLabels() {
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

    func labelFrame(_ placement: AxisPlacement, _ size: CGSize, _ position: CGFloat) -> CGRect {
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

    /// Titles are aligned with the plot, unless it's next to them.
    func placeTitle(_ view: LayoutSubview, _ edge: AxisEdge, _ alignment: Alignment?, _ frame: CGRect) {
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

    func align(_ view: LayoutSubview, in area: CGRect, _ alignment: Alignment) {
        let size = view.sizeThatFits(ProposedViewSize(area.size)), unit = alignment.unitPoint
        view.place(
            at: CGPoint(
                x: area.minX + (area.width - size.width) * unit.x, y: area.minY + (area.height - size.height) * unit.y),
            proposal: ProposedViewSize(area.size))
    }
}
