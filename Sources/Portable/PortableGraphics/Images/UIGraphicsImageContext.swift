import DisplayList
import Foundation
import LayoutGeometry

/// Begins an image with a size in points and one pixel per point. Drawing until ``UIGraphicsEndImageContext()`` is part
/// of the image.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image. Drawing until ``UIGraphicsEndImageContext()`` is part of the image.
///
/// - Parameters:
///   - size: In points. If a side isn't a positive number, the image has no pixels.
///   - opaque: Whether the image begins black instead of clear.
///   - scale: Pixels per point; 0 means the display's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(
        bounds: CGRect(origin: .zero, size: size),
        imageScale: scale.isFinite && scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1))
    if opaque { context.append(.fill(Path(context.bounds.rect), .color(.black))) }
    CurrentDrawing.push(context)
}

/// Returns the content of the image that ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` began last, or `nil` if the
/// current context isn't such an image. It's stored as commands, so it's sharp at any scale.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = CurrentDrawing.context, let scale = context.imageScale else { return nil }
    return UIImage(UIImage.Content(context.picture(scale: scale), scale: scale))
}

/// Ends the image that was begun last; does nothing if something else is drawn into now.
public func UIGraphicsEndImageContext() {
    guard CurrentDrawing.context?.imageScale != nil else { return }
    CurrentDrawing.pop()
}

extension CGContext {
    /// Returns an image of the current content, with the pixels of the image context or, in other contexts, of the
    /// display. Returns `nil` without pixels.
    public func makeImage() -> CGImage? {
        if let image = bitmapImage { return image }
        let picture = picture(scale: imageScale ?? max(UITraitCollection.current.displayScale, 1))
        return picture.pixelWidth > 0 && picture.pixelHeight > 0 ? CGImage(picture) : nil
    }

    /// Returns the current content, at a number of pixels per point.
    func picture(scale: CGFloat) -> DisplayImage {
        DisplayImage(
            commands: recording, pixelWidth: bounds.size.width.pixels(scale: scale),
            pixelHeight: bounds.size.height.pixels(scale: scale), scale: Double(scale))
    }
}

extension CGFloat {
    /// The number of pixels that a length in points has in images, at most 100,000.
    func pixels(scale: CGFloat) -> Int {
        let count = (self * scale).rounded(.up)
        return count.isFinite && count > 0 ? Int(Swift.min(count, 100_000)) : 0
    }
}
