import Foundation

/// The properties of the app in a package of Swift Playgrounds, whose product is `.iOSApplication`.
struct AppPlayground: Decodable {
    let name: String
    let targets: [String]
    let bundleIdentifier, displayVersion, bundleVersion, accentAsset, accentPreset: String?
    let phoneOrientations, padOrientations: [String]
    /// Texts that explain capabilities, by their keys in `Info.plist`.
    let purposes: [String: String]
    /// The path of a file with additional values for `Info.plist`.
    let infoFile: String?

    /// The name of the color set that is generated for a preset accent color.
    private static let presetName = "PlaygroundAccentColor"

    /// Returns the app's `Info.plist` as XML.
    ///
    /// - Parameters:
    ///   - own: The additional values of the app's ``infoFile``, which replace the generated ones.
    ///   - program: The name of the executable.
    func info(adding own: [String: Any], program: String) -> Data {
        var values: [String: Any] = [
            "CFBundleName": name, "CFBundleDisplayName": name, "CFBundleExecutable": program,
            "CFBundlePackageType": "APPL", "CFBundleDevelopmentRegion": "en",
            "CFBundleIdentifier": bundleIdentifier ?? "app.\(program)",
            "CFBundleShortVersionString": displayVersion ?? "1.0", "CFBundleVersion": bundleVersion ?? "1",
        ]
        if !phoneOrientations.isEmpty { values["UISupportedInterfaceOrientations~iphone"] = phoneOrientations }
        if !padOrientations.isEmpty { values["UISupportedInterfaceOrientations~ipad"] = padOrientations }
        if let accent = accentAsset ?? accentPreset.map({ _ in Self.presetName }) {
            values["NSAccentColorName"] = accent
        }
        values.merge(purposes) { $1 }
        values.merge(own) { $1 }
        values["CFBundleExecutable"] = program
        // Texts can always be encoded.
        return (try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)) ?? Data()
    }

    /// Returns the additional values for `Info.plist`, or throws an error if their file can't be read.
    ///
    /// - Parameter folder: The package.
    func ownInfo(in folder: URL) throws -> [String: Any] {
        guard let infoFile else { return [:] }
        let data = try Data(contentsOf: folder.appending(path: infoFile))
        let values = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let dictionary = values as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        return dictionary
    }

    /// Returns an asset catalog with the preset accent color, which Swift Playgrounds also generates, or `nil` if the app has
    /// a color set or the default color.
    ///
    /// - Parameter folder: The folder to write the catalog to.
    func accentCatalog(in folder: URL) throws -> Resource? {
        guard accentAsset == nil, let accentPreset else { return nil }
        let catalog = folder.appending(path: "Playground.xcassets")
        let set = catalog.appending(path: "\(Self.presetName).colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let reference = "system\(accentPreset.prefix(1).uppercased())\(accentPreset.dropFirst())Color"
        let contents = """
            {
              "colors" : [ { "color" : { "platform" : "ios", "reference" : "\(reference)" }, "idiom" : "universal" } ],
              "info" : { "author" : "xcode", "version" : 1 }
            }
            """
        try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
        return Resource(url: catalog)
    }
}

/// A copy of a package's manifest that SwiftPM can read on Linux: it contains the declarations of `AppleProductTypes`, which
/// the manifests of Swift Playgrounds import.
struct AppPlaygroundManifest {
    /// The folder of the copy.
    let folder: URL

    private static let parent = Installation.current.cache.appending(path: "playgrounds")

    /// Creates a copy, unless SwiftPM can read the manifest itself.
    init?(of package: URL) throws {
        let manifest = package.appending(path: "Package.swift")
        guard let text = try? String(contentsOf: manifest, encoding: .utf8),
            text.contains(/(?m)^\s*import\s+AppleProductTypes\b/)
        else { return nil }
        folder = Self.parent.appending(path: package.standardizedFileURL.path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let declarations = Installation.current.root.appending(path: "Tools/AppPlaygrounds/AppProduct.swift")
        let copy =
            text.replacing(/(?m)^\s*import\s+AppleProductTypes\b/, with: "") + "\n"
            + (try String(contentsOf: declarations, encoding: .utf8)) + Self.names(in: text)
        try Data(copy.utf8).write(to: folder.appending(path: "Package.swift"))
    }

    /// Returns declarations of the icon and the category that a manifest names. They have no effect, and there are many.
    private static func names(in manifest: String) -> String {
        [("PlaceholderIcon", /icon:\s*\.(\w+)/), ("AppCategory", /appCategory:\s*\.(\w+)/)].map { type, pattern in
            let names = Set(manifest.matches(of: pattern).map { String($0.1) }).sorted()
            return "struct \(type) { \(names.map { "static var `\($0)`: Self { Self() } " }.joined())}\n"
        }.joined()
    }

    /// Returns the path of a local package that the original manifest names, from a path relative to the copy.
    func dependency(_ path: String) -> String {
        let parent = Self.parent.standardizedFileURL.path
        return path.hasPrefix(parent + "/") ? String(path.dropFirst(parent.count)) : path
    }
}
