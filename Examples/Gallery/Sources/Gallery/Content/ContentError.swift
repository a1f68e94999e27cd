/// An error in the content, in a format that editors can jump to: `file:line: key: problem`.
struct ContentError: Error, Equatable, CustomStringConvertible {
    var file: String
    var line: Int?
    var key: String?
    var problem: String

    var description: String {
        var place = file
        if let line { place += ":\(line)" }
        if let key, !key.isEmpty { place += ": \(key)" }
        return "\(place): \(problem)"
    }
}
