import Foundation

/// Which files of a module lie in its bundle, and in which form.
enum ResourceLayout {
    /// What builds read and apps don't: settings, certificates, documents about the project.
    private static let others: Set<String> = [
        "entitlements", "xcconfig", "storekit", "md", "xctestplan", "xcdatamodeld", "h", "docc", "swift", "lock",
        "xcodeproj", "xcworkspace", "playground", "xcprivacy", "modulemap", "pch", "gitignore", "intentdefinition",
    ]

    /// The app's own modules come first in the order of a plan's modules, so that theirs keep their names.
    static func resources(of module: ModulePlan) -> [Resource] {
        module.resources.filter { !others.contains($0.url.pathExtension) && $0.path != "Info.plist" }
    }

    static func write(_ resource: Resource, to path: String, with writer: inout FolderWriter) throws(BuildFailure) {
        switch resource.url.pathExtension.lowercased() {
        case "xcstrings": try writeStrings(of: resource, to: path, with: &writer)
        case "xcassets": try VectorImages.copyCatalog(resource.url, to: path, with: &writer)
        case "pdf", "svg": try VectorImages.copyFile(resource.url, to: path, with: &writer)
        default: try writer.copy(resource.url, to: path)
        }
    }

    private static func writeStrings(
        of resource: Resource, to path: String, with writer: inout FolderWriter
    ) throws(BuildFailure) {
        let parent = path.parentPath
        // The catalog of an interface file lies in a folder of no language, `mul.lproj`, among the others.
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
