import DisplayList
import Foundation
import LayoutGeometry

extension CALayer {
    /// The number of commands after which a drawing that grows becomes an image.
    private static let commandLimit = 1000

    /// Returns the former drawing, if it has the same bounds, with commands in front of it.
    package func addingToDrawing(_ commands: [DisplayCommand]) -> [DisplayCommand] {
        defer { rareProperties.drawnBounds = bounds }
        guard rareProperties.drawnBounds == bounds else { return commands }
        let former = displayCommands.count > Self.commandLimit ? flattened(displayCommands) : displayCommands
        return former + [.save] + commands + [.restore]
    }

    /// Returns a command that draws an image of other commands, at the resolution of a screen.
    private func flattened(_ commands: [DisplayCommand]) -> [DisplayCommand] {
        let scale: CGFloat = 3
        let (width, height) = (Int((bounds.width * scale).rounded(.up)), Int((bounds.height * scale).rounded(.up)))
        guard width > 0, height > 0, width <= ImageLimits.maximumPixelCount / height else { return commands }
        let origin = AffineTransform(translationX: -Double(bounds.minX), y: -Double(bounds.minY))
        let picture = DisplayImage(
            commands: [.transform(origin)] + commands, pixelWidth: width, pixelHeight: height, scale: Double(scale))
        let pixels = DisplayImage(pixels: picture.rasterized(), width: width, height: height)
        let rect = CGRect(
            x: bounds.minX, y: bounds.minY, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        return [.image(pixels, rect: rect.rect)]
    }
}
