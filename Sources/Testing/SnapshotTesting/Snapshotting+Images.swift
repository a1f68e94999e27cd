import CairoRenderer
import CollageTesting
import Foundation

extension Diffing where Value == UIImage {
    /// Compares images pixel by pixel.
    public static var image: Diffing { image() }

    /// Compares images pixel by pixel.
    /// - Parameters:
    ///   - precision: The share of pixels that must be equal, from 0 to 1.
    ///   - perceptualPrecision: The required similarity of equal pixels, from 0 to 1. The tolerated color difference is
    ///     the remainder in hundredths: 0.98 is a ΔE of 2.
    ///   - scale: The number of pixels per point of decoded images. It has no effect here.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        Diffing(
            toData: { image in ImageServices.withImageServices { image.pngData() } ?? Data() },
            // Invalid image files are reported before this is called.
            fromData: { data in ImageServices.withImageServices { UIImage(data: data) } ?? UIImage() }
        ) { expected, actual in
            let pictures = ImageServices.withImageServices { (expected.pngData(), actual.pngData()) }
            guard case let (old?, new?) = pictures else {
                return ("One of the images has no pixels, or can't be read or written; see the log.", [])
            }
            let isExact = precision >= 1
            let bounds = ImageTolerance(
                deltaE: perceptualPrecision >= 1 ? nil : Double(1 - perceptualPrecision) * 100,
                share: isExact ? nil : Double(1 - precision), patch: isExact ? nil : .max)
            do {
                let found = try ImageComparison.difference(
                    actual: Array(new), expected: Array(old), bounds: bounds.pixelBounds)
                guard let found, !bounds.accepts(found) else { return nil }
                let sheets = found.triptych.map {
                    XCTAttachment(data: Data($0), uniformTypeIdentifier: "public.png")
                }
                return (found.summary, sheets.map { [$0] } ?? [])
            } catch {
                return ("The images can't be compared: \(error)", [])
            }
        }
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// A strategy for images.
    public static var image: Snapshotting { image() }

    /// A strategy for images. See ``Diffing/image(precision:perceptualPrecision:scale:)``.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A strategy for images of a view controller on a device of 390 by 844 points.
    public static var image: Snapshotting { image() }

    /// A strategy for images of a view controller on a device.
    /// - Parameters:
    ///   - config: The device.
    ///   - drawHierarchyInKeyWindow: It has no effect, because the hierarchy is always in a key window.
    ///   - precision: The share of pixels that must be equal.
    ///   - perceptualPrecision: The required similarity of equal pixels.
    ///   - size: The size, in points, or `nil` for the size of the device.
    ///   - traits: The traits that override the traits of the device.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { Screen.image(of: .controller($0), on: config, size: size, traits: traits) }
    }

    /// A strategy for images of a view controller.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        image(
            on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size,
            traits: traits)
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A strategy for images of a view in its current size, or in its fitting size if it's empty.
    public static var image: Snapshotting { image() }

    /// A strategy for images of a view.
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: It has no effect, because the hierarchy is always in a key window.
    ///   - precision: The share of pixels that must be equal.
    ///   - perceptualPrecision: The required similarity of equal pixels.
    ///   - size: The size, in points, or `nil` for the view's size.
    ///   - traits: The traits of the view's environment.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { Screen.image(of: .view($0), on: ViewImageConfig(), size: size, traits: traits) }
    }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// A strategy for images of a layer in its current size.
    public static var image: Snapshotting { image() }

    /// A strategy for images of a layer in its current size.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { Screen.image(of: .layer($0), on: ViewImageConfig(), size: nil, traits: traits) }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// A strategy for descriptions of the view controllers, one per line.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback { Screen.hierarchy(of: $0) }
    }

    /// A strategy for descriptions of the views with their frames, one per line.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// A strategy for descriptions of the views with their frames on a device, one per line.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback {
            Screen.description(of: .controller($0), on: config, size: size, traits: traits)
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// A strategy for descriptions of a view and its subviews with their frames, one per line.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// A strategy for descriptions of a view and its subviews with their frames, one per line.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback {
            Screen.description(of: .view($0), on: ViewImageConfig(), size: size, traits: traits)
        }
    }
}
