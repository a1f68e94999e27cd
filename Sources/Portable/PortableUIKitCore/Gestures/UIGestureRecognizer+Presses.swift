/// The delivery of presses to recognizers.
extension UIWindow {
    /// Delivers a press to the recognizers of the responder's views. Returns whether a recognizer has recognized its gesture,
    /// so that the responder doesn't receive the press.
    func deliverToRecognizers(_ press: UIPress, of event: UIPressesEvent) -> Bool {
        if press.phase == .began {
            let first = (press.responder as? UIViewController)?.viewIfLoaded ?? press.responder
            let views = sequence(first: first, next: { $0?.next }).prefix { $0 != nil }
                .compactMap { $0 as? UIView }
            press.delivery.recognizers = views.flatMap { $0.gestureRecognizers ?? [] }
                .filter { $0.accepts(press, of: event) }
        }
        let recognizers = press.delivery.recognizers
        for recognizer in recognizers { recognizer.receive(press, of: event) }
        let isHandled = recognizers.contains { $0.hasRecognized && $0.cancelsTouchesInView }
        for recognizer in recognizers { _ = recognizer.resetIfOver() }
        return isHandled
    }
}

extension UIGestureRecognizer {
    /// Returns whether the recognizer receives a press that begins.
    fileprivate func accepts(_ press: UIPress, of event: UIPressesEvent) -> Bool {
        isEnabled && !isFinished && allowedPressTypes.contains(NSNumber(value: press.type.rawValue))
            && shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
    }

    fileprivate func receive(_ press: UIPress, of event: UIPressesEvent) {
        guard !isFinished else { return }
        modifierFlags = event.modifierFlags
        switch press.phase {
        case .began:
            isEngaged = true
            pressesBegan([press], with: event)
        case .changed: pressesChanged([press], with: event)
        case .ended: pressesEnded([press], with: event)
        case .cancelled: pressesCancelled([press], with: event)
        case .stationary: break
        }
    }
}
