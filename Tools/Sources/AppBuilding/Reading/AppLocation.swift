import Foundation
import XcodeProjects

/// The location of an app, with the kind of its project.
package enum AppLocation: Sendable, Hashable {
    case project(URL)
    case workspace(URL)
    /// A description from which XcodeGen or Tuist generates a project: `project.yml` or `Project.swift`.
    case description(URL)
    case package(URL)
    /// A folder with Swift files and resources.
    case folder(URL)

    /// Finds the app at a path: the project at the path, or the only project in the folder at the path.
    ///
    /// - Parameter forTests: Whether the tests are needed. In a library's repository, they're in the package instead of
    ///   the project of its example.
    /// - Throws: A ``BuildFailure`` if there's no project, or more than one.
    package init(_ path: URL, forTests: Bool = false) throws(BuildFailure) {
        let url = path.standardizedFileURL
        guard url.exists else {
            throw BuildFailure("there's nothing at this path. Specify the path of a project", file: url.path)
        }
        switch url.pathExtension {
        case "xcodeproj": self = .project(url)
        case "xcworkspace": self = .workspace(url)
        case "yml", "yaml", "json": self = .description(url)
        case "pbxproj": self = .project(url.deletingLastPathComponent())
        case "swift" where url.lastPathComponent == "Project.swift": self = .description(url)
        case "swift" where url.lastPathComponent == "Workspace.swift": self = .workspace(url)
        case "swift" where url.lastPathComponent == "Package.swift": self = .package(url.deletingLastPathComponent())
        default:
            guard url.isFolder else {
                throw BuildFailure(
                    "this isn't a project. Specify an .xcodeproj, an .xcworkspace, a project.yml, or a folder with Swift "
                        + "files",
                    file: url.path)
            }
            self = try AppLocation.inside(url, forTests: forTests)
        }
    }

    /// Returns whether a project has only schemes, because it's generated and only these are under version control.
    private static func isGenerated(_ project: URL) -> Bool {
        project.pathExtension == "xcodeproj" && !project.appending(path: "project.pbxproj").exists
    }

    /// Returns the manifest of Tuist in a folder: its workspace, or its project.
    private static func tuistManifest(in folder: URL, _ names: [String]) -> AppLocation? {
        let files = ["Workspace.swift", "Project.swift"].filter(names.contains).map { folder.appending(path: $0) }
        // Sources can have these names, too.
        let manifest = files.first {
            (try? String(contentsOf: $0, encoding: .utf8))?.contains("import ProjectDescription") == true
        }
        return manifest.map { $0.lastPathComponent == "Workspace.swift" ? .workspace($0) : .description($0) }
    }

    private static func inside(_ folder: URL, forTests: Bool = false) throws(BuildFailure) -> AppLocation {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let manifest = folder.appending(path: "Package.swift")
        // The comments in manifest templates mention executables and tests.
        let text = ((try? String(contentsOf: manifest, encoding: .utf8)) ?? "").replacing(/\/\/.*/, with: "")
        if forTests, text.contains("testTarget") { return .package(folder) }
        // The projects that Tuist generates refer to packages in its build folder.
        if let manifest = tuistManifest(in: folder, names) { return manifest }
        for (kind, make) in [("xcworkspace", workspace), ("xcodeproj", project)] as [(String, (URL) -> AppLocation)] {
            // CocoaPods creates a project `_Pods` for the development of a pod.
            let found = names.filter {
                $0.hasSuffix("." + kind) && !$0.hasPrefix(".") && $0 != "_Pods.xcodeproj"
                    && !isGenerated(folder.appending(path: $0))
            }
            if found.count == 1 { return make(folder.appending(path: found[0])) }
            guard found.isEmpty else {
                throw BuildFailure(
                    "there is more than one project: \(found.joined(separator: ", ")). Name one of them",
                    file: folder.path)
            }
        }
        if let name = ["project.yml", "project.yaml", "project.json"].first(where: names.contains) {
            return .description(folder.appending(path: name))
        }
        if names.contains("Package.swift") {
            // A library's repository often has its example in a separate project.
            let examples = text.contains("xecutable") ? [] : projects(below: folder, names)
            return examples.count == 1 ? examples[0] : .package(folder)
        }
        // The project is often one folder below the root of the repository.
        let inner = projects(below: folder, names)
        if inner.count == 1, !names.contains(where: { $0.hasSuffix(".swift") }) { return inner[0] }
        guard inner.count < 2 else {
            throw BuildFailure(
                "there is more than one project: \(inner.map(\.url.lastPathComponent).joined(separator: ", ")). Name one "
                    + "of them", file: folder.path)
        }
        return .folder(folder)
    }

    /// Returns the projects in subfolders, or deeper if each path contains only one.
    private static func projects(below folder: URL, _ names: [String]) -> [AppLocation] {
        names.filter { !$0.hasPrefix(".") && $0 != "Pods" && $0 != "Carthage" }
            .map { folder.appending(path: $0) }.filter(\.isFolder)
            .compactMap { try? inside($0) }.filter { if case .folder = $0 { false } else { true } }
    }

    package var url: URL {
        switch self {
        case .project(let url), .workspace(let url), .description(let url), .package(let url), .folder(let url): url
        }
    }
}
