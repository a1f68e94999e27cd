import Foundation

/// The versions of a data model that Xcode's editor wrote: an `.xcdatamodeld`, or an `.xcdatamodel` without versions.
struct DataModelFolder {
    /// The name of the model, which the app loads it by.
    let name: String
    /// The XML files of the versions by name.
    let versions: [String: URL]
    /// The name of the version that the app uses, or `nil` if the folder contains no version.
    let current: String?
    private let hasVersions: Bool

    /// The extensions of the folders.
    static let extensions: Set<String> = ["xcdatamodeld", "xcdatamodel"]

    init(_ folder: URL) {
        name = folder.deletingPathExtension().lastPathComponent
        hasVersions = folder.pathExtension == "xcdatamodeld"
        guard hasVersions else {
            let contents = folder.appending(path: "contents")
            versions = contents.exists ? [name: contents] : [:]
            current = versions.keys.first
            return
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var versions: [String: URL] = [:]
        for place in names.map({ folder.appending(path: $0) }) where place.pathExtension == "xcdatamodel" {
            let contents = place.appending(path: "contents")
            if contents.exists { versions[place.deletingPathExtension().lastPathComponent] = contents }
        }
        self.versions = versions
        let list = FileManager.default.contents(atPath: folder.appending(path: ".xccurrentversion").path)
            .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        let selected = ((list as? [String: Any])?["_XCCurrentVersionName"] as? String)?
            .replacingOccurrences(of: ".xcdatamodel", with: "")
        current = selected.flatMap { versions[$0] == nil ? nil : $0 } ?? versions.keys.sorted().first
    }

    /// The XML file of the version that the app uses.
    var currentFile: URL? { current.flatMap { versions[$0] } }

    /// Writes the model in the layout of compiled models: `Name.momd` with a `.mom` for each version, or one `Name.mom`.
    /// The files contain the XML, which the module CoreData reads.
    ///
    /// - Parameters:
    ///   - parent: The folder in the bundle, or an empty string.
    ///   - module: The name of the module that contains the classes of the model.
    func write(to parent: String, module: String, with writer: inout FolderWriter) throws(BuildFailure) {
        let folder = (parent.isEmpty ? "" : parent + "/") + (hasVersions ? "\(name).momd/" : "")
        for (version, file) in versions { try writer.copy(file, to: "\(folder)\(version).mom") }
        guard hasVersions, let current else { return }
        let information = ["NSManagedObjectModel_CurrentVersionName": current, "CollageModule": module]
        // Text can always be encoded.
        let data = try? PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
        try writer.write(data ?? Data(), to: "\(folder)VersionInfo.plist")
    }
}
