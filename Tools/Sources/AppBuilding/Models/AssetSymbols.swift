import Foundation

/// The names of the assets in catalogs, in the structure in which Xcode declares symbols for them.
struct AssetSymbols {
    /// The symbols by their Swift names, each with the name of its asset.
    private(set) var colors: [String: String] = [:]
    private(set) var images: [String: String] = [:]
    /// The folders that provide namespaces, by the names of their types.
    var namespaces: [String: AssetSymbols] = [:]

    /// A Boolean value that indicates whether symbols keep the kind of their asset at the end of their names.
    private let keepsSuffixes: Bool

    /// Reads the names of colors and images in catalogs. If two assets have the same symbol, it refers to the first
    /// asset.
    init(catalogs: [URL], keepsSuffixes: Bool = false) {
        self.keepsSuffixes = keepsSuffixes
        for catalog in catalogs { read(catalog, prefix: "") }
    }

    var isEmpty: Bool { colors.isEmpty && images.isEmpty && namespaces.values.allSatisfy(\.isEmpty) }

    private mutating func read(_ folder: URL, prefix: String) {
        // A catalog that can't be read has no symbols, and `check` reports it.
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        for item in names.map({ folder.appending(path: $0) }) where item.isFolder {
            let name = item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            case "colorset": add(prefix + name, named: name, kind: "Color", to: \.colors)
            case "imageset", "symbolset": add(prefix + name, named: name, kind: "Image", to: \.images)
            case "": readFolder(item, name: name, prefix: prefix)
            default: break
            }
        }
    }

    private mutating func readFolder(_ folder: URL, name: String, prefix: String) {
        guard Self.providesNamespace(folder), let type = AssetSymbolName(name).namespace else {
            return read(folder, prefix: prefix)
        }
        namespaces[type, default: AssetSymbols(catalogs: [], keepsSuffixes: keepsSuffixes)].read(
            folder, prefix: "\(prefix)\(name)/")
    }

    private mutating func add(
        _ asset: String, named name: String, kind: String, to symbols: WritableKeyPath<AssetSymbols, [String: String]>
    ) {
        guard let symbol = AssetSymbolName(name).symbol(without: keepsSuffixes ? "" : kind),
            self[keyPath: symbols][symbol] == nil
        else { return }
        self[keyPath: symbols][symbol] = asset
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
