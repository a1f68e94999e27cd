/// An object of a project file: a target, a group, a file, a list of settings.
struct ProjectObject {
    let id: String
    /// Its kind, such as `PBXGroup`.
    let isa: String
    let fields: PropertyList

    var line: Int? { fields.line }

    /// The text of a field.
    subscript(text key: String) -> String? { fields[key]?.text }

    /// The text of the elements of a field; empty if it lacks the field.
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
                file: file, line: list.line, problem: "this is no project: it lacks objects or rootObject",
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
                file: file, line: list["rootObject"]?.line, problem: "the root object \(rootID) is no PBXProject",
                remedy: "Restore the file from version control")
        }
        self.file = file
        self.objects = objects
        self.root = root
    }

    /// The object of an identifier; nil if there is none, as after merges that lost lines.
    subscript(id: String) -> ProjectObject? { objects[id] }

    /// The objects that a field names, without those that are missing.
    func objects(_ key: String, of object: ProjectObject) -> [ProjectObject] {
        object[list: key].compactMap { objects[$0] }
    }

    /// The object that a field names.
    func object(_ key: String, of object: ProjectObject) -> ProjectObject? {
        object[text: key].flatMap { objects[$0] }
    }

    /// The identifiers of a field that name no object.
    func missing(_ key: String, of object: ProjectObject) -> [String] {
        object[list: key].filter { objects[$0] == nil }
    }

    /// In the order of the file.
    var all: [ProjectObject] { objects.values.sorted { ($0.line ?? 0, $0.id) < ($1.line ?? 0, $1.id) } }
}
