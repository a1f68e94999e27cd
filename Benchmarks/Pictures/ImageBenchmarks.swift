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

    @Flag(help: "Exit with status 1 if a limit is exceeded.")
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
        var keepsLimits = true

        let first = try ImageTest(.list, scale: 2).measureFirst()
        keepsLimits = report("first picture of the process", first, limit: 150) && keepsLimits

        print("\n| screen | scale | make and show | draw | draw and compare | whole test |")
        print("|---|---|---|---|---|---|")
        for scale in [CGFloat(1), 2, 3] {
            for screen in BenchmarkScreen.allCases {
                let times = try ImageTest(screen, scale: scale).measure(count)
                let cells = [times.show, times.draw, times.compare, times.whole].map { milliseconds($0) }
                print("| \(screen) | \(Int(scale))x | \(cells.joined(separator: " | ")) |")
                let limit: Double = scale == 3 ? 60 : 20
                BenchmarkReport.add(
                    "\(screen) at \(Int(scale))x, drawn", times.draw / .milliseconds(1), unit: "ms", target: nil)
                BenchmarkReport.add(
                    "\(screen) at \(Int(scale))x, whole test", times.whole / .milliseconds(1), unit: "ms", target: limit
                )
                if times.whole > .milliseconds(limit) { keepsLimits = false }
            }
        }
        print(
            "\nMedians of \(count), in milliseconds of the processor. At most 20 up to 2x and 60 at 3x are allowed.\n")

        let many = try ImageTest.measureMany(500)
        keepsLimits = report("500 tests of pictures at 2x", many, limit: 30_000) && keepsLimits
        let memory = PeakMemory.ofProcess
        print("memory at its highest: \(memory) MB, at most 400 allowed")
        BenchmarkReport.add("memory at its highest", Double(memory), unit: "MB", target: 400)
        try BenchmarkReport.write(to: json)
        if check, !keepsLimits || memory > 400 { throw ExitCode.failure }
    }

    @MainActor
    private func report(_ name: String, _ time: Duration, limit: Double) -> Bool {
        BenchmarkReport.add(name, time / .milliseconds(1), unit: "ms", target: limit)
        print("\(name): \(milliseconds(time)) ms, at most \(Int(limit)) allowed")
        return time <= .milliseconds(limit)
    }

    private func milliseconds(_ time: Duration) -> String { String(format: "%.1f", time / .milliseconds(1)) }
}
