import Foundation

/// A line of a table: a measurement with its unit and target.
@MainActor
struct Benchmark {
    enum Unit: String {
        case nanoseconds = "ns"
        case microseconds = "µs"
        case milliseconds = "ms"
        case allocations = "allocations"
        case bytes = "B"
        case ratio = ""

        /// A Boolean value that indicates whether figures depend on the speed of the machine.
        var isTime: Bool { [.nanoseconds, .microseconds, .milliseconds].contains(self) }
    }

    let name: String
    let unit: Unit
    let limit: Double?
    let measure: () -> Double?

    /// Creates a benchmark.
    ///
    /// - Parameters:
    ///   - limit: The target: the largest value that is allowed, or `nil` for none. Times have none, because they depend on
    ///     the machine.
    ///   - measure: A closure that returns the value in the unit, or `nil` if it can't be measured here.
    init(name: String, unit: Unit, limit: Double? = nil, measure: @escaping () -> Double?) {
        precondition(limit == nil || !unit.isTime, "The target of \(name) must be a ratio or a count.")
        (self.name, self.unit, self.limit, self.measure) = (name, unit, limit, measure)
    }

    /// Creates a benchmark of the ratio of two times that are measured one after the other.
    init(ratio name: String, limit: Double? = nil, _ time: @escaping () -> Double, to reference: @escaping () -> Double)
    {
        self.init(name: name, unit: .ratio, limit: limit) { time() / reference() }
    }

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

    /// The first lines of the table that ``measured()`` adds lines to. `Scripts/document performance` looks for them.
    static let tableHead = "| benchmark | measured | target | |\n|---|---|---|---|"

    /// Returns a count with groups of three digits.
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
    ///   - batch: The number of actions per measurement, more for short actions.
    ///   - prepare: A closure that is called before each measurement, and isn't measured.
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
