import CairoRenderer
import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// An image of several screens with captions, each with the corners of its device.
@MainActor
struct ScreenSheet {
    static let margin: CGFloat = 24
    static let captionHeight: CGFloat = 24

    private let paper = UIView()
    private var screens: [DisplayNode] = []
    private var size = CGSize(width: margin, height: margin)

    init() { paper.backgroundColor = UIColor(white: 0.9, alpha: 1) }

    /// Adds a screen with a caption above it.
    /// - Parameter origin: The upper-left corner of the caption, in points.
    mutating func add(_ screen: DisplayNode, of device: Device, caption: String, at origin: CGPoint) {
        let label = UILabel(
            frame: CGRect(origin: origin, size: CGSize(width: device.size.width, height: Self.captionHeight)))
        label.text = caption
        label.font = .systemFont(ofSize: 13, weight: .medium)
        label.textColor = .black
        label.adjustsFontSizeToFitWidth = true
        paper.addSubview(label)
        let top = origin.y + Self.captionHeight
        screens.append(framed(screen, device, x: Double(origin.x), y: Double(top)))
        size.width = max(size.width, origin.x + device.size.width + Self.margin)
        size.height = max(size.height, top + device.size.height + Self.margin)
    }

    /// Returns the image with the given number of pixels per point.
    func picture(scale: CGFloat) throws -> any SnapshotContent {
        let host = TestHost(size: size, scale: scale, safeAreaInsets: .zero, text: .fonts)
        host.show(paper)
        var frame = host.frame()
        frame.root.children += screens
        return ImageContent(picture: try ScreenRenderer.picture(frame, text: .fonts))
    }

    /// Returns a screen with the corners of its device and a border.
    private func framed(_ screen: DisplayNode, _ device: Device, x: Double, y: Double) -> DisplayNode {
        var screen = screen
        screen.corners = CornerRadii(all: Double(device.cornerRadius))
        screen.clipsToBounds = true
        return DisplayNode(
            id: 0, name: device.name,
            bounds: screen.bounds.inset(by: Insets(top: -1, leading: -1, bottom: -1, trailing: -1)),
            transform: AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y),
            backgroundColor: Color(red: 0.6, green: 0.6, blue: 0.6),
            corners: CornerRadii(all: device.cornerRadius > 0 ? Double(device.cornerRadius) + 1 : 0), children: [screen]
        )
    }
}
