import BrowserServer
import Testing

struct RateLimitTests {
    @Test func `a burst is allowed, and a flood isn't`() {
        var limit = RateLimit(rate: 10, burst: 20)
        func taken(_ count: Int, at now: Double) -> Int { (0..<count).count { _ in limit.consume(at: now) } }
        #expect(taken(30, at: 100) == 20)
        #expect(taken(5, at: 100.11) == 1)
        #expect(taken(30, at: 200) == 20)
    }
}
