import Foundation

/// Placeholders for Apple's modules that other platforms don't have, with the declarations that an app needs to show
/// its screens. The folder `Placeholders` contains the sources. They're built only for apps that import them.
struct Placeholders {
    /// The modules that are implemented completely, so that no warning is needed.
    private static let complete: Set<String> = ["os", "Charts", "UniformTypeIdentifiers", "SQLite3", "simd"]

    private let folder: URL

    init(_ installation: Installation = .current) {
        folder = installation.root.appending(path: "Tools/Placeholders")
    }

    /// Returns the placeholder with the given name, or `nil` if there's no such placeholder.
    func module(named name: String) -> ModulePlan? {
        let sources = folder.appending(path: name)
        guard !name.isEmpty, sources.isFolder else { return nil }
        let files = FileManager.default.files(below: sources).filter { $0.pathExtension == "swift" }
        var module = ModulePlan(name: name, kind: .library, sources: files)
        module.swiftVersion = 6
        if files.isEmpty { module.foreignFolder = sources }
        return module
    }

    /// Returns whether a module is one of the placeholders, and not a module of the project with the same name.
    func contains(_ module: ModulePlan) -> Bool {
        (module.foreignFolder ?? module.sources.first).map { $0.path.hasPrefix(folder.path + "/") } ?? false
    }

    /// Returns a finding for the first import of each placeholder.
    ///
    /// - Parameter others: The modules that the project contains itself.
    func findings(in module: ModulePlan, except others: Set<String>) -> [Finding] {
        var seen = Self.complete.union(others)
        return module.sources.flatMap { file in
            ImportScan(contentsOf: file).imports.filter { self.module(named: $0.module) != nil }.compactMap { place in
                guard seen.insert(place.module).inserted else { return nil }
                return Finding(
                    .warning, file: file.path, line: place.line,
                    "\(place.module) is a placeholder here: its views show a description, and its services fail. "
                        + "Documentation/Apps.md lists its contents.")
            }
        }
    }
}
