import Foundation

/// A reader of Xcode asset catalogs: folders that contain a `Contents.json` file.
package enum AssetCatalog {
    /// The supported kinds of sets, by filename extension of their folders.
    enum Kind: String {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"
        case appIcon = "appiconset"
    }

    /// A folder with the variants of an asset.
    struct Set {
        let path: String
        let contents: AssetContents
    }

    private static let indexes = LockedValue<[String: AssetIndex]>([:])

    /// Returns the set with a name in the catalogs of a folder, or `nil` if there's no such set. If its contents can't
    /// be read, the error is logged.
    ///
    /// - Complexity: O(1) for an existing set; O(*n*) in the number of sets for a missing one, because it may have been
    ///   added since they were read.
    static func set(_ kind: Kind, named name: String, in folder: String) -> Set? {
        let known = indexes.withLock { $0[folder]?.path(of: kind, named: name) }
        let found =
            known
            ?? indexes.withLock { indexes in
                let index = AssetIndex(catalogsIn: folder)
                indexes[folder] = index
                return index.path(of: kind, named: name)
            }
        guard let path = found, let contents = AssetContents(of: path) else { return nil }
        return Set(path: path, contents: contents)
    }

    /// Returns the names of the sets in the catalogs of a folder, in alphabetical order.
    ///
    /// - Complexity: O(*n* log *n*) in the number of sets.
    static func names(of kind: Kind, in folder: String) -> [String] {
        indexes.withLock { indexes in
            let index = indexes[folder] ?? AssetIndex(catalogsIn: folder)
            indexes[folder] = index
            return index.names(of: kind)
        }
    }
}

/// An index from the names of sets to their folders.
private struct AssetIndex {
    private struct Key: Hashable {
        let kind: AssetCatalog.Kind
        let name: String
    }

    private var paths: [Key: String] = [:]

    /// Creates the index of a folder's catalogs.
    ///
    /// - Complexity: O(*n*) in the number of sets.
    init(catalogsIn folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(".xcassets") { add("\(folder)/\(name)", namespace: "") }
    }

    func path(of kind: AssetCatalog.Kind, named name: String) -> String? { paths[Key(kind: kind, name: name)] }

    func names(of kind: AssetCatalog.Kind) -> [String] { paths.keys.filter { $0.kind == kind }.map(\.name).sorted() }

    /// Adds the sets of a group, then the sets of its subgroups. If two sets have the same name, the outer one is used.
    private mutating func add(_ group: String, namespace: String) {
        var groups: [String] = []
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: group)) ?? []).sorted() {
            let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
            if let kind = AssetCatalog.Kind(rawValue: ending) {
                let key = Key(kind: kind, name: namespace + stem)
                if paths[key] == nil { paths[key] = "\(group)/\(name)" }
            } else if ending != "json" {
                groups.append(name)
            }
        }
        for name in groups {
            let path = "\(group)/\(name)"
            var isFolder = ObjCBool(false)
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            let isNamespace = AssetContents(of: path)?.properties?.providesNamespace ?? false
            add(path, namespace: isNamespace ? "\(namespace)\(name)/" : namespace)
        }
    }
}
