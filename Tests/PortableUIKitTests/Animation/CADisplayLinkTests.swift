import CollageTesting
import DisplayList
import Foundation
import Testing

@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@_spi(Collage) import PortableUIKit

@MainActor
@Suite(.device)
struct CADisplayLinkTests {
    @MainActor
    private final class Counter: NSObject {
        var times: [CFTimeInterval] = []
        func step(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    private let clock = ManualClock()

    private func frames(_ count: Int, on device: DeviceContext) {
        for _ in 0..<count {
            clock.advance(by: 1.0 / 60)
            device.scheduler.advance(to: clock.now)
        }
    }

    @Test func `a range of frame rates is a value that a link keeps`() {
        let range = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
        #expect(range.minimum == 30 && range.maximum == 120 && range.preferred == 60)
        #expect(CAFrameRateRange(minimum: 30, maximum: 120).preferred == nil)
        #expect(range != .default && CAFrameRateRange.default == CAFrameRateRange(minimum: 0, maximum: 0))
        DeviceContext(clock: clock).run {
            let link = CADisplayLink(target: Counter(), selector: Selector("step:", Counter.step))
            #expect(link.preferredFrameRateRange == .default)
            link.preferredFrameRateRange = range
            #expect(link.preferredFrameRateRange == range)
        }
    }

    @Test func `it is called in every frame while it runs`() {
        let device = DeviceContext(clock: clock)
        device.run {
            let counter = Counter()
            let link = CADisplayLink(target: counter, selector: Selector("step:", Counter.step))
            frames(2, on: device)
            #expect(counter.times == [])
            link.add(to: .main, forMode: .common)
            frames(3, on: device)
            #expect(counter.times.count == 3)
            #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
            link.isPaused = true
            frames(2, on: device)
            #expect(counter.times.count == 3)
            link.isPaused = false
            link.preferredFramesPerSecond = 30
            frames(4, on: device)
            #expect(counter.times.count == 5)
            link.invalidate()
            frames(2, on: device)
            #expect(counter.times.count == 5)
        }
    }

    @Test func `a running link keeps itself and its target until it's invalidated`() {
        let device = DeviceContext(clock: clock)
        device.run {
            weak var target: Counter?
            weak var link: CADisplayLink?
            do {
                let counter = Counter()
                let made = CADisplayLink(target: counter, selector: Selector("step:", Counter.step))
                made.add(to: .main, forMode: .default)
                target = counter
                link = made
            }
            frames(1, on: device)
            #expect(target?.times.count == 1)
            link?.invalidate()
            #expect(target == nil)
            #expect(link == nil)
        }
    }
}
