/// The births of a cell's particles, at rates that change.
struct EmissionHistory {
    private struct Period {
        let start: Double
        let rate: Double
        /// The number of births before the period, with the fraction of the next one.
        let count: Double
    }

    /// The periods of each rate, in order. Without a change, the first rate applies since the time 0.
    private var periods: [Period] = []

    /// The rate of births per second.
    var rate: Double { periods.last?.rate ?? 0 }

    /// Sets the rate from a time on.
    ///
    /// - Parameter oldest: The time of the oldest birth that is asked for later.
    mutating func set(_ rate: Double, at time: Double, oldest: Double) {
        let rate = rate.isFinite ? max(rate, 0) : 0
        // A new `beginTime` starts the layer's time again.
        if let last = periods.last, time < last.start { periods = [] }
        guard let last = periods.last else { return periods = [Period(start: min(time, 0), rate: rate, count: 0)] }
        guard last.rate != rate else { return }
        let start = max(time, last.start)
        periods.append(Period(start: start, rate: rate, count: last.count + (start - last.start) * last.rate))
        while periods.count > 1, periods[1].start < oldest { periods.removeFirst() }
    }

    /// Returns the numbers and times of births in a range of times, in order, at most `limit` of the newest ones.
    func births(from start: Double, to end: Double, limit: Int) -> [(number: Int, time: Double)] {
        var births: [(number: Int, time: Double)] = []
        for (index, period) in periods.enumerated().reversed() where period.rate > 0 {
            let next = index + 1 < periods.count ? periods[index + 1].start : .infinity
            func count(_ time: Double) -> Double { period.count + (time - period.start) * period.rate }
            // A birth at the end of a period belongs to it, and only the first period begins with one.
            let earliest = index == 0 ? period.count : period.count.rounded(.down) + 1
            let first = max(count(max(start, period.start)).rounded(.up), earliest)
            let last = count(min(next, end)).rounded(.down)
            guard first <= last, last < 1e15 else { continue }
            let numbers = Int(max(first, last - Double(limit - births.count) + 1))...Int(last)
            births += numbers.reversed().map {
                (number: $0, time: period.start + (Double($0) - period.count) / period.rate)
            }
            if births.count >= limit { break }
        }
        return births.reversed()
    }
}
