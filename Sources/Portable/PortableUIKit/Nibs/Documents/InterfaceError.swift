/// What is wrong with an interface file, where, and how to mend it.
package struct InterfaceError: Error, CustomStringConvertible {
    /// The file's name with its extension.
    let file: String
    /// Where in the file, counted from 1.
    var line: Int?
    /// The element's `id`, by which Xcode finds it too.
    var id: String?
    let problem: String
    /// What to do about it.
    let remedy: String

    package var description: String {
        var place = file
        if let line { place += ":\(line)" }
        if let id { place += " (\(id))" }
        return "\(place): \(problem). \(remedy)."
    }
}
