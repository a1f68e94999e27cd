import CollageTesting
import CollectionCore
import Testing

@MainActor @Suite(.serialized) struct RefreshingTests {
    @Test func `pulling fetches once, and the refresh control stops when that is done`() async throws {
        let screen = DriverScreen(), gate = Gate()
        var fetches = 0
        screen.driver.refreshAction = {
            fetches += 1
            await gate.wait()
        }
        screen.show([.tiles("a", 1...3)])
        let control = try #require(screen.collectionView.refreshControl)
        screen.pull()
        await gate.arrival()
        #expect(control.isRefreshing && screen.driver.isRefreshing)
        screen.pull()
        screen.driver.refresh()
        await Task.yield()
        #expect(fetches == 1)
        await gate.open { !screen.driver.isRefreshing }
        #expect(!control.isRefreshing)
        screen.driver.refresh()
        await gate.arrival()
        #expect(fetches == 2 && control.isRefreshing)
        await gate.open { !screen.driver.isRefreshing }
    }

    @Test func `setting an action while another is in progress doesn't end it`() async {
        let screen = DriverScreen(), gate = Gate()
        var log: [String] = []
        screen.driver.refreshAction = {
            await gate.wait()
            log.append("first \(Task.isCancelled)")
        }
        screen.driver.refresh()
        await gate.arrival()
        screen.driver.refreshAction = { log.append("second") }
        await gate.open { !screen.driver.isRefreshing }
        #expect(log == ["first false"])
        screen.driver.refreshAction = nil
        #expect(screen.collectionView.refreshControl == nil)
    }

    @Test func `loads of a deallocated driver are canceled`() async {
        let gate = Gate()
        var isCancelled: Bool?
        weak var driver: CollectionDriver?
        do {
            let screen = DriverScreen(isInWindow: false)
            driver = screen.driver
            screen.driver.refreshAction = {
                await gate.wait()
                isCancelled = Task.isCancelled
            }
            screen.driver.refresh()
            await gate.arrival()
        }
        #expect(driver == nil)
        await gate.open { isCancelled != nil }
        #expect(isCancelled == true)
    }

    @Test func `a refresh control stops when its owner is deallocated`() throws {
        let host = TestHost(size: CGSize(width: 300, height: 600)), view = UIScrollView()
        view.alwaysBounceVertical = true
        host.show(view)
        do { _ = PullToRefresh(view) {} }
        host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 550))
        #expect(try #require(view.refreshControl).isRefreshing == false)
    }
}

@MainActor @Suite(.serialized) struct NearEndTests {
    @Test func `the next page isn't requested again while it's loading, or if nothing was loaded`() async {
        let screen = DriverScreen(), gate = Gate()
        var loads = 0
        screen.driver.reachEndAction = .loading(remainingItems: 3) {
            loads += 1
            await gate.wait()
        }
        screen.show([.tiles("a", 1...12)])
        await gate.arrival()
        screen.show([.tiles("a", 1...13)])
        #expect(loads == 1, "a load is under way")
        await gate.open { loads == 2 }
        #expect(loads == 2, "13 items are another end than 12 were")
        await gate.open { gate.isEmpty }
        screen.collectionView.contentOffset.y = 20
        screen.host.settle()
        screen.collectionView.contentOffset.y = 0
        screen.host.settle()
        await Task.yield()
        #expect(loads == 2, "nothing has come: it is the end")
    }

    @Test func `the handler isn't called during loading, and is called again after a failure`() {
        let screen = DriverScreen()
        var calls = 0
        screen.driver.contentState = .loading
        screen.driver.reachEndAction = CollectionDriver.ReachEndAction(remainingItems: 3) { calls += 1 }
        screen.show([.tiles("a", 1...10)])
        #expect(calls == 0)
        screen.driver.contentState = .loaded
        #expect(calls == 1)
        screen.show([.tiles("a", 1...10)])
        #expect(calls == 1)
        screen.driver.contentState = .failed(CancellationError())
        #expect(calls == 1, "not by itself, for that might go on for ever")
        screen.show([.tiles("a", 1...10)])
        #expect(calls == 2)
    }

    @Test func `a load is released with its driver`() async {
        let gate = Gate()
        weak var driver: CollectionDriver?
        var isCancelled: Bool?
        do {
            let screen = DriverScreen()
            driver = screen.driver
            screen.driver.reachEndAction = .loading {
                await gate.wait()
                isCancelled = Task.isCancelled
            }
            screen.show([.tiles("a", 1...3)])
            await gate.arrival()
        }
        #expect(driver == nil)
        await gate.open { isCancelled != nil }
        #expect(isCancelled == true)
    }
}

/// Holds tasks up until it is opened.
@MainActor
private final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    var isEmpty: Bool { waiting.isEmpty }

    func wait() async {
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Returns when a caller is waiting.
    func arrival() async {
        await pass(until: { !self.waiting.isEmpty })
    }

    /// Resumes the waiting callers, and returns when a condition is true.
    func open(until condition: () -> Bool) async {
        for continuation in waiting { continuation.resume() }
        waiting = []
        await pass(until: condition)
    }

    private func pass(until condition: () -> Bool) async {
        for _ in 0..<10_000 where !condition() { await Task.yield() }
        #expect(condition(), "what was waited for doesn't come")
    }
}

@MainActor
extension DriverScreen {
    /// Pulls the contents down far enough.
    fileprivate func pull() {
        host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 550))
    }
}
