import DisplayList
import LayoutGeometry

/// The icons of the status bar, each in a rectangle: full cellular signal, full Wi-Fi signal, and full battery.
enum StatusBarIcons {
    /// Returns four bars, the last one with the height of the rectangle.
    static func cellular(in rect: Rect, _ color: Color) -> [DisplayCommand] {
        let bar = rect.size.width / 6
        let shares = [0.33, 0.53, 0.76, 1.0]
        return shares.enumerated().map { index, share in
            let height = rect.size.height * share
            let box = Rect(
                x: rect.minX + Double(index) * bar * 5 / 3, y: rect.maxY - height, width: bar, height: height)
            return .fill(Path(box, corners: CornerRadii(all: bar / 3)), .color(color))
        }
    }

    /// Returns a fan of three arcs.
    static func wireless(in rect: Rect, _ color: Color) -> [DisplayCommand] {
        let foot = Point(x: rect.midX, y: rect.maxY)
        let radius = rect.size.height
        return [(0.0, 0.3), (0.42, 0.64), (0.76, 1.0)].map { inner, outer in
            var path = Path()
            let (start, end) = (-Double.pi * 0.75, -Double.pi * 0.25)
            path.addArc(center: foot, radius: outer * radius, start: start, end: end, isIncreasing: true)
            if inner > 0 {
                path.addArc(center: foot, radius: inner * radius, start: end, end: start, isIncreasing: false)
            } else {
                path.elements.append(.line(foot))
            }
            path.elements.append(.close)
            return .fill(path, .color(color))
        }
    }

    /// Returns the outline of a battery with its terminal and its charge.
    static func battery(in rect: Rect, _ color: Color) -> [DisplayCommand] {
        let body = Rect(x: rect.minX, y: rect.minY, width: rect.size.width - 2.5, height: rect.size.height)
        func inset(_ distance: Double) -> Rect {
            body.inset(by: Insets(top: distance, leading: distance, bottom: distance, trailing: distance))
        }
        let knob = Rect(x: rect.maxX - 1.5, y: rect.midY - 2, width: 1.5, height: 4)
        let radius = rect.size.height / 3
        return [
            .stroke(
                Path(inset(0.5), corners: CornerRadii(all: radius)), .color(color.multiplyingAlpha(by: 0.35)),
                StrokeStyle(width: 1)),
            .fill(Path(inset(2), corners: CornerRadii(all: radius - 1.5)), .color(color)),
            .fill(
                Path(knob, corners: CornerRadii(topLeft: 0, topRight: 1.5, bottomRight: 1.5, bottomLeft: 0)),
                .color(color.multiplyingAlpha(by: 0.4))),
        ]
    }
}
