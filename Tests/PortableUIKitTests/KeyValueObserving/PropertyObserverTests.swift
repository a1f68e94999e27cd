import CollageTesting
import Foundation
import Testing
@_spi(Collage) import PortableUIKit

/// Observers that aren't responders, as Collage's tool rewrites them.
@MainActor
@Suite(.device)
struct PropertyObserverTests {
    private final class Meter: NSObject, _PropertyObserver {
        var offsets: [CGPoint] = []

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            guard keyPath == "contentOffset" else {
                return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            }
            offsets.append(change?[.newKey] as? CGPoint ?? .zero)
        }
    }

    @Test func `an object that isn't a responder is notified until it's removed`() {
        let view = UIScrollView()
        let meter = Meter()
        view.addObserver(meter, forKeyPath: "contentOffset", options: .new, context: nil)
        view.contentOffset.y = 10
        #expect(meter.offsets == [CGPoint(x: 0, y: 10)])
        view.removeObserver(meter, forKeyPath: "contentOffset")
        view.contentOffset.y = 20
        #expect(meter.offsets.count == 1)
    }

    @Test func `an observed object doesn't retain its observer`() {
        let view = UIScrollView()
        weak var observer: Meter?
        do {
            let meter = Meter()
            observer = meter
            view.addObserver(meter, forKeyPath: "contentOffset", context: nil)
        }
        view.contentOffset.y = 10
        #expect(observer == nil)
    }

    @Test func `a change that an observer passes to its superclass raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIScrollView()
                let meter = Meter()
                view.addObserver(meter, forKeyPath: "contentSize", context: nil)
                view.contentSize.width = 10
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("message was received but not handled. Key path: contentSize"))
    }

    @Test func `an object without the method can't observe`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIScrollView().addObserver(NSObject(), forKeyPath: "contentOffset", context: nil)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("NSObject can't observe contentOffset"))
    }
}
