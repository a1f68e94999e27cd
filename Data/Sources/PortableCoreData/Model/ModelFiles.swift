import Foundation

/// The files of data models.
enum ModelFiles {
    /// Returns the XML of the current version of a model.
    static func contents(of url: URL) -> Data? {
        for folder in [url, sibling(of: url)] {
            if let version = currentVersion(in: folder) {
                return FileManager.default.contents(atPath: version.appendingPathComponent("contents").path)
            }
        }
        return nil
    }

    /// Returns the folder that a compiled model would be compiled from.
    private static func sibling(of url: URL) -> URL {
        let isVersion = url.pathExtension == "mom"
        return url.deletingPathExtension().appendingPathExtension(isVersion ? "xcdatamodel" : "xcdatamodeld")
    }

    private static func currentVersion(in folder: URL) -> URL? {
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent("contents").path) { return folder }
        let versions = (subfolders(of: folder)).filter { $0.pathExtension == "xcdatamodel" }
        let list = FileManager.default.contents(atPath: folder.appendingPathComponent(".xccurrentversion").path)
        let names = list.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        let current = (names as? [String: Any])?["_XCCurrentVersionName"] as? String
        return versions.first { $0.lastPathComponent == current } ?? versions.first
    }

    /// Returns the models in a bundle.
    static func models(in bundle: Bundle) -> [URL] {
        guard let folder = bundle.resourceURL else { return [] }
        let resources = subfolders(of: folder).filter { $0.pathExtension == "resources" }
        return ([folder] + resources).flatMap(subfolders).filter {
            ["xcdatamodeld", "momd"].contains($0.pathExtension)
        }
    }

    /// Returns the model with a name in the app's bundle, and in the bundles of its package.
    static func model(named name: String) -> URL? {
        let bundles = [Bundle.main] + Bundle.allBundles
        return bundles.lazy.flatMap(models).first { $0.deletingPathExtension().lastPathComponent == name }
    }

    private static func subfolders(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }
    }
}
