import Foundation

/// The output of a build.
enum CompilerOutput {
    /// The number of lines to report if no line reports an error.
    private static let lastLines = 30

    /// Returns the distinct errors of a build or a compilation. They're empty if it succeeded.
    static func findings(in outcome: Command.Outcome) -> [Finding] {
        outcome.status == 0 ? [] : findings(in: outcome.output + outcome.errors)
    }

    /// Returns the distinct errors in the output of a build, each with its source lines.
    static func findings(in output: String) -> [Finding] {
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
        var seen: Set<Substring> = []
        let errors = blocks.filter { seen.insert($0[0]).inserted }.map(finding)
        // A failed step of the compiler is reported only if there's no other error.
        let places = errors.filter { !$0.file.isEmpty || isOfLinker($0.message[...]) }
        guard places.isEmpty else { return places }
        guard errors.isEmpty else { return errors }
        let end = lines.filter { !$0.isEmpty }.suffix(lastLines).joined(separator: "\n")
        return [Finding(.error, file: "", "the build failed:\n\(end)")]
    }

    private static func finding(_ block: [Substring]) -> Finding {
        let parts = block[0].split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
        let details = block.dropFirst().map { "\n\($0)" }.joined()
        let unknown = "<unknown>:0: error: "
        if block[0].hasPrefix(unknown) {
            return Finding(.error, file: "<unknown>", block[0].dropFirst(unknown.count) + details)
        }
        guard parts.count == 5, let line = Int(parts[1]), let column = Int(parts[2]) else {
            let text = block[0].hasPrefix("error: ") ? block[0].dropFirst(7) : block[0]
            return Finding(.error, file: "", text + details)
        }
        let message = parts[4].drop(while: \.isWhitespace)
        return Finding(.error, file: String(parts[0]), line: line, column: column, message + details)
    }

    /// Returns whether a line begins an error, with or without a source location. The location can be a macro
    /// expansion, or unknown.
    private static func isError(_ line: Substring) -> Bool {
        if line.hasPrefix("error: ") || isOfLinker(line) { return true }
        return line.contains(": error: ")
            && (line.hasPrefix("/") || line.hasPrefix("macro expansion ") || line.hasPrefix("<unknown>:"))
    }

    /// Returns whether a line is an error of a linker, which has the linker's name instead of a location.
    private static func isOfLinker(_ line: Substring) -> Bool {
        line.hasPrefix("ld.lld: error: ") || line.contains("undefined reference to")
    }

    /// Returns whether a line gives details about the preceding error: a line of source, or a note.
    private static func isDetail(_ line: Substring) -> Bool {
        let rest = line.drop { $0 == " " || $0.isNumber }
        return rest.hasPrefix("|") || line.hasPrefix(">>>") || line.contains(": note: ")
    }
}
