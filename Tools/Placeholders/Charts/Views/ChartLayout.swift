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

struct ChartRoleKey: LayoutValueKey {
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
