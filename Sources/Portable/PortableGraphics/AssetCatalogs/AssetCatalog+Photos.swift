import Foundation

extension AssetCatalog {
    /// The file types of photos. Drawings and icons usually have others, or are small.
    private static let photoTypes = ["jpg", "jpeg", "png", "heic", "webp"]
    private static let smallestSide: CGFloat = 200
    private static let greatestCount = 60

    /// Returns the images in the catalogs of folders that can be photos: bitmaps that have at least 200 pixels on each side
    /// and aren't templates. They're in alphabetical order, and at most 60.
    package static func photos(in folders: [String], traits: UITraitCollection) -> [UIImage] {
        let images = folders.lazy.flatMap { folder in
            names(of: .image, in: folder).lazy.compactMap { photo(named: $0, in: folder, traits) }
        }
        return Array(images.prefix(greatestCount))
    }

    private static func photo(named name: String, in folder: String, _ traits: UITraitCollection) -> UIImage? {
        guard let set = set(.image, named: name, in: folder) else { return nil }
        let files = (set.contents.images ?? []).compactMap(\.filename)
        guard !files.isEmpty, files.allSatisfy({ photoTypes.contains(($0 as NSString).pathExtension.lowercased()) }),
            let image = image(named: name, in: folder, traits: traits), image.renderingMode != .alwaysTemplate,
            min(image.size.width, image.size.height) * image.scale >= smallestSide
        else { return nil }
        return image
    }
}
