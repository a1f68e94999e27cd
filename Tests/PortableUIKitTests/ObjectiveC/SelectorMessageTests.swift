import CollageTesting
import DisplayList
import Foundation
import Testing

@testable import PortableQuartz
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@_spi(Collage) import PortableUIKit

@MainActor
@Suite(.device)
struct SelectorMessageTests {
    @MainActor
    private final class Listener: NSObject {
        var heard: [String] = []

        func plain() { heard.append("plain") }
        func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
        func tick(_ timer: Timer) { heard.append("tick \(timer.userInfo as? String ?? "")") }
        func take(_ value: Any?) { heard.append("took \(value as? Int ?? -1)") }
    }

    private let name = Notification.Name("SelectorMessageTests")

    @Test func `a Boolean parameter is true for a sender, as for gestures that end editing`() {
        final class Receiver: NSObject {
            var values: [Bool] = []
            func act(_ value: Bool) { values.append(value) }
        }
        let receiver = Receiver()
        let selector = Selector("act:", Receiver.act(_:))
        selector.send(to: receiver, sender: UITapGestureRecognizer())
        selector.send(to: receiver, sender: nil)
        selector.send(to: receiver, sender: false)
        #expect(receiver.values == [true, false, false])
    }

    @Test func `an observer receives notifications of its name and sender until it's removed`() {
        let center = NotificationCenter()
        let listener = Listener()
        let sender = NSObject()
        center.addObserver(listener, selector: Selector("hear:", Listener.hear), name: name, object: sender)
        center.addObserver(listener, selector: Selector("plain", Listener.plain), name: name, object: nil)
        center.post(name: name, object: sender)
        #expect(listener.heard.sorted() == ["SelectorMessageTests", "plain"])
        listener.heard = []
        center.post(name: name, object: NSObject())
        center.post(name: Notification.Name("another"), object: sender)
        #expect(listener.heard == ["plain"])
        listener.heard = []
        center.removeObserver(listener, name: name, object: sender)
        center.post(name: name, object: sender)
        #expect(listener.heard == ["plain"])
        listener.heard = []
        center.removeObserver(listener)
        center.post(name: name, object: sender)
        #expect(listener.heard == [])
    }

    @Test func `an observer isn't retained, and isn't notified after it's deallocated`() {
        let center = NotificationCenter()
        weak var observer: Listener?
        do {
            let listener = Listener()
            observer = listener
            center.addObserver(listener, selector: Selector("hear:", Listener.hear), name: name, object: nil)
        }
        #expect(observer == nil)
        center.post(name: name, object: nil)
    }

    @Test func `an observer with a block is still removed by its token`() {
        let center = NotificationCenter()
        let heard = LockedValue(0)
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard.withLock { $0 += 1 } }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(heard.withLock { $0 } == 1)
    }

    @Test func `timers call their method with themselves and their user info`() {
        let listener = Listener()
        let scheduled = Timer.scheduledTimer(
            timeInterval: 60, target: listener, selector: Selector("tick:", Listener.tick), userInfo: "scheduled",
            repeats: true)
        scheduled.fire()
        scheduled.invalidate()
        let made = Timer(
            timeInterval: 60, target: listener, selector: Selector("tick:", Listener.tick), userInfo: "made",
            repeats: false)
        made.fire()
        #expect(listener.heard == ["tick scheduled", "tick made"])
    }

    @Test func `delayed messages follow the device's clock and can be canceled`() {
        let clock = ManualClock()
        let device = DeviceContext(clock: clock)
        device.run {
            let listener = Listener()
            let take = Selector("take:", Listener.take)
            listener.perform(take, with: 1, afterDelay: 0.5)
            listener.perform(take, with: 2, afterDelay: 1)
            listener.perform(take, with: 3, afterDelay: 2)
            clock.advance(by: 0.6)
            device.scheduler.advance(to: clock.now)
            #expect(listener.heard == ["took 1"])
            NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: take, object: 2)
            clock.advance(by: 1)
            device.scheduler.advance(to: clock.now)
            #expect(listener.heard == ["took 1"])
            NSObject.cancelPreviousPerformRequests(withTarget: listener)
            clock.advance(by: 1)
            device.scheduler.advance(to: clock.now)
            #expect(listener.heard == ["took 1"])
        }
    }

    @Test func `messages are sent immediately, and objects report whether they respond to them`() {
        let listener = Listener()
        let take = Selector("take:", Listener.take)
        #expect(listener.responds(to: take))
        #expect(!NSObject().responds(to: take))
        listener.perform(take, with: 7)
        #expect(listener.heard == ["took 7"])
    }

    @Test func `a class can override responds(to:)`() {
        @MainActor final class Proxy: NSObject {
            func responds(to aSelector: Selector!) -> Bool {
                aSelector.map { $0 == Selector("drop") } == true || super.responds(to: aSelector)
            }
        }
        #expect(Proxy().responds(to: Selector("drop")))
        #expect(!Proxy().responds(to: Selector("take")))
        let object: any NSObjectProtocol = Listener()
        #expect(object.responds(to: Selector("take:", Listener.take)))
    }

    @Test func `associated objects are released with their object`() {
        weak var associated: NSObject?
        withUnsafeTemporaryAllocation(byteCount: 2, alignment: 1) { keys in
            let key = UnsafeRawPointer(keys.baseAddress!), other = key + 1
            do {
                let view = UIView()
                let value = NSObject()
                associated = value
                objc_setAssociatedObject(view, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                objc_setAssociatedObject(view, other, "text", .OBJC_ASSOCIATION_COPY)
                #expect(objc_getAssociatedObject(view, key) as? NSObject === value)
                #expect(objc_getAssociatedObject(view, other) as? String == "text")
                #expect(objc_getAssociatedObject(UIView(), key) == nil)
                objc_setAssociatedObject(view, other, nil, .OBJC_ASSOCIATION_COPY)
                #expect(objc_getAssociatedObject(view, other) == nil)
            }
            #expect(associated == nil)
            let holder = UIView()
            do {
                let value = NSObject()
                objc_setAssociatedObject(holder, key, value, .OBJC_ASSOCIATION_ASSIGN)
                #expect(objc_getAssociatedObject(holder, key) as? NSObject === value)
            }
            #expect(objc_getAssociatedObject(holder, key) == nil)
        }
    }

    @Test func `associations of deallocated objects are removed when the table is cleaned`() {
        let attachments = ObjectAttachments<NSObject>()
        weak var value: NSObject?
        do {
            let object = NSObject(), attached = NSObject()
            value = attached
            attachments.change(of: object, from: attached) { _ in }
        }
        let others = (0..<200).map { _ in NSObject() }
        for other in others { attachments.change(of: other, from: other) { _ in } }
        #expect(value == nil)
        #expect(others.allSatisfy { attachments.value(of: $0) === $0 })
    }
}
