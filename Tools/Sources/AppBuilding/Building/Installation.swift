import Foundation

/// Where Collage lies on this machine, and where what is built of it is kept for all apps.
package struct Installation: Sendable {
    /// The folder of Collage's own `Package.swift`.
    package let root: URL
    /// Where everything lies that isn't an app's own.
    package let cache: URL
    /// The build folder of all apps: the modules of Collage are compiled in it once.
    package let scratch: URL

    /// The installation that this program belongs to: `COLLAGE_ROOT`, or the folder that holds `Tools`; `COLLAGE_CACHE`, or
    /// the user's folder for caches; and `COLLAGE_SCRATCH`, or a folder in the cache.
    package static let current: Installation = {
        let variables = ProcessInfo.processInfo.environment
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
        let caches =
            variables["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
        return Installation(
            root: variables["COLLAGE_ROOT"].map { URL(fileURLWithPath: $0) } ?? sources,
            cache: variables["COLLAGE_CACHE"].map { URL(fileURLWithPath: $0) } ?? caches.appending(path: "collage"),
            scratch: variables["COLLAGE_SCRATCH"].map { URL(fileURLWithPath: $0) })
    }()

    /// - Parameter scratch: The build folder; one in the cache, for this root alone, if nil.
    package init(root: URL, cache: URL, scratch: URL? = nil) {
        self.root = root.standardizedFileURL
        self.cache = cache.standardizedFileURL
        self.scratch = (scratch ?? cache.appending(path: "build-\(Self.key(of: root.path))")).standardizedFileURL
    }

    /// A short name for a path, the same on every run.
    static func key(of path: String) -> String {
        // FNV-1a: the standard library's hashes differ from run to run.
        let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }

    /// The name by which packages take Collage: that of its folder, as packages by path are known.
    var packageName: String { root.lastPathComponent }
}
