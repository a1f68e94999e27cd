import ArgumentParser
import Foundation
import SourceRewriting

/// The command `source-rewriter`, which rewrites the Swift sources of a folder so that they compile without
/// Objective-C.
@main
struct SourceRewriter: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "source-rewriter",
        abstract: "Rewrites Swift sources that use Objective-C's runtime, so that they compile on Linux.",
        discussion: """
            Writes a file for each source, at the same path in the output folder. Unsupported constructs are printed with \
            their lines. The compiler's messages refer to the original files.
            """)

    @Argument(help: "The folder with the sources, or one source.", transform: { URL(fileURLWithPath: $0) })
    var input: URL

    @Argument(help: "The output folder. It's created if it doesn't exist.", transform: { URL(fileURLWithPath: $0) })
    var output: URL

    @Option(help: "The name of the module.")
    var name = "App"

    @Option(name: .customLong("module"), help: "An additional module that can be imported.")
    var modules: [String] = []

    @Flag(help: "Print the number of rewritten lines and the time.")
    var measure = false

    func run() throws {
        let files = try SourceFolder(input).files
        let start = ContinuousClock.now
        let module = try SourceModule(
            name: name, files: files, options: RewritingOptions(addingModules: Set(modules)))
        let rewritten = module.rewritten()
        let duration = ContinuousClock.now - start
        for file in rewritten {
            for problem in file.problems { print(problem) }
            let target = output.appendingPathComponent(SourceFolder.path(of: file.source, in: input))
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: target)
        }
        if measure { print(Self.summary(rewritten, duration)) }
    }

    private static func summary(_ files: [RewrittenFile], _ duration: Duration) -> String {
        let changed = files.filter { !$0.isUnchanged }
        func lines(_ files: [RewrittenFile]) -> Int {
            files.reduce(0) { $0 + $1.bytes.count { $0 == UInt8(ascii: "\n") } }
        }
        return "\(files.count) files with \(lines(files)) lines in \(duration); "
            + "\(changed.count) files with \(lines(changed)) lines were changed"
    }
}
