import CollageTesting
import Foundation
import PortableCombine
import Testing

@testable import PortableSwiftUI

/// Timers that publish dates, which follow the clock of the host.
@MainActor struct TimerPublisherTests {
    private struct Counter: View {
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        @State private var count = 0

        var body: some View {
            Text("\(count) seconds").onReceive(timer) { _ in count += 1 }
        }
    }

    @Test func `a timer of a view fires as the clock of the host advances`() {
        let host = TestHost()
        host.show(UIHostingController(rootView: Counter()))
        #expect(host.elements.map(\.label) == ["0 seconds"])
        host.advance(by: 3.5)
        #expect(host.elements.map(\.label) == ["3 seconds"])
    }

    @Test func `dates are an interval apart, until the timer is stopped`() {
        let host = TestHost()
        final class Log { var dates: [Date] = [] }
        let log = Log()
        var subscription: AnyCancellable?
        struct Starter: View {
            let start: () -> Void
            var body: some View { Text("a").onAppear { start() } }
        }
        host.show(
            UIHostingController(
                rootView: Starter {
                    subscription = Timer.publish(every: 2, on: .main, in: .default).autoconnect()
                        .sink { log.dates.append($0) }
                }))
        host.advance(by: 5)
        #expect(log.dates.count == 2)
        #expect(zip(log.dates, log.dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) == 2 })
        subscription?.cancel()
        host.advance(by: 5)
        #expect(log.dates.count == 2)
    }
}
