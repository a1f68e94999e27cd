import Foundation

/// Reads the image sets of asset catalogs as Xcode lays them out: folders with a `Contents.json`.
enum AssetCatalog {
    /// The image of a name in any catalog of a folder.
    static func image(named name: String, in folder: String, scale: CGFloat) -> UIImage? {
        for catalog in catalogs(in: folder) {
            guard let set = imageSet(named: name, in: catalog), let contents = contents(of: set) else { continue }
            guard let light = contents.best(scale: scale, isDark: false), let image = read(light, in: set) else {
                continue
            }
            let dark = contents.best(scale: scale, isDark: true).flatMap { read($0, in: set) }
            let mode: UIImage.RenderingMode =
                switch contents.properties?.templateRenderingIntent {
                case "template": .alwaysTemplate
                case "original": .alwaysOriginal
                default: .automatic
                }
            return UIImage(image, dark: dark).withRenderingMode(mode)
        }
        return nil
    }

    private struct Contents: Decodable {
        struct Entry: Decodable {
            struct Appearance: Decodable {
                var appearance: String
                var value: String
            }

            var filename: String?
            var scale: String?
            var appearances: [Appearance]?

            var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
            var factor: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
        }

        struct Properties: Decodable {
            var templateRenderingIntent: String?

            private enum CodingKeys: String, CodingKey {
                case templateRenderingIntent = "template-rendering-intent"
            }
        }

        var images: [Entry]
        var properties: Properties?

        /// The entry whose scale is nearest to the wanted one from above, else the largest.
        func best(scale: CGFloat, isDark: Bool) -> Entry? {
            let entries = images.filter { $0.filename != nil && $0.isDark == isDark }
                .sorted { $0.factor < $1.factor }
            return entries.first { $0.factor >= scale } ?? entries.last
        }
    }

    private static func catalogs(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".xcassets") }.sorted().map { folder + "/" + $0 }
    }

    private static func imageSet(named name: String, in catalog: String) -> String? {
        let direct = "\(catalog)/\(name).imageset"
        if FileManager.default.fileExists(atPath: direct) { return direct }
        let found = FileManager.default.enumerator(atPath: catalog)?
            .compactMap { $0 as? String }.first { ($0 as NSString).lastPathComponent == "\(name).imageset" }
        return found.map { "\(catalog)/\($0)" }
    }

    private static func contents(of set: String) -> Contents? {
        let path = "\(set)/Contents.json"
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        do {
            return try JSONDecoder().decode(Contents.self, from: data)
        } catch {
            Diagnostics.log("The asset catalog's \(path) can't be read: \(error).")
            return nil
        }
    }

    private static func read(_ entry: Contents.Entry, in set: String) -> UIImage.Content? {
        guard let filename = entry.filename, let data = FileManager.default.contents(atPath: "\(set)/\(filename)")
        else {
            return nil
        }
        return ImageFile.decode(Array(data), scale: entry.factor, origin: "\(set)/\(filename)")
    }
}
