import DisplayList
import LayoutGeometry

/// Commands of a context that are composited as an image: a transparency layer, or the drawing in a mask.
struct CommandGroup {
    /// The image that masks a group, and its rectangle.
    struct Mask {
        let image: DisplayImage
        let rect: Rect
    }

    /// The commands before the group.
    var outer: [DisplayCommand]
    /// The rectangle of the group in the coordinate space at its beginning.
    let area: CGRect
    let mask: Mask?
    /// A Boolean value that indicates whether the commands before the group set a shadow.
    let hasShadow: Bool
    /// The number of pixels per unit of the coordinate space.
    let scale: CGFloat

    /// Returns commands that composite the commands of the group.
    func commands(drawing inner: [DisplayCommand]) -> [DisplayCommand] {
        guard area.width > 0, area.height > 0, inner.contains(where: \.isDrawing) else { return [] }
        var scale = Double(scale.isFinite && scale > 0 ? scale : 1)
        let (wide, high) = (Double(area.width) * scale, Double(area.height) * scale)
        let limit = Double(ImageLimits.maximumPixelCount)
        scale *= min(1, limit / wide, limit / high, (limit / (wide * high)).squareRoot())
        // The group of an extremely small or large coordinate space isn't visible.
        guard scale.isNormal else { return [] }
        let origin = AffineTransform(translationX: -Double(area.minX), y: -Double(area.minY))
        var content: [DisplayCommand] = [.transform(origin), .save] + inner + [.restore]
        if let mask { content += commands(of: mask) }
        let (width, height) = (Double(area.width) * scale, Double(area.height) * scale)
        let image = DisplayImage(
            commands: content, pixelWidth: max(Int(width.rounded(.up)), 1),
            pixelHeight: max(Int(height.rounded(.up)), 1),
            scale: scale)
        let command = DisplayCommand.image(image, rect: Rect(origin: area.rect.origin, size: image.size))
        // The drawing in a mask has shadows, which the mask clips. The mask has none.
        return mask != nil && hasShadow ? [.save, .shadow(nil), command, .restore] : [command]
    }

    private func commands(of mask: Mask) -> [DisplayCommand] {
        let flip = AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: mask.rect.minY + mask.rect.maxY)
        return [.save, .transform(flip), .blend(.destinationIn), .image(mask.image, rect: mask.rect), .restore]
    }
}

extension [DisplayCommand] {
    /// The number of states that the commands save and don't restore.
    var savedStateCount: Int {
        reduce(0) { count, command in
            switch command {
            case .save: count + 1
            case .restore: Swift.max(count - 1, 0)
            default: count
            }
        }
    }

    /// The commands, followed by commands that restore the states that are still saved.
    var balanced: [DisplayCommand] { self + Array(repeating: .restore, count: savedStateCount) }
}

extension DisplayImage {
    /// The image whose alpha is that of the image as a mask. If the image is opaque, it's the lightness of its colors.
    var withAlphaOfMask: DisplayImage {
        var pixels = rasterized()
        guard pixels.count == pixelWidth * pixelHeight * 4,
            stride(from: 3, to: pixels.count, by: 4).allSatisfy({ pixels[$0] == 255 })
        else { return self }
        for index in stride(from: 0, to: pixels.count, by: 4) {
            let light =
                Double(pixels[index]) * 0.0722 + Double(pixels[index + 1]) * 0.7152 + Double(pixels[index + 2]) * 0.2126
            for offset in 0..<4 { pixels[index + offset] = UInt8(light.rounded()) }
        }
        return DisplayImage(pixels: pixels, width: pixelWidth, height: pixelHeight)
    }
}
