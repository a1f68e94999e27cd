import DisplayList
import Foundation
import LayoutGeometry

extension UncommonLayerProperties {
    /// Returns the commands that draw the part of an image in ``contentsRect``, with the filters of the layer.
    ///
    /// - Parameters:
    ///   - size: The size of the image in points.
    ///   - gravity: The position and scaling of the part in the bounds.
    func commands(
        drawing image: CGImage, of size: CGSize, gravity: CALayerContentsGravity, in bounds: CGRect
    ) -> [DisplayCommand] {
        guard contentsRect.width > 0, contentsRect.height > 0 else { return [] }
        let part = CGSize(width: size.width * contentsRect.width, height: size.height * contentsRect.height)
        let rect = gravity.rect(for: part, in: bounds)
        // The rectangle of the whole image if the part fills its rectangle.
        let (width, height) = (rect.width / contentsRect.width, rect.height / contentsRect.height)
        let whole = CGRect(
            x: rect.minX - contentsRect.minX * width, y: rect.minY - contentsRect.minY * height, width: width,
            height: height)
        var commands: [DisplayCommand] = [.save]
        if whole != rect { commands.append(.clip(Path(rect.rect))) }
        if magnificationFilter == .nearest { commands.append(.interpolation(isSmooth: false)) }
        commands.append(.image(image.image, rect: whole.rect, capInsets: capInsets(of: image)))
        return commands + [.restore]
    }

    /// The edges of an image that keep their size, in points of the image.
    private func capInsets(of image: CGImage) -> Insets? {
        guard contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) else { return nil }
        let size = image.image.size
        return Insets(
            top: Double(contentsCenter.minY) * size.height, leading: Double(contentsCenter.minX) * size.width,
            bottom: Double(1 - contentsCenter.maxY) * size.height,
            trailing: Double(1 - contentsCenter.maxX) * size.width)
    }
}
