import Foundation

/// The location of Collage on this machine, and the location of build products that all apps share.
package struct Installation: Sendable {
    /// The folder that contains Collage's `Package.swift`.
    package let root: URL
    /// The folder for files that don't belong to a single app.
    package let cache: URL
    /// The build folder of all apps. Collage's modules are compiled in it once.
    package let scratch: URL
    /// A Boolean value that indicates whether apps are built for debuggers and editors, with SwiftPM's default options.
    /// The default is `false`: only the app's own code has debug information, and it's limited to line numbers.
    package let hasDebugInformation: Bool

    /// The installation that this program belongs to. Its root is `COLLAGE_ROOT` or the folder that contains `Tools`.
    /// Its cache is `COLLAGE_CACHE` or the user's cache folder. Its build folder is `COLLAGE_SCRATCH` or a folder in
    /// the cache. It has debug information if `COLLAGE_DEBUG_INFO` is 1.
    package static let current: Installation = {
        let variables = ProcessInfo.processInfo.environment
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
        let caches =
            variables["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
        return Installation(
            root: variables["COLLAGE_ROOT"].map { URL(fileURLWithPath: $0) } ?? sources,
            cache: variables["COLLAGE_CACHE"].map { URL(fileURLWithPath: $0) } ?? caches.appending(path: "collage"),
            scratch: variables["COLLAGE_SCRATCH"].map { URL(fileURLWithPath: $0) },
            hasDebugInformation: variables["COLLAGE_DEBUG_INFO"] == "1")
    }()

    /// - Parameters:
    ///   - scratch: The build folder, or `nil` for a folder in the cache that depends on the root and the kind of
    ///     build.
    ///   - hasDebugInformation: Whether apps are built for debuggers and editors.
    package init(root: URL, cache: URL, scratch: URL? = nil, hasDebugInformation: Bool = false) {
        self.root = root.standardizedFileURL
        self.cache = cache.standardizedFileURL
        let name = "build-\(Self.key(of: root.path))" + (hasDebugInformation ? "-debug-info" : "")
        self.scratch = (scratch ?? cache.appending(path: name)).standardizedFileURL
        self.hasDebugInformation = hasDebugInformation
    }

    /// The options of each build. Debug information and the index are needed only by debuggers and editors. Without
    /// them, Collage is built in two thirds of the time.
    var buildOptions: [String] {
        hasDebugInformation ? [] : ["--disable-index-store", "-debug-info-format", "none"]
    }

    /// Returns the compiler's flags for a module of the app, in addition to the build options: line numbers for crash
    /// reports, and for tests the index, in which SwiftPM finds XCTest's test cases.
    func compilerFlags(for kind: ModulePlan.Kind) -> [String] {
        guard !hasDebugInformation else { return [] }
        let lines = ["-Xfrontend", "-gline-tables-only"]
        guard kind == .tests, let target = Toolchain.target else { return lines }
        return lines + ["-index-store-path", scratch.appending(path: "\(target)/debug/index/store").path]
    }

    /// Returns a short name for a path. It's the same in every run.
    static func key(of path: String) -> String {
        // FNV-1a, because the standard library's hash values differ between runs.
        let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }

    /// The folder of the package that contains Core Data and SwiftData.
    var dataPackage: URL { root.appending(path: "Data") }

    /// The name that packages use to depend on Collage. For a local package, it's the name of the folder.
    var packageName: String { root.lastPathComponent }
}
