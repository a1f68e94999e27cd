import DisplayList
import Foundation

extension UIImage {
    /// Draws the image into the current context with its top-left corner at a point.
    ///
    /// - Parameters:
    ///   - blendMode: The mode for compositing the image with the existing content.
    ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into the current context, scaled to fill a rectangle.
    ///
    /// - Parameters:
    ///   - blendMode: The mode for compositing the image with the existing content.
    ///   - alpha: The opacity, from 0 (transparent) to 1 (opaque).
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard alpha > 0, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setAlpha(min(alpha, 1))
        context.setBlendMode(blendMode)
        draw(in: rect)
        context.restoreGState()
    }

    /// Fills a rectangle of the current context with copies of the image. The first copy is at (0, 0).
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let commands = patternCommands(in: rect, traits: .current)
        guard !commands.isEmpty else { return }
        context.append(.save)
        for command in commands { context.append(command) }
        context.append(.restore)
    }

    /// The maximum number of copies that are drawn individually. Larger areas are composed of larger tiles.
    private static let mostCopies: CGFloat = 1_024
    /// The number of copies in each direction of a larger tile.
    private static let copiesInPiece: CGFloat = 16

    /// Returns commands that fill a rectangle with copies of the image, the first at (0, 0). The commands clip to the
    /// rectangle.
    package func patternCommands(in rect: CGRect, traits: UITraitCollection) -> [DisplayCommand] {
        let tile = size
        let isDrawable = tile.width > 0 && tile.height > 0 && rect.width > 0 && rect.height > 0
        guard isDrawable, rect.width.isFinite, rect.height.isFinite else { return [] }
        let columns = ((rect.maxX / tile.width).rounded(.up) - (rect.minX / tile.width).rounded(.down))
        let rows = ((rect.maxY / tile.height).rounded(.up) - (rect.minY / tile.height).rounded(.down))
        guard columns * rows <= Self.mostCopies else {
            return piece(traits: traits).patternCommands(in: rect, traits: traits)
        }
        var commands: [DisplayCommand] = [.clip(Path(rect.rect))]
        let first = CGPoint(
            x: (rect.minX / tile.width).rounded(.down) * tile.width,
            y: (rect.minY / tile.height).rounded(.down) * tile.height)
        for row in 0..<Int(rows) {
            for column in 0..<Int(columns) {
                let origin = CGPoint(x: first.x + CGFloat(column) * tile.width, y: first.y + CGFloat(row) * tile.height)
                commands += displayCommands(in: CGRect(origin: origin, size: tile), tint: nil, traits: traits)
            }
        }
        return commands
    }

    /// Returns a tile that consists of several copies.
    private func piece(traits: UITraitCollection) -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: scale))
        let side = Self.copiesInPiece
        let whole = CGSize(width: size.width * side, height: size.height * side)
        return UIGraphicsImageRenderer(size: whole, format: format).image { context in
            for command in patternCommands(in: CGRect(origin: .zero, size: whole), traits: traits) {
                context.cgContext.append(command)
            }
        }
    }
}

extension UIImage: ColorPattern {
    package func patternCommands(in rect: CGRect) -> [DisplayCommand] { patternCommands(in: rect, traits: .current) }

    @MainActor
    package func patternCommands(in rect: CGRect, of layer: CALayer) -> [DisplayCommand] {
        patternCommands(in: rect, traits: (layer.owner as? any UITraitEnvironment)?.traitCollection ?? .current)
    }
}
