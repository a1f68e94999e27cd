import Foundation
import Testing

@testable import AppBuilding

/// A program that has ended, with everything that it printed.
struct ProgramRun: CustomStringConvertible {
    let words: [String]
    private let outcome: Command.Outcome

    /// Runs a program until it exits.
    /// - Parameter words: Its name or path, and its arguments.
    init(_ words: [String]) {
        self.words = words
        outcome = Command.capture("env", Self.environment + words)
    }

    /// Runs the command `collage`.
    /// - Parameter prefix: The words of a command that runs another command.
    static func collage(_ arguments: String..., prefix: [String] = []) -> ProgramRun {
        // The product next to the tests. The script `collage` at the root would build the command again, and wait for the
        // build folder, which is locked while these tests run.
        let products = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        return ProgramRun(prefix + [products?.appending(path: "collage").path ?? "collage"] + arguments)
    }

    /// The arguments of `env` that set the environment of a user who builds in the build folder of Collage.
    ///
    /// In CI, new snapshots are written only with an option. These tests expect the behavior outside of CI.
    private static var environment: [String] {
        let removed = ProcessInfo.processInfo.environment.keys.filter {
            $0 == "CI" || $0 == "SNAPSHOT_TESTING_RECORD" || $0.hasPrefix("COLLAGE_")
        }
        return removed.sorted().flatMap { ["-u", $0] } + [
            "COLLAGE_ROOT=\(Checkout.root.path)", "COLLAGE_SCRATCH=\(Checkout.scratch.path)",
            // SwiftPM's default flags, because Collage is built with them there. Other flags would compile it again.
            "COLLAGE_DEBUG_INFO=1",
        ]
    }

    var status: Int32 { outcome.status }

    private var printed: String { outcome.output + outcome.errors }

    /// The last line of the program's standard output, which is the result of `collage build`.
    var lastLine: String { outcome.output.split(whereSeparator: \.isNewline).last.map(String.init) ?? "" }

    var description: String {
        "`\(words.joined(separator: " "))` ended with \(status) and printed:\n\(printed)"
    }

    /// Requires that the program ended with the given status and printed the given texts. A failure shows its output.
    @discardableResult
    func require(
        status: Int32 = 0, printing texts: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> ProgramRun {
        try #require(self.status == status, "\(self)", sourceLocation: sourceLocation)
        let missing = texts.filter { !printed.contains($0) }
        try #require(missing.isEmpty, "\(self)", sourceLocation: sourceLocation)
        return self
    }
}
