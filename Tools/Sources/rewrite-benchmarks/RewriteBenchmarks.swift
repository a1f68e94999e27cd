import ArgumentParser
import Foundation
import SourceRewriting

/// A benchmark of the number of source lines that are rewritten per second.
@main
struct RewriteBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rewrite-benchmarks",
        abstract: "Measures how many source lines are rewritten per second, and prints a table.",
        discussion: "Build it in release: swift run -c release --package-path Tools rewrite-benchmarks")

    @Argument(help: "An additional folder with sources to measure.", transform: { URL(fileURLWithPath: $0) })
    var folder: URL?

    @Option(help: "The number of generated lines for each of the first two rows.")
    var lines = 100_000

    @Option(help: "The number of measurements. The table contains the median.")
    var count = 5

    /// The target for sources with constructs, in lines per second.
    private static let target = 100_000.0
    /// The target for sources without constructs, which are only scanned, in lines per second.
    private static let scanTarget = 1_000_000.0

    func run() throws {
        print("| what | measured | target | |\n|---|---|---|---|")
        try measure("files with constructs", Corpus.files(.withConstructs, lines: lines), Self.target)
        try measure("files without any", Corpus.files(.plain, lines: lines), Self.scanTarget)
        guard let folder else { return }
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let texts = names.sorted().compactMap {
            try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
        try measure(folder.lastPathComponent, texts, Self.target)
    }

    /// Writes the files, and measures the time for reading and rewriting them.
    private func measure(_ what: String, _ texts: [String], _ target: Double) throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("rewrite-benchmarks-\(UUID())")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let files = texts.indices.map { place.appendingPathComponent("File\($0).swift") }
        for (file, text) in zip(files, texts) { try Data(text.utf8).write(to: file) }
        let lines = texts.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "\n") } }
        let times = try (0..<max(count, 1)).map { _ in
            let start = ContinuousClock.now
            let rewritten = try SourceModule(name: "App", files: files).rewritten()
            precondition(rewritten.count == files.count)
            return (ContinuousClock.now - start) / .seconds(1)
        }
        let speed = Double(lines) / times.sorted()[times.count / 2]
        let isMet = speed >= target
        print(
            "| \(what), \(lines) lines | \(text(speed)) lines/s | \(text(target)) lines/s | \(isMet ? "met" : "missed") |"
        )
    }

    private func text(_ speed: Double) -> String { "\(Int(speed / 1000) * 1000)" }
}
