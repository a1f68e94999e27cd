import Foundation

/// A cache of named images in the resources of bundles.
package enum NamedImages {
    private struct Key: Hashable {
        let folder: String
        let name: String
        let scale: CGFloat
        let idiom: UIUserInterfaceIdiom
        let gamut: UIDisplayGamut
        let direction: UITraitEnvironmentLayoutDirection
        let widthClass: UIUserInterfaceSizeClass
        let heightClass: UIUserInterfaceSizeClass
        /// The type of the decoder. Decoders of the same type produce the same images.
        let decoder: ObjectIdentifier
    }

    private static let cache = LockedValue<[Key: UIImage]>([:])

    /// Returns the image with a name in a bundle. Without a bundle, searches the main bundle and the package bundles
    /// next to it.
    static func image(named name: String, in bundle: Bundle?, traits: UITraitCollection) -> UIImage? {
        guard !name.isEmpty else { return nil }
        let decoder = ObjectIdentifier(type(of: Services.current.imageDecoder))
        for folder in folders(of: bundle) {
            let key = Key(
                folder: folder, name: name, scale: traits.displayScale, idiom: traits.userInterfaceIdiom,
                gamut: traits.displayGamut, direction: traits.layoutDirection,
                widthClass: traits.horizontalSizeClass, heightClass: traits.verticalSizeClass, decoder: decoder)
            if let known = cache.withLock({ $0[key] }) { return known }
            if let image = AssetCatalog.image(named: name, in: folder, traits: traits)
                ?? file(named: name, in: folder, scale: traits.displayScale)
            {
                cache.withLock { $0[key] = image }
                return image
            }
        }
        return nil
    }

    package static func folders(of bundle: Bundle?) -> [String] {
        if let bundle { return [bundle.resourcePath ?? bundle.bundlePath] }
        let main = Bundle.main.resourcePath ?? Bundle.main.bundlePath
        let neighbors = (try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []
        return [main] + neighbors.filter { $0.hasSuffix(".resources") }.sorted().map { main + "/" + $0 }
    }

    /// Returns the image in the file with a name, at the requested scale, or else at the next larger one, or else at
    /// any.
    private static func file(named name: String, in folder: String, scale: CGFloat) -> UIImage? {
        let given = (name as NSString).pathExtension.lowercased()
        let isKnown = ["png", "jpg", "jpeg"].contains(given)
        let stem = isKnown ? (name as NSString).deletingPathExtension : name
        let extensions = isKnown ? [(name as NSString).pathExtension] : ["png", "jpg", "jpeg"]
        for suffix in suffixes(for: scale) {
            for pathExtension in extensions {
                let path = "\(folder)/\(stem)\(suffix).\(pathExtension)"
                if FileManager.default.fileExists(atPath: path) { return UIImage(contentsOfFile: path) }
            }
        }
        return nil
    }

    private static func suffixes(for scale: CGFloat) -> [String] {
        scale >= 2.5 ? ["@3x", "@2x", ""] : scale >= 1.5 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
    }
}
