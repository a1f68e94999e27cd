import BrowserHost

/// Time that passes only when a target advances it.
@MainActor
final class FuzzTime: PageTime {
    private(set) var now = 0.0
    private var calls: [Int: (time: Double, body: @MainActor () -> Void)] = [:]
    private var count = 0

    func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> () -> Void {
        count += 1
        let key = count
        calls[key] = (now + seconds, body)
        return { [weak self] in MainActor.assumeIsolated { self?.calls[key] = nil } }
    }

    /// Makes the calls that are due within some seconds, in the order of their times.
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
