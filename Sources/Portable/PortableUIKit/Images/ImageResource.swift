import Foundation

/// An image of an asset catalog by its name and the bundle that holds it, as the symbols that are made for catalogs name
/// it.
public struct ImageResource: Hashable, Sendable {
    let name: String
    /// Where the bundle lies; bundles themselves may change.
    private let bundlePath: String

    /// The image of a name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }

    var bundle: Bundle? { Bundle(path: bundlePath) }
}

/// A color of an asset catalog by its name and the bundle that holds it, as the symbols that are made for catalogs name
/// it.
public struct ColorResource: Hashable, Sendable {
    let name: String
    /// Where the bundle lies; bundles themselves may change.
    private let bundlePath: String

    /// The color of a name in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }

    var bundle: Bundle? { Bundle(path: bundlePath) }
}

extension UIImage {
    /// The image of a resource. Where its catalog has none, which the log says, an image without pixels.
    public convenience init(resource: ImageResource) {
        let isMain = resource.bundle == Bundle.main
        let scale = UITraitCollection.current.displayScale
        if let image = NamedImages.image(named: resource.name, in: isMain ? nil : resource.bundle, scale: scale) {
            self.init(image.content, dark: image.darkContent)
        } else {
            Diagnostics.log("There is no image named '\(resource.name)' in the bundle of its resource.")
            self.init()
        }
    }
}

extension UIColor {
    /// The color of a resource, which follows the traits where it is used. Where its catalog has none, which the log
    /// says, a clear one.
    public convenience init(resource: ColorResource) {
        let isMain = resource.bundle == Bundle.main
        let folders = NamedImages.folders(of: isMain ? nil : resource.bundle)
        if let color = ColorCatalog.color(named: resource.name, in: folders) {
            self.init(.named(color))
        } else {
            Diagnostics.log("There is no color named '\(resource.name)' in the bundle of its resource.")
            self.init(white: 0, alpha: 0)
        }
    }
}
