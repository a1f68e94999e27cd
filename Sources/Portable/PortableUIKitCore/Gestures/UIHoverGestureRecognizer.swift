/// Recognizes a pointer that is over its view without a button down: it begins when the pointer comes, changes while it
/// moves, and ends when it leaves or a button goes down.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// A recognizer that calls `action` on `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// How far the pointer is above the screen, from 0 to 1; always 0, for pointers have no height.
    open var zOffset: CGFloat { 0 }

    /// Touches are none of its business.
    open override func shouldReceive(_ event: UIEvent) -> Bool {
        event.type == .hover && super.shouldReceive(event)
    }

    /// The pointer is at a place of the window, or with nil over something else.
    func hover(at location: CGPoint?, in window: UIWindow?, of event: UIEvent) {
        if let location {
            lastWindowLocation = location
            lastWindow = window
        }
        let isInside = hasRecognized
        if location != nil, !isInside {
            guard isEnabled, shouldReceive(event), delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
            currentState = .began
        } else if location != nil {
            currentState = .changed
        } else if isInside {
            currentState = .ended
        } else {
            return
        }
        sendActions(for: currentState)
        guard currentState == .ended else { return }
        reset()
        currentState = .possible
    }
}

/// Tells recognizers where the pointer is.
@MainActor
package final class HoverDispatcher {
    private var hovered: [WeakReference<UIHoverGestureRecognizer>] = []

    package init() {}

    /// The pointer has moved over a view, to a place of its window; nil: it is over none. Returns whether any recognizer
    /// cares.
    @discardableResult
    package func move(to location: CGPoint?, over view: UIView?) -> Bool {
        let window = view?.window
        let event = UIEvent(type: .hover, timestamp: UIView.device(of: window).clock.now)
        let views = sequence(first: view, next: \.?.superview).prefix { $0 != nil }
        let current = views.flatMap { $0?.gestureRecognizers ?? [] }.compactMap { $0 as? UIHoverGestureRecognizer }
        let isOfUse = !current.isEmpty || !hovered.isEmpty
        for recognizer in hovered.compactMap(\.object) where !current.contains(recognizer) {
            recognizer.hover(at: nil, in: nil, of: event)
        }
        for recognizer in current { recognizer.hover(at: location, in: window, of: event) }
        hovered = current.map { WeakReference(object: $0) }
        return isOfUse
    }
}
