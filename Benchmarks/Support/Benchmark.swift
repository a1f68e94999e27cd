import Foundation

/// One line of the table: what is measured, in which unit, and how much is allowed.
@MainActor
struct Benchmark {
    enum Unit: String {
        case nanoseconds = "ns"
        case microseconds = "µs"
        case milliseconds = "ms"
        case allocations = "allocations"
        case bytes = "B"
        case ratio = ""
    }

    let name: String
    let unit: Unit
    let limit: Double?
    let measure: () -> Double?

    /// Measures the benchmark, prints its line, and returns whether it's within its limit. A benchmark that isn't
    /// supported here has no line.
    func measured() -> Bool {
        guard let value = measure() else { return true }
        BenchmarkReport.add(name, value, unit: unit.rawValue, target: limit)
        guard let limit else {
            print("| \(name) | \(text(value)) | | |")
            return true
        }
        let isMet = value <= limit
        print("| \(name) | \(text(value)) | \(text(limit)) | \(isMet ? "met" : "missed") |")
        return isMet
    }

    private func text(_ value: Double) -> String {
        unit == .ratio ? Benchmark.text(value) : "\(Benchmark.text(value)) \(unit.rawValue)"
    }

    /// The first lines of the table that ``measured()`` adds lines to.
    static let tableHead = "| what | measured | target | |\n|---|---|---|---|"

    /// A count as the tables name it.
    static func text(_ count: Int) -> String {
        var groups: [Substring] = []
        var digits = String(count)[...]
        while digits.count > 3 {
            groups.insert(digits.suffix(3), at: 0)
            digits = digits.dropLast(3)
        }
        return ([digits] + groups).joined(separator: ",")
    }

    private static func text(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : String(format: value < 0.1 ? "%.2g" : "%.2f", value)
    }

    /// The median time of an action, in nanoseconds of this thread.
    ///
    /// The function is dynamic so that the optimizer doesn't specialize it for an action, and move or remove the action.
    ///
    /// - Parameters:
    ///   - batch: How often the action is done for each time that is taken; many for what is short.
    ///   - prepare: Done before each, and not measured.
    dynamic static func nanoseconds(
        _ count: Int, batch: Int = 1, prepare: () -> Void = {}, _ action: () -> Void
    ) -> Double {
        for _ in 0..<max(count / 10, 1) {
            prepare()
            action()
        }
        var times: [Double] = []
        for _ in 0..<count {
            prepare()
            let start = threadTime()
            for _ in 0..<batch { action() }
            times.append((threadTime() - start) / Double(batch))
        }
        return times.sorted()[times.count / 2]
    }

    /// Returns the processor time of the thread, which doesn't depend on other processes.
    static func threadTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
