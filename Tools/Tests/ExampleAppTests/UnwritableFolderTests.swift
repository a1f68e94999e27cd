import Foundation
import TemporaryFolders
import Testing
import XcodeProjects

extension ExampleApps {
    /// An app whose package can't be written next to it is built in the cache.
    struct Unwritable {
        private let folder: TemporaryFolder
        private let app: URL

        init() throws {
            folder = try TemporaryFolder()
            app = try ExampleApp("Birds").copy(to: folder.root)
        }

        @Test func anAppWithAFileAtThePathOfItsPackageIsBuiltInTheCache() throws {
            let file = app.appending(path: ".collage")
            try Data("kept".utf8).write(to: file)
            try requireBuildInCache()
            #expect(try String(contentsOf: file, encoding: .utf8) == "kept")
        }

        @Test(.enabled(if: ReadOnlyFolder.isSupported, "This superuser can't mount a folder as read-only."))
        func anAppInAReadOnlyFolderIsBuiltInTheCache() throws {
            try ReadOnlyFolder.withPrefix(for: app) { try requireBuildInCache(prefix: $0) }
        }

        /// Requires that the app is built, and that its folder has the same files before and after.
        private func requireBuildInCache(prefix: [String] = []) throws {
            let before = try FileManager.default.subpathsOfDirectory(atPath: app.path).sorted()
            let build = try ProgramRun.collage("build", app.path, prefix: prefix).require()
            #expect(!build.lastLine.contains(app.path), "\(build)")
            #expect(URL(fileURLWithPath: build.lastLine).exists, "\(build)")
            #expect(try FileManager.default.subpathsOfDirectory(atPath: app.path).sorted() == before, "\(build)")
        }
    }
}
