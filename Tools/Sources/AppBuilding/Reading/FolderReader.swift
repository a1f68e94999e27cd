import Foundation
import XcodeProjects

/// A reader that creates the plan of an app from a folder with Swift files and resources.
enum FolderReader {
    static func plan(_ folder: URL) throws(BuildFailure) -> AppPlan {
        let files = FileManager.default.files(below: folder)
        let sources = files.filter { $0.pathExtension == "swift" }
        let name = folder.lastPathComponent
        let foreign = files.filter { ForeignSource.language(of: $0) != nil }
        let unsupported = foreign.filter { !ForeignSource.headers.contains($0.pathExtension) }
            .map { Finding(unsupportedSource: $0, of: name) }
        guard !sources.isEmpty else {
            let missing = "there's no project or Swift file at this path. Specify the path of a project"
            throw BuildFailure(unsupported + [Finding(.error, file: folder.path, missing)])
        }
        var app = ModulePlan(name: name.moduleIdentifier, kind: .app, sources: sources)
        let info = files.first { $0.lastPathComponent == "Info.plist" }
        let others = ForeignSource.headers.union(["swift", "md", "entitlements"])
        app.resources = files.filter { !others.contains($0.pathExtension) && !foreign.contains($0) && $0 != info }
            .map { Resource(url: $0) }
        var plan = AppPlan(
            name: name, source: folder, folder: folder, app: app,
            info: info.flatMap { FileManager.default.contents(atPath: $0.path) } ?? InfoPlist.standard(name: name))
        plan.findings = unsupported
        ModuleCatalog().complete(&plan)
        return plan
    }
}

extension AppPlan {
    /// Reads the plan of an app.
    ///
    /// - Parameters:
    ///   - target: The name of the app's target, or `nil` for the first target for iPhone.
    ///   - configuration: The name of the build configuration, or `nil` for Debug.
    ///   - forTests: Whether the tests are needed. Then libraries with tests are sufficient without an app.
    /// - Throws: A ``BuildFailure`` with the location and the reason if there's nothing to build.
    package init(
        _ location: AppLocation, target: String? = nil, configuration: String? = nil, forTests: Bool = false
    ) throws(BuildFailure) {
        switch location {
        case .project(let url), .description(let url):
            self = try ProjectReader(project: url, configuration: configuration).plan(
                target: target, forTests: forTests)
        case .workspace(let url) where url.pathExtension == "swift":
            self = try ProjectReader(manifest: url, configuration: configuration)
                .plan(target: target, forTests: forTests)
        case .workspace(let url):
            self = try ProjectReader(workspace: url, configuration: configuration)
                .plan(target: target, forTests: forTests)
        case .package(let url): self = try PackageReader.plan(url, target: target, forTests: forTests)
        case .folder(let url): self = try FolderReader.plan(url)
        }
        guard hasApp || (forTests && !tests.isEmpty) else {
            throw BuildFailure(findings + [Finding(.error, file: source.path, "\(name) has no Swift files")])
        }
    }
}

extension FileManager {
    /// Returns all files below a folder, ordered by path. Folders that Xcode treats as files are included as files.
    ///
    /// - Complexity: O(*n* log *n*) in the number of files.
    func files(below folder: URL) -> [URL] {
        let names = ((try? contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
        return names.flatMap { name -> [URL] in
            let place = folder.appending(path: name)
            return place.isFolder && !SynchronizedFolder.isPackage(place) ? files(below: place) : [place]
        }
    }
}
