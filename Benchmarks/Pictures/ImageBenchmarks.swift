import ArgumentParser
import CollageTesting
import Foundation

/// Measures what a test of a picture costs: to make a screen, show it, draw it and compare it with its reference.
///
///     swift run -c release benchmarks images
struct ImageBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "images",
        abstract: "Measures tests of pictures: each is a new host, a new screen, a picture and a comparison.")

    @Flag(help: "Exit with status 1 if the memory's limit is exceeded.")
    var check = false

    @Option(help: "How many tests of each kind are measured.")
    var count = 25

    @Option(help: "Where a file with the figures is written, as JSON.")
    var json: String?

    func run() throws {
        try MainActor.assumeIsolated { try measure() }
    }

    @MainActor
    private func measure() throws {
        setenv("COLLAGE_REPORT", ImageTest.folder + "/report", 1)
        setenv("COLLAGE_RECORD", "never", 1)
        try? FileManager.default.removeItem(atPath: ImageTest.folder)
        let count = max(count, 1)

        report("first picture of the process", try ImageTest(.list, scale: 2).measureFirst())

        print("\n| screen | scale | make and show | draw | draw and compare | whole test |")
        print("|---|---|---|---|---|---|")
        for scale in [CGFloat(1), 2, 3] {
            for screen in BenchmarkScreen.allCases {
                let times = try ImageTest(screen, scale: scale).measure(count)
                let cells = [times.show, times.draw, times.compare, times.whole].map { milliseconds($0) }
                print("| \(screen) | \(Int(scale))x | \(cells.joined(separator: " | ")) |")
                BenchmarkReport.add(
                    "\(screen) at \(Int(scale))x, drawn", times.draw / .milliseconds(1), unit: "ms", target: nil)
                BenchmarkReport.add(
                    "\(screen) at \(Int(scale))x, whole test", times.whole / .milliseconds(1), unit: "ms", target: nil)
            }
        }
        print("\nMedians of \(count), in milliseconds of the processor.\n")

        report("500 tests of pictures at 2x", try ImageTest.measureMany(500))
        let memory = PeakMemory.ofProcess
        print("memory at its highest: \(memory) MB, at most 400 allowed")
        BenchmarkReport.add("memory at its highest", Double(memory), unit: "MB", target: 400)
        try BenchmarkReport.write(to: json)
        if check, memory > 400 { throw ExitCode.failure }
    }

    /// Times have no limits, because they depend on the machine.
    @MainActor
    private func report(_ name: String, _ time: Duration) {
        BenchmarkReport.add(name, time / .milliseconds(1), unit: "ms", target: nil)
        print("\(name): \(milliseconds(time)) ms")
    }

    private func milliseconds(_ time: Duration) -> String { String(format: "%.1f", time / .milliseconds(1)) }
}
