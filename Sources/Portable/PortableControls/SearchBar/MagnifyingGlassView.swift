import DisplayList
import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// The magnifying glass before the text.
final class MagnifyingGlassView: UIView {
    override func makeDisplayCommands() -> [DisplayCommand] {
        let radius = 5.5
        let center = Point(x: Double(bounds.midX) - 2.5, y: Double(bounds.midY) - 1.5)
        let circle = Path(
            Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
            corners: CornerRadii(all: radius))
        let edge = radius * 0.7071
        let handle = Path([
            .move(Point(x: center.x + edge, y: center.y + edge)),
            .line(Point(x: center.x + edge + 4.5, y: center.y + edge + 4.5)),
        ])
        let paint = Paint.color(UIColor.secondaryLabel.color(with: traitCollection))
        let style = StrokeStyle(width: 1.7, cap: .round)
        return [.stroke(circle, paint, style), .stroke(handle, paint, style)]
    }
}
