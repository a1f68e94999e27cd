import BrowserHost

/// A clock that a test advances.
@MainActor
final class ManualTime: PageTime {
    private(set) var now = 0.0
    private var calls: [Int: (time: Double, body: @MainActor () -> Void)] = [:]
    private var count = 0

    /// The number of pending calls: 0 if nothing happens automatically.
    var pendingCount: Int { calls.count }

    func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> () -> Void {
        count += 1
        let key = count
        calls[key] = (now + seconds, body)
        return { [weak self] in MainActor.assumeIsolated { self?.calls[key] = nil } }
    }

    /// Advances the clock, and makes the calls that are due in the order of their times.
    func advance(by seconds: Double) {
        let end = now + seconds
        while let next = calls.min(by: { ($0.value.time, $0.key) < ($1.value.time, $1.key) }), next.value.time <= end {
            now = max(now, next.value.time)
            calls[next.key] = nil
            next.value.body()
        }
        now = end
    }
}
