import Foundation

/// A message about a change of the keyboard.
package protocol KeyboardMessage: NotificationCenter.MainActorMessage where Subject == UIScreen {
    init(
        screen: UIScreen, beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
        animationCurve: UIView.AnimationCurve, isLocal: Bool)

    var screen: UIScreen { get }
    var beginFrame: CGRect { get }
    var endFrame: CGRect { get }
    var animationDuration: TimeInterval { get }
    var animationCurve: UIView.AnimationCurve { get }
    var isLocal: Bool { get }
}

extension KeyboardMessage {
    /// Returns the equivalent notification, which has the given name.
    @MainActor
    func notification(named name: Notification.Name) -> Notification {
        Notification(
            name: name, object: screen,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: beginFrame),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: endFrame),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: animationDuration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: animationCurve.rawValue),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
            ])
    }
}

extension KeyboardMessage {
    /// Creates the message for a notification. Returns `nil` if it isn't a keyboard notification.
    @MainActor
    fileprivate init?(_ notification: Notification) {
        let information = notification.userInfo ?? [:]
        guard let screen = notification.object as? UIScreen,
            let begin = information[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue,
            let end = information[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        else { return nil }
        let duration = information[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        let curve = information[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
        let isLocal = information[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber
        self.init(
            screen: screen, beginFrame: begin.cgRectValue, endFrame: end.cgRectValue,
            animationDuration: duration?.doubleValue ?? 0,
            animationCurve: curve.flatMap { UIView.AnimationCurve(rawValue: $0.intValue) } ?? .easeInOut,
            isLocal: isLocal?.boolValue ?? true)
    }
}

extension UIScreen {
    /// Posts the message that corresponds to a keyboard notification.
    func postKeyboardMessage(_ notification: Notification) {
        func post<Message: KeyboardMessage>(_ type: Message.Type) { Message(notification)?.post(from: self) }
        switch notification.name {
        case UIResponder.keyboardWillShowNotification: post(UIResponder.KeyboardWillShowMessage.self)
        case UIResponder.keyboardDidShowNotification: post(UIResponder.KeyboardDidShowMessage.self)
        case UIResponder.keyboardWillHideNotification: post(UIResponder.KeyboardWillHideMessage.self)
        case UIResponder.keyboardDidHideNotification: post(UIResponder.KeyboardDidHideMessage.self)
        case UIResponder.keyboardWillChangeFrameNotification: post(UIResponder.KeyboardWillChangeFrameMessage.self)
        case UIResponder.keyboardDidChangeFrameNotification: post(UIResponder.KeyboardDidChangeFrameMessage.self)
        default: break
        }
    }
}
