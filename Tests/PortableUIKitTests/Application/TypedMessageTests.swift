import CollageTesting
import Foundation
import PortableUIKit
import Testing

/// The messages that came with iOS 26, which have the meaning of notifications.
@MainActor struct TypedMessageTests {
    private let center = NotificationCenter.default

    @Test func `text fields post messages about editing`() {
        let host = TestHost()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        host.show(field)
        var log: [String] = []
        let tokens = [
            center.addObserver(of: field, for: .textDidBeginEditing) { message in
                log.append("begin \(message.textField === field)")
            },
            center.addObserver(of: field, for: .textDidChange) { message in
                let text = message.textField.text
                log.append(text ?? "")
            },
            center.addObserver(of: field, for: .textDidEndEditing) { message in
                let reason = message.reason
                log.append("end \(reason == .committed)")
            },
        ]
        host.run {
            _ = field.becomeFirstResponder()
            field.insertText("a")
            _ = field.resignFirstResponder()
        }
        host.settle()
        #expect(log == ["begin true", "a", "end true"])
        for token in tokens { center.removeObserver(token) }
    }

    @Test func `windows post messages about their visibility and the key window`() {
        let host = TestHost()
        host.show(UIView())
        let window = host.run { UIWindow(frame: host.window.bounds) }
        var log: [String] = []
        let tokens = [
            center.addObserver(of: window, for: .didBecomeVisible) { _ in log.append("visible") },
            center.addObserver(of: window, for: .didBecomeKey) { log.append("key \($0.window === window)") },
            center.addObserver(of: window, for: .didResignKey) { _ in log.append("resigned") },
            center.addObserver(of: window, for: .didBecomeHidden) { _ in log.append("hidden") },
        ]
        host.run {
            window.windowScene = host.window.windowScene
            window.makeKeyAndVisible()
            window.isHidden = true
        }
        #expect(log == ["visible", "key true", "resigned", "hidden"])
        for token in tokens { center.removeObserver(token) }
    }

    @Test func `a screen posts messages about its brightness and the text size`() {
        let host = TestHost()
        host.show(UIView())
        let screen = host.window.screen
        var log: [String] = []
        let tokens = [
            center.addObserver(of: screen, for: .brightnessDidChange) { log.append("\($0.screen.brightness)") },
            center.addObserver(of: screen, for: .contentSizeCategoryDidChange) { log.append($0.contentSize) },
        ]
        var notified: [String] = []
        let observer = center.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: screen, queue: nil
        ) { notification in
            let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
            MainActor.assumeIsolated { notified.append(value?.rawValue ?? "") }
        }
        host.run { screen.brightness = 0.25 }
        host.change(contentSizeCategory: .extraLarge)
        #expect(log == ["0.25", UIContentSizeCategory.extraLarge.rawValue])
        #expect(notified == [UIContentSizeCategory.extraLarge.rawValue])
        for token in tokens { center.removeObserver(token) }
        center.removeObserver(observer)
    }

    @Test func `notifications with the values of a message convert to it`() throws {
        let field = UITextField()
        let end = UITextField.TextDidEndEditingMessage(reason: .committed, textField: field)
        let copy = try #require(
            UITextField.TextDidEndEditingMessage.makeMessage(UITextField.TextDidEndEditingMessage.makeNotification(end))
        )
        #expect(copy.textField === field && copy.reason == .committed)
        let size = UIContentSizeCategory.DidChangeMessage(contentSize: "XL", screen: .main)
        let notification = UIContentSizeCategory.DidChangeMessage.makeNotification(size)
        #expect(UIContentSizeCategory.DidChangeMessage.makeMessage(notification)?.contentSize == "XL")
        #expect(UIWindow.DidBecomeKeyMessage.makeMessage(Notification(name: UIWindow.didBecomeKeyNotification)) == nil)
        #expect(
            UIFocusSystem.DidUpdateMessage.makeMessage(Notification(name: UIFocusSystem.didUpdateNotification)) == nil)
        let controller = UIViewController.ShowDetailTargetDidChangeMessage(viewController: UIViewController())
        let converted = UIViewController.ShowDetailTargetDidChangeMessage.makeNotification(controller)
        #expect(converted.object as? UIViewController === controller.viewController)
    }

    @Test func `messages have the names of their notifications`() {
        #expect(UIApplication.DidBecomeActiveMessage.name == UIApplication.didBecomeActiveNotification)
        #expect(UIApplication.WillTerminateMessage.name == UIApplication.willTerminateNotification)
        #expect(UIScreen.ModeDidChangeMessage.name == UIScreen.modeDidChangeNotification)
        #expect(
            UIAccessibility.VoiceOverStatusDidChangeMessage.name == UIAccessibility.voiceOverStatusDidChangeNotification
        )
        #expect(UIFocusSystem.MovementDidFailMessage.name == UIFocusSystem.movementDidFailNotification)
        #expect(
            UITextInputMode.CurrentInputModeDidChangeMessage.name
                == UITextInputMode.currentInputModeDidChangeNotification)
    }
}
