import Foundation
import XcodeProjects

/// The files of a module that are in its bundle, and their formats.
enum ResourceLayout {
    /// The extensions of files that only builds use: settings, certificates, and documents about the project.
    private static let others: Set<String> = [
        "entitlements", "xcconfig", "storekit", "md", "xctestplan", "h", "docc", "swift", "lock",
        "xcodeproj", "xcworkspace", "playground", "xcprivacy", "modulemap", "pch", "gitignore", "intentdefinition",
    ]

    /// Returns whether only builds use a file, or nothing does: neither the compiler nor the bundle needs it.
    static func isForBuilds(_ file: URL) -> Bool { others.contains(file.pathExtension) }

    /// Returns the resources of a module. Modules of the app precede others in a plan, so that their resources keep
    /// their names.
    static func resources(of module: ModulePlan) -> [Resource] {
        module.resources.filter { !isForBuilds($0.url) && $0.path != "Info.plist" }
    }

    /// - Parameter module: The name of the resource's module.
    static func write(
        _ resource: Resource, of module: String, to path: String, with writer: inout FolderWriter
    ) throws(BuildFailure) {
        switch resource.url.pathExtension.lowercased() {
        case "xcstrings": try writeStrings(of: resource, to: path, with: &writer)
        case "xcassets": try VectorImages.copyCatalog(resource.url, to: path, with: &writer)
        case "pdf", "svg": try VectorImages.copyFile(resource.url, to: path, with: &writer)
        case "xcdatamodeld", "xcdatamodel":
            try DataModelFolder(resource.url).write(to: path.parentPath, module: module, with: &writer)
        default: try writer.copy(resource.url, to: path)
        }
    }

    private static func writeStrings(
        of resource: Resource, to path: String, with writer: inout FolderWriter
    ) throws(BuildFailure) {
        let parent = path.parentPath
        // The catalog of an interface file is in a folder without a language, `mul.lproj`, next to the ones of the
        // languages.
        let around = parent.hasSuffix(".lproj") ? parent.parentPath : parent
        let folder = around.isEmpty ? "" : around + "/"
        let table = resource.url.deletingPathExtension().lastPathComponent
        let catalog = try StringCatalog(contentsOf: resource.url)
        for (language, strings) in catalog.strings {
            try writer.write(strings, to: "\(folder)\(language).lproj/\(table).strings")
        }
        for (language, plurals) in catalog.plurals {
            try writer.write(plurals, to: "\(folder)\(language).lproj/\(table).stringsdict")
        }
    }
}
