/// A token bucket: so many a second in the long run, and a burst of more at once.
package struct RateLimit: Sendable {
    private let rate: Double
    private let burst: Double
    private var tokens: Double
    private var last = -Double.infinity

    package init(rate: Double, burst: Double) {
        self.rate = rate
        self.burst = burst
        tokens = burst
    }

    /// Takes one, at a time in seconds that never goes back. False if there is none left.
    package mutating func take(at now: Double) -> Bool {
        tokens = min(burst, tokens + (now - last) * rate)
        last = now
        guard tokens >= 1 else { return false }
        tokens -= 1
        return true
    }
}
