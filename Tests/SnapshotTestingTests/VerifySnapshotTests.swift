import CollageTesting
import Foundation
import SnapshotTesting
import Testing

/// The recording and the messages of snapshots by custom strategies.
struct VerifySnapshotTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("collage-\(UUID())").path

    private func verify(
        _ text: String, named name: String? = "text", record: SnapshotTestingConfiguration.Record? = nil,
        test: String = #function
    ) -> String? {
        verifySnapshot(
            of: text, as: .lines, named: name, record: record, snapshotDirectory: folder, testName: test)
    }

    private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

    private func withFolder(_ body: () throws -> Void) rethrows {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // The recording settings of the machine that runs these tests don't apply to them.
        try ExternalSnapshot.$isReported.withValue(false) {
            try withSnapshotTesting(record: .missing) { try body() }
        }
    }

    @Test(.enabled(if: Self.mayRecord)) func `a missing snapshot is written and fails once`() {
        withFolder {
            #expect(verify("a")?.contains("didn't exist and was written") == true)
            #expect(names == ["a-missing-snapshot-is-written-and-fails-once.text.txt"])
            #expect(verify("a") == nil)
        }
    }

    @Test(.enabled(if: Self.mayRecord)) func `differences are described by line and stored in a file`() {
        withFolder {
            _ = verify("a\nb", test: "differs()")
            let failure = withSnapshotTesting(diffTool: "compare") { verify("a\nc", test: "differs()") }
            #expect(failure?.contains("-b\n+c") == true)
            #expect(
                failure?.contains("compare \"\(folder)/differs.text.txt\" \"\(folder)/differs.text.actual.txt\"")
                    == true)
            #expect(verify("a\nb", test: "differs()") == nil)
            #expect(names == ["differs.text.txt"])
        }
    }

    @Test(.enabled(if: Self.mayRecord)) @MainActor func `a view with another appearance is reported`() {
        withFolder {
            let label = UILabel()
            label.text = "New"
            func verify() -> String? {
                verifySnapshot(of: label, as: .image, named: "badge", snapshotDirectory: folder, testName: "looks()")
            }
            _ = verify()
            #expect(verify() == nil)
            label.text = "Old"
            #expect(verify()?.contains("differ") == true)
            #expect(names.contains("looks.badge.actual.png"))
        }
    }

    @Test(.enabled(if: Self.mayRecord)) func `record modes write the specified snapshots`() {
        withFolder {
            #expect(verify("a", record: .never)?.contains("doesn't exist") == true)
            #expect(names.isEmpty)
            _ = verify("a")
            #expect(verify("b", record: .failed)?.contains("recorded again") == true)
            #expect(verify("b", record: .all) == nil)
        }
    }

    @Test func `names are the same as in SnapshotTesting`() {
        withFolder {
            for name in [nil, nil, "a b/c?", "👨‍👩‍👧", String(repeating: "n", count: 300)] {
                _ = verify("x", named: name, record: .missing, test: "names()")
            }
            guard Self.mayRecord else { return }
            let names = names
            #expect(names.count == 5)
            #expect(names.contains("names.1.txt") && names.contains("names.2.txt") && names.contains("names.a-b-c.txt"))
            #expect(names.allSatisfy { $0.utf8.count < 256 })
        }
    }

    @Test(.enabled(if: Self.mayRecord)) func `two names for the same file are reported`() {
        withFolder {
            _ = verify("x", named: "a b", test: "twins()")
            #expect(verify("x", named: "a-b", test: "twins()")?.contains("Change one of them") == true)
        }
    }

    @Test func `an asynchronous value that never arrives is reported`() {
        withFolder {
            let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in Async<String> { _ in } }
            let failure = verifySnapshot(of: 1, as: never, snapshotDirectory: folder, timeout: 0)
            #expect(failure?.contains("wasn't available within 0.0 seconds") == true)
        }
    }

    /// Not in CI, which writes nothing.
    private static var mayRecord: Bool {
        let environment = ProcessInfo.processInfo.environment
        return ["", "0", "no", "false"].contains(environment["CI"]?.lowercased() ?? "")
            && ["", "missing"].contains(environment["COLLAGE_RECORD"] ?? "")
    }
}
