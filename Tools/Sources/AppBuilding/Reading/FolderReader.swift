import Foundation
import XcodeProjects

/// Makes the plan of an app that is nothing but a folder of Swift files, with whatever lies beside them.
enum FolderReader {
    static func plan(_ folder: URL) throws(BuildFailure) -> AppPlan {
        let files = FileManager.default.files(below: folder)
        let sources = files.filter { $0.pathExtension == "swift" }
        guard !sources.isEmpty else {
            throw BuildFailure(
                "there is no project here, and no Swift file. Give the path of a project", file: folder.path)
        }
        let name = folder.lastPathComponent
        var app = ModulePlan(name: name.moduleIdentifier, kind: .app, sources: sources)
        let info = files.first { $0.lastPathComponent == "Info.plist" }
        app.resources = files.filter { !["swift", "md", "entitlements"].contains($0.pathExtension) && $0 != info }
            .map { Resource(url: $0) }
        var plan = AppPlan(
            name: name, source: folder, folder: folder, app: app,
            info: info.flatMap { FileManager.default.contents(atPath: $0.path) } ?? InfoPlist.standard(name: name))
        ModuleCatalog().complete(&plan)
        return plan
    }
}

extension AppPlan {
    /// Reads what an app is made of.
    /// - Parameters:
    ///   - target: The name of the app's target; nil for the first that is for telephones.
    ///   - configuration: The name of the build configuration; Debug if nil.
    ///   - forTests: Whether its tests are meant: then libraries with tests will do where there is no app.
    /// - Throws: A ``BuildFailure`` that says where and why there is nothing to build.
    package init(
        _ location: AppLocation, target: String? = nil, configuration: String? = nil, forTests: Bool = false
    ) throws(BuildFailure) {
        switch location {
        case .project(let url):
            self = try ProjectReader(project: url, configuration: configuration).plan(
                target: target, forTests: forTests)
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
    /// All files below a folder, in the order of their paths; folders that are files to Xcode count as such.
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
