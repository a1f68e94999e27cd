import DisplayList
import Foundation
import LayoutGeometry

extension UIImage {
    /// The image in another mode.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        changing { $0.renderingMode = renderingMode }
    }

    /// The image in a color, with its own alpha. An image view still tints a template or a symbol.
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

    /// The image with edges, in points, that keep their size when it is stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image with edges, in points, that keep their size when it is stretched.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
    ) -> UIImage {
        changing {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The image with insets that Auto Layout leaves out, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changing { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The image with a baseline so many points over its bottom.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changing { $0.baselineOffset = baselineOffset }
    }

    /// The image without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        changing { $0.baselineOffset = nil }
    }

    /// The image, to be mirrored in right-to-left layouts.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changing { $0.flipsForRightToLeft = true }
    }

    /// The image mirrored at the vertical axis.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changing { $0.orientation = $0.orientation.mirrored }
    }

    /// A symbol with what a configuration adds to its own; other images are as they were.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let symbolConfiguration = configuration as? UIImage.SymbolConfiguration else { return self }
        return applyingSymbolConfiguration(symbolConfiguration) ?? self
    }

    /// A symbol with what a configuration adds to its own; nil for other images.
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

    /// Hands the image itself to a closure.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingForDisplay())
    }

    /// The image at another size in points, with its proportions given up; nil for a size that isn't positive. Sides of
    /// more than 100,000 pixels get that many.
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

    /// Hands ``preparingThumbnail(of:)`` to a closure.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// A plus in a circle.
    public class var add: UIImage { symbol("plus.circle") }
    /// A minus in a circle.
    public class var remove: UIImage { symbol("minus.circle") }
    /// Three dots in a circle.
    public class var actions: UIImage { symbol("ellipsis.circle") }
    /// A tick in a circle.
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
