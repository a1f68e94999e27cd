import Foundation

/// The report of the last test run.
struct LastReport {
    let folder: URL
    /// The command that runs the tests.
    var command = "swift package collage"

    private struct Document: Decodable {
        struct Entry: Decodable {
            var name: String
            var kind: String
            var outcome: String
            var message: String?
            var file: String
            var line: Int
            var reference: String
        }

        var summary: String
        var entries: [Entry]
        var unused: [String]?
    }

    private func read() throws -> Document {
        let file = folder.appendingPathComponent("report.json")
        guard let data = try? Data(contentsOf: file) else {
            throw Stop(
                "There is no report at \(file.path). Run \(command) verify first, or specify "
                    + "the report of another run with --report-path.", status: .nothing)
        }
        do {
            return try JSONDecoder().decode(Document.self, from: data)
        } catch {
            throw Stop("\(file.path) can't be read: \(error). Run the tests again.", status: .nothing)
        }
    }

    /// Fails if a run has compared nothing, because an existing report is that of an earlier run.
    func requireComparisons(since run: String, status: Int32) throws {
        let log = folder.appendingPathComponent("entries.jsonl")
        let first = (try? String(contentsOf: log, encoding: .utf8))?.prefix { $0 != "\n" } ?? ""
        guard first.contains(run) else {
            throw Stop(
                status == 0
                    ? "No test compared a snapshot."
                    : "The tests ended with \(status) before anything was compared.",
                status: status == 0 ? .nothing : .failed)
        }
        try show()
    }

    /// Prints the results of a shard. A shard without a report compared nothing, or its tests ended before the first
    /// comparison.
    func show(_ shard: TestShard, since run: String, status: Int32) throws {
        if FileManager.default.fileExists(atPath: folder.appendingPathComponent("report.json").path) {
            try show()
        } else if status == 0 {
            print("No test of shard \(shard) compared a snapshot.")
        } else {
            throw Stop("The tests ended with \(status) before anything was compared.", status: .failed)
        }
    }

    /// Prints the failures, the unused snapshots, and the path of the page.
    func show() throws {
        let document = try read()
        for entry in document.entries where ["different", "new", "flawed"].contains(entry.outcome) {
            print("\(entry.file):\(entry.line): \(entry.outcome): \(entry.name)")
        }
        for path in document.unused ?? [] { print("unused: \(path)") }
        print(document.summary)
        print(folder.appendingPathComponent("index.html").path)
    }

    /// Replaces the references that differed with the actual files.
    func accept() throws {
        let files = FileManager.default
        var count = 0
        for entry in try read().entries where entry.outcome == "different" {
            let reference = URL(fileURLWithPath: entry.reference)
            let base = reference.deletingPathExtension()
            let actual = base.appendingPathExtension(
                reference.pathExtension.isEmpty ? "actual" : "actual.\(reference.pathExtension)")
            guard files.fileExists(atPath: actual.path) else { continue }
            do {
                try Data(contentsOf: actual).write(to: reference, options: .atomic)
                try files.removeItem(at: actual)
            } catch {
                throw Stop("\(reference.path) can't be written: \(error.localizedDescription)", status: .failed)
            }
            // The image of the difference is obsolete. If it can't be removed, the next run replaces it.
            try? files.removeItem(at: base.appendingPathExtension("difference.png"))
            print("accepted: \(reference.path)")
            count += 1
        }
        print(count == 0 ? "The last run has no snapshots to accept." : "\(count) accepted. Run the tests again.")
        if count == 0 { throw Stop("", status: .nothing) }
    }

    /// Deletes the snapshots that no test has used.
    func prune(isDryRun: Bool) throws {
        guard let unused = try read().unused else {
            throw Stop("Unused snapshots are unknown, because only some of the tests ran.", status: .nothing)
        }
        for path in unused {
            if !isDryRun {
                do {
                    try FileManager.default.removeItem(atPath: path)
                } catch {
                    throw Stop("\(path) can't be deleted: \(error.localizedDescription)", status: .failed)
                }
            }
            print("\(isDryRun ? "would delete" : "deleted"): \(path)")
        }
        print("\(unused.count) \(isDryRun ? "unused" : "deleted").")
    }
}
