import Foundation

/// A folder that a target includes completely, which projects support since Xcode 16:
/// `PBXFileSystemSynchronizedRootGroup`.
package struct SynchronizedFolder {
    /// The extensions of folders that Xcode treats as files.
    private static let packages: Set<String> = [
        "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "xcdatamodel", "playground",
        "xcodeproj", "xcworkspace", "icon", "scnassets", "mlpackage", "mlmodelc", "docc", "rkassets", "atlas",
        "xcmappingmodel", "xcstickers", "storyboardc", "app",
    ]

    let folder: URL
    /// The paths in the folder that the target excludes, or, for a folder of another target, includes.
    let exceptions: Set<String>
    /// A Boolean value that indicates whether the folder belongs to the target, which then includes all files except
    /// the exceptions.
    let isOwn: Bool
    /// The paths of folders that are included as folders.
    let wholeFolders: Set<String>

    /// Returns whether Xcode treats a folder as a file, as for catalogs and bundles.
    package static func isPackage(_ url: URL) -> Bool { packages.contains(url.pathExtension) }

    /// Returns the packages in a folder, at any depth, ordered by path. Xcode opens them as packages of the project.
    ///
    /// - Complexity: O(*n*) in the number of files in the folder.
    static func swiftPackages(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }
            .filter { $0.isFolder && !isPackage($0) }
            .flatMap { isSwiftPackage($0) ? [$0] : swiftPackages(in: $0) }
    }

    private static func isSwiftPackage(_ folder: URL) -> Bool { folder.appending(path: "Package.swift").exists }

    /// Returns the files that the target includes, ordered by path.
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
            // The files of a package belong to the package.
            if !isFile, url.isFolder, Self.isSwiftPackage(url) { continue }
            // A folder among the exceptions is excluded or included with all its files.
            if !isFile, url.isFolder, exceptions.contains(inner) == false || !isOwn {
                visit(inner, into: &found)
            } else if isFile || !url.isFolder {
                found.append(inner)
            }
        }
    }
}

extension URL {
    /// A Boolean value that indicates whether there's a folder, or a link to a folder, at the URL.
    package var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// A Boolean value that indicates whether there's a file or folder at the URL.
    package var exists: Bool { FileManager.default.fileExists(atPath: path) }
}
