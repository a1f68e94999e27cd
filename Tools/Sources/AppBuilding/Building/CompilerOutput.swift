import Foundation

/// What a build has printed.
enum CompilerOutput {
    /// How many lines stand for the reason where nothing is called an error.
    private static let lastLines = 30

    /// The errors in the output of a build, each once with the lines of source that it is about.
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
        // A module is compiled in several steps, which all find the same.
        var seen: Set<Substring> = []
        let errors = blocks.filter { seen.insert($0[0]).inserted }.map(finding)
        // That a step of the compiler has failed matters only where nothing says why.
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

    /// Whether an error begins: with its place, or with the word alone. The place can be a macro's expansion, or unknown.
    private static func isError(_ line: Substring) -> Bool {
        if line.hasPrefix("error: ") || isOfLinker(line) { return true }
        return line.contains(": error: ")
            && (line.hasPrefix("/") || line.hasPrefix("macro expansion ") || line.hasPrefix("<unknown>:"))
    }

    /// Whether a linker speaks of an error; its own name stands where compilers have a place.
    private static func isOfLinker(_ line: Substring) -> Bool {
        line.hasPrefix("ld.lld: error: ") || line.contains("undefined reference to")
    }

    /// Whether a line says more about the error before: a line of source, or a note.
    private static func isDetail(_ line: Substring) -> Bool {
        let rest = line.drop { $0 == " " || $0.isNumber }
        return rest.hasPrefix("|") || line.hasPrefix(">>>") || line.contains(": note: ")
    }
}
