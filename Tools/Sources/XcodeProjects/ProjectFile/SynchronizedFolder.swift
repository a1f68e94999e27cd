import Foundation

/// A folder that a target takes as it is, as projects have had since Xcode 16: `PBXFileSystemSynchronizedRootGroup`.
package struct SynchronizedFolder {
    /// Folders whose names end so are files to Xcode.
    private static let packages: Set<String> = [
        "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "xcdatamodel", "playground",
        "xcodeproj", "xcworkspace", "icon", "scnassets", "mlpackage", "mlmodelc", "docc", "rkassets", "atlas",
        "xcmappingmodel", "xcstickers", "storyboardc", "app",
    ]

    let folder: URL
    /// Paths inside of the folder that the target leaves out; or, for a folder of another target, that it takes.
    let exceptions: Set<String>
    /// Whether the folder belongs to the target, which then takes all but the exceptions.
    let isOwn: Bool
    /// Paths of folders that are taken as folders.
    let wholeFolders: Set<String>

    /// Whether a folder is one file to Xcode, as catalogs and bundles are.
    package static func isPackage(_ url: URL) -> Bool { packages.contains(url.pathExtension) }

    /// The files that the target takes, in the order of their paths.
    ///
    /// - Complexity: O(*n*) in the number of files in the folder.
    func files() -> [URL] {
        var found: [String] = []
        visit("", into: &found)
        return found.filter { exceptions.contains($0) != isOwn }.sorted().map { folder.appending(path: $0) }
    }

    private func visit(_ path: String, into found: inout [String]) {
        let place = path.isEmpty ? folder : folder.appending(path: path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        for name in names where !name.hasPrefix(".") {
            let inner = path.isEmpty ? name : "\(path)/\(name)"
            let url = folder.appending(path: inner)
            let isFile = Self.isPackage(url) || wholeFolders.contains(inner)
            // A folder among the exceptions goes with all that is in it.
            if !isFile, url.isFolder, exceptions.contains(inner) == false || !isOwn {
                visit(inner, into: &found)
            } else if isFile || !url.isFolder {
                found.append(inner)
            }
        }
    }
}

extension URL {
    /// Whether there is a folder at this place; a link to one counts.
    package var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether there is anything at this place.
    package var exists: Bool { FileManager.default.fileExists(atPath: path) }
}
