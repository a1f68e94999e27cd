import Foundation

/// Where Collage lies on this machine, and where what is built of it is kept for all apps.
package struct Installation: Sendable {
    /// The folder of Collage's own `Package.swift`.
    package let root: URL
    /// Where everything lies that isn't an app's own.
    package let cache: URL
    /// The build folder of all apps: the modules of Collage are compiled in it once.
    package let scratch: URL
    /// A Boolean value that indicates whether everything is built for debuggers and editors, with SwiftPM's defaults. The
    /// default is `false`: only the app's own code has debug information, and just its line numbers.
    package let hasDebugInformation: Bool

    /// The installation that this program belongs to: `COLLAGE_ROOT`, or the folder that holds `Tools`; `COLLAGE_CACHE`, or
    /// the user's folder for caches; and `COLLAGE_SCRATCH`, or a folder in the cache. It has debug information if
    /// `COLLAGE_DEBUG_INFO` is 1.
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
    ///   - scratch: The build folder. If it's `nil`, it's a folder in the cache for this root and kind of build.
    ///   - hasDebugInformation: Whether everything is built for debuggers and editors.
    package init(root: URL, cache: URL, scratch: URL? = nil, hasDebugInformation: Bool = false) {
        self.root = root.standardizedFileURL
        self.cache = cache.standardizedFileURL
        let name = "build-\(Self.key(of: root.path))" + (hasDebugInformation ? "-debug-info" : "")
        self.scratch = (scratch ?? cache.appending(path: name)).standardizedFileURL
        self.hasDebugInformation = hasDebugInformation
    }

    /// The options of each build. Without debug information and an index, which only debuggers and editors read, Collage
    /// is built in two thirds of the time.
    var buildOptions: [String] {
        hasDebugInformation ? [] : ["--disable-index-store", "-debug-info-format", "none"]
    }

    /// The compiler's flags for a module of the app, which add to these options: line numbers for crashes, and for tests
    /// the index, in which SwiftPM finds XCTest's test cases.
    func compilerFlags(for kind: ModulePlan.Kind) -> [String] {
        guard !hasDebugInformation else { return [] }
        let lines = ["-Xfrontend", "-gline-tables-only"]
        guard kind == .tests, let target = Toolchain.target else { return lines }
        return lines + ["-index-store-path", scratch.appending(path: "\(target)/debug/index/store").path]
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
