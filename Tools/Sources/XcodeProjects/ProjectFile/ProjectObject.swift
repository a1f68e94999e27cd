/// An object of a project file, such as a target, a group, a file, or a list of settings.
struct ProjectObject {
    let id: String
    /// The class of the object, such as `PBXGroup`.
    let isa: String
    let fields: PropertyList

    var line: Int? { fields.line }

    /// The text of a field.
    subscript(text key: String) -> String? { fields[key]?.text }

    /// The texts in a list, or an empty array if the field is missing.
    subscript(list key: String) -> [String] { fields[key]?.list?.compactMap(\.text) ?? [] }
}

/// All objects of a project file, by their identifiers.
struct ProjectObjects {
    /// The path of `project.pbxproj`.
    let file: String
    private let objects: [String: ProjectObject]
    let root: ProjectObject

    init(_ list: PropertyList, file: String) throws(ProjectProblem) {
        guard let entries = list["objects"]?.dictionary, let rootID = list["rootObject"]?.text else {
            throw ProjectProblem(
                file: file, line: list.line, problem: "this isn't a project: objects or rootObject is missing",
                remedy: "Restore the file from version control")
        }
        var objects: [String: ProjectObject] = [:]
        for (id, fields) in entries {
            guard let isa = fields["isa"]?.text else {
                throw ProjectProblem(
                    file: file, line: fields.line, problem: "the object \(id) has no isa",
                    remedy: "Restore it from version control")
            }
            objects[id] = ProjectObject(id: id, isa: isa, fields: fields)
        }
        guard let root = objects[rootID], root.isa == "PBXProject" else {
            throw ProjectProblem(
                file: file, line: list["rootObject"]?.line, problem: "the root object \(rootID) isn't a PBXProject",
                remedy: "Restore the file from version control")
        }
        self.file = file
        self.objects = objects
        self.root = root
    }

    /// The object with the given identifier, or `nil` if it's missing, for example after a merge that lost lines.
    subscript(id: String) -> ProjectObject? { objects[id] }

    /// Returns the objects that a field refers to, without missing ones.
    func objects(_ key: String, of object: ProjectObject) -> [ProjectObject] {
        object[list: key].compactMap { objects[$0] }
    }

    /// Returns the object that a field refers to.
    func object(_ key: String, of object: ProjectObject) -> ProjectObject? {
        object[text: key].flatMap { objects[$0] }
    }

    /// Returns the identifiers in a field whose objects are missing.
    func missing(_ key: String, of object: ProjectObject) -> [String] {
        object[list: key].filter { objects[$0] == nil }
    }

    /// All objects in the order of the file.
    var all: [ProjectObject] { objects.values.sorted { ($0.line ?? 0, $0.id) < ($1.line ?? 0, $1.id) } }
}
