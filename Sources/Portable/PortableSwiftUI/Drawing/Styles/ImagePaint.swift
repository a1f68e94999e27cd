import DisplayList
import LayoutGeometry
import PortableUIKit

/// A style that fills a shape with a repeated image.
public nonisolated struct ImagePaint: ShapeStyle {
    /// The image.
    public var image: Image
    /// The part of the image that's repeated, as fractions of its size. Differs from SwiftUI: it's always the entire
    /// image.
    public var sourceRect: CGRect
    /// The scale of the image.
    public var scale: CGFloat

    /// Creates a style that tiles an image.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        guard let resolved = image.resolvedImage(in: environment) else { return _ResolvedStyle(.color(.clear)) }
        let size = resolved.size
        return _ResolvedStyle(
            .image(
                ImageFill(
                    image: resolved.content(for: environment.traitCollection).picture,
                    size: Size(width: Double(size.width * scale), height: Double(size.height * scale))))
        ).leveled(level)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// Returns a style that tiles an image.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// A resolved repeated image.
nonisolated struct ImageFill: Equatable, Sendable {
    var image: DisplayImage
    var size: Size

    /// Returns commands that tile the image over `rect`. If that would take more than 10,000 tiles, the image is
    /// stretched instead.
    func commands(over rect: Rect) -> [DisplayCommand] {
        guard size.width >= 1, size.height >= 1 else { return [] }
        let columns = (rect.size.width / size.width).rounded(.up), rows = (rect.size.height / size.height).rounded(.up)
        guard columns * rows <= 10_000 else { return [.image(image, rect: rect)] }
        var commands: [DisplayCommand] = []
        for row in 0..<Int(rows) {
            for column in 0..<Int(columns) {
                let origin = Point(
                    x: rect.minX + Double(column) * size.width, y: rect.minY + Double(row) * size.height)
                commands.append(.image(image, rect: Rect(origin: origin, size: size)))
            }
        }
        return commands
    }
}
