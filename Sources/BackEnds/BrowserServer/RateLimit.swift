/// A token bucket with a long-term rate per second and a maximum burst.
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

    /// Removes a token at the given time in seconds, which must not decrease. Returns `false` if the bucket is empty.
    package mutating func consume(at now: Double) -> Bool {
        tokens = min(burst, tokens + (now - last) * rate)
        last = now
        guard tokens >= 1 else { return false }
        tokens -= 1
        return true
    }
}
