@_spi(Collage) import PortableUIKit
import Testing

@MainActor struct SelectorTests {
    private class Target: UIResponder {
        var log: [String] = []
        func plain() { log.append("plain") }
        func tapped(_ sender: UIView) { log.append("tapped \(sender.tag)") }
        func happened(_ sender: UIView, event: UIEvent) { log.append("happened \(event.type)") }
        func overridden() { log.append("base") }
    }

    private final class Subtarget: Target {
        override func overridden() { log.append("sub") }
    }

    @Test func `a selector that carries its method calls it dynamically`() {
        let target = Subtarget()
        let sender = UIView(frame: .zero)
        sender.tag = 7
        Selector("plain", Target.plain).send(to: target, sender: sender)
        Selector("tapped:", Target.tapped(_:)).send(to: target, sender: sender)
        Selector("happened:event:", Target.happened(_:event:))
            .send(to: target, sender: sender, event: UIEvent(type: .touches, timestamp: 0))
        Selector("overridden", Target.overridden).send(to: target, sender: sender)
        #expect(target.log == ["plain", "tapped 7", "happened touches", "sub"])
    }

    @Test func `selectors are equal by name`() {
        #expect(Selector("plain") == Selector("plain", Target.plain))
        #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
    }

    @Test func `a target has only the methods of its class`() {
        let selector = Selector("plain", Target.plain)
        #expect(selector.isImplemented(by: Subtarget()))
        #expect(!selector.isImplemented(by: UIView(frame: .zero)))
        #expect(!Selector("plain").isImplemented(by: Target()))
        #expect(Target().canPerformAction(selector, withSender: nil))
    }

    private var neverConnected: Target!

    @Test func `a method of a value is that of its declared type`() {
        let selector = Selector("plain", _declaredType(of: neverConnected).plain)
        let target = Subtarget()
        selector.send(to: target, sender: nil)
        Selector("overridden", _declaredType(of: target).overridden).send(to: target, sender: nil)
        #expect(target.log == ["plain", "sub"])
    }

    @Test func `a selector without an action raises an exception`() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Selector("missing:").send(to: UIView(frame: .zero), sender: nil) }
        }
    }
}
