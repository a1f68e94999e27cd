import DisplayList
import Foundation
import LayoutGeometry

/// An object that converts a host's input into touches, keys, and text for the application.
@MainActor
final class InputDispatcher {
    /// The maximum time in seconds, and the maximum distance in points, between touches that count as multiple taps.
    private static let tapInterval = 0.35
    private static let tapDistance: CGFloat = 40

    private unowned let device: DeviceContext
    private var touches: [Int: UITouch] = [:]
    private var lastTap: (end: Double, location: CGPoint, count: Int)?
    private lazy var wheel = WheelScrolling()
    private lazy var keys = KeyDispatcher(device: device)
    private lazy var hovering = HoverDispatcher()

    init(device: DeviceContext) {
        self.device = device
    }

    /// Delivers an input. Invalid inputs, such as a move of a finger that isn't down, are ignored. Returns `false` for
    /// keys, commands, and pointers that weren't handled.
    func receive(_ input: HostInput) -> Bool {
        closeEditMenu(before: input)
        switch input {
        case .touch(let touch): receive(touch)
        case .wheel(let location, let delta): scroll(at: location.cgPoint, by: delta.cgSize)
        case .hover(let location): return hover(at: location?.cgPoint)
        case .key(let key): return keys.receive(key)
        case .text(let text): if !keys.hasHandledText { keyInput?.insertTypedText(text) }
        case .deleteBackward: if !keys.hasHandledText { keyInput?.deleteBackward() }
        case .composition(let text, let selection):
            keyInput?.insertComposedText(text, selection: NSRange(selection))
        case .endComposition: textInput?.unmarkText()
        case .edit(let command): return keys.perform(command)
        case .clipboard(let text): device.pasteboards.hostHas(text)
        case .accessibility(let element, let action):
            device.performAccessibilityAction(action, on: element) { tap(at: $0) }
        case .system(let event): receive(event)
        }
        return true
    }

    /// Dismisses the edit menu for other inputs. For touches, the windows do this.
    private func closeEditMenu(before input: HostInput) {
        guard let menu = device.editMenu else { return }
        switch input {
        case .key(let key):
            if key.phase == .began { menu.dismiss() }
        case .text, .deleteBackward, .composition, .edit, .wheel: menu.dismiss()
        case .touch, .hover, .clipboard, .endComposition, .accessibility, .system: break
        }
    }

    /// Cancels all touches and key presses, like the system when it interrupts an application.
    func cancelTouches() {
        keys.cancelPresses()
        hovering.move(to: nil, over: nil)
        for identifier in touches.keys.sorted() {
            guard let touch = touches[identifier] else { continue }
            send(touch, .cancelled)
        }
        touches = [:]
    }

    private var keyInput: (any UIKeyInput)? { device.visibleWindows.key?.firstResponder?.keyInput }
    private var textInput: (any UITextInput)? { keyInput as? any UITextInput }

    /// Delivers an event of the system. Touches and key presses don't continue in the background.
    private func receive(_ event: HostInput.SystemEvent) {
        if event == .background { cancelTouches() }
        device.application?.receive(event)
    }

    // MARK: Touches

    private func receive(_ input: HostInput.Touch) {
        // Touches don't continue in a scene that isn't in front anymore.
        if touches.values.contains(where: { $0.window?.windowScene?.isBehind ?? false }) { cancelTouches() }
        let location = input.location.cgPoint
        switch input.phase {
        case .began:
            let target = input.target?.cgPoint ?? location
            guard touches[input.identifier] == nil, let (window, hit) = hitTest(target) else { return }
            wheel.finish()
            hovering.move(to: nil, over: nil)
            let touch = UITouch(
                window: window, location: window.convertFromScreen(target), timestamp: device.clock.now)
            touch.view = hit
            touch.tapCount = tapCount(at: location)
            touch.type = isPointer(input, on: hit) ? .indirectPointer : .direct
            touches[input.identifier] = touch
            send(touch, .began, input)
            // The target is only used for hit testing. From now on, the touch is at its actual location.
            if input.target != nil { move(touch, to: location) }
        case .moved:
            guard let touch = touches[input.identifier] else { return }
            move(touch, to: location)
            send(touch, .moved, input)
        case .ended, .cancelled:
            guard let touch = touches[input.identifier] else { return }
            move(touch, to: location)
            touches[input.identifier] = nil
            lastTap = input.phase == .ended ? (device.clock.now, location, touch.tapCount) : nil
            send(touch, input.phase == .ended ? .ended : .cancelled, input)
        }
    }

    /// Returns whether a touch comes from a pointer. A mouse that simulates a finger counts as a pointer only in text,
    /// where it selects.
    private func isPointer(_ input: HostInput.Touch, on view: UIView) -> Bool {
        guard input.button == nil else { return true }
        guard input.isFromMouse else { return false }
        return sequence(first: view, next: \.superview).contains { $0 is any TextEditorClient }
    }

    /// Simulates a tap with a separate finger.
    private func tap(at location: CGPoint) {
        let finger = -1
        // Two taps in a short time aren't a double tap: each is separate.
        lastTap = nil
        for phase in [HostInput.Touch.Phase.began, .ended] {
            receive(HostInput.Touch(identifier: finger, phase: phase, location: location.point))
        }
        lastTap = nil
    }

    private func move(_ touch: UITouch, to location: CGPoint) {
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = touch.window?.convertFromScreen(location) ?? location
    }

    /// Sends an event with all touches, one of which has changed.
    private func send(_ touch: UITouch, _ phase: UITouch.Phase, _ input: HostInput.Touch? = nil) {
        let now = device.clock.now
        touch.phase = phase
        touch.timestamp = now
        for other in touches.values where other !== touch { other.phase = .stationary }
        let buttons: UIEvent.ButtonMask =
            switch input?.button {
            case .primary: .primary
            case .secondary: .secondary
            case nil: []
            }
        let event = UIEvent(
            type: .touches, touches: Set(touches.values).union([touch]), timestamp: now,
            modifierFlags: UIKeyModifierFlags(rawValue: input?.modifiers.rawValue ?? 0), buttonMask: buttons)
        if let application = device.application {
            application.sendEvent(event)
        } else {
            touch.window?.sendEvent(event)
        }
    }

    private func tapCount(at location: CGPoint) -> Int {
        guard let lastTap, device.clock.now - lastTap.end <= Self.tapInterval,
            hypot(location.x - lastTap.location.x, location.y - lastTap.location.y) <= Self.tapDistance
        else { return 1 }
        return lastTap.count + 1
    }

    /// Returns the view at a point of the screen, in the frontmost window with a view that receives touches there.
    private func hitTest(_ location: CGPoint) -> (window: UIWindow, view: UIView)? {
        // As in UIKit, the event has no touches yet.
        let event = UIEvent(type: .touches, touches: [], timestamp: device.clock.now)
        for window in device.visibleWindows.backToFront.reversed() {
            if let view = window.hitTest(window.convertFromScreen(location), with: event) { return (window, view) }
        }
        return nil
    }

    // MARK: Hovering

    private func hover(at location: CGPoint?) -> Bool {
        guard touches.isEmpty, let location, let (window, view) = hitTest(location) else {
            return hovering.move(to: nil, over: nil)
        }
        return hovering.move(to: window.convertFromScreen(location), over: view)
    }

    // MARK: Wheels

    private func scroll(at location: CGPoint, by delta: CGSize) {
        guard touches.isEmpty, let (window, view) = hitTest(location) else { return }
        wheel.scroll(by: delta, from: view, at: window.convertFromScreen(location))
    }
}

extension UIWindow {
    /// Returns a point of the screen in the window's coordinates.
    fileprivate func convertFromScreen(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    }
}
