/// An error in an interface file, with its location and a suggestion for fixing it.
package struct InterfaceError: Error, CustomStringConvertible {
    /// The name of the file, with its extension.
    package let file: String
    /// The line of the error, starting at 1.
    package var line: Int?
    /// The `id` of the element, which can be found in Xcode.
    package var id: String?
    package let problem: String
    /// A suggestion for fixing the error.
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
