import Foundation

/// A pattern for files of a project, such as `Sources/**/*.swift`.
struct FileGlob {
    /// The folder or file that the part before the first wildcard names.
    private let place: URL
    private let pattern: PathPattern

    /// - Parameter folder: The folder that the pattern is relative to.
    init(_ pattern: String, below folder: URL) {
        let names = pattern.split(separator: "/", omittingEmptySubsequences: false)
        let fixed = names.prefix { !$0.contains(where: "*?[".contains) }
        place = URL(filePath: fixed.joined(separator: "/"), relativeTo: folder).standardizedFileURL
        let rest = names.dropFirst(fixed.count).map(String.init)
        self.pattern = PathPattern(([place.path] + rest).joined(separator: "/"))
    }

    /// Returns whether the pattern matches a file, or a folder that contains it.
    func matches(_ file: URL) -> Bool { pattern.matches(file.path) }

    /// The existing files that the pattern matches, ordered by path.
    ///
    /// - Complexity: O(*n*) in the number of files in the folder before the first wildcard.
    var files: [URL] {
        guard place.isFolder, !SynchronizedFolder.isPackage(place) else { return place.exists ? [place] : [] }
        return Self.paths(in: place).map { place.appending(path: $0) }.filter(matches)
    }

    /// Returns the paths of the files in a folder, in order. Folders that Xcode treats as files are files.
    static func paths(in folder: URL, below parent: String = "") -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().flatMap { name -> [String] in
            let place = folder.appending(path: name)
            guard place.isFolder, !SynchronizedFolder.isPackage(place) else { return [parent + name] }
            return paths(in: place, below: parent + name + "/")
        }
    }
}
