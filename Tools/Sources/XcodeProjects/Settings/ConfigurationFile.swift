import Foundation

/// Settings in a separate file: `.xcconfig`.
enum ConfigurationFile {
    /// A problem for a file that doesn't exist, often because it contains secrets. The project is read without its settings.
    ///
    /// - Parameters:
    ///   - user: The file that names it.
    static func missing(_ file: URL, in user: String, line: Int?) -> ProjectProblem? {
        file.exists
            ? nil
            : ProjectProblem(
                file: user, line: line, problem: "the configuration file \(file.path) doesn't exist",
                remedy: "Add it with the settings that the app needs")
    }

    /// Returns the settings of a file and its included files. Later settings replace earlier ones.
    ///
    /// - Throws: A ``ProjectProblem`` for invalid lines, missing files, and files that include each other.
    static func settings(_ file: URL) throws(ProjectProblem) -> [String: String] {
        var known: [URL: [String: String]] = [:]
        return try settings(file.standardizedFileURL, includedBy: [], known: &known)
    }

    /// - Parameter known: The settings of files that were already read. Without it, files that include several others,
    ///   each of which includes several, would take exponential time.
    private static func settings(
        _ file: URL, includedBy above: [URL], known: inout [URL: [String: String]]
    ) throws(ProjectProblem) -> [String: String] {
        if let settings = known[file] { return settings }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProjectProblem(
                file: above.last?.path ?? file.path, line: nil,
                problem: "the configuration file \(file.path) can't be read",
                remedy: "Add it, or remove it from the project's configurations")
        }
        var settings: [String: String] = [:]
        let lines = String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let text = withoutComment(line).trimmingCharacters(in: .whitespaces)
            guard !text.isEmpty else { continue }
            if text.hasPrefix("#include") {
                let included = try included(text, in: file, line: index + 1, above: above, known: &known)
                settings.merge(included) { $1 }
            } else {
                let (name, value) = try setting(text, file: file, line: index + 1)
                let inherited = settings[name] ?? "$(inherited)"
                settings[name] = value.replacingOccurrences(of: "$(inherited)", with: inherited)
            }
        }
        known[file] = settings
        return settings
    }

    private static func setting(_ text: String, file: URL, line: Int) throws(ProjectProblem) -> (String, String) {
        // The name can contain conditions with equals signs.
        var depth = 0
        let equals = text.indices.first { index in
            if text[index] == "[" { depth += 1 }
            if text[index] == "]" { depth -= 1 }
            return depth == 0 && text[index] == "="
        }
        guard let equals else {
            throw ProjectProblem(
                file: file.path, line: line, problem: "'\(text)' isn't a setting",
                remedy: "Write NAME = value, or delete the line")
        }
        let value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        return (text[..<equals].trimmingCharacters(in: .whitespaces), value)
    }

    private static func included(
        _ text: String, in file: URL, line: Int, above: [URL], known: inout [URL: [String: String]]
    ) throws(ProjectProblem) -> [String: String] {
        let isOptional = text.hasPrefix("#include?")
        let path = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
        guard let path else {
            throw ProjectProblem(
                file: file.path, line: line, problem: "#include has no file name",
                remedy: "Write #include \"Other.xcconfig\"")
        }
        let other = URL(fileURLWithPath: path, relativeTo: file.deletingLastPathComponent()).standardizedFileURL
        guard other != file, !above.contains(other) else {
            throw ProjectProblem(
                file: file.path, line: line, problem: "\(path) includes this file, which includes it",
                remedy: "Remove one of the two #include lines")
        }
        if !other.exists {
            // CocoaPods writes the file when pods are installed.
            if isOptional || path.contains("Pods/") { return [:] }
            throw ProjectProblem(
                file: file.path, line: line, problem: "there is no file \(other.path)",
                remedy: "Add it, or write #include? if it may be missing")
        }
        return try settings(other, includedBy: above + [file], known: &known)
    }

    /// Returns a line up to `//`. Addresses in these files can't contain it either.
    private static func withoutComment(_ line: Substring) -> Substring {
        line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
}
