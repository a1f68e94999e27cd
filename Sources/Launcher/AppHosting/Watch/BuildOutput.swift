/// What a compiler has printed.
package enum BuildOutput {
    /// The longest text that a page is shown, in characters.
    private static let longest = 16_000
    /// How many lines stand for the reason where nothing is called an error.
    private static let lastLines = 40

    /// The errors in the output of a build, each once with the lines of source that it is about; the end of the output if
    /// there are none.
    /// - Parameter root: The folder from which paths are shortened.
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
        // A module is compiled in several steps, which all find the same.
        var seen: Set<[Substring]> = []
        let errors = blocks.filter { seen.insert([$0[0]]).inserted }.map { $0.joined(separator: "\n") }
        let text =
            errors.isEmpty
            ? lines.filter { !$0.isEmpty }.suffix(lastLines).joined(separator: "\n") : errors.joined(separator: "\n\n")
        let prefix = root.hasSuffix("/") ? root : root + "/"
        return String(text.split(separator: prefix, omittingEmptySubsequences: false).joined().prefix(longest))
    }

    /// Whether an error begins: with its place, or with the word alone.
    private static func isError(_ line: Substring) -> Bool {
        line.hasPrefix("error: ") || (line.hasPrefix("/") && line.contains(": error: "))
    }

    /// Whether a line says more about the error before: a line of source, or a note.
    private static func isDetail(_ line: Substring) -> Bool {
        let rest = line.drop { $0 == " " || $0.isNumber }
        return rest.hasPrefix("|") || line.contains(": note: ")
    }
}
