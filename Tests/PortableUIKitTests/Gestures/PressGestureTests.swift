import CollageTesting
import Testing

@_spi(Collage) import PortableUIKit

@MainActor
struct PressGestureTests {
    private final class Recognizer: UIGestureRecognizer {
        var calls: [String] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            calls.append("began \(event.presses(for: self).count)")
        }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { calls.append("changed") }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { calls.append("ended") }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            calls.append("cancelled")
        }
    }

    private final class Screen: UIViewController, UIGestureRecognizerDelegate {
        var accepts = true
        var presses = 0
        override var canBecomeFirstResponder: Bool { true }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
            accepts
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 1 }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 1 }
        func tapped(_ sender: UITapGestureRecognizer) { presses += 100 }
    }

    @Test func `a recognizer receives the presses of its types, if its delegate agrees`() {
        let host = TestHost(), screen = Screen(), recognizer = Recognizer()
        host.show(screen)
        screen.view.addGestureRecognizer(recognizer)
        recognizer.delegate = screen
        host.press(.keyboardLeftArrow)
        #expect(recognizer.calls.isEmpty)
        recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.leftArrow.rawValue)]
        host.press(.keyboardLeftArrow)
        #expect(recognizer.calls == ["began 1", "ended"])
        host.press(.keyboardRightArrow)
        screen.accepts = false
        host.press(.keyboardLeftArrow)
        #expect(recognizer.calls.count == 2)
    }

    @Test func `a tap recognizer recognizes presses, and the responder receives no end`() {
        let host = TestHost(), screen = Screen()
        host.show(screen)
        let tap = UITapGestureRecognizer(target: screen, action: Selector("tapped:", Screen.tapped))
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.leftArrow.rawValue)]
        screen.view.addGestureRecognizer(tap)
        host.press(.keyboardLeftArrow)
        #expect(screen.presses == 101)
        host.press(.keyboardLeftArrow)
        #expect(screen.presses == 202)
    }
}
