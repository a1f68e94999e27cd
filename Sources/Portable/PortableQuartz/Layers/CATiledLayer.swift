import DisplayList
import Foundation

/// A layer that draws its content in tiles.
///
/// ``CALayer/draw(in:)`` is called for each tile, with the tile as the clip of the context.
///
/// Differs from Core Animation: all tiles are drawn on the main actor, in the frame that draws the layer, and
/// a single time for all scales.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    /// The duration of the fade-in of a new tile, in seconds, which is 0.25.
    ///
    /// Differs from Core Animation: tiles appear immediately.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// The size of a tile in pixels. The default is 256 by 256.
    open var tileSize = CGSize(width: 256, height: 256) {
        didSet { if tileSize != oldValue { setNeedsDisplay() } }
    }

    /// The number of scales for which the layer has tiles. The default is 1.
    ///
    /// Differs from Core Animation: the value has no effect, because tiles are drawn again at each scale.
    open var levelsOfDetail = 1

    /// The number of ``levelsOfDetail`` that are larger than the layer. The default is 0.
    ///
    /// Differs from Core Animation: the value has no effect.
    open var levelsOfDetailBias = 0

    /// The largest number of tiles that are drawn separately.
    private static let tileLimit = 4096.0

    open override func display() {
        setDisplayCommands(tileCommands())
    }

    private func tileCommands() -> [DisplayCommand] {
        let scale = max(contentsScale, 0.001)
        let size = CGSize(width: tileSize.width / scale, height: tileSize.height / scale)
        guard bounds.width > 0, bounds.height > 0, size.width > 0, size.height > 0 else { return contentsCommands() }
        let columns = max((bounds.width / size.width).rounded(.up), 1)
        let rows = max((bounds.height / size.height).rounded(.up), 1)
        guard Double(columns * rows) <= Self.tileLimit else { return contentsCommands() + drawing(of: bounds) }
        var commands = contentsCommands()
        for row in 0..<Int(rows) {
            for column in 0..<Int(columns) {
                let origin = CGPoint(
                    x: bounds.minX + CGFloat(column) * size.width, y: bounds.minY + CGFloat(row) * size.height)
                commands += drawing(of: CGRect(origin: origin, size: size).commonPart(with: bounds))
            }
        }
        return commands
    }

    private func drawing(of tile: CGRect) -> [DisplayCommand] {
        let context = CGContext(bounds: tile)
        context.clip(to: tile)
        draw(in: context)
        return [.save] + context.recording + [.restore]
    }
}
