import Foundation

/// An Xcode project, read from its `.xcodeproj` folder, or from the description that it's generated from.
package struct XcodeProject: Sendable {
    /// The `.xcodeproj` folder.
    package let url: URL
    /// The path of `project.pbxproj`, or of the description that the project is generated from.
    package let file: String
    package let targets: [XcodeTarget]
    /// The packages that the project depends on, including unused packages.
    package let packages: [PackageReference]
    /// The projects that were added to this one, whose frameworks its targets can link.
    package let references: [URL]
    /// Problems that don't prevent reading the rest of the project.
    package let problems: [ProjectProblem]

    package var name: String { url.deletingPathExtension().lastPathComponent }

    /// The folder that contains the project.
    package var folder: URL { url.deletingLastPathComponent() }

    init(
        url: URL, file: String, targets: [XcodeTarget], packages: [PackageReference], references: [URL],
        problems: [ProjectProblem]
    ) {
        self.url = url
        self.file = file
        self.targets = targets
        self.packages = packages
        self.references = references
        self.problems = problems
    }

    /// - Parameters:
    ///   - url: A folder that ends in `.xcodeproj`.
    ///   - configuration: The name of the build configuration. If it's `nil` or doesn't exist, Debug or the first one
    ///     is used.
    /// - Throws: A ``ProjectProblem`` for a file that can't be read.
    package init(contentsOf url: URL, configuration: String? = nil) throws(ProjectProblem) {
        let url = url.standardizedFileURL
        let file = url.appending(path: "project.pbxproj").path
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ProjectProblem(
                file: file, line: nil, problem: "the project can't be read",
                remedy: "Check that it exists and that you may read it")
        }
        let folder = url.deletingLastPathComponent()
        let objects = try ProjectObjects(PropertyList(data: data, file: file), file: file)
        let tree = try FileTree(objects, folder: folder)
        var reader = TargetReader(objects: objects, tree: tree, folder: folder, configuration: configuration)
        var targets: [XcodeTarget] = []
        var missing: [ProjectProblem] = []
        for id in objects.root[list: "targets"] {
            guard let object = objects[id] else {
                missing.append(
                    ProjectProblem(
                        file: file, line: objects.root.fields["targets"]?.line,
                        problem: "the target \(id) isn't in the project",
                        remedy: "Delete the line, or restore the object from version control"))
                continue
            }
            targets.append(try reader.target(object))
        }
        self.url = url
        self.file = file
        self.targets = targets
        packages =
            (objects.root[list: "packageReferences"].compactMap { objects[$0] }).compactMap(
                reader.packageReference)
            + Self.draggedPackages(objects, tree) + Self.packagesInFolders(objects, tree)
        let references = Self.references(objects, tree)
        self.references = references.map(\.url).filter(\.exists)
        problems = tree.problems + reader.problems + missing + Self.problems(of: references, file: file)
    }

    /// Returns the projects that were added to a project, with the lines of their files.
    private static func references(_ objects: ProjectObjects, _ tree: FileTree) -> [(url: URL, line: Int?)] {
        (objects.root.fields["projectReferences"]?.list ?? []).compactMap { reference in
            guard let file = reference["ProjectRef"]?.text.flatMap({ objects[$0] }), let url = tree.place(of: file.id)
            else { return nil }
            return (url, file.line)
        }
    }

    private static func problems(of references: [(url: URL, line: Int?)], file: String) -> [ProjectProblem] {
        references.filter { !$0.url.exists }.map {
            ProjectProblem(
                file: file, line: $0.line, problem: "there is no project \($0.url.path)",
                remedy: "Add it, or remove it from the project")
        }
    }

    /// Returns packages that are folders in the project, as before Xcode 15 when they were dragged into it.
    private static func draggedPackages(_ objects: ProjectObjects, _ tree: FileTree) -> [PackageReference] {
        objects.all.filter { $0.isa == "PBXFileReference" && $0[text: "path"]?.hasSuffix(".swift") != true }
            .compactMap { tree.place(of: $0.id) }
            .filter { $0.appending(path: "Package.swift").exists }
            .map { .local($0) }
    }

    /// Returns packages in folders that targets include completely.
    private static func packagesInFolders(_ objects: ProjectObjects, _ tree: FileTree) -> [PackageReference] {
        objects.all.filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }.compactMap { tree.place(of: $0.id) }
            .flatMap(SynchronizedFolder.swiftPackages).map { .local($0) }
    }
}
