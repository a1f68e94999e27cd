import Foundation
import Yams

/// A project that XcodeGen would generate from a description.
struct DescribedProject {
    let root: Node
    /// The path of the description.
    let file: String
    /// The folder that contains the description, which its paths are relative to.
    let folder: URL
    let settings: DescribedSettings

    /// - Parameters:
    ///   - text: The contents, or `nil` to read them from the file.
    ///   - configuration: The name of the build configuration, or `nil` for Debug.
    init(_ text: String?, at url: URL, configuration: String?) throws(ProjectProblem) {
        let description = try DescriptionFile(text, at: url)
        root = description.root
        file = description.file
        folder = url.deletingLastPathComponent()
        settings = DescribedSettings(root, folder: folder, wanted: configuration)
    }

    var name: String { root["name"]?.text ?? folder.lastPathComponent }

    func systemSettings(of target: String) -> [String: String] {
        BuildSettings.system(
            target: target, project: name, folder: folder, configuration: settings.configuration,
            language: root["options"]?["developmentLanguage"]?.text ?? "en")
    }

    /// Returns the targets, one for each platform.
    func targets() throws(ProjectProblem) -> [DescribedTarget] {
        let described = root["targets"]?.mapping ?? [:]
        // JSON has no order, which determines the app.
        let names = root["targetOrder"]?.elements.compactMap(\.text) ?? described.keys.compactMap(\.string)
        var targets: [DescribedTarget] = []
        for key in names {
            guard let node = described[Node(key)] else { continue }
            for platform in DescribedTarget.platforms(of: node) {
                let name = node["name"]?.text ?? key
                targets.append(try DescribedTarget(node, named: name, for: platform, in: self))
            }
        }
        return targets
    }

    /// The projects that targets depend on: projects of Xcode, or manifests of Tuist.
    var references: [URL] {
        let dependencies = (root["targets"]?.mapping ?? [:]).flatMap { $0.value["dependencies"]?.elements ?? [] }
        let manifests = dependencies.compactMap { $0["project"]?.text }.map { $0 + "/Project.swift" }
        let projects = (root["projectReferences"]?.mapping ?? [:]).compactMap { $0.value["path"]?.text }
        return (projects + manifests).uniqued.map { URL(filePath: $0, relativeTo: folder).standardizedFileURL }
    }

    var problems: [ProjectProblem] {
        let file = settings.configurationFile(of: root)
        let missing = file.flatMap { ConfigurationFile.missing($0, in: self.file, line: root["configFiles"]?.line) }
        return [missing].compactMap { $0 }
    }

    // MARK: Packages

    var packages: [PackageReference] {
        (root["packages"]?.mapping ?? [:]).compactMap { package(named: $0.key.string ?? "") }
    }

    func package(named name: String) -> PackageReference? {
        guard let package = root["packages"]?[name] else { return nil }
        if let path = package["path"]?.text {
            return .local(URL(filePath: path, relativeTo: folder).standardizedFileURL)
        }
        let url = package["url"]?.text ?? package["github"]?.text.map { "https://github.com/\($0)" }
        return url.map { .remote(url: $0, requirement: requirement(package)) }
    }

    /// Returns the version requirement in the syntax of `Package.swift`.
    private func requirement(_ package: Node) -> String {
        func text(_ keys: String...) -> String? { keys.lazy.compactMap { package[$0]?.text }.first }
        if let version = text("from", "majorVersion") { return ".upToNextMajor(from: \"\(version)\")" }
        if let version = text("minorVersion") { return ".upToNextMinor(from: \"\(version)\")" }
        if let version = text("exactVersion", "version") { return "exact: \"\(version)\"" }
        if let version = text("revision") { return "revision: \"\(version)\"" }
        if let first = text("minVersion"), let last = text("maxVersion") { return "\"\(first)\"..<\"\(last)\"" }
        return "branch: \"\(text("branch") ?? "main")\""
    }
}

extension XcodeProject {
    /// Reads a description, from which XcodeGen generates the project.
    ///
    /// - Parameters:
    ///   - url: A file in YAML or JSON, such as `project.yml`, or the file that `text` is from.
    ///   - text: The contents, or `nil` to read them from the file.
    ///   - configuration: The name of the build configuration. If it's `nil` or doesn't exist, Debug or the first one
    ///     is used.
    /// - Throws: A ``ProjectProblem`` for a file that can't be read.
    package init(
        description url: URL, text: String? = nil, configuration: String? = nil
    ) throws(ProjectProblem) {
        let url = url.standardizedFileURL
        let project = try DescribedProject(text, at: url, configuration: configuration)
        let targets = try project.targets()
        self.init(
            url: project.folder.appending(path: project.name + ".xcodeproj"), file: project.file,
            targets: targets.map(\.target), packages: project.packages,
            references: project.references.filter(\.exists),
            problems: (project.problems + targets.flatMap(\.problems)).uniqued)
    }
}
