import DisplayList
import Foundation
import LayoutGeometry

extension UIImage {
    /// Returns the image with a different rendering mode.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        changing { $0.renderingMode = renderingMode }
    }

    /// Returns the image drawn in a color, with its own alpha. An image view still tints a template or a symbol.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changing { $0.tintColor = color }
    }

    /// Returns the image in a color and a rendering mode.
    ///
    /// - Parameters:
    ///   - color: The color, which replaces the image's colors. The image keeps its alpha.
    ///   - renderingMode: The rendering mode. With `alwaysOriginal`, image views don't apply their tint color.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        changing {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns the image with cap insets, in points. The caps keep their size when the image is stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with cap insets, in points, and a resizing mode. The caps keep their size when the image is
    /// stretched.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
    ) -> UIImage {
        changing {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Returns the image with alignment insets, in points, which Auto Layout excludes.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changing { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns the image with a baseline at a distance from its bottom, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changing { $0.baselineOffset = baselineOffset }
    }

    /// Returns the image without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        changing { $0.baselineOffset = nil }
    }

    /// Returns the image so that it's mirrored in right-to-left layouts.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changing { $0.flipsForRightToLeft = true }
    }

    /// Returns the image mirrored horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changing { $0.orientation = $0.orientation.mirrored }
    }

    /// Returns a symbol with a configuration added to its own. Other images are returned unchanged.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let symbolConfiguration = configuration as? UIImage.SymbolConfiguration else { return self }
        return applyingSymbolConfiguration(symbolConfiguration) ?? self
    }

    /// Returns a symbol with a configuration added to its own, or `nil` for other images.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard let symbol = content.symbol else { return nil }
        var changed = Content(
            Symbol(
                name: symbol.name, sign: symbol.sign, configuration: symbol.configuration.applying(configuration),
                traits: symbol.traits))
        changed.renderingMode = content.renderingMode
        changed.tintColor = changed.tintColor ?? content.tintColor
        changed.flipsForRightToLeft = content.flipsForRightToLeft
        return UIImage(changed)
    }

    /// Returns the image itself, because pixels are decoded and cached when they're first drawn. The result is never
    /// `nil`.
    public func preparingForDisplay() -> UIImage? { self }

    /// Calls a closure with the image itself.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingForDisplay())
    }

    /// Returns the image scaled to a size in points, regardless of its aspect ratio, or `nil` if the size isn't
    /// positive. Sides are limited to 100,000 pixels.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        var hash = ContentHash()
        hash.combine(content.picture.id)
        hash.combine(Double(size.width).bitPattern)
        hash.combine(Double(size.height).bitPattern)
        let scale = max(content.scale, 1)
        func pixels(_ length: CGFloat) -> Int { Int(min((length * scale).rounded(.up), 100_000)) }
        let commands = displayCommands(in: CGRect(origin: .zero, size: size), tint: nil, traits: .current)
        let picture = DisplayImage(
            id: hash.value, content: .commands(commands), pixelWidth: pixels(size.width),
            pixelHeight: pixels(size.height), scale: Double(scale))
        return UIImage(Content(picture: picture, scale: scale, size: size))
    }

    /// Calls a closure with the result of ``preparingThumbnail(of:)``.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// A plus sign in a circle.
    public class var add: UIImage { symbol("plus.circle") }
    /// A minus sign in a circle.
    public class var remove: UIImage { symbol("minus.circle") }
    /// An ellipsis in a circle.
    public class var actions: UIImage { symbol("ellipsis.circle") }
    /// A checkmark in a circle.
    public class var checkmark: UIImage { symbol("checkmark.circle") }

    private class func symbol(_ name: String) -> UIImage {
        guard let image = UIImage(systemName: name) else { fatalError("The icon table lacks \(name).") }
        return image
    }

    private func changing(_ change: (inout Content) -> Void) -> UIImage {
        if let asset = assetBox.withLock({ $0 }), asset.hasOtherVariants {
            let changed = asset.copied { $0.changing(change) }
            return UIImage(
                changed.variant(for: .current)?.content ?? content, frames: images, duration: duration, asset: changed)
        }
        var content = content
        var dark = assetContent(for: UITraitCollection(userInterfaceStyle: .dark)) ?? darkContent
        change(&content)
        dark.map { darkContent in
            var changed = darkContent
            change(&changed)
            dark = changed
        }
        return UIImage(content, dark: dark, frames: images, duration: duration)
    }
}
