import CollageTesting
import Foundation
import SwiftUI
import Testing

@_spi(Collage) import PortableUIKit

/// Delays of an app: they pass with the clock of the host, without real time.
@MainActor struct DelayTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)

    /// A button whose action runs as an app's code does.
    private func tap(_ action: @escaping @MainActor () -> Void) {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Start") { _ in action() })
        host.show(button)
        host.tap(CGPoint(x: 150, y: 200))
    }

    @Test func `a block on the main queue waits for the host's clock`() {
        var log: [String] = []
        tap {
            DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { MainActor.assumeIsolated { log.append("hour") } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { log.append("half") } }
            DispatchQueue.main.asyncAfter(deadline: .now()) { MainActor.assumeIsolated { log.append("now") } }
        }
        host.settle()
        #expect(log == ["now"])
        host.advance(by: 0.4)
        #expect(log == ["now"])
        host.advance(by: 0.5)
        #expect(log == ["now", "half"])
        host.advance(by: 3600)
        #expect(log == ["now", "half", "hour"])
    }

    @Test func `blocks that start others count from their own time`() {
        var times: [Int] = []
        func tick(_ number: Int) {
            times.append(number)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated { tick(number + 1) } }
        }
        tap { tick(0) }
        host.advance(by: 3.5)
        #expect(times == [0, 1, 2, 3])
    }

    @Test func `a sleeping task resumes with the host's clock, and a canceled task immediately`() async throws {
        var log: [String] = []
        var canceled: Task<Void, Never>?
        tap {
            Task {
                try await Task.sleep(for: .seconds(3600))
                log.append("hour")
                try await Task.sleep(nanoseconds: 60_000_000_000)
                log.append("minute")
            }
            canceled = Task {
                do { try await Task.sleep(until: .now + .seconds(3600)) } catch { log.append("\(type(of: error))") }
            }
        }
        for _ in 0..<20 { await Task.yield() }
        canceled?.cancel()
        try await host.wait(for: "the cancellation") { log == ["CancellationError"] }
        host.advance(by: 3600)
        try await host.wait(for: "the hour") { log.count == 2 }
        host.advance(by: 60)
        try await host.wait(for: "the minute") { log == ["CancellationError", "hour", "minute"] }
    }

    @Test func `a SwiftUI task sleeps by the host's clock`() async throws {
        struct Screen: View {
            @State private var text = "Loading"

            var body: some View {
                Text(text).task {
                    try? await Task.sleep(for: .seconds(30))
                    text = "Loaded"
                }
            }
        }
        host.show(UIHostingController(rootView: Screen()))
        host.settle()
        #expect(host.now < 1)
        try await host.wait(for: .label("Loaded"), limit: 60)
        #expect(host.now >= 30 && host.now < 40)
    }

    @Test func `a timer with a selector fires by the host's clock until it is invalidated`() {
        @MainActor final class Ticker: NSObject {
            var count = 0
            var timer: Timer?
            func tick() { count += 1 }
        }
        let ticker = Ticker()
        tap {
            ticker.timer = Timer.scheduledTimer(
                timeInterval: 2, target: ticker, selector: Selector("tick", Ticker.tick), userInfo: nil, repeats: true)
        }
        host.advance(by: 5)
        #expect(ticker.count == 2)
        ticker.timer?.invalidate()
        host.advance(by: 5)
        #expect(ticker.count == 2)
    }

    @Test func `a timer with a block fires while the test waits`() async throws {
        var count = 0
        var timer: Timer?
        tap {
            timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in
                MainActor.assumeIsolated { count += 1 }
            }
        }
        try await host.wait(for: "the third time") { count >= 3 }
        timer?.invalidate()
    }

    @Test(.timeLimit(.minutes(1))) func `the code of a test sleeps in real time`() async throws {
        host.show(UIView())
        try await Task.sleep(for: .milliseconds(1))
        await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { continuation.resume() }
        }
        #expect(host.now < 1)
    }

    @Test(.timeLimit(.minutes(1))) func `a test that awaits a sleeping task waits in real time`() async throws {
        var task: Task<Int, any Error>?
        tap {
            task = Task {
                try await Task.sleep(for: .milliseconds(1))
                return await withCheckedContinuation { continuation in
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { continuation.resume(returning: 3) }
                }
            }
        }
        #expect(try await task?.value == 3)
        #expect(host.now < 1)
    }

    @Test(.timeLimit(.minutes(1))) func `tasks that sleep end with their host`() async {
        var host: TestHost? = TestHost(size: CGSize(width: 300, height: 400))
        let error = await withCheckedContinuation { continuation in
            _ = host?.run {
                Task {
                    do { try await Task.sleep(for: .seconds(3600)) } catch { continuation.resume(returning: error) }
                }
            }
            Task {
                for _ in 0..<50 { await Task.yield() }
                host = nil
            }
        }
        #expect(error is CancellationError)
    }
}
