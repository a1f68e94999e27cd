import Foundation

/// An image of an asset catalog, identified by its name and bundle. Generated asset symbols are values of this type.
public struct ImageResource: Hashable, Sendable {
    fileprivate let place: CatalogLocation

    /// Creates the resource of the image with a name in a bundle.
    public init(name: String, bundle: Bundle) {
        place = CatalogLocation(name: name, bundle: bundle)
    }

    /// The name of the image.
    package var name: String { place.name }

    /// The bundle of the image; `nil` for the app's own.
    package var bundle: Bundle? { place.bundle }
}

/// A color of an asset catalog, identified by its name and bundle. Generated asset symbols are values of this type.
public struct ColorResource: Hashable, Sendable {
    fileprivate let place: CatalogLocation

    /// Creates the resource of the color with a name in a bundle.
    public init(name: String, bundle: Bundle) {
        place = CatalogLocation(name: name, bundle: bundle)
    }
}

/// The location of an item in an asset catalog: its name and its bundle.
private struct CatalogLocation: Hashable, Sendable {
    let name: String
    /// The path of the bundle, which identifies it.
    private let bundlePath: String

    init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }

    /// The bundle to search, or `nil` for the main bundle.
    var bundle: Bundle? {
        let bundle = Bundle(path: bundlePath)
        return bundle == Bundle.main ? nil : bundle
    }

    /// Logs that the catalog has no item with the name.
    func logMissing(_ kind: String) {
        Diagnostics.log("There is no \(kind) named '\(name)' in the bundle of its resource.")
    }
}

extension UIImage {
    /// Creates the image of a resource. If its catalog has no such image, a message is logged, and the image has no
    /// pixels.
    public convenience init(resource: ImageResource) {
        let place = resource.place
        if let image = NamedImages.image(named: place.name, in: place.bundle, traits: .current) {
            self.init(named: image)
        } else {
            place.logMissing("image")
            self.init()
        }
    }
}

extension UIColor {
    /// Creates the color of a resource, which depends on the traits of the view that uses it. If its catalog has no
    /// such color, a message is logged, and the color is clear.
    public convenience init(resource: ColorResource) {
        let place = resource.place
        if let color = AssetCatalog.color(named: place.name, in: NamedImages.folders(of: place.bundle)) {
            self.init(.named(color))
        } else {
            place.logMissing("color")
            self.init(white: 0, alpha: 0)
        }
    }
}
