import CollageTesting
import Foundation
import Testing

@MainActor struct MessageTests {
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

    @Test func `text views and tables post their messages`() {
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

    @Test func `messages and notifications convert to each other`() throws {
        let text = UITextView()
        let notification = UITextView.TextDidChangeMessage.makeNotification(.init(textView: text))
        #expect(notification.name == UITextView.textDidChangeNotification)
        #expect(UITextView.TextDidChangeMessage.makeMessage(notification)?.textView === text)
        #expect(UITextView.TextDidChangeMessage.makeMessage(Notification(name: notification.name)) == nil)
    }

    @Test func `keyboard messages create their notifications`() throws {
        let message = UIResponder.KeyboardWillHideMessage(
            screen: .main, beginFrame: CGRect(x: 0, y: 500, width: 390, height: 344), endFrame: .zero,
            animationDuration: 0.5, animationCurve: .easeIn, isLocal: false)
        let notification = UIResponder.KeyboardWillHideMessage.makeNotification(message)
        #expect(notification.name == UIResponder.keyboardWillHideNotification)
        let frame = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
        #expect(frame?.cgRectValue == message.beginFrame)
    }

    @Test func `pasteboards post messages with the added and removed types`() {
        let host = TestHost()
        host.run {
            let pasteboard = UIPasteboard.withUniqueName()
            var log: [String] = []
            let token = NotificationCenter.default.addObserver(of: pasteboard, for: .changed) { message in
                log.append("\(message.typesAdded.count) added, \(message.typesRemoved.count) removed")
            }
            pasteboard.string = "a"
            pasteboard.items = []
            #expect(log == ["1 added, 0 removed", "0 added, 1 removed"])
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test func `messages about settings have the names of the notifications`() {
        #expect(
            UIAccessibility.BoldTextStatusDidChangeMessage.name == UIAccessibility.boldTextStatusDidChangeNotification)
        #expect(UIDevice.OrientationDidChangeMessage.name == UIDevice.orientationDidChangeNotification)
        let message = UIAccessibility.AnnouncementDidFinishMessage(announcement: "Saved", wasSuccessful: true)
        let notification = UIAccessibility.AnnouncementDidFinishMessage.makeNotification(message)
        let copy = UIAccessibility.AnnouncementDidFinishMessage.makeMessage(notification)
        #expect(copy?.announcement == "Saved" && copy?.wasSuccessful == true)
    }
}
