import CairoRenderer
import CollageTesting
import Foundation

extension Diffing where Value == UIImage {
    /// Compares pictures pixel by pixel.
    public static var image: Diffing { image() }

    /// Compares pictures pixel by pixel.
    /// - Parameters:
    ///   - precision: The share of the pixels that have to be the same, from 0 to 1.
    ///   - perceptualPrecision: How near a pixel has to be to count as the same, from 0 to 1: its color may be off by the
    ///     rest in hundredths, so that 0.98 is a ΔE of 2.
    ///   - scale: Pixels per point of pictures that are read; nothing is made of it here.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        Diffing(
            toData: { image in PictureServices.lend { image.pngData() } ?? Data() },
            // A file that is no picture is told before it gets here.
            fromData: { data in PictureServices.lend { UIImage(data: data) } ?? UIImage() }
        ) { expected, actual in
            let pictures = PictureServices.lend { (expected.pngData(), actual.pngData()) }
            guard case let (old?, new?) = pictures else {
                return ("One of the pictures has no pixels, or can't be read or written; the log says why.", [])
            }
            let isExact = precision >= 1
            let bounds = PictureTolerance(
                deltaE: perceptualPrecision >= 1 ? nil : Double(1 - perceptualPrecision) * 100,
                share: isExact ? nil : Double(1 - precision), patch: isExact ? nil : .max)
            do {
                let found = try PictureComparison.difference(
                    actual: Array(new), expected: Array(old), bounds: bounds.pixelBounds)
                guard let found, !bounds.accepts(found) else { return nil }
                let sheets = found.triptych.map {
                    XCTAttachment(data: Data($0), uniformTypeIdentifier: "public.png")
                }
                return (found.summary, sheets.map { [$0] } ?? [])
            } catch {
                return ("The pictures can't be compared: \(error)", [])
            }
        }
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// Keeps a picture.
    public static var image: Snapshotting { image() }

    /// Keeps a picture; see ``Diffing/image(precision:perceptualPrecision:scale:)``.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// Keeps what a view controller shows on a device of 390 by 844 points.
    public static var image: Snapshotting { image() }

    /// Keeps what a view controller shows on a device.
    /// - Parameters:
    ///   - config: The device.
    ///   - drawHierarchyInKeyWindow: It always is in one here.
    ///   - precision: The share of the pixels that have to be the same.
    ///   - perceptualPrecision: How near a pixel has to be to count as the same.
    ///   - size: Another size than the device's, in points.
    ///   - traits: What is set up in another way than on the device.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { Screen.image(of: .controller($0), on: config, size: size, traits: traits) }
    }

    /// Keeps what a view controller shows.
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
    /// Keeps a view in its own size, or in the one that fits if it has none.
    public static var image: Snapshotting { image() }

    /// Keeps a view.
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: It always is in one here.
    ///   - precision: The share of the pixels that have to be the same.
    ///   - perceptualPrecision: How near a pixel has to be to count as the same.
    ///   - size: Another size than its own, in points.
    ///   - traits: What it finds around it.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { Screen.image(of: .view($0), on: ViewImageConfig(), size: size, traits: traits) }
    }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// Keeps a layer in its own size.
    public static var image: Snapshotting { image() }

    /// Keeps a layer in its own size.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { Screen.image(of: .layer($0), on: ViewImageConfig(), size: nil, traits: traits) }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// Keeps the view controllers, a line each.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback { Screen.hierarchy(of: $0) }
    }

    /// Keeps the views with their frames, a line each.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// Keeps the views with their frames on a device, a line each.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback {
            Screen.description(of: .controller($0), on: config, size: size, traits: traits)
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// Keeps a view and those in it with their frames, a line each.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// Keeps a view and those in it with their frames, a line each.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback {
            Screen.description(of: .view($0), on: ViewImageConfig(), size: size, traits: traits)
        }
    }
}
