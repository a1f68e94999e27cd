import Foundation
import Yams

/// A target in a description, for one platform.
struct DescribedTarget {
    let target: XcodeTarget
    let problems: [ProjectProblem]

    /// The SDKs of the platforms.
    private static let kits = [
        "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros",
    ]

    /// Returns the platforms of a target. `auto` stands for its destinations.
    static func platforms(of node: Node) -> [String] {
        node["platform"]?.elements.compactMap(\.text).nilIfEmpty ?? ["auto"]
    }

    /// Returns the name of the target for a platform.
    static func name(_ name: String, of node: Node, for platform: String) -> String {
        guard platforms(of: node).count > 1 else { return name }
        let prefix = node["platformPrefix"]?.text ?? ""
        let suffix = node["platformSuffix"]?.text ?? (prefix.isEmpty ? "_" + platform : "")
        return prefix + name + suffix
    }

    init(
        _ node: Node, named common: String, for platform: String, in project: DescribedProject
    ) throws(ProjectProblem) {
        let node = node.mappingTexts { $0.replacingOccurrences(of: "${platform}", with: platform) }
        let name = Self.name(common, of: node, for: platform)
        let files = DescribedSources(node, named: name, folder: project.folder, file: project.file)
        var own: [String: String] = [:]
        let destinations = node["supportedDestinations"]?.elements.compactMap(\.text) ?? []
        own["SDKROOT"] = Self.kits[platform] ?? (destinations.count == 1 ? Self.kits[destinations[0]] : nil) ?? "auto"
        if destinations.contains("iOS") { own["SUPPORTED_PLATFORMS"] = "iphoneos iphonesimulator" }
        if node["type"]?.text == "application" { own["ASSETCATALOG_COMPILER_APPICON_NAME"] = "AppIcon" }
        if common != name { own["PRODUCT_NAME"] = common }
        if let prefix = project.root["options"]?["bundleIdPrefix"]?.text {
            own["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(Self.identifier(name))"
        }
        let info = node["info"]?["path"]?.text
        own["INFOPLIST_FILE"] = info ?? files.info?.path
        let settings = BuildSettings(
            layers: try [project.systemSettings(of: name), own] + project.settings.projectLayers()
                + project.settings.layers(of: node))
        target = XcodeTarget(
            name: name, kind: XcodeTarget.Kind(productType: node["type"]?.text ?? ""), settings: settings,
            sources: files.sources, resources: files.resources, scripts: Self.scripts(of: node),
            packageProducts: Self.products(of: node, in: project), linked: Self.linked(by: node, in: project),
            dependencies: Self.dependencies(of: node, for: platform, in: project), line: node.line,
            generatedInfo: settings["INFOPLIST_FILE"] == info ? Self.info(of: node) : nil,
            accessorPrefix: node["accessorPrefix"]?.text)
        let missing = project.settings.configurationFile(of: node).flatMap {
            ConfigurationFile.missing($0, in: project.file, line: node["configFiles"]?.line)
        }
        problems = files.problems + [missing].compactMap { $0 }
    }

    /// Returns a target's name as a part of its identifier.
    private static func identifier(_ name: String) -> String {
        name.replacingOccurrences(of: "_", with: "-").filter { $0.isLetter || $0.isNumber || "-.".contains($0) }
    }

    /// Returns the `Info.plist` that XcodeGen writes, as a property list.
    private static func info(of node: Node) -> Data? {
        guard let info = node["info"], info["path"] != nil else { return nil }
        let properties = info["properties"]?.any as? [String: Any] ?? [:]
        return try? PropertyListSerialization.data(fromPropertyList: properties, format: .binary, options: 0)
    }

    private static func scripts(of node: Node) -> [XcodeTarget.Script] {
        ["preBuildScripts", "postCompileScripts", "postBuildScripts"].flatMap { node[$0]?.elements ?? [] }
            .map { .init(name: $0["name"]?.text ?? "Run Script", line: $0.line) }
    }

    // MARK: Dependencies

    private static func dependencies(
        of node: Node, for platform: String, in project: DescribedProject
    ) -> [String] {
        entries(of: node, "target").map { name, _ in
            let name = name.split(separator: "/").last.map(String.init) ?? name
            guard let other = project.root["targets"]?[name] else { return name }
            return Self.name(name, of: other, for: platform)
        }
    }

    private static func products(of node: Node, in project: DescribedProject) -> [XcodeTarget.PackageProduct] {
        entries(of: node, "package").flatMap { name, entry -> [XcodeTarget.PackageProduct] in
            let products = (entry["products"] ?? entry["product"])?.elements.compactMap(\.text) ?? [name]
            return products.map { .init(name: $0, package: project.package(named: name), line: entry.line) }
        }
    }

    private static func linked(by node: Node, in project: DescribedProject) -> [XcodeTarget.File] {
        entries(of: node, "framework").map { path, entry in
            .init(url: URL(filePath: path, relativeTo: project.folder).standardizedFileURL, line: entry.line)
        }
    }

    /// Returns the dependencies of a kind, with their names.
    private static func entries(of node: Node, _ kind: String) -> [(String, Node)] {
        (node["dependencies"]?.elements ?? []).compactMap { entry in entry[kind]?.text.map { ($0, entry) } }
    }
}

extension Array {
    /// The array, or `nil` if it's empty.
    fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}
