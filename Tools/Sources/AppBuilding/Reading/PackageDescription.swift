import Foundation
import XcodeProjects

/// The contents of a package's manifest, as SwiftPM evaluates it.
struct PackageDescription {
    struct Target {
        let kind: ModulePlan.Kind
        let module: ModulePlan
        let dependencies: [String]
    }

    let name: String
    let targets: [Target]
    let localDependencies: [URL]
    let remoteReferences: [PackageReference]
    /// The app of a package of Swift Playgrounds.
    let playground: AppPlayground?
    /// The folder for generated resources of the app.
    let playgroundFolder: URL?

    /// The dependencies in the syntax of a manifest.
    var remoteDependencies: [String] {
        remoteReferences.compactMap {
            if case .remote(let url, let requirement) = $0 { ".package(url: \"\(url)\", \(requirement))" } else { nil }
        }
    }

    init(_ folder: URL) throws(BuildFailure) {
        let manifest = folder.appending(path: "Package.swift").path
        let copy: AppPlaygroundManifest?
        do {
            copy = try AppPlaygroundManifest(of: folder)
        } catch {
            throw BuildFailure("the manifest can't be copied: \(error.localizedDescription)", file: manifest)
        }
        let outcome = Command.capture(
            "swift",
            [
                "package", "--package-path", (copy?.folder ?? folder).path, "--scratch-path",
                Installation.current.cache.appending(path: "manifests").path, "dump-package",
            ])
        guard outcome.status == 0 else {
            throw BuildFailure("the package can't be read: \(outcome.errors.lastLines(3))", file: manifest)
        }
        let dump: Dump
        do {
            dump = try JSONDecoder().decode(Dump.self, from: Data(outcome.output.utf8))
        } catch {
            throw BuildFailure("the package can't be understood: \(error)", file: manifest)
        }
        name = dump.name
        targets = dump.targets.compactMap { Self.target($0, in: folder, package: dump) }
        localDependencies = dump.dependencies.flatMap { $0.fileSystem ?? [] }
            .map { URL(fileURLWithPath: copy?.dependency($0.path) ?? $0.path) }
        playgroundFolder = copy?.folder
        playground =
            copy == nil
            ? nil
            : dump.products.lazy.compactMap {
                try? JSONDecoder().decode(AppPlayground.self, from: Data($0.name.utf8))
            }.first
        remoteReferences = dump.dependencies.flatMap { $0.sourceControl ?? [] }.compactMap(\.reference)
    }

    private static func target(_ target: Dump.Target, in package: URL, package dump: Dump) -> Target? {
        let kinds: [String: ModulePlan.Kind] = ["regular": .library, "executable": .app, "test": .tests]
        guard let kind = kinds[target.type], let folder = place(of: target, in: package) else { return nil }
        let excluded = target.exclude.map { folder.appending(path: $0).standardizedFileURL.path }
        let files = FileManager.default.files(below: folder).filter { file in
            !isManifest(file, of: package) && !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
        }
        let chosen = target.sources.map { $0.map { folder.appending(path: $0).standardizedFileURL.path } }
        let taken = files.filter { file in
            (chosen.map {
                $0.contains { file.path == $0 || file.path.hasPrefix($0 + "/") || $0.hasSuffix("/.") }
            }
                ?? true)
        }
        let sources = taken.filter { $0.pathExtension == "swift" }
        var module = ModulePlan(name: target.name.moduleIdentifier, kind: kind, sources: sources)
        module.isOfPackage = true
        if sources.isEmpty {
            guard kind == .library, taken.contains(where: { $0.pathExtension == "h" }),
                !taken.contains(where: { ["m", "mm", "cpp", "cc"].contains($0.pathExtension) })
            else { return nil }
            module.foreignFolder = folder
            module.foreignSettings = target.foreignSettings
        }
        module.resources = target.resources.flatMap { resources($0, in: folder) }
        let declared = target.resources.map { folder.appending(path: $0.path).standardizedFileURL.path }
        module.resources += files.map { Resource(url: $0.standardizedFileURL) }.filter { resource in
            let path = resource.url.path
            return resource.isImplicitInPackages && !declared.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        if kind != .app, !module.resources.isEmpty { module.bundleName = "\(dump.name)_\(target.name).bundle" }
        module.swiftVersion = target.settings.compactMap(\.languageMode).last ?? dump.languageMode
        if dump.isOlderThanSwift5 { module.addOldNames("Swift4Library") }
        module.conditions = ["SWIFT_PACKAGE"] + target.settings.compactMap(\.definition)
        module.flags = target.settings.flatMap(\.flags)
        return Target(kind: kind, module: module, dependencies: target.dependencies.compactMap(\.name))
    }

    /// Returns whether a file is a package's manifest, or a manifest for a specific version of Swift. The folder of a
    /// target can be the folder of the package.
    private static func isManifest(_ file: URL, of package: URL) -> Bool {
        file.lastPathComponent.hasPrefix("Package") && file.pathExtension == "swift"
            && file.deletingLastPathComponent().standardizedFileURL.path == package.standardizedFileURL.path
            && (file.lastPathComponent == "Package.swift" || file.lastPathComponent.hasPrefix("Package@swift-"))
    }

    private static func place(of target: Dump.Target, in package: URL) -> URL? {
        if let path = target.path { return package.appending(path: path).standardizedFileURL }
        let parents = target.type == "test" ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
        return parents.map { package.appending(path: "\($0)/\(target.name)") }.first(where: \.isFolder)
    }

    private static func resources(_ resource: Dump.Resource, in folder: URL) -> [Resource] {
        let place = folder.appending(path: resource.path).standardizedFileURL
        guard place.exists else { return [] }
        let isOne = resource.isCopied || !place.isFolder || SynchronizedFolder.isPackage(place)
        if isOne { return [Resource(url: place)] }
        return FileManager.default.files(below: place).map { Resource(url: $0) }
    }
}

/// The relevant output of `swift package dump-package`.
private struct Dump: Decodable {
    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var sources: [String]?
        var exclude: [String]
        var resources: [Resource]
        var settings: [Setting]
        var dependencies: [Dependency]
        var publicHeadersPath: String?

        /// The build settings of a C target in the syntax of a manifest.
        var foreignSettings: [String] {
            func list(_ paths: [String]) -> String {
                "[\(paths.map(PackageManifest.quoted).joined(separator: ", "))]"
            }
            var result: [String] = []
            if !exclude.isEmpty { result.append("exclude: \(list(exclude))") }
            if let sources { result.append("sources: \(list(sources))") }
            if let publicHeadersPath {
                result.append("publicHeadersPath: \(PackageManifest.quoted(publicHeadersPath))")
            }
            let c = settings.filter { $0.tool == "c" && $0.isForLinux }.flatMap(\.texts)
            if !c.isEmpty { result.append("cSettings: [\(c.joined(separator: ", "))]") }
            let linker = settings.filter { $0.tool == "linker" && $0.isForLinux }.flatMap(\.texts)
            if !linker.isEmpty { result.append("linkerSettings: [\(linker.joined(separator: ", "))]") }
            return result
        }
    }

    struct Resource: Decodable {
        var path: String
        var rule: [String: JSONValue]

        var isCopied: Bool { rule["copy"] != nil }
    }

    struct Setting: Decodable {
        struct Condition: Decodable {
            var platformNames: [String]?
            var config: String?
        }

        var tool: String
        var kind: [String: JSONValue]
        var condition: Condition?

        /// A Boolean value that indicates whether the condition is true for debug builds on Linux.
        var isForLinux: Bool {
            let platforms = condition?.platformNames ?? []
            return (platforms.isEmpty || platforms.contains("linux")) && condition?.config != "release"
        }

        /// The settings of the C compiler and the linker in the syntax of a manifest.
        var texts: [String] {
            kind.flatMap { name, value -> [String] in
                let values = value["_0"]
                switch (name, values) {
                case ("define", .text(let text)):
                    let parts = text.split(separator: "=", maxSplits: 1).map { PackageManifest.quoted(String($0)) }
                    return [".define(\(parts.joined(separator: ", to: ")))"]
                case ("headerSearchPath", .text(let path)):
                    return [".headerSearchPath(\(PackageManifest.quoted(path)))"]
                case ("linkedLibrary", .text(let library)):
                    return [".linkedLibrary(\(PackageManifest.quoted(library)))"]
                case ("unsafeFlags", .list(let flags)):
                    let flags = flags.compactMap { if case .text(let flag) = $0 { flag } else { nil } }
                    return [".unsafeFlags([\(flags.map(PackageManifest.quoted).joined(separator: ", "))])"]
                default: return []
                }
            }
        }

        /// The compilation condition that the setting defines.
        var definition: String? {
            guard tool == "swift", case .text(let name) = kind["define"]?["_0"] else { return nil }
            return name
        }

        /// The language mode of the target, if it differs from the package's.
        var languageMode: Int? {
            guard tool == "swift", case .text(let mode) = kind["swiftLanguageMode"]?["_0"] else { return nil }
            return mode.split(separator: ".").first.flatMap { Int($0) }
        }

        var flags: [String] {
            guard tool == "swift" else { return [] }
            if case .text(let actor) = kind["defaultIsolation"]?["_0"] { return ["-default-isolation", actor] }
            // It only rejects code, and declarations are in other modules here than on Apple's systems.
            if case .text(let name) = kind["enableUpcomingFeature"]?["_0"], name != "MemberImportVisibility" {
                return ["-enable-upcoming-feature", name]
            }
            if case .text(let name) = kind["enableExperimentalFeature"]?["_0"] {
                return ["-enable-experimental-feature", name]
            }
            return []
        }
    }

    struct Dependency: Decodable {
        var byName: [JSONValue]?
        var target: [JSONValue]?
        var product: [JSONValue]?

        var name: String? {
            if case .text(let name) = (byName ?? target ?? product)?.first { name } else { nil }
        }
    }

    struct Package: Decodable {
        struct FileSystem: Decodable { var path: String }
        struct SourceControl: Decodable {
            var location: [String: [JSONValue]]
            var requirement: [String: [JSONValue]]

            var reference: PackageReference? {
                guard case .text(let url) = location["remote"]?.first?["urlString"],
                    let (kind, values) = requirement.first, let value = values.first
                else { return nil }
                switch (kind, value) {
                case ("exact", .text(let version)): return .remote(url: url, requirement: "exact: \"\(version)\"")
                case ("branch", .text(let name)): return .remote(url: url, requirement: "branch: \"\(name)\"")
                case ("revision", .text(let name)): return .remote(url: url, requirement: "revision: \"\(name)\"")
                case ("range", let range):
                    guard case .text(let lower) = range["lowerBound"], case .text(let upper) = range["upperBound"]
                    else {
                        return nil
                    }
                    return .remote(url: url, requirement: "\"\(lower)\"..<\"\(upper)\"")
                default: return nil
                }
            }
        }

        var fileSystem: [FileSystem]?
        var sourceControl: [SourceControl]?
    }

    struct ToolsVersion: Decodable { var _version: String }

    struct Product: Decodable { var name: String }

    var name: String
    var targets: [Target]
    var dependencies: [Package]
    var products: [Product]
    var swiftLanguageVersions: [String]?
    var toolsVersion: ToolsVersion

    /// The newest language mode that the manifest specifies, or the default of its tools version.
    var languageMode: Int {
        let named = swiftLanguageVersions?.compactMap { $0.split(separator: ".").first.flatMap { Int($0) } }.max()
        return named ?? (toolsVersion._version.hasPrefix("6") ? 6 : 5)
    }

    /// A Boolean value that indicates whether the language mode is Swift 4 or earlier.
    var isOlderThanSwift5: Bool {
        swiftLanguageVersions == nil ? toolsVersion._version.hasPrefix("4") : languageMode < 5
    }
}

/// A JSON value with an unknown structure.
private enum JSONValue: Decodable {
    case text(String)
    case list([JSONValue])
    case dictionary([String: JSONValue])
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else if let dictionary = try? container.decode([String: JSONValue].self) {
            self = .dictionary(dictionary)
        } else {
            self = .other
        }
    }

    subscript(key: String) -> JSONValue? {
        if case .dictionary(let dictionary) = self { dictionary[key] } else { nil }
    }
}
