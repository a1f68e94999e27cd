import Foundation

/// Modules of Apple's that no machine but its own has, as far as an app needs them to show its screens: `Placeholders` has a
/// folder of sources for each. They are built with the apps that import them, and only with those.
struct Placeholders {
    /// What is written down and needs no remark.
    private static let complete: Set<String> = ["os"]

    private let folder: URL

    init(_ installation: Installation = .current) {
        folder = installation.root.appending(path: "Tools/Placeholders")
    }

    /// The module of a name; nil if there is none.
    func module(named name: String) -> ModulePlan? {
        let sources = folder.appending(path: name)
        guard !name.isEmpty, sources.isFolder else { return nil }
        var module = ModulePlan(name: name, kind: .library, sources: FileManager.default.files(below: sources))
        module.swiftVersion = 6
        return module
    }

    /// Where a module imports what is only a placeholder, once for each.
    /// - Parameter others: The modules that the project has itself.
    func findings(in module: ModulePlan, except others: Set<String>) -> [Finding] {
        var seen = Self.complete.union(others)
        return module.sources.flatMap { file in
            ImportScan(contentsOf: file).imports.filter { self.module(named: $0.module) != nil }.compactMap { place in
                guard seen.insert(place.module).inserted else { return nil }
                return Finding(
                    .warning, file: file.path, line: place.line,
                    "\(place.module) is a placeholder here: its views say what they would show, and its services refuse. "
                        + "Documentation/Apps.md lists what there is of it.")
            }
        }
    }
}
