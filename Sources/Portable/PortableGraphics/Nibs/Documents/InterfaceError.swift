/// An error in an interface file, with its location and how to fix it.
package struct InterfaceError: Error, CustomStringConvertible {
    /// The file's name with its extension.
    package let file: String
    /// Where in the file, counted from 1.
    package var line: Int?
    /// The element's `id`, by which Xcode finds it too.
    package var id: String?
    package let problem: String
    /// How to fix it.
    package let remedy: String

    package init(file: String, line: Int? = nil, id: String? = nil, problem: String, remedy: String) {
        self.file = file
        self.line = line
        self.id = id
        self.problem = problem
        self.remedy = remedy
    }

    package var description: String {
        var place = file
        if let line { place += ":\(line)" }
        if let id { place += " (\(id))" }
        return "\(place): \(problem). \(remedy)."
    }
}
