import Foundation

/// The names of the assets in catalogs, in the structure in which Xcode declares symbols for them.
struct AssetSymbols {
    /// The symbols by their Swift names, each with the name of its asset.
    private(set) var colors: [String: String] = [:]
    private(set) var images: [String: String] = [:]
    /// The folders that provide namespaces, by the names of their types.
    var namespaces: [String: AssetSymbols] = [:]

    /// Reads the names of colors and images in catalogs. If two assets have the same symbol, it refers to the first
    /// asset.
    init(catalogs: [URL]) {
        for catalog in catalogs { read(catalog, prefix: "") }
    }

    private init() {}

    var isEmpty: Bool { colors.isEmpty && images.isEmpty && namespaces.values.allSatisfy(\.isEmpty) }

    private mutating func read(_ folder: URL, prefix: String) {
        // A catalog that can't be read has no symbols, and `check` reports it.
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        for item in names.map({ folder.appending(path: $0) }) where item.isFolder {
            let name = item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            case "colorset": Self.add(prefix + name, named: name, without: "Color", to: &colors)
            case "imageset", "symbolset": Self.add(prefix + name, named: name, without: "Image", to: &images)
            case "": readFolder(item, name: name, prefix: prefix)
            default: break
            }
        }
    }

    private mutating func readFolder(_ folder: URL, name: String, prefix: String) {
        guard Self.providesNamespace(folder), let type = AssetSymbolName(name).namespace else {
            return read(folder, prefix: prefix)
        }
        namespaces[type, default: AssetSymbols()].read(folder, prefix: "\(prefix)\(name)/")
    }

    private static func add(
        _ asset: String, named name: String, without suffix: String, to symbols: inout [String: String]
    ) {
        guard let symbol = AssetSymbolName(name).symbol(without: suffix), symbols[symbol] == nil else { return }
        symbols[symbol] = asset
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var providesNamespace: Bool?

                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }

            var properties: Properties?
        }
        let file = folder.appending(path: "Contents.json")
        guard let data = FileManager.default.contents(atPath: file.path),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return false }
        return contents.properties?.providesNamespace ?? false
    }
}
