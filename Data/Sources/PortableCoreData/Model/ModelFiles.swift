import Foundation

/// The files of data models: folders that Xcode's editor wrote (`.xcdatamodeld`, `.xcdatamodel`), and files that
/// `collage` writes instead of compiled models (`.momd`, `.mom`), which contain the same XML.
enum ModelFiles {
    /// Returns the XML of the current version of a model.
    static func contents(of url: URL) -> Data? {
        for file in [url, sibling(of: url)] {
            if let version = currentVersion(in: file) { return FileManager.default.contents(atPath: version.path) }
        }
        return nil
    }

    /// The file in a model's folder that names the current version and the module of the classes.
    private static func information(in folder: URL) -> [String: Any] {
        let data = FileManager.default.contents(atPath: folder.appendingPathComponent("VersionInfo.plist").path)
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        return list as? [String: Any] ?? [:]
    }

    /// Returns the name of the module that contains the classes of a model, if the model's folder has it.
    static func module(of url: URL) -> String? {
        let folder = url.pathExtension == "mom" ? url.deletingLastPathComponent() : url
        return information(in: folder)["CollageModule"] as? String
    }

    /// Returns the folder that a compiled model would be compiled from.
    private static func sibling(of url: URL) -> URL {
        let isVersion = url.pathExtension == "mom"
        return url.deletingPathExtension().appendingPathExtension(isVersion ? "xcdatamodel" : "xcdatamodeld")
    }

    /// Returns the file with the XML of the current version.
    private static func currentVersion(in url: URL) -> URL? {
        let contents = url.appendingPathComponent("contents")
        if FileManager.default.fileExists(atPath: contents.path) { return contents }
        let versions = subfolders(of: url).filter { ["xcdatamodel", "mom"].contains($0.pathExtension) }
        guard !versions.isEmpty else {
            let isFile = url.pathExtension == "mom" && FileManager.default.fileExists(atPath: url.path)
            return isFile ? url : nil
        }
        let list = FileManager.default.contents(atPath: url.appendingPathComponent(".xccurrentversion").path)
        let names = list.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        let current =
            (names as? [String: Any])?["_XCCurrentVersionName"] as? String
            ?? (information(in: url)["NSManagedObjectModel_CurrentVersionName"] as? String).map { $0 + ".mom" }
        guard let version = versions.first(where: { $0.lastPathComponent == current }) ?? versions.first else {
            return nil
        }
        return version.pathExtension == "mom" ? version : version.appendingPathComponent("contents")
    }

    /// Returns the models in a bundle.
    static func models(in bundle: Bundle) -> [URL] {
        guard let folder = bundle.resourceURL else { return [] }
        let resources = subfolders(of: folder).filter { $0.pathExtension == "resources" }
        return ([folder] + resources).flatMap(subfolders).filter {
            ["xcdatamodeld", "momd", "xcdatamodel", "mom"].contains($0.pathExtension)
        }
    }

    /// Returns all versions of the models in bundles.
    static func versions(in bundles: [Bundle]) -> [URL] {
        bundles.flatMap(models).flatMap { model in
            let versions = subfolders(of: model).filter { ["xcdatamodel", "mom"].contains($0.pathExtension) }
            return versions.isEmpty ? [model] : versions
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
