import Foundation

/// The interface files in the resources of bundles, cached after they're read.
enum InterfaceFiles {
    private static let cache = LockedValue<[String: InterfaceDocument]>([:])

    /// Returns the path of a nib or storyboard. Without a bundle, it's searched for in the main bundle and in the
    /// bundles of packages next to it.
    ///
    /// - Complexity: O(*n*) in the number of the bundle's languages.
    static func path(named name: String, extension pathExtension: String, in bundle: Bundle?) -> String? {
        guard !name.isEmpty else { return nil }
        // The main bundle of a package's program is the program's folder. Its resources are in bundles next to it.
        let bundle = bundle?.bundlePath == Bundle.main.bundlePath ? nil : bundle
        for folder in NamedImages.folders(of: bundle) {
            for place in [folder] + localizations(in: folder) {
                let path = "\(place)/\(name).\(pathExtension)"
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return nil
    }

    /// Returns the file at a path, cached after it's read.
    static func document(atPath path: String) throws(InterfaceError) -> InterfaceDocument {
        if let known = cache.withLock({ $0[path] }) { return known }
        let file = (path as NSString).lastPathComponent
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InterfaceError(file: file, problem: "the file can't be read", remedy: "Look at its permissions")
        }
        let document = try InterfaceDocument(
            data: data, file: file, translation: InterfaceTranslation(ofFileAtPath: path))
        cache.withLock { $0[path] = document }
        return document
    }

    /// Returns the folders of languages: the user's preferred ones, the base for files that aren't localized, and then
    /// all others.
    private static func localizations(in folder: String) -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let languages = all.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.sorted()
        guard !languages.isEmpty else { return all.contains("Base.lproj") ? [folder + "/Base.lproj"] : [] }
        let preferred = (Bundle(path: folder)?.textLanguages ?? []).map { $0 + ".lproj" }
        return (preferred.filter(languages.contains) + ["Base.lproj"] + languages).map { folder + "/" + $0 }
    }
}

extension Bundle {
    /// The name of the bundle in UIKit's messages.
    var interfaceName: String { "NSBundle <\(bundlePath)>" }
}
