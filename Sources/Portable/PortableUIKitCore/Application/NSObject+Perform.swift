import Foundation

// Messages sent with selectors. A selector made by `#selector` contains its method. For a selector made from a string,
// the method is looked up in the class's `interfaceActions`.

extension NSObjectProtocol {
    /// Returns a Boolean value that indicates whether the object has the method.
    ///
    /// Differs from UIKit: for selectors made from strings, it finds only the methods in `interfaceActions`. A class
    /// can declare its own `responds(to:)`, which only code that uses this class calls; Collage calls the methods of
    /// its protocols without calling `responds(to:)` first.
    ///
    /// Differs from UIKit: an optional method is never missing when it's called with a question mark.
    /// `delegate.method?(…) ?? other` returns the method's default if the delegate doesn't implement it.
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector?.isImplemented(by: self) ?? false
    }
}

extension NSObject {
    /// Calls a method. Raises an exception if the object doesn't have it.
    ///
    /// Differs from UIKit: the method's result isn't returned.
    @discardableResult
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        aSelector.send(to: self, sender: nil)
        return nil
    }

    /// Calls a method with an argument. Raises an exception if the object doesn't have it.
    ///
    /// Differs from UIKit: the method's result isn't returned.
    @discardableResult
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        aSelector.send(to: self, sender: object)
        return nil
    }

    /// Calls a method with two arguments. Raises an exception if the object doesn't have it.
    ///
    /// Differs from UIKit: the method's result isn't returned.
    @discardableResult
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        aSelector.send(to: self, sender: object1, event: object2)
        return nil
    }

    /// Returns `false`, because selectors don't contain class methods.
    public class func responds(to aSelector: Selector!) -> Bool { false }

    /// Returns `nil` without calling a method, because selectors don't contain class methods.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }

    /// Calls a method once after a delay, measured by the device's clock. The object is retained until then.
    ///
    /// - Parameters:
    ///   - aSelector: The method.
    ///   - anArgument: The argument, if the method has one.
    ///   - delay: The delay, in seconds. 0 means the next frame.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedMessages.send(aSelector, to: self, with: anArgument, after: delay)
    }

    /// Does the same as ``perform(_:with:afterDelay:)``. There's only one run loop mode.
    @preconcurrency @MainActor
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Cancels the messages to an object that `perform(_:with:afterDelay:)` hasn't sent yet.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedMessages.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the messages to an object with the given selector and an identical or equal argument.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedMessages.cancel {
            $0.target === aTarget as AnyObject && $0.selector == aSelector
                && DelayedMessages.areEqual($0.argument, anArgument)
        }
    }
}

/// The delayed messages of a device, measured by its clock.
@MainActor
final class DelayedMessages {
    final class Message {
        let selector: Selector
        let target: AnyObject
        let argument: Any?
        fileprivate var timer: FrameTimer?

        fileprivate init(_ selector: Selector, _ target: AnyObject, _ argument: Any?) {
            self.selector = selector
            self.target = target
            self.argument = argument
        }
    }

    private var waiting: [Message] = []

    fileprivate static func send(
        _ selector: Selector, to target: AnyObject, with argument: Any?, after delay: TimeInterval
    ) {
        let messages = DeviceContext.current.delayedMessages
        let message = Message(selector, target, argument)
        message.timer = FrameTimer { [weak messages, weak message] in
            guard let message else { return }
            messages?.waiting.removeAll { $0 === message }
            message.selector.send(to: message.target, sender: message.argument)
        }
        messages.waiting.append(message)
        message.timer?.start(after: max(0, delay))
    }

    fileprivate static func cancel(where isMeant: (Message) -> Bool) {
        DeviceContext.current.delayedMessages.waiting.removeAll(where: isMeant)
    }

    fileprivate static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left as AnyHashable, let right as AnyHashable): left == right
        case (let left?, let right?): left as AnyObject === right as AnyObject
        default: false
        }
    }
}
