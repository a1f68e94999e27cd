import Foundation

/// The locations of a project's files and groups. Each group has its own path.
struct FileTree {
    private let objects: ProjectObjects
    /// The locations of groups and files, by identifier.
    private var places: [String: URL] = [:]
    private(set) var problems: [ProjectProblem] = []
    /// The groups whose children were visited.
    private var visited: Set<String> = []

    /// The maximum depth of groups. Projects need far less, and each level needs space on the stack.
    static let maximumDepth = 500

    /// - Parameters:
    ///   - folder: The folder that the project's paths are relative to.
    init(_ objects: ProjectObjects, folder: URL) throws(ProjectProblem) {
        self.objects = objects
        guard let main = objects.object("mainGroup", of: objects.root) else {
            throw ProjectProblem(
                file: objects.file, line: objects.root.line, problem: "the project has no main group",
                remedy: "Restore the file from version control")
        }
        let project = (objects.root[text: "projectDirPath"] ?? "") + "/" + (objects.root[text: "projectRoot"] ?? "")
        let root = project == "/" ? folder : folder.appending(path: project).standardizedFileURL
        try visit(main, in: root, root: root, above: [])
    }

    /// Returns the location of a file or group, or `nil` for build products and for files outside all groups.
    func place(of id: String) -> URL? { places[id] }

    private mutating func visit(
        _ object: ProjectObject, in folder: URL, root: URL, above: [String]
    ) throws(ProjectProblem) {
        guard !above.contains(object.id) else {
            let name = object[text: "name"] ?? object[text: "path"] ?? object.id
            throw ProjectProblem(
                file: objects.file, line: object.line, problem: "the group \(name) contains itself",
                remedy: "Remove it from the children of one of its groups")
        }
        guard above.count < Self.maximumDepth else {
            throw ProjectProblem(
                file: objects.file, line: object.line,
                problem: "groups are nested more than \(Self.maximumDepth) deep",
                remedy: "Restore the file from version control")
        }
        guard let place = place(of: object, in: folder, root: root) else { return }
        // Without this check, groups that are in several groups, each of which is in several others, would take
        // exponential time.
        guard object[list: "children"].isEmpty || visited.insert(object.id).inserted else { return }
        places[object.id] = place
        for id in object[list: "children"] {
            guard let child = objects[id] else {
                problems.append(
                    ProjectProblem(
                        file: objects.file, line: object.fields["children"]?.line,
                        problem: "the group \(object[text: "name"] ?? object[text: "path"] ?? "") contains "
                            + "\(id), which isn't in the project",
                        remedy: "Delete the line, or restore the object from version control"))
                continue
            }
            try visit(child, in: place, root: root, above: above + [object.id])
        }
    }

    private func place(of object: ProjectObject, in folder: URL, root: URL) -> URL? {
        let path = object[text: "path"]
        switch object[text: "sourceTree"] ?? "<group>" {
        case "<group>" where path?.hasPrefix("/") == true: return path.map { absolute($0, near: folder, root: root) }
        case "<group>": return path.map { folder.appending(path: $0).standardizedFileURL.matchingFile } ?? folder
        case "<absolute>": return path.map { absolute($0, near: folder, root: root) }
        case "SOURCE_ROOT": return path.map { root.appending(path: $0).standardizedFileURL.matchingFile } ?? root
        // Files that Xcode provides or builds.
        default: return nil
        }
    }

    /// Returns the location for an absolute path. If it's the path of another machine, it's the file in the folder of the project
    /// with the longest equal end of the path, or the file with its name in the folder of the group.
    private func absolute(_ path: String, near folder: URL, root: URL) -> URL {
        let place = URL(fileURLWithPath: path)
        func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
        guard !exists(place) else { return place }
        let names = place.pathComponents.dropFirst()
        let ends = names.indices.map { root.appending(path: names[$0...].joined(separator: "/")) }
        let neighbor = folder.appending(path: place.lastPathComponent)
        return (ends + [neighbor]).first(where: exists)?.standardizedFileURL ?? place
    }
}
