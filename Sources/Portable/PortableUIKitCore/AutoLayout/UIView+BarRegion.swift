import Foundation

/// The area of a bar at an edge of a view.
struct BarRegion: Hashable, Sendable {
    enum Edge: Hashable, Sendable { case top, bottom, leading, trailing, left, right }

    let edge: Edge
    let extent: CGFloat

    init(_ edge: UIRectEdge, extent: CGFloat) {
        self.edge = edge.contains(.top) ? .top : edge.contains(.bottom) ? .bottom : edge == .left ? .left : .right
        self.extent = extent
    }

    init(_ edge: NSDirectionalRectEdge, extent: CGFloat) {
        self.edge =
            edge.contains(.top) ? .top : edge.contains(.bottom) ? .bottom : edge == .leading ? .leading : .trailing
        self.extent = extent
    }
}

extension UIView.LayoutRegion {
    /// Returns the area of a bar inside the safe area.
    ///
    /// - Parameters:
    ///   - edge: The edge of the bar: one of the four edges.
    ///   - extent: The height of a bar at the top or the bottom, or the width of a bar at a side, in points.
    public static func bar(onEdge edge: UIRectEdge, extent: CGFloat) -> UIView.LayoutRegion {
        UIView.LayoutRegion(BarRegion(edge, extent: extent))
    }

    /// Returns the area of a bar inside the safe area, at an edge that depends on the layout direction.
    ///
    /// - Parameters:
    ///   - edge: The edge of the bar: one of the four edges.
    ///   - extent: The height of a bar at the top or the bottom, or the width of a bar at a side, in points.
    public static func bar(onEdge edge: NSDirectionalRectEdge, extent: CGFloat) -> UIView.LayoutRegion {
        UIView.LayoutRegion(BarRegion(edge, extent: extent))
    }
}

extension UIView {
    /// Returns the guide of a bar's area, which is created when it's first used.
    func barGuide(for region: BarRegion) -> UILayoutGuide {
        let identifier = "UIViewBarLayoutRegion \(region.edge) \(region.extent)"
        if let guide = layoutGuides.first(where: { $0.identifier == identifier }) { return guide }
        let guide = UILayoutGuide()
        guide.identifier = identifier
        addLayoutGuide(guide)
        NSLayoutConstraint.activate(constraints(of: guide, for: region, in: safeAreaLayoutGuide))
        return guide
    }

    private func constraints(
        of guide: UILayoutGuide, for region: BarRegion, in area: UILayoutGuide
    ) -> [NSLayoutConstraint] {
        let sides = [
            guide.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            guide.heightAnchor.constraint(equalToConstant: region.extent),
        ]
        let ends = [
            guide.topAnchor.constraint(equalTo: area.topAnchor),
            guide.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            guide.widthAnchor.constraint(equalToConstant: region.extent),
        ]
        switch region.edge {
        case .top: return sides + [guide.topAnchor.constraint(equalTo: area.topAnchor)]
        case .bottom: return sides + [guide.bottomAnchor.constraint(equalTo: area.bottomAnchor)]
        case .leading: return ends + [guide.leadingAnchor.constraint(equalTo: area.leadingAnchor)]
        case .trailing: return ends + [guide.trailingAnchor.constraint(equalTo: area.trailingAnchor)]
        case .left: return ends + [guide.leftAnchor.constraint(equalTo: area.leftAnchor)]
        case .right: return ends + [guide.rightAnchor.constraint(equalTo: area.rightAnchor)]
        }
    }
}
