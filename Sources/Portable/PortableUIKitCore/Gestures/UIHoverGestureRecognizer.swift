/// A recognizer of a pointer over its view without a pressed button. It begins when the pointer enters the view,
/// changes while it moves, and ends when it leaves or a button is pressed.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Creates a recognizer that calls `action` on `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// The distance of the pointer from the screen, from 0 to 1. It's always 0, because pointers have no distance.
    open var zOffset: CGFloat { 0 }

    /// Only events of a hovering pointer are received.
    open override func shouldReceive(_ event: UIEvent) -> Bool {
        event.type == .hover && super.shouldReceive(event)
    }

    /// Called when the pointer is at a location in the window. `nil` means that it's over another view.
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

/// Notifies recognizers of the pointer's location.
@MainActor
package final class HoverDispatcher {
    private var hovered: [WeakReference<UIHoverGestureRecognizer>] = []
    private weak var pointed: UIPointerInteraction?
    private lazy var toolTips = ToolTips()

    package init() {}

    /// Called when the pointer has moved over a view. `nil` means that it isn't over a view. Returns whether a
    /// recognizer handles it.
    @discardableResult
    package func move(to location: CGPoint?, over view: UIView?) -> Bool {
        let window = view?.window
        let event = UIEvent(type: .hover, timestamp: UIView.device(of: window).clock.now)
        let views = sequence(first: view, next: \.?.superview).prefix { $0 != nil }
        let current = views.flatMap { $0?.gestureRecognizers ?? [] }.compactMap { $0 as? UIHoverGestureRecognizer }
        let interactions = views.flatMap { $0?.interactions ?? [] }.compactMap { $0 as? UIPointerInteraction }
        toolTips.pointerDidMove(to: location, over: view)
        let isPointed = point(at: location, among: interactions, of: event)
        let isOfUse = !current.isEmpty || !hovered.isEmpty || isPointed
        for recognizer in hovered.compactMap(\.object) where !current.contains(recognizer) {
            recognizer.hover(at: nil, in: nil, of: event)
        }
        for recognizer in current { recognizer.hover(at: location, in: window, of: event) }
        hovered = current.map { WeakReference(object: $0) }
        return isOfUse
    }

    /// Notifies the innermost interaction with a region at the pointer's location. Returns whether one has changed.
    private func point(
        at location: CGPoint?, among interactions: [UIPointerInteraction], of event: UIEvent
    ) -> Bool {
        let previous = pointed
        pointed = location.flatMap { location in
            interactions.first { $0.move(to: location, modifiers: event.modifierFlags) }
        }
        if previous !== pointed { previous?.leave() }
        return previous != nil || pointed != nil
    }
}
