import ArgumentParser

/// The options of all programs that print a table of benchmarks.
struct BenchmarkOptions: ParsableArguments {
    @Flag(help: "Exit with status 1 if a limit is exceeded.")
    var check = false

    @Option(help: "Measures only what has this in its name, to look at it with a profiler.")
    var only: String?

    @Option(help: "Where a file with the figures is written, as JSON.")
    var json: String?

    /// Prints the table, and writes its figures to a file if one was named.
    /// - Parameter measure: Measures all rows, and returns whether each kept its limit.
    /// - Throws: `ExitCode.failure` if one didn't and that is asked for, or what is wrong with the file.
    func printTable(_ measure: @MainActor () -> [Bool]) throws {
        let keepsLimits = try MainActor.assumeIsolated {
            print(Benchmark.tableHead)
            let results = measure()
            try BenchmarkReport.write(to: json)
            return results.allSatisfy { $0 }
        }
        if check && !keepsLimits { throw ExitCode.failure }
    }

    /// Runs the selected benchmarks, even if one of them exceeds its limit.
    @MainActor
    func measure(_ benchmarks: [Benchmark]) -> [Bool] {
        benchmarks.filter { benchmark in only.map { benchmark.name.contains($0) } ?? true }.map { $0.measured() }
    }
}
