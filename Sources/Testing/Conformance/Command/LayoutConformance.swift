import ArgumentParser
import Foundation

/// Runs layouts that were recorded from Apple's UIKit with the public classes of this one, and reports the differences.
@main
struct LayoutConformance: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout-conformance",
        abstract: "Compares this UIKit's layouts with recorded ones.",
        discussion: """
            Each difference is printed with the expected and the found value. For scenes and tables, the output also \
            lists how much of them was compared, what was skipped and why, and which members of a scene are unknown. The \
            last line has the number of passed cases, failed cases, and cases with unknown members, which don't count as \
            failed. The exit status is 1 if a case failed, or if no case passed.
            """)

    @Argument(help: "A recorded case, or a folder of them.")
    var path: String

    @Option(help: "Run only cases of this kind (\(CaseKind.allCases.map(\.rawValue).joined(separator: ", "))).")
    var kind: String?

    func run() throws {
        let url = URL(fileURLWithPath: path)
        let kind = kind
        // UIKit runs on the main thread, and so does a command.
        let passed = try MainActor.assumeIsolated { try Self.run(url, kind: kind) }
        guard passed else { throw ExitCode.failure }
    }

    @MainActor
    private static func run(_ url: URL, kind: String?) throws -> Bool {
        let run = ConformanceRun(kind: kind)
        var passed = 0
        var failed = 0
        var unknown = 0
        for file in try ConformanceRun.files(at: url) {
            for result in run.results(of: file) {
                if let coverage = result.coverage { print("\(result.name): \(coverage.text)") }
                guard !result.passed else {
                    if result.isUnknown { unknown += 1 } else { passed += 1 }
                    continue
                }
                failed += 1
                print(result.name)
                for difference in result.differences { print("    " + difference) }
            }
        }
        print("\(passed) passed, \(failed) failed" + (unknown == 0 ? "" : ", \(unknown) with unknown members"))
        return failed == 0 && passed > 0
    }
}
