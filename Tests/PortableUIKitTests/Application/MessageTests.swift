import CollageTesting
import Foundation
import Testing

@MainActor @Suite("Typed notifications")
struct MessageTests {
    @Test func `keyboards post messages with their rectangles`() {
        let host = TestHost()
        host.change(showsKeyboard: true)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        // The keyboard appears for the first responder of the key window.
        let controller = UIViewController()
        controller.view.addSubview(field)
        host.show(controller)
        var frames: [CGRect] = []
        let token = NotificationCenter.default.addObserver(
            of: host.window.screen, for: .keyboardWillShow
        ) { message in
            #expect(message.isLocal && message.animationDuration > 0)
            frames.append(message.endFrame)
        }
        host.run { _ = field.becomeFirstResponder() }
        host.settle()
        #expect(frames.count == 1 && frames.allSatisfy { $0.height > 0 })
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `text views and tables post messages of theirs`() {
        let host = TestHost()
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.show(text)
        var log: [String] = []
        let tokens = [
            NotificationCenter.default.addObserver(of: text, for: .textDidBeginEditing) { _ in log.append("begin") },
            NotificationCenter.default.addObserver(of: text, for: UITextView.TextDidChangeMessage.self) { message in
                log.append(message.textView.text)
            },
            NotificationCenter.default.addObserver(of: text, for: .textDidEndEditing) { _ in log.append("end") },
        ]
        host.run {
            _ = text.becomeFirstResponder()
            text.insertText("a")
            _ = text.resignFirstResponder()
        }
        host.settle()
        #expect(log == ["begin", "a", "end"])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func `messages and notifications are made of each other`() throws {
        let text = UITextView()
        let notification = UITextView.TextDidChangeMessage.makeNotification(.init(textView: text))
        #expect(notification.name == UITextView.textDidChangeNotification)
        #expect(UITextView.TextDidChangeMessage.makeMessage(notification)?.textView === text)
        #expect(UITextView.TextDidChangeMessage.makeMessage(Notification(name: notification.name)) == nil)
    }
}
