import DisplayList
import Foundation
import LayoutGeometry

/// Begins an image with a size in points and one pixel per point. Until you call ``UIGraphicsEndImageContext()``,
/// drawing is added to the image.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image. Until you call ``UIGraphicsEndImageContext()``, drawing is added to the image.
///
/// - Parameters:
///   - size: The size in points. If a side isn't a positive number, the image has no pixels.
///   - opaque: A Boolean value that indicates whether the image is initially black instead of clear.
///   - scale: The number of pixels per point. A value of 0 means the scale of the display.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(
        bounds: CGRect(origin: .zero, size: size),
        imageScale: scale.isFinite && scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1))
    if opaque { context.append(.fill(Path(context.bounds.rect), .color(.black))) }
    CurrentDrawing.push(context)
}

/// Returns the content of the current image context, or `nil` if the current context isn't an image context. The image
/// is stored as drawing commands, so it's sharp at any scale.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = CurrentDrawing.context, let scale = context.imageScale else { return nil }
    return UIImage(UIImage.Content(context.picture(scale: scale), scale: scale))
}

/// Ends the current image. Does nothing if the current context isn't an image context.
public func UIGraphicsEndImageContext() {
    guard CurrentDrawing.context?.imageScale != nil else { return }
    CurrentDrawing.pop()
}

extension CGContext {
    /// Returns an image of the current content. Its scale is that of the image context, or that of the display in other
    /// contexts. Returns `nil` if it has no pixels.
    public func makeImage() -> CGImage? {
        if let image = bitmapImage { return image }
        let picture = picture(scale: imageScale ?? max(UITraitCollection.current.displayScale, 1))
        return picture.pixelWidth > 0 && picture.pixelHeight > 0 ? CGImage(picture) : nil
    }

    /// Returns the current content with the given number of pixels per point.
    func picture(scale: CGFloat) -> DisplayImage {
        DisplayImage(
            commands: recording, pixelWidth: bounds.size.width.pixels(scale: scale),
            pixelHeight: bounds.size.height.pixels(scale: scale), scale: Double(scale))
    }
}

extension CGFloat {
    /// Returns the number of pixels for a length in points, at most 100,000.
    func pixels(scale: CGFloat) -> Int {
        let count = (self * scale).rounded(.up)
        return count.isFinite && count > 0 ? Int(Swift.min(count, 100_000)) : 0
    }
}
