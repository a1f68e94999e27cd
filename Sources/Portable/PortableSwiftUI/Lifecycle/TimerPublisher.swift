import Foundation
import PortableCombine
@_spi(Collage) import PortableUIKit

extension Timer {
    /// Returns a publisher that repeatedly emits the date on an interval. In tests and snapshots, the device's clock
    /// determines the interval.
    public static func publish(
        every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> _ClockTimerPublisher {
        _ClockTimerPublisher(interval)
    }
}

/// A publisher of dates that's based on the device's clock, like timers with selectors.
public final class _ClockTimerPublisher: ConnectablePublisher {
    /// The type of the values.
    public typealias Output = Date
    /// The publisher doesn't fail.
    public typealias Failure = Never

    private let interval: TimeInterval
    private let dates = PassthroughSubject<Date, Never>()

    init(_ interval: TimeInterval) {
        self.interval = interval
    }

    /// Adds a subscriber, which receives dates once the publisher is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
        dates.receive(subscriber: subscriber)
    }

    /// Starts the timer. The returned object stops it.
    public func connect() -> any Cancellable {
        let ticker = Ticker(dates, interval)
        // Intervals that aren't positive are replaced with a small interval.
        let timer = Timer.scheduledTimer(
            timeInterval: interval, target: ticker,
            selector: Selector("_tick", Ticker.tick),
            userInfo: nil, repeats: true)
        return AnyCancellable { timer.invalidate() }
    }
}

/// Sends the dates at which a timer fires.
private final class Ticker: NSObject {
    private let dates: PassthroughSubject<Date, Never>
    private let interval: TimeInterval
    private var date = Date()

    init(_ dates: PassthroughSubject<Date, Never>, _ interval: TimeInterval) {
        self.dates = dates
        self.interval = interval
    }

    func tick() {
        date.addTimeInterval(interval)
        dates.send(date)
    }
}
