/// The output of a compiler.
package enum BuildOutput {
    /// The maximum length of the text that a page displays, in characters.
    private static let longest = 16_000
    /// The number of lines to display if no line reports an error.
    private static let lastLines = 40

    /// Returns the distinct errors in the output of a build with their source lines, or the end of the output if it has
    /// no errors.
    ///
    /// - Parameter root: The folder to remove from the start of paths.
    package static func errors(in output: String, root: String) -> String {
        var blocks: [[Substring]] = []
        var isInError = false
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines {
            if isError(line) {
                blocks.append([line])
                isInError = true
            } else if isInError, isDetail(line) {
                blocks[blocks.count - 1].append(line)
            } else {
                isInError = false
            }
        }
        // Several steps of a module's compilation can report the same error.
        var seen: Set<[Substring]> = []
        let errors = blocks.filter { seen.insert([$0[0]]).inserted }.map { $0.joined(separator: "\n") }
        let text =
            errors.isEmpty
            ? lines.filter { !$0.isEmpty }.suffix(lastLines).joined(separator: "\n") : errors.joined(separator: "\n\n")
        let prefix = root.hasSuffix("/") ? root : root + "/"
        return String(text.split(separator: prefix, omittingEmptySubsequences: false).joined().prefix(longest))
    }

    /// Returns whether a line begins an error, with or without a source location.
    private static func isError(_ line: Substring) -> Bool {
        line.hasPrefix("error: ") || (line.hasPrefix("/") && line.contains(": error: "))
    }

    /// Returns whether a line gives details about the preceding error: a line of source, or a note.
    private static func isDetail(_ line: Substring) -> Bool {
        let rest = line.drop { $0 == " " || $0.isNumber }
        return rest.hasPrefix("|") || line.contains(": note: ")
    }
}
